import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, field, freshTab, loadLazyCode, openLink, rowText, type } from '@/__tests__/helpers/calculator-screen';
import { tabStorage } from '@/components/browser/tab-storage.client';
import { RefinanceCalculator } from '@/components/calculators/refinance/refinance.client';
import { refinanceFacts } from '@/content/examples/calculator-facts';
import type { RefinanceFacts } from '@/lib/calculators/refinance/compute';
import { forgetMyNumbers, readMyNumbers } from '@/lib/my-numbers';

function screenOf(facts: RefinanceFacts = refinanceFacts) {
  return <RefinanceCalculator facts={facts} />;
}

function inRed(label: string): boolean {
  const row = screen.getAllByRole('row').find((each) => each.querySelector('th')?.textContent?.startsWith(label));
  return row?.querySelector('td')?.classList.contains('negative') ?? false;
}

const warning =
  "You've entered a refinancing rate that is higher than your present rate. The refinancing rate must be lower than your present rate in order for this calculator to work.";

/** The three numbers of the strip. */
const asked = () => within(screen.getByRole('form', { name: 'Your loan' }));

function typeInStrip(texts: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(texts)) {
    fireEvent.change(asked().getByRole('textbox', { name }), { target: { value: text } });
  }
}

beforeAll(() => loadLazyCode(screenOf()));
beforeEach(freshTab);

describe('the refinance calculator', () => {
  it('shows all eight results of its example', () => {
    render(screenOf());
    expect(rowText('New payment')).toBe('$1,347.13');
    expect(rowText('Monthly savings')).toBe('$652.87');
    expect(rowText('Monthly payment reduction')).toBe('$652.87');
    expect(rowText('Months to offset closing costs')).toBe('1');
    expect(rowText('Interest, current plan')).toBe('$116,581.76');
    expect(rowText('Interest, new loan')).toBe('$184,968.26');
    expect(rowText('Interest saved')).toBe('−$68,386.51');
    expect(rowText('Net savings')).toBe('−$68,446.51');
    expect(['Monthly savings', 'Interest saved', 'Net savings'].map(inRed)).toEqual([false, true, true]);
    expect(
      screen.getByText(
        'At 3.5% instead of 4%, your monthly payment goes down by $652.87, and over the life of the loan you pay an additional $68,386.51 in interest.',
      ),
    ).toBeVisible();
  });

  it('opens with its question and empty fields, above an example labeled as such', () => {
    render(screenOf());
    expect(answer()).toBe('What do you still owe?');
    expect(
      asked()
        .getAllByRole('textbox')
        .map((each) => (each as HTMLInputElement).value),
    ).toEqual(['', '', '']);
    expect(field('What you still owe')).toHaveValue('300,000');
    expect(screen.getAllByText('Example numbers')).toHaveLength(2);
    expect(screen.getAllByText('$300,000 at 4%, refinanced at 3.5%')).toHaveLength(2);
    expect(screen.getByText('$68,447 more in all')).toBeVisible();
    expect(
      screen.getByText(/^3\.5% isn’t today’s rate: the national average of October 8, 2026 was 7\.4%\./),
    ).toBeVisible();
    expect(document.querySelector('[data-bar]')).toBeNull();
  });

  it('removes the example with the first number, and fills in the answer as the strip is completed', async () => {
    render(screenOf());
    typeInStrip({ 'Still owed': '282870' });
    expect(screen.queryByText('Example numbers')).toBeNull();
    expect(screen.queryByRole('textbox', { name: 'What you still owe' })).toBeNull();
    expect(field('New rate')).toHaveValue('7.4');
    expect(field('New rate')).toHaveAccessibleDescription(/Our example rate, the national average of October 8, 2026/);
    expect(field('Closing costs')).toHaveAccessibleDescription(
      'In percent. 2% of the loan, $5,657.40, until you type your own.',
    );
    expect(answer()).toBe('Your new payment. What is it now?');
    type('New rate', '6.5');
    expect(screen.getByText('$1,787.93')).toBeVisible();
    typeInStrip({ 'Payment a month': '1991.95' });
    expect(answer()).toBe('$204 less a month. What is your rate now?');
    expect(screen.queryByText('Net savings')).toBeNull();
    typeInStrip({ 'Rate now': '7.25' });
    expect(answer()).toBe(
      'You’re ahead from month 34. At 6.5%, the rate you typed, $204 less a month. After 5 years you’re $4,268 ahead, counting what you’d still owe.',
    );
    expect(
      screen.getByText('Kept to the last payment, it costs you $3,917 more, because the 30 years start over.'),
    ).toHaveClass('loss');
    expect(await screen.findByText('Net savings')).toBeVisible();
    expect(rowText('Net savings')).toBe('−$3,917.11');
    expect(rowText('Saved if you go on paying')).toBe('$99,085.49');
    expect(screen.getByText(/which is then paid off in 22 years 8 months/)).toBeVisible();
    expect(document.querySelector('[data-bar]')).toHaveTextContent('You’re ahead frommonth 34');
  });

  it('keeps the fields below if the first number is typed there', () => {
    render(screenOf());
    type('What you still owe', '282870');
    expect(screen.queryByRole('form', { name: 'Your loan' })).toBeNull();
    expect(field('You pay a month')).toHaveValue('');
    expect(answer()).toBe('Your new payment. What is it now? Fill it in');
    type('You pay a month', '1991.95');
    type('Your rate, a year', '0');
    expect(answer()).toBe('Not at any rate. You can’t make up $5,657 of closing costs in 5 years.');
    expect(screen.queryByText(warning)).toBeNull();
  });

  it('stores what was typed for other tools, but no example rate; clearing brings the example back', () => {
    render(screenOf());
    typeInStrip({ 'Still owed': '282870', 'Rate now': '7.25' });
    fireEvent.focusOut(asked().getByRole('textbox', { name: 'Rate now' }));
    expect(readMyNumbers(tabStorage)).toEqual({ balance: 282870, currentRatePercent: 7.25 });
    act(() => forgetMyNumbers(tabStorage));
    expect(answer()).toBe('What do you still owe?');
    expect([field('What you still owe'), field('New rate')].map((each) => (each as HTMLInputElement).value)).toEqual([
      '300,000',
      '3.5',
    ]);
  });

  it('keeps a new rate and costs that were typed before the first number', () => {
    render(screenOf());
    type('New rate', '6');
    type('Closing costs', '3');
    expect(answer()).toBe('What do you still owe?');
    typeInStrip({ 'Still owed': '200000' });
    expect([field('New rate'), field('Closing costs')].map((each) => (each as HTMLInputElement).value)).toEqual([
      '6',
      '3',
    ]);
  });

  it('uses the example rate again once the new rate is cleared; a typed 0 stays', () => {
    openLink('principal=280000&payment=2041.66&rate=6.9&new-rate=6&months=360&costs-in=percent&costs=2&finance=No');
    render(screenOf());
    type('New rate', '');
    expect(field('New rate')).toHaveValue('');
    expect(answer()).toMatch(/^Worth it at 6\.25% .* At 7\.4%, the national average of October 8, 2026, /);
    fireEvent.focusOut(field('New rate'));
    expect(field('New rate')).toHaveValue('7.4');
    expect(field('New rate')).toHaveAccessibleDescription(/until you type your own/);
    type('New rate', '0');
    expect(answer()).toContain('At 0%, the rate you typed');
  });

  it('keeps the example’s rate when its field is cleared', () => {
    render(screenOf());
    type('New rate', '');
    expect(rowText('New payment')).toBe('$1,347.13');
  });

  it('computes the result by the year of the sale, in parts that add up', () => {
    render(screenOf());
    type('Closing costs', '2');
    type('You sell or pay it off after', '2');
    const amounts = within(screen.getByRole('table', { name: 'If you sell after 2 years' }))
      .getAllByRole('cell')
      .map(({ textContent }) => Number(textContent?.replaceAll(/[$,]/g, '').replace('−', '-')));
    const [payments = 0, costs = 0, owed = 0, total = 0] = amounts;
    expect(payments + costs + owed).toBeCloseTo(total, 2);
  });

  it('asks for the stay in years, and links with months', () => {
    openLink('principal=280000&payment=2041.66&rate=6.9&new-rate=7.25&costs=2&stay=18');
    render(screenOf());
    expect(field('You sell or pay it off after')).toHaveValue('1.5');
    expect(field('You sell or pay it off after')).toHaveAccessibleDescription('In years.');
    expect(answer()).toContain('if you stay 1 year 6 months');
  });

  it('offers an alert for a worthwhile rate if the new loan is behind after the stay', () => {
    openLink('principal=280000&payment=2041.66&rate=6.9&new-rate=7.25&months=360&costs-in=percent&costs=2&finance=No');
    render(screenOf());
    const tell = screen.getAllByRole('link', { name: 'Tell me when it’s 6.25%' });
    expect(tell.map((link) => link.dataset.about)).toEqual(Array(3).fill('Tell me when: 6.25%'));
    type('New rate', '6');
    expect(screen.queryByRole('link', { name: /^Tell me when/ })).toBeNull();
    expect(screen.getAllByRole('link', { name: 'Start the refinance questions' })).toHaveLength(3);
  });

  it('offers a call first if no rate is worth it', () => {
    openLink('principal=280000&payment=2041.66&rate=6.9&new-rate=6&costs=2&stay=3');
    render(screenOf());
    expect(answer()).toMatch(/^Not at any rate\./);
    const calls = screen.getAllByRole('link', { name: 'Request a call' });
    expect(calls.map((link) => link.getAttribute('href'))).toEqual(Array(3).fill('/contact-us#call'));
    type('You sell or pay it off after', '5');
    expect(screen.queryByRole('link', { name: 'Request a call' })).toBeNull();
  });

  it('does not offer to watch for a rate that our own already meets, and says so', () => {
    openLink('principal=280000&payment=2041.66&rate=6.9&new-rate=7.25&months=360&costs-in=percent&costs=2&finance=No');
    const ownRate = { ratePercent: 6.125, expires: '2999-12-31', text: 'Our own rate is there already.' };
    const { unmount } = render(screenOf({ ...refinanceFacts, ownRate }));
    expect(screen.queryByRole('link', { name: /^Tell me when/ })).toBeNull();
    expect(answer()).toContain(ownRate.text);
    unmount();
    for (const other of [
      { ...ownRate, ratePercent: 6.375 },
      { ...ownRate, expires: '2024-12-02' },
    ]) {
      const { unmount: close } = render(screenOf({ ...refinanceFacts, ownRate: other }));
      expect(screen.getAllByRole('link', { name: 'Tell me when it’s 6.25%' })).toHaveLength(3);
      close();
    }
  });

  it('does not count a higher payment as a benefit, and draws both payments as bars', () => {
    openLink('principal=300000&payment=1300&rate=4');
    render(screenOf());
    expect(answer()).toBe(
      'You’re ahead from the first month. At 3.5%, the rate you typed, $47 more a month. After 5 years you’re $7,834 ahead, counting what you’d still owe.',
    );
    expect(screen.queryByText('What you pay now, divided')).toBeNull();
    expect(screen.getByText(/^New payment: 3\.5%/)).toBeVisible();
    expect(rowText('Months to offset closing costs')).toBe('Never, the payment is higher');
    expect(screen.getByRole('heading', { name: '$47 more a month' })).toBeVisible();
    expect(inRed('Monthly payment reduction')).toBe(true);
  });

  it('says at which payment today’s loan is counted if the new payment is higher', () => {
    openLink('principal=200000&payment=1400&rate=7.4&new-rate=6.5&months=120&costs-in=percent&costs=2&finance=No');
    render(screenOf());
    expect(
      screen.getByText(
        /^You’re ahead from .* That’s with \$2,270\.96 a month on your current loan too\. By the payments alone it would look like \$56,258 behind\.$/,
      ),
    ).toBeVisible();
    expect(screen.getByRole('row', { name: /^Payments saved by then/ })).toHaveTextContent(
      'With $2,270.96 a month on your current loan too: paying more isn’t a gain from the new loan',
    );
    expect(answer()).toContain('counting what you’d still owe');
    expect(screen.getByText(/^Kept to the last payment, it saves you \$12,824\.$/)).toBeVisible();
    expect(rowText('Net savings')).toBe('$208,139.85');
    expect(screen.getByRole('row', { name: /^Net savings/ })).toHaveTextContent(
      'By the end: interest saved less closing costs, at today’s $1,400.00 a month. The headline counts today’s debt at the new payment.',
    );
    expect(
      screen.getByText(
        'Here you go on paying today’s $1,400.00 a month. The headline counts $2,270.96 a month on your current loan too, because paying more isn’t a gain from the new loan. That way the new loan saves you $12,824.',
      ),
    ).toBeVisible();
    type('New rate', '7.25');
    expect(screen.getByText(/ That way the new loan costs you \$[\d,]+ more\.$/)).toBeVisible();
    type('New rate', '5.5');
    type('You pay a month', '2500');
    expect(screen.queryByText(/on your current loan too/)).toBeNull();
  });

  it('does not count financed costs a second time in the payments alone', () => {
    openLink(
      'principal=280000&payment=2041.66&rate=6.9&new-rate=5.5&months=360&costs-in=percent&costs=2&finance=Yes&stay=360',
    );
    render(screenOf());
    expect(rowText('Payments saved by then')).toBe('−$30,454.83');
    expect(screen.getByText(/By the payments alone it would look like \$30,455 behind\.$/)).toBeVisible();
  });

  it('says "1 month" and "1 payment" of a loan that is about to end', () => {
    openLink('principal=1000&payment=1400&rate=7&new-rate=6&months=120&costs-in=percent&costs=2&finance=No');
    render(screenOf());
    expect(screen.getByText('Paid off in 1 month')).toBeVisible();
    expect(document.body).not.toHaveTextContent(/\b1 (?:months|payments)\b/);
  });

  it('has no direction for what is still owed if it is the same', () => {
    openLink('principal=1000&payment=1400&rate=7&new-rate=6&months=12&costs-in=percent&costs=2&finance=No&stay=60');
    render(screenOf());
    expect(rowText('What you still owe is the same')).toBe('$0.00');
  });

  it('asks for what is missing, with a link to the field', async () => {
    openLink('principal=300000&payment=0&rate=4');
    render(screenOf());
    expect(answer()).toBe('Your new payment. What is it now? Fill it in');
    await userEvent.click(screen.getByRole('link', { name: 'Fill it in' }));
    expect(field('You pay a month')).toHaveFocus();
  });

  it('offers the current example rate for the loan’s term, while it has not expired', async () => {
    const today = { ...refinanceFacts.today, expires: '2999-12-31' };
    const { unmount } = render(screenOf({ ...refinanceFacts, today }));
    await userEvent.click(screen.getByRole('button', { name: 'Use today’s example rate, 6.196%' }));
    expect(field('New rate')).toHaveValue('6.196');
    await userEvent.click(screen.getByRole('radio', { name: '15' }));
    expect(screen.getByRole('button', { name: 'Use today’s example rate, 5.521%' })).toBeVisible();
    unmount();
    render(screenOf({ ...refinanceFacts, today: { ...today, expires: '2024-12-02' } }));
    expect(screen.queryByRole('button', { name: /example rate/ })).toBeNull();
  });

  it('shows dollars next to the percentage, and sets 2% in one press', async () => {
    render(screenOf());
    expect(field('Closing costs')).toHaveAccessibleDescription('In percent. = $60.00');
    await userEvent.click(screen.getByRole('button', { name: 'Set 2%' }));
    expect(field('Closing costs')).toHaveAccessibleDescription('In percent. = $6,000.00');
    expect(rowText('Months to offset closing costs')).toBe('10');
    expect(rowText('Net savings')).toBe('−$74,386.51');
  });

  it('accepts the costs in dollars, starting from their current amount', async () => {
    render(screenOf());
    await userEvent.click(screen.getByRole('radio', { name: 'dollars' }));
    expect(field('Closing costs')).toHaveValue('60');
    type('Closing costs', '6000');
    expect(rowText('Months to offset closing costs')).toBe('10');
    await userEvent.click(screen.getByRole('radio', { name: 'percent of what you owe' }));
    expect(field('Closing costs')).toHaveValue('2');
  });

  it('warns about a higher rate at its field and in the strip, and still computes; an equal rate is fine', async () => {
    openLink('principal=300000&payment=2000&rate=4.5&new-rate=4&costs=0.02');
    render(screenOf());
    type('New rate', '4.5');
    expect(screen.queryByText(warning)).not.toBeInTheDocument();
    type('New rate', '4.501');
    expect(await screen.findByText(warning)).toBeVisible();
    expect(field('New rate')).toBeInvalid();
    expect(field('New rate')).toHaveAccessibleDescription(expect.stringContaining(warning));
    expect(answer()).toBe(
      'Worth it at 4.25% or lower, if you stay 5 years. At 4.501%, the rate you typed, $480 less a month. After 5 years you’re $3,504 behind, counting what you’d still owe.',
    );
    expect(screen.queryByText(/saves \$|you save \$/)).toBeNull();
    expect(rowText('New payment')).toBe('$1,520.23');
  });

  it('shows dashes if the current payment never pays the loan off', () => {
    openLink('principal=300000&payment=1000&rate=4');
    render(screenOf());
    expect(['Interest, current plan', 'Interest saved', 'Net savings'].map(rowText)).toEqual(['---', '---', '---']);
    expect(screen.getByText('At 3.5% instead of 4%, your monthly payment goes up by $347.13.')).toBeVisible();
    expect(rowText('Monthly savings')).toBe('−$347.13');
    expect(screen.getByText(/doesn’t even cover the interest/)).toBeVisible();
  });

  it('charts the total savings next to those in payments alone', () => {
    render(screenOf());
    type('Closing costs', '2');
    expect(
      screen.getByRole('img', {
        name: 'After 5 years you’re $2,218 behind, counting what you’d still owe. By the payments alone it would look like $33,172 ahead.',
      }),
    ).toBeVisible();
  });
});
