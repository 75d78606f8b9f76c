import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { answer, field, freshTab, openLink, rowText, type } from '@/__tests__/helpers/calculator-screen';
import type { ReplaceDebtsFacts } from '@/components/calculators/replace-debts/analysis';
import { RefinanceCalculator } from '@/components/calculators/replace-debts/refinance.client';
import { replaceDebtsFacts } from '@/content/calculator-facts';

function screenOf(facts: ReplaceDebtsFacts = replaceDebtsFacts) {
  return <RefinanceCalculator facts={facts} />;
}

function inRed(label: string): boolean {
  const row = screen.getAllByRole('row').find((each) => each.querySelector('th')?.textContent?.startsWith(label));
  return row?.querySelector('td')?.classList.contains('negative') ?? false;
}

const warning =
  "You've entered a refinancing rate that is higher than your present rate. The refinancing rate must be lower than your present rate in order for this calculator to work.";

beforeEach(freshTab);

describe('the refinance calculator', () => {
  it('has its example in the exported page', () => {
    const html = renderToString(screenOf());
    expect(html).toContain('$1,347.13');
    expect(html).not.toContain('916,299');
    expect(html).not.toMatch(/\sstyle="/);
  });

  it('gives all eight results of its example', () => {
    render(screenOf());
    expect(rowText('New payment')).toBe('$1,347.13');
    expect(rowText('Monthly savings')).toBe('$652.87');
    expect(rowText('Monthly payment reduction')).toBe('$652.87');
    expect(rowText('Months to offset closing costs')).toBe('1');
    expect(rowText('Interest, present plan')).toBe('$116,581.76');
    expect(rowText('Interest, new loan')).toBe('$184,968.26');
    expect(rowText('Interest saved')).toBe('−$68,386.51');
    expect(rowText('Net savings')).toBe('−$68,446.51');
  });

  it('opens a shared link', () => {
    openLink(
      'principal=250000&payment=1900&rate=5&new-rate=4.5&months=240&costs-in=dollars&costs=0.02&costs-dollars=3000&finance=Yes',
    );
    render(screenOf());
    expect(rowText('New payment')).toBe('$1,600.60');
    expect(rowText('Monthly savings')).toBe('$299.40');
    expect(screen.queryByText('Part of this link could not be used')).toBeNull();
  });

  it('sums it up in a computed sentence', () => {
    render(screenOf());
    expect(
      screen.getByText(
        'At 3.5% instead of 4%, your monthly payment goes down by $652.87, and over the life of the loan you pay an additional $68,386.51 in interest.',
      ),
    ).toBeVisible();
    type('New rate', '2');
    expect(screen.getByText(/^At 2% instead of 4%/)).toBeVisible();
  });

  it('answers in one sentence: by the month, when the costs are back, when it is sold and in the end', () => {
    render(screenOf());
    expect(answer()).toBe(
      '$652.87 less a month, costs back in month 1. It saves $3,722 in 5 years and costs $68,447 by the end.',
    );
    expect(screen.getByText('Its closing costs are an example. Usual are 2 to 5% of the loan.')).toBeVisible();
    expect(screen.getByText(/would be paid off in 17 years 5 months; the new one runs 30 years/)).toBeVisible();
  });

  it('is an example until the first change', () => {
    render(screenOf());
    expect(screen.getByText('Example numbers, put in yours')).toBeVisible();
    type('New rate', '3.25');
    expect(screen.queryByText('Example numbers, put in yours')).toBeNull();
    expect(screen.getByText('Your numbers')).toBeVisible();
  });

  it('counts to the year of the sale, in parts that add up', () => {
    render(screenOf());
    type('Closing costs', '2');
    type('You sell or pay it off after', '24');
    expect(answer()).toContain('It costs $3,');
    const amounts = ['Payments saved by then', 'Closing costs', 'What you still owe is more by', 'It costs you in all']
      .map(rowText)
      .map((text) => Number(text?.replaceAll(/[$,]/g, '').replace('−', '-')));
    const [payments = 0, costs = 0, owed = 0, total = 0] = amounts;
    expect(payments + costs + owed).toBeCloseTo(total, 2);
  });

  it('says never, and no month, when the payment is higher', () => {
    render(screenOf());
    type('Monthly debt payment', '1300');
    expect(answer()).toMatch(/^Never by the month: the payment is \$47\.13 higher\./);
    expect(rowText('Months to offset closing costs')).toBe('Never, the payment is higher');
    expect(screen.getByRole('heading', { name: '$47.13 more each month' })).toBeVisible();
  });

  it('prints a loss in red', () => {
    render(screenOf());
    expect(['Monthly savings', 'Interest saved', 'Net savings'].map(inRed)).toEqual([false, true, true]);
    type('Monthly debt payment', '1300');
    expect(inRed('Monthly payment reduction')).toBe(true);
  });

  it('asks for what is missing, and leads to the field', async () => {
    render(screenOf());
    type('Principal', '');
    expect(answer()).toMatch(/^What do you still owe\? Fill it in/);
    await userEvent.click(screen.getByRole('link', { name: 'Fill it in' }));
    expect(field('Principal')).toHaveFocus();
    type('Principal', '300000');
    type('Monthly debt payment', '0');
    expect(answer()).toMatch(/^What do you pay a month now\?/);
  });

  it('offers the example rate of the day for the years of the loan, while it has not expired', async () => {
    const today = { ...replaceDebtsFacts.today, expires: '2999-12-31' };
    const { unmount } = render(screenOf({ ...replaceDebtsFacts, today }));
    await userEvent.click(screen.getByRole('button', { name: 'Use today’s example rate, 6.196%' }));
    expect(field('New rate')).toHaveValue('6.196');
    await userEvent.click(screen.getByRole('radio', { name: '15' }));
    expect(screen.getByRole('button', { name: 'Use today’s example rate, 5.521%' })).toBeVisible();
    unmount();
    render(screenOf({ ...replaceDebtsFacts, today: { ...today, expires: '2024-12-02' } }));
    expect(screen.queryByRole('button', { name: /example rate/ })).toBeNull();
  });

  it('keeps the dollars beside the percentage, and sets 2% in one press', async () => {
    render(screenOf());
    expect(field('Closing costs')).toHaveAccessibleDescription('In percent. = $60.00');
    await userEvent.click(screen.getByRole('button', { name: 'Set 2%' }));
    expect(field('Closing costs')).toHaveAccessibleDescription('In percent. = $6,000.00');
    expect(rowText('Months to offset closing costs')).toBe('10');
    expect(rowText('Net savings')).toBe('−$74,386.51');
  });

  it('finances the costs when asked', async () => {
    render(screenOf());
    type('Closing costs', '2');
    await userEvent.click(screen.getByRole('radio', { name: 'Yes' }));
    expect(rowText('New payment')).toBe('$1,374.08');
    expect(rowText('Interest, new loan')).toBe('$188,667.63');
    expect(rowText('Net savings')).toBe('−$78,085.87');
  });

  it('takes the costs in dollars, starting from what they came to', async () => {
    render(screenOf());
    await userEvent.click(screen.getByRole('radio', { name: 'dollars' }));
    expect(field('Closing costs')).toHaveValue('60');
    type('Closing costs', '6000');
    expect(rowText('Months to offset closing costs')).toBe('10');
    await userEvent.click(screen.getByRole('radio', { name: 'percent of what you owe' }));
    expect(field('Closing costs')).toHaveValue('2');
  });

  it('warns of a higher rate at its field and still computes, without the promise of a saving; an equal rate is fine', () => {
    render(screenOf());
    type('New rate', '4');
    expect(screen.queryByText(warning)).not.toBeInTheDocument();
    type('New rate', '4.001');
    expect(screen.getByText(warning)).toBeVisible();
    expect(field('New rate')).toBeInvalid();
    expect(field('New rate')).toHaveAccessibleDescription(expect.stringContaining(warning));
    expect(answer()).toBe('The new rate, 4.001%, is higher than the 4% you pay now.');
    expect(screen.queryByText(/saves \$|you save \$/)).toBeNull();
    expect(rowText('New payment')).toBe('$1,432.42');
  });

  it('shows dashes where the present payment never pays the loan off', () => {
    render(screenOf());
    type('Monthly debt payment', '1000');
    expect(['Interest, present plan', 'Interest saved', 'Net savings'].map(rowText)).toEqual(['---', '---', '---']);
    expect(screen.getByText('At 3.5% instead of 4%, your monthly payment goes up by $347.13.')).toBeVisible();
    expect(rowText('Monthly savings')).toBe('−$347.13');
    expect(screen.getByText(/does not even cover the interest/)).toBeVisible();
  });

  it('lists 39 terms, and one of 12 months from an address', async () => {
    const list = () => screen.getByRole('combobox', { name: 'Term, months' });
    const { unmount } = render(screenOf());
    await userEvent.click(screen.getByRole('radio', { name: 'Other' }));
    expect(within(list()).getAllByRole('option')).toHaveLength(39);
    unmount();
    window.history.replaceState(null, '', '/#months=12');
    render(screenOf());
    expect(list()).toHaveValue('12');
  });

  it('draws the payments saved, with the month in which the costs are back', () => {
    render(screenOf());
    type('Closing costs', '2');
    expect(screen.getByRole('img', { name: /The costs are back in month 10\. After 5 years/ })).toBeVisible();
    type('Monthly debt payment', '1200');
    expect(screen.getByRole('img', { name: /^The payments saved never reach the closing costs\./ })).toBeVisible();
  });
});
