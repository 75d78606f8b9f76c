import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe, toHaveNoViolations } from 'jest-axe';
import { renderToString } from 'react-dom/server';
import { answer, field, freshTab, openLink, rowText, type } from '@/__tests__/helpers/calculator-screen';
import { ReplacementCalculator } from '@/components/calculators/replacement/replacement-calculator.client';
import { refinanceContent } from '@/content/calculators/refinance';
import { scheduleTexts, withoutScript } from '@/content/calculators/shared';

expect.extend(toHaveNoViolations);

function screenOf() {
  return <ReplacementCalculator content={refinanceContent} schedule={scheduleTexts} withoutScript={withoutScript} />;
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
    expect(answer()).toBe('$1,347.13');
    expect(rowText('New payment')).toBe('$1,347.13');
    expect(rowText('Monthly savings')).toBe('$652.87');
    expect(rowText('Monthly payment reduction')).toBe('$652.87');
    expect(rowText('Months to offset closing costs')).toBe('1');
    expect(rowText('Interest, present plan')).toBe('$116,581.76');
    expect(rowText('Interest, new loan')).toBe('$184,968.26');
    expect(rowText('Interest saved')).toBe('-$68,386.51');
    expect(rowText('Net savings')).toBe('-$68,446.51');
  });

  it('opens a shared link', () => {
    openLink(
      'principal=250000&payment=1900&rate=5&new-rate=4.5&months=240&costs-in=dollars&costs=0.02&costs-dollars=3000&finance=Yes',
    );
    render(screenOf());
    expect(answer()).toBe('$1,600.60');
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

  it('says in plain words what changes, why, and from when to when it pays', () => {
    render(screenOf());
    expect(screen.getByText('You pay $652.87 less a month and $68,386.51 more interest in all.')).toBeVisible();
    expect(screen.getByText(/would be paid off in 17 years 5 months; the new one runs 30 years/)).toBeVisible();
    expect(
      screen.getByText(
        /have covered the closing costs by month 1\. .* you are ahead from month \d+ to month \d+, and behind after that\./,
      ),
    ).toBeVisible();
  });

  it('keeps the dollars beside the percentage, and sets 2% in one press', async () => {
    render(screenOf());
    expect(field('Closing costs')).toHaveAccessibleDescription('In percent. = $60.00');
    await userEvent.click(screen.getByRole('button', { name: 'Set 2%' }));
    expect(field('Closing costs')).toHaveAccessibleDescription('In percent. = $6,000.00');
    expect(rowText('Months to offset closing costs')).toBe('10');
    expect(rowText('Net savings')).toBe('-$74,386.51');
  });

  it('finances the costs when asked', async () => {
    render(screenOf());
    type('Closing costs', '2');
    await userEvent.click(screen.getByRole('radio', { name: 'Yes' }));
    expect(answer()).toBe('$1,374.08');
    expect(rowText('Interest, new loan')).toBe('$188,667.63');
    expect(rowText('Net savings')).toBe('-$78,085.87');
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

  it('warns of a higher rate in red and still computes; an equal rate is fine', () => {
    render(screenOf());
    type('New rate', '4');
    expect(screen.queryByText(warning)).not.toBeInTheDocument();
    type('New rate', '4.001');
    expect(screen.getByText(warning)).toBeVisible();
    expect(answer()).toBe('$1,432.42');
  });

  it('shows dashes where the present payment never pays the loan off', () => {
    render(screenOf());
    type('Monthly debt payment', '1000');
    expect(['Interest, present plan', 'Interest saved', 'Net savings'].map(rowText)).toEqual(['---', '---', '---']);
    expect(screen.getByText('At 3.5% instead of 4%, your monthly payment goes up by $347.13.')).toBeVisible();
    expect(rowText('Monthly savings')).toBe('-$347.13');
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

  it('draws payment and savings, and no negative slice', () => {
    render(screenOf());
    expect(screen.getByRole('img', { name: /Present payment by part/ })).toHaveAccessibleName(
      'Present payment by part: New payment $1,347.13 (67.4%) and Monthly savings $652.87 (32.6%).',
    );
    type('Monthly debt payment', '1200');
    expect(screen.getByRole('img', { name: /Present payment by part/ })).toHaveAccessibleName(
      'Present payment by part: New payment $1,347.13 (100.0%).',
    );
  });

  it('has no accessibility finding', async () => {
    const { container } = render(<main>{screenOf()}</main>);
    type('New rate', '5');
    expect(await act(() => axe(container, { rules: { 'heading-order': { enabled: false } } }))).toHaveNoViolations();
  }, 30_000);
});
