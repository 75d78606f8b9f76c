import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { answer, field, freshTab, openLink, rowText, type } from '@/__tests__/helpers/calculator-screen';
import { ConsolidationCalculator } from '@/components/calculators/replace-debts/consolidation.client';
import { replaceDebtsFacts } from '@/content/calculator-facts';

function screenOf() {
  return <ConsolidationCalculator facts={replaceDebtsFacts} />;
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
    expect(rowText('New payment')).toBe('$2,245.22');
    expect(rowText('Monthly payment reduction')).toBe('$2,754.78');
    expect(rowText('Months to offset closing costs')).toBe('1');
    expect(rowText('Average rate you pay now')).toBe('4.2%');
    expect(rowText('Interest, present plan')).toBe('$147,159.35');
    expect(rowText('Interest, new loan')).toBe('$308,280.44');
    expect(rowText('Interest saved')).toBe('−$161,121.09');
    expect(rowText('Net savings')).toBe('−$161,221.09');
    expect(
      screen.getByText(/^At 3.5% instead of 4% and 4.5%, your monthly payment goes down by \$2,754\.78/),
    ).toBeVisible();
    expect(answer()).toMatch(
      /^\$2,754\.78 less a month, costs back in month 1\. .* costs \$675 in 5 years and \$161,221 by the end\.$/,
    );
  });

  it('opens a shared link', () => {
    openLink(
      'first=250000&first-payment=1900&first-rate=5&second=40000&second-payment=600&second-rate=9&new-rate=4.5&months=240&costs-in=dollars&costs=0.02&costs-dollars=3000&finance=Yes',
    );
    render(screenOf());
    expect(rowText('New payment')).toBe('$1,853.66');
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
    expect(rowText('Net savings')).toBe('−$171,121.09');
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
    expect(answer()).toMatch(/^What do you still owe\?/);
  });

  it('adds a card and has the focus in it; its debt counts once it has a balance', async () => {
    render(screenOf());
    await userEvent.click(screen.getByRole('button', { name: 'Add a card' }));
    expect(field('Card 1 balance')).toHaveFocus();
    expect(rowText('New payment')).toBe('$2,245.22');
    type('Card 1 balance', '10000');
    type('Card 1 payment', '300');
    type('Card 1 rate', '22');
    expect(rowText('New payment')).toBe('$2,290.13');
    expect(rowText('Average rate you pay now')).toBe('4.549%');
    expect(screen.getByText(/^At 3.5% instead of 4%, 4.5% and 22%/)).toBeVisible();
  });

  it('takes six debts at most, and moves the later ones up when one is removed', async () => {
    render(screenOf());
    const add = screen.getByRole('button', { name: 'Add a card' });
    for (let card = 1; card <= 4; card += 1) {
      await userEvent.click(add);
      type(`Card ${card} balance`, String(1000 * card));
    }
    expect(add).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(add);
    expect(screen.getAllByRole('group', { name: /^Card \d$/ })).toHaveLength(4);
    await userEvent.click(screen.getByRole('button', { name: 'Remove card 2' }));
    expect(screen.getAllByRole('group', { name: /^Card \d$/ })).toHaveLength(3);
    expect(['Card 1 balance', 'Card 2 balance', 'Card 3 balance'].map((name) => field(name))).toEqual(
      ['1,000', '3,000', '4,000'].map((text) => expect.objectContaining({ value: text })),
    );
    expect(add).toHaveFocus();
  });

  it('opens a link with a card', () => {
    openLink('first=300000&first-payment=2000&first-rate=4&card-1=10000&card-1-payment=300&card-1-rate=22');
    render(screenOf());
    expect(field('Card 1 rate')).toHaveValue('22');
    expect(rowText('New payment')).toBe('$2,290.13');
  });

  it('does not warn of a new rate above the one of a card', () => {
    openLink('card-1=10000&card-1-payment=300&card-1-rate=2');
    render(screenOf());
    expect(screen.queryByText(/^You've entered a refinancing rate/)).toBeNull();
  });

  it('prints a loss in red', () => {
    render(screenOf());
    const row = screen.getByRole('row', { name: /^Net savings/ });
    expect(row.querySelector('td')).toHaveClass('negative');
  });
});
