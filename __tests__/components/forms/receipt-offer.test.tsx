import { render, screen, within } from '@testing-library/react';
import { sampleContact } from '@/__tests__/helpers/sample-form';
import { ReceiptPanel } from '@/components/forms/messages';
import { freeReportForm } from '@/content/forms/free-report';
import { reports } from '@/content/forms/reports';

const receipt = { reference: '2026NOV20FRI091305', at: Date.UTC(2026, 10, 20, 14, 13), firstName: 'Sam' };
const { receipt: words } = freeReportForm;
if (!words) throw new Error('The form has no receipt.');

describe('the receipt of a report request', () => {
  it('offers every report, online and as PDF, if none was checked, with distinct link names', () => {
    render(<ReceiptPanel receipt={receipt} words={words} contact={sampleContact} />);
    const panel = within(screen.getByRole('status'));
    expect(panel.getByRole('heading', { name: 'Your reports' })).toBeInTheDocument();
    for (const { slug, title } of reports) {
      expect(panel.getByRole('link', { name: `Read it here: ${title}` })).toHaveAttribute('href', `/reports/${slug}`);
      expect(panel.getByRole('link', { name: `Open the PDF: ${title}` })).toHaveAttribute(
        'href',
        `/reports/${slug}.pdf`,
      );
    }
  });

  it('offers only the reports that were checked', () => {
    render(<ReceiptPanel receipt={{ ...receipt, checked: ['report03'] }} words={words} contact={sampleContact} />);
    const links = within(screen.getByRole('status')).getAllByRole('link', { name: /^Read it here/ });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/reports/tips-to-reduce-debt']);
  });

  it('offers nothing if the form has nothing to offer', () => {
    render(<ReceiptPanel receipt={receipt} words={{ title: 'It is with us', next: [] }} contact={sampleContact} />);
    expect(screen.queryByRole('heading', { name: 'Your reports' })).not.toBeInTheDocument();
  });

  it('says who will reply to the visitor and where to book a time', () => {
    const officer = ['Casey Sample, NMLS #000000', 'https://cal.example.com/casey', '/contacts/casey-sample.vcf'];
    render(
      <ReceiptPanel
        receipt={{ ...receipt, officer }}
        words={{ title: 'It is with us', next: [] }}
        contact={sampleContact}
      />,
    );
    expect(screen.getByText(/^You’ll hear from Casey Sample, NMLS #000000\./)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Pick a time' })).toHaveAttribute('href', officer[1]);
    expect(screen.getByRole('link', { name: /^Save Casey’s number/ })).toHaveAttribute('href', officer[2]);
  });
});
