import fc from 'fast-check';
import { monthsText, reasonOf, verdictOf } from '@/lib/calculators/refinance/verdict';
import { type Debt, lastMonth, type NewLoan, outcomeByMonth, replacement } from '@/lib/mortgage/replacement';
import { usd } from '@/lib/numbers/format';

const today: Debt = { principal: 300000, payment: 2000, ratePercent: 4 };
const next: NewLoan = {
  newRatePercent: 3.5,
  termMonths: 360,
  closingCosts: 0.02,
  closingCostsType: 'percent',
  financeClosingCosts: false,
};

function replacing(debts: readonly Debt[], loan: NewLoan) {
  const replaced = replacement(debts, loan);
  const outcome = outcomeByMonth(debts, loan, Math.max(60, lastMonth(replaced, loan)));
  return { debts, loan, replaced, outcome, stayMonths: 60 };
}

function verdict(debts: readonly Debt[], loan: NewLoan) {
  const analysis = replacing(debts, loan);
  const { result } = analysis.replaced;
  const said = verdictOf(analysis);
  return { ...said, sentence: `${said.key}${said.after}`, months: monthsText(result), result };
}

const reason = (debts: readonly Debt[], loan: NewLoan) => reasonOf(replacing(debts, loan));

describe('the verdict on a new loan', () => {
  it('is that it never breaks even, and what both cost by the end, where only the payment falls', () => {
    const { plate, sentence, note, bar, months, end } = verdict([today], { ...next, closingCosts: 2 });
    expect(sentence).toBe('$652.87 less a month. You never break even, what you still owe counted.');
    expect(end).toEqual({ text: 'Costs you $74,387 more by the end: the 30 years start over.', bad: true });
    expect([plate, note]).toEqual(['never', '']);
    expect(bar).toEqual({ label: 'Break even', figure: 'never' });
    expect(months).toBe('10');
  });

  it.each([
    [
      'Franklin',
      { principal: 282870, payment: 1991.95, ratePercent: 7.25 },
      6.5,
      'month 34',
      '$204.02 less a month.',
      'Costs you $3,917 more by the end: the 30 years start over.',
    ],
    [
      'Cuyahoga',
      { principal: 150000, payment: 1150, ratePercent: 8 },
      6.5,
      'month 17',
      '$201.90 less a month.',
      'You pay $8,216 less by the end.',
    ],
    [
      'Noble',
      { principal: 96000, payment: 720, ratePercent: 8.25 },
      7.4,
      'month 29',
      '$55.32 less a month.',
      'You pay $19,925 less by the end.',
    ],
  ])('a household in %s at 2%% of costs', (_county, debt, newRatePercent, plate, key, end) => {
    const said = verdict([debt], { ...next, newRatePercent, closingCosts: 2 });
    expect([said.plate, said.key, said.end?.text]).toEqual([plate, key, end]);
  });

  it('is in blue where it saves by the end', () => {
    const { end } = verdict([today], { ...next, newRatePercent: 2, termMonths: 180 });
    expect(end).toEqual({ text: 'You pay $69,027 less by the end.', bad: false });
  });

  it('holds a higher payment against today’s loan paid with the same sum', () => {
    const { plate, bad, sentence, months, note } = verdict([today], { ...next, termMonths: 120 });
    expect(sentence).toBe('$966.58 more a month. You break even in month 1, what you still owe counted.');
    expect([plate, bad, note]).toEqual(['month 1', false, 'Against today’s debts, paid with the same sum a month']);
    expect(months).toBe('Never, the payment is higher');
  });

  it('says that the payment is the same', () => {
    const { sentence, months } = verdict([{ ...today, payment: 2500 }], {
      ...next,
      newRatePercent: 0,
      termMonths: 120,
    });
    expect(sentence).toBe('The same payment. You break even in month 1, what you still owe counted.');
    expect(months).toBe('Nothing changes by the month');
  });

  it('has nothing to earn back when there are no costs', () => {
    const { plate, sentence, months } = verdict([today], { ...next, closingCosts: 0 });
    expect(sentence).toBe('$652.87 less a month. There are no costs to earn back.');
    expect([plate, months]).toEqual(['now', 'From the first payment']);
  });

  it.each([
    [24, 'behind', ' After 2 years you’re behind: you don’t come out ahead before month 45.'],
    [60, 'month 45', ' You break even in month 45, what you still owe counted.'],
    [300, 'behind', ' After 25 years you’re behind: you don’t come out ahead after month 217.'],
  ])('is what is true at the end of a stay of %i months', (stayMonths, plate, after) => {
    const loan = { ...next, newRatePercent: 7.4, closingCosts: 2 };
    const said = verdictOf({ ...replacing([{ principal: 150000, payment: 1150, ratePercent: 8 }], loan), stayMonths });
    expect([said.plate, said.after, said.bad]).toEqual([plate, after, plate === 'behind']);
  });

  it('says so first when the new rate is higher, whatever the month', () => {
    const { plate, bad, sentence, bar, end } = verdict([today], { ...next, newRatePercent: 4.25 });
    expect(sentence).toBe('$524.18 less a month, at a higher rate: 4.25% instead of 4%.');
    expect([plate, bad, bar.figure, end?.bad]).toEqual(['higher', true, '4.25%', true]);
  });

  it('does not speak of the end where a debt has none', () => {
    expect(verdict([{ ...today, payment: 1000 }], next).end).toBeNull();
  });

  it('never contradicts the figures beside it, whatever is typed', () => {
    const amount = (max: number) => fc.double({ min: 0, max, noNaN: true });
    const percent = amount(100).map((value) => Math.round(1000 * value) / 1000);
    const debt = fc.record({ principal: amount(1e9), payment: amount(1e7), ratePercent: percent });
    const loan = fc.record({
      newRatePercent: percent,
      termMonths: fc.integer({ min: 12, max: 480 }),
      closingCosts: fc.oneof(fc.constant(0), amount(100)),
      closingCostsType: fc.constantFrom('percent' as const, 'dollars' as const),
      financeClosingCosts: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(debt, { minLength: 1, maxLength: 6 }), loan, (debts, replacing) => {
        const { sentence, plate, bar, note, months, result, end } = verdict(debts, replacing);
        const all = [sentence, plate, bar.label, bar.figure, note, months, end?.text].join(' ');
        expect(all).not.toMatch(/NaN|Infinity|null|---/);
        const savings = Number(result.monthlySavings.toFixed(2));
        if (savings >= 0.01) expect(sentence).toContain(`${usd(result.monthlySavings)} less a month`);
        if (savings <= -0.01) expect(sentence).toContain(`${usd(-result.monthlySavings)} more a month`);
        if (/less a month/.test(sentence)) expect(result.monthlySavings).toBeGreaterThan(0);
        if (/^month/.test(plate)) expect(sentence).toContain(`break even in ${plate},`);
        expect(/at a higher rate/.test(sentence)).toBe(result.newRateIsHigher);
        if (end?.bad) expect(result.netSavings).toBeLessThan(0);
        if (end && !end.bad) expect(result.netSavings).toBeGreaterThan(-0.51);
      }),
    );
  });
});

describe('the reason why interest rises or falls', () => {
  it('is the longer time, where it outweighs a lower rate', () => {
    expect(reason([today], next)).toBe(
      'Your present loan would be paid off in 17 years 5 months; the new one runs 30 years. The lower rate saves, but the longer time costs more than it saves.',
    );
  });

  it('is both, where rate and time are less', () => {
    expect(reason([today], { ...next, termMonths: 180 })).toMatch(
      /A lower rate and no more time: both save interest\.$/,
    );
  });

  it('is both, where neither is less', () => {
    expect(reason([today], { ...next, newRatePercent: 5 })).toMatch(
      /The rate isn’t lower and the time is longer: both add interest\.$/,
    );
  });

  it('is a debt that is never paid off', () => {
    expect(reason([{ ...today, payment: 900 }], next)).toMatch(/never paid off\. The new loan ends after 30 years\.$/);
  });

  it('is missing where nothing is owed', () => {
    expect(reason([{ ...today, principal: 0 }], next)).toBe(
      'There is nothing to pay off, so a new loan saves nothing.',
    );
  });
});
