import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, freshTab, loadLazyCode, openLink, rowText, type } from '@/__tests__/helpers/calculator-screen';
import { tabStorage } from '@/components/browser/tab-storage.client';
import { ConsolidationCalculator } from '@/components/calculators/refinance/consolidation.client';
import { consolidationFacts } from '@/content/examples/calculator-facts';
import { readMyNumbers } from '@/lib/my-numbers';
import { cardsOf } from '@/lib/questionnaire/letter/refinance';

function screenOf() {
  return <ConsolidationCalculator facts={consolidationFacts} />;
}

const row = (name: string) => screen.getByRole('group', { name });

function typeIn(place: HTMLElement, texts: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(texts)) {
    fireEvent.change(within(place).getByRole('textbox', { name }), { target: { value: text } });
  }
}

/** The texts of the fields of a group, in order. */
function textsOf(name: string): readonly string[] {
  return within(row(name))
    .getAllByRole<HTMLInputElement>('textbox')
    .map(({ value }) => value);
}

async function add(name: string): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name }));
}

beforeAll(() => loadLazyCode(screenOf()));
beforeEach(freshTab);

describe('the debt consolidation calculator', () => {
  it('shows all results of its example', () => {
    render(screenOf());
    expect(rowText('New payment')).toBe('$2,245.22');
    expect(rowText('Monthly payment reduction')).toBe('$2,754.78');
    expect(rowText('Months to offset closing costs')).toBe('1');
    expect(rowText('Average rate you pay now')).toBe('4.2%');
    expect(rowText('Interest, current plan')).toBe('$147,159.35');
    expect(rowText('Interest, new loan')).toBe('$308,280.44');
    expect(rowText('Interest saved')).toBe('−$161,121.09');
    expect(rowText('Net savings')).toBe('−$161,221.09');
    expect(
      screen.getByText(/^At 3.5% instead of 4% and 4.5%, your monthly payment goes down by \$2,754\.78/),
    ).toBeVisible();
    expect(answer()).toBe('What do you owe, all of it?');
    expect(screen.getByText('Principal and interest. No tax, no insurance.')).toBeVisible();
    expect(screen.getByRole('row', { name: /^Net savings/ }).querySelector('td')).toHaveClass('negative');
  });

  it.each([
    ['4.2', 'above the first rate'],
    ['4.6', 'above both rates'],
  ])('warns of a new rate of %s%, %s', async (rate) => {
    render(screenOf());
    type('New rate', rate);
    expect(
      await screen.findByText(/^You've entered a refinancing rate that is higher than your present rate\./),
    ).toBeVisible();
  });

  it('shows dashes when one of the loans is never paid off', () => {
    openLink('first=300000&first-payment=2000&first-rate=4&second=200000&second-payment=100&second-rate=4.5');
    render(screenOf());
    expect(['Interest, current plan', 'Interest saved', 'Net savings'].map(rowText)).toEqual(['---', '---', '---']);
    expect(screen.getByText(/one of your current payments doesn’t even cover the interest/)).toBeVisible();
  });

  it('works with a single mortgage, without warning about a missing second one', async () => {
    render(screenOf());
    typeIn(screen.getByRole('form', { name: 'Your mortgage' }), {
      'Mortgage, owed': '150000',
      'Payment a month': '1150',
      'Rate now': '8',
    });
    expect(answer()).toBe(
      'You’re ahead from month 45. At 7.4%, the national average of October 8, 2026, $111 less a month. After 5 years you’re $880 ahead, counting what you’d still owe.',
    );
    expect(await screen.findByRole('img', { name: /^One window for each eighth/ })).toBeVisible();
    expect(textsOf('Second mortgage')).toEqual(['', '', '']);
    expect(screen.queryByText(/^You've entered a refinancing rate/)).toBeNull();
  });

  it('says at once what it means to secure a card with the home, and in figures once the card is filled in', async () => {
    render(screenOf());
    const secured = () => screen.getByText('Card debt becomes secured by your home.').parentElement;
    expect(secured()).toHaveTextContent(/A card company can’t take your house\. A mortgage lender can\./);
    await add('A card');
    typeIn(row('Card 1'), { 'What you still owe': '12000', 'You pay a month': '360', 'Your rate, a year': '24' });
    type('New rate', '6.5');
    expect(secured()).toHaveTextContent(
      'As it is: 56 payments of $360, $19,973 in all. In the new loan, 30 years at 6.5%: $75.85 a month, $27,305 in all, and your house secures it.',
    );
    typeIn(row('Card 1'), { 'You pay a month': '200' });
    expect(secured()).toHaveTextContent('At this payment it is never paid off.');
    await add('A student loan');
    expect(secured()).toHaveTextContent(/A federal student loan paid off this way loses/);
  });

  it('adds a debt and focuses it; once it has a number, it counts and the example disappears', async () => {
    render(screenOf());
    await add('A card');
    expect(within(row('Card 1')).getByRole('textbox', { name: 'What you still owe' })).toHaveFocus();
    expect(rowText('New payment')).toBe('$2,245.22');
    typeIn(row('Card 1'), { 'What you still owe': '10000' });
    expect(answer()).toBe('Your new payment. What do you pay now? Fill it in');
    expect(textsOf('First mortgage')).toEqual(['', '', '']);
    typeIn(row('Card 1'), { 'You pay a month': '300', 'Your rate, a year': '24' });
    expect(answer()).toBe(
      'You’re ahead from month 2. At 7.4%, the national average of October 8, 2026, $231 less a month. After 5 years you’re $2,838 ahead, counting what you’d still owe.',
    );
    expect(cardsOf(readMyNumbers(tabStorage))).toEqual([
      { principal: 10000, payment: 300, ratePercent: 24, card: true },
    ]);
  });

  it('allows eight more debts, and moves the later ones up when one is removed', async () => {
    render(screenOf());
    const names = ['A card', 'A car', 'A card', 'A student loan', 'A card', 'A card', 'A card', 'A card'];
    for (const name of names) await add(name);
    const card = screen.getByRole('button', { name: 'A card' });
    expect(card).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(card);
    const rows = () => screen.getAllByRole('group', { name: /^(?:Card|Car|Student loan) \d$/ });
    expect(rows()).toHaveLength(8);
    typeIn(row('Card 1'), { 'What you still owe': '1000' });
    typeIn(row('Car 1'), { 'What you still owe': '2000' });
    typeIn(row('Card 2'), { 'What you still owe': '3000' });
    await userEvent.click(screen.getByRole('button', { name: 'Remove Car 1' }));
    expect(rows().map((each) => each.querySelector('legend')?.textContent)).toEqual([
      'Card 1',
      'Card 2',
      'Student loan 1',
      'Card 3',
      'Card 4',
      'Card 5',
      'Card 6',
    ]);
    expect(textsOf('Card 2')).toEqual(['3,000', '', '']);
    expect(card).toHaveFocus();
  });

  it('shows ways that need no loan for a card that its payment never pays off, where the verdict links to them', () => {
    openLink(
      'first=187000&first-payment=1040&first-rate=3.2&second=0&second-payment=0&second-rate=0&card-1=18000&card-1-payment=300&card-1-rate=24&new-rate=10&costs=2',
    );
    render(screenOf());
    expect(screen.getByRole('link', { name: 'Ways that need no loan' })).toHaveAttribute('href', '#no-loan');
    const section = document.getElementById('no-loan');
    expect(section).toHaveTextContent('You pay $300.00, so what you owe never goes down.');
    expect(section).toHaveTextContent(`A HUD-approved counselor isn’t selling a loan: ${consolidationFacts.counselor}`);
  });

  it('does not call a car a card', async () => {
    openLink(
      'first=187000&first-payment=1040&first-rate=3.2&second=0&second-payment=0&second-rate=0&card-1=1000&card-1-payment=1200&card-1-rate=9&card-1-is=car&new-rate=10&costs=2',
    );
    render(screenOf());
    expect(screen.getByText('The car lender can’t take your house.')).toBeVisible();
    expect(screen.getAllByText('This debt becomes secured by your home.')).toHaveLength(2);
    expect(screen.getByText(/^As it is: 1 payment of \$1,200,/)).toBeVisible();
    expect(document.body).not.toHaveTextContent(/card company|card debt/i);
    await userEvent.click(screen.getByRole('button', { name: 'Remove Car 1' }));
    await add('A student loan');
    expect(screen.getByText(/^A student lender can’t take your house\. A mortgage lender can\./)).toBeVisible();
  });

  it('opens a link with a card', () => {
    openLink(
      'first=300000&first-payment=2000&first-rate=4&second=200000&second-payment=3000&second-rate=4.5&card-1=10000&card-1-payment=300&card-1-rate=22',
    );
    render(screenOf());
    expect(textsOf('Card 1')).toEqual(['10,000', '300', '22']);
    expect(rowText('Average rate you pay now')).toBe('4.549%');
    expect(screen.getByText(/^At 3.5% instead of 4%, 4.5% and 22%/)).toBeVisible();
    expect(rowText('New payment')).toBe('$2,290.13');
  });
});
