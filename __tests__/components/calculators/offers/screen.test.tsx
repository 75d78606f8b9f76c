import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { answer, field, freshTab, loadLaterCode, openLink, type } from '@/__tests__/helpers/calculator-screen';
import { fields as offersFields } from '@/components/calculators/offers/fields';
import { OffersCalculator } from '@/components/calculators/offers/screen.client';
import { words } from '@/components/calculators/offers/words';
import { offersFacts } from '@/content/calculator-facts';
import { initialValues } from '@/lib/calculators/definition';
import { readShareHash, shareHash } from '@/lib/calculators/share';

function screenOf() {
  return <OffersCalculator facts={offersFacts} />;
}

function cells(caption: string, label: string): readonly (string | null)[] {
  const row = within(screen.getByRole('table', { name: caption }))
    .getAllByRole('row')
    .find((each) => within(each).queryByRole('rowheader')?.textContent?.includes(label));
  return row
    ? within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent)
    : [];
}

beforeAll(() => loadLaterCode(screenOf()));
beforeEach(freshTab);

describe('the comparison of loan offers', () => {
  it('has its example in the exported page', () => {
    const html = renderToString(screenOf());
    expect(html).toContain('from month 38 on');
    expect(html).not.toMatch(/\sstyle="/);
  });

  it('shows APR, payment and cash at the start of each offer', () => {
    render(screenOf());
    expect(answer()).toBe(
      'Offer B is cheapest from month 38 on. If you sell or refinance before that, C is. At your 7 years B costs $5,244.08 less than A.',
    );
    const { caption } = words.outcome;
    expect(cells(caption, 'APR')).toEqual(['6.913%', '6.644%lowest', '7.125%']);
    expect(cells(caption, 'First payment')).toEqual(['$2,233.56', '$2,149.03lowest', '$2,290.64']);
    expect(cells(caption, 'Due at the start')).toEqual(['$1,295.00', '$5,030.00', '−$1,555.00lowest']);
  });

  it('shows dashes for an offer without a loan amount, and compares the other two', () => {
    render(screenOf());
    type('Loan amount, offer C', '');
    expect(answer()).toMatch(/^Offer B is cheaper from month 36 on/);
    expect(cells(words.outcome.caption, 'APR')[2]).toBe('---');
  });

  it('counts mortgage insurance in the payment while it lasts', () => {
    render(screenOf());
    const years = screen.getByLabelText('Mortgage insurance is paid for, offer A');
    expect(years).toBeDisabled();
    type('Mortgage insurance, a month, offer A', '120');
    expect(years).toBeEnabled();
    expect(cells(words.outcome.caption, 'First payment')[0]).toBe('$2,353.56');
  });

  it('asks for a loan amount once all is cleared, and leads to it', async () => {
    render(screenOf());
    await userEvent.click(screen.getByRole('button', { name: 'Clear the offers' }));
    expect(answer()).toBe('What is the loan amount of offer A? Fill it in');
    expect(field('Loan amount, offer A')).toHaveFocus();
    expect(screen.getByText('Your numbers')).toBeVisible();
    type('Loan amount, offer A', '200000');
    await userEvent.click(screen.getByRole('link', { name: 'Fill it in' }));
    expect(field('Loan amount, offer B')).toHaveFocus();
  });

  it('opens a shared link', () => {
    const values = {
      ...initialValues(offersFields),
      principalA: 250000,
      ratePercentB: 6.25,
      insuranceMonthlyC: 99.5,
    };
    const link = shareHash(offersFields, values);
    expect(readShareHash(offersFields, link)).toEqual({ values, invalidParams: [], unknownParams: false });
    openLink(link);
    render(screenOf());
    expect(field('Loan amount, offer A')).toHaveValue('250,000');
    expect(screen.queryByText('Part of this link could not be used')).toBeNull();
  });
});
