import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe, toHaveNoViolations } from 'jest-axe';
import { renderToString } from 'react-dom/server';
import { answer, field, freshTab, rowText, type } from '@/__tests__/helpers/calculator-screen';
import { AffordabilityCalculator } from '@/components/calculators/affordability/affordability-calculator.client';
import { affordabilityContent } from '@/content/calculators/affordability';
import { scheduleTexts, withoutScript } from '@/content/calculators/shared';

expect.extend(toHaveNoViolations);

function screenOf() {
  return (
    <AffordabilityCalculator content={affordabilityContent} schedule={scheduleTexts} withoutScript={withoutScript} />
  );
}

const refusal =
  'Based on industry standards you may not qualify for a home mortgage. You may need to adjust your income or debt obligations.';

beforeEach(freshTab);

describe('the affordability calculator', () => {
  it('has its example in the exported page', () => {
    const html = renderToString(screenOf());
    expect(html).toContain('$278,488.07');
    expect(html).not.toMatch(/\sstyle="/);
  });

  it('supports a price of $278,488.07 on $75,000 a year with $300 of debts and $50,000 down', () => {
    render(screenOf());
    expect(answer()).toBe('$278,488.07');
    expect(rowText('Loan amount')).toBe('$228,488.07');
    expect(rowText('Monthly payment')).toBe('$1,444.20');
    expect(screen.queryByText(refusal)).not.toBeInTheDocument();
  });

  it('takes tax and insurance off the payment and leaves the price alone', () => {
    render(screenOf());
    type('Monthly property tax', '250');
    type('Monthly insurance', '100');
    expect(answer()).toBe('$278,488.07');
    expect(rowText('Monthly payment')).toBe('$1,094.20');
  });

  it('shows a payment below zero with its sign and without a message', () => {
    render(screenOf());
    type('Monthly property tax', '2000');
    expect(rowText('Monthly payment')).toBe('-$555.80');
    expect(screen.queryByText(refusal)).not.toBeInTheDocument();
  });

  it.each([
    ['no income', 'Gross annual income', '0'],
    ['debts of exactly 28% of income', 'Monthly debt payments', '1750'],
    ['debts above 28% of income', 'Monthly debt payments', '5000'],
    ['PMI of 100%', 'PMI', '100'],
  ])(
    'with %s says that you may not qualify, that this is no decision, and which number to call',
    (_case, name, text) => {
      render(screenOf());
      type(name, text);
      expect(screen.getByText(refusal)).toBeVisible();
      expect(screen.getByText(/This is arithmetic, not a decision. A loan officer/)).toHaveTextContent(
        '(614) 555-0142',
      );
      expect(answer()).toBe('$50,000.00');
      expect(rowText('Loan amount')).toBe('$0.00');
      expect(rowText('Monthly payment')).toBe('$0.00');
    },
  );

  it('sets the 28/36 rule beside it, with tax and insurance inside the budget', () => {
    render(screenOf());
    type('Monthly debt payments', '800');
    type('Monthly property tax', '250');
    type('Monthly insurance', '100');
    const rule = within(screen.getByRole('table', { name: 'The 28/36 rule' }));
    expect(rule.getByRole('row', { name: /28% of monthly income/ })).toHaveTextContent('$1,750.00');
    expect(rule.getByRole('row', { name: /36% of monthly income, less debts/ })).toHaveTextContent('$1,450.00');
    expect(rule.getByRole('row', { name: /the smaller of the two/ })).toHaveTextContent('$1,450.00');
    expect(rule.getByRole('row', { name: /Property tax and insurance/ })).toHaveTextContent('$350.00');
  });

  it('lists 39 lengths', async () => {
    render(screenOf());
    await userEvent.click(screen.getByRole('radio', { name: 'Other' }));
    const list = screen.getByRole('combobox', { name: 'Mortgage length, months' });
    expect(within(list).getAllByRole('option')).toHaveLength(39);
  });

  it('says that alimony and child support need not be listed', () => {
    render(screenOf());
    expect(field('Gross annual income')).toHaveAccessibleDescription(/Alimony, child support/);
  });

  it('divides by nothing at a rate of 0', () => {
    render(screenOf());
    type('Annual interest rate', '0');
    expect(answer()).toBe('$569,912.00');
  });

  it('has no accessibility finding, neither with an answer nor without', async () => {
    const { container } = render(<main>{screenOf()}</main>);
    expect(await act(() => axe(container, { rules: { 'heading-order': { enabled: false } } }))).toHaveNoViolations();
    type('Gross annual income', '0');
    expect(await act(() => axe(container, { rules: { 'heading-order': { enabled: false } } }))).toHaveNoViolations();
  }, 30_000);
});
