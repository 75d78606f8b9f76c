import { act, render, screen } from '@testing-library/react';
import { axe, toHaveNoViolations } from 'jest-axe';
import { renderToString } from 'react-dom/server';
import { answer, freshTab, openLink, rowText, type } from '@/__tests__/helpers/calculator-screen';
import { ReplacementCalculator } from '@/components/calculators/replacement/replacement-calculator.client';
import { consolidationContent } from '@/content/calculators/consolidation';
import { scheduleTexts, withoutScript } from '@/content/calculators/shared';

expect.extend(toHaveNoViolations);

function screenOf() {
  return (
    <ReplacementCalculator content={consolidationContent} schedule={scheduleTexts} withoutScript={withoutScript} />
  );
}

beforeEach(freshTab);

describe('the debt consolidation calculator', () => {
  it('has its example in the exported page', () => {
    const html = renderToString(screenOf());
    expect(html).toContain('$2,245.22');
    expect(html).not.toMatch(/\sstyle="/);
  });

  it('gives all results of its example', () => {
    render(screenOf());
    expect(answer()).toBe('$2,245.22');
    expect(rowText('Monthly payment reduction')).toBe('$2,754.78');
    expect(rowText('Months to offset closing costs')).toBe('1');
    expect(rowText('Average rate you pay now')).toBe('4.2%');
    expect(rowText('Interest, present plan')).toBe('$147,159.35');
    expect(rowText('Interest, new loan')).toBe('$308,280.44');
    expect(rowText('Interest saved')).toBe('-$161,121.09');
    expect(rowText('Net savings')).toBe('-$161,221.09');
    expect(
      screen.getByText(/^At 3.5% instead of 4% and 4.5%, your monthly payment goes down by \$2,754\.78/),
    ).toBeVisible();
    expect(screen.getByText('You pay $2,754.78 less a month and $161,121.09 more interest in all.')).toBeVisible();
  });

  it('opens a shared link', () => {
    openLink(
      'first=250000&first-payment=1900&first-rate=5&second=40000&second-payment=600&second-rate=9&new-rate=4.5&months=240&costs-in=dollars&costs=0.02&costs-dollars=3000&finance=Yes',
    );
    render(screenOf());
    expect(answer()).toBe('$1,853.66');
    expect(rowText('Average rate you pay now')).toBe('5.552%');
    expect(screen.queryByText('Part of this link could not be used')).toBeNull();
  });

  it('asks for principal and interest only', () => {
    render(screenOf());
    expect(screen.getByText(/Leave escrow for taxes and insurance out/)).toBeVisible();
  });

  it('at two points of costs takes four months to offset them', () => {
    render(screenOf());
    type('Closing costs', '2');
    expect(rowText('Months to offset closing costs')).toBe('4');
    expect(rowText('Net savings')).toBe('-$171,121.09');
  });

  it.each([
    ['4.2', 'above the first rate'],
    ['4.6', 'above both rates'],
  ])('warns of a new rate of %s%, %s', (rate) => {
    render(screenOf());
    type('New rate', rate);
    expect(
      screen.getByText(/^You've entered a refinancing rate that is higher than your present rate\./),
    ).toBeVisible();
  });

  it('shows dashes when one of the loans is never paid off', () => {
    render(screenOf());
    type('Second mortgage payment', '100');
    expect(['Interest, present plan', 'Interest saved', 'Net savings'].map(rowText)).toEqual(['---', '---', '---']);
    expect(screen.getByText(/one of your present payments does not even cover the interest/)).toBeVisible();
  });

  it('shows dashes for the average rate of nothing', () => {
    render(screenOf());
    type('First mortgage principal', '0');
    type('Second mortgage principal', '0');
    expect(rowText('Average rate you pay now')).toBe('---');
    expect(answer()).toBe('$0.00');
  });

  it('has no accessibility finding', async () => {
    const { container } = render(<main>{screenOf()}</main>);
    expect(await act(() => axe(container, { rules: { 'heading-order': { enabled: false } } }))).toHaveNoViolations();
  }, 30_000);
});
