import { render, screen, within } from '@testing-library/react';
import { ReceiptPanel } from '@/components/forms/messages';
import { sampleContact } from '@/components/forms/samples';
import { freeReportForm } from '@/content/forms/free-report';
import { reports } from '@/content/reports';

const receipt = { reference: '2026NOV20FRI091305', at: Date.UTC(2026, 10, 20, 14, 13), firstName: 'Sam' };

describe('the receipt of a request for reports', () => {
  it('offers each report to read and as PDF, in links with different names', () => {
    const { receipt: words } = freeReportForm;
    if (!words) throw new Error('The form has no receipt.');
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

  it('offers nothing where a form has nothing to offer', () => {
    render(<ReceiptPanel receipt={receipt} words={{ title: 'It is with us', next: [] }} contact={sampleContact} />);
    expect(screen.queryAllByRole('link')).toHaveLength(1);
  });
});
