import fc from 'fast-check';
import { monthsText, verdictOf } from '@/lib/calculators/refinance/verdict';
import { reasonOf } from '@/lib/calculators/refinance/ways';
import { type Debt, type NewLoan, outlookOf, replacement } from '@/lib/mortgage/replacement';
import { usdWhole } from '@/lib/numbers/format';

const today: Debt = { principal: 300000, payment: 2000, ratePercent: 4 };
const next: NewLoan = {
  newRatePercent: 3.5,
  termMonths: 360,
  closingCosts: 0.02,
  closingCostsType: 'percent',
  financeClosingCosts: false,
};
const owner: Debt = { principal: 280000, payment: 2041.66, ratePercent: 6.9 };

function replacing(debts: readonly Debt[], loan: NewLoan, stayMonths = 60) {
  return { debts, loan, stayMonths, replaced: replacement(debts, loan), outlook: outlookOf(debts, loan, stayMonths) };
}

function verdict(debts: readonly Debt[], loan: NewLoan, stayMonths?: number) {
  const analysis = replacing(debts, loan, stayMonths);
  const { result } = analysis.replaced;
  const said = verdictOf(analysis, `At ${loan.newRatePercent}%, the rate you typed`);
  return {
    ...said,
    sentence: `${said.before}${said.key}${said.after} ${said.reason}`,
    months: monthsText(result),
    analysis,
  };
}

const reason = (debts: readonly Debt[], loan: NewLoan) => reasonOf(replacing(debts, loan));

describe('the verdict on a new loan', () => {
  it('states the month from which it is ahead, the result after the stay, and the end', () => {
    const said = verdict([owner], { ...next, newRatePercent: 6, closingCosts: 2 });
    expect(said.sentence).toBe(
      'You’re ahead from month 29. At 6%, the rate you typed, $363 less a month. After 5 years you’re $4,799 ahead, counting what you’d still owe.',
    );
    expect(said.key).toBe('month 29');
    expect(said.bar).toEqual({ label: 'You’re ahead from', figure: 'month 29' });
    expect(said.end).toEqual({
      text: 'Kept to the last payment, it costs you $56,624 more, because the 30 years start over.',
      bad: true,
    });
    expect([said.bad, said.months]).toEqual([false, '16']);
  });

  it('names the rate to wait for, without a warning, if it is behind after the stay', () => {
    const said = verdict([owner], { ...next, newRatePercent: 7.4, closingCosts: 2 });
    expect(said.sentence).toBe(
      'Worth it at 6.25% or lower, if you stay 5 years. At 7.4%, the rate you typed, $103 less a month. After 5 years you’re $14,909 behind, counting what you’d still owe.',
    );
    expect([said.key, said.bad]).toEqual(['6.25%', false]);
    expect(said.bar).toEqual({ label: 'Worth it at', figure: '6.25%' });
    expect(said.end?.text).toBe(
      'Kept to the last payment, it costs you $150,196 more, because the rate is higher and the 30 years start over.',
    );
  });

  it('warns if several debts cost more as one loan', () => {
    const debts = [
      { principal: 187000, payment: 1040, ratePercent: 3.2 },
      { principal: 28000, payment: 840, ratePercent: 24 },
    ];
    const said = verdict(debts, { ...next, newRatePercent: 7.4, closingCosts: 2 });
    expect(said.bad).toBe(true);
    expect(said.reason).toContain('After 5 years you’re $36,010 behind');
    expect(said.end?.text).toBe(
      'Kept to the last payment, it costs you $238,612 more, because the 30 years start over.',
    );
  });

  it('asks for the length of stay if there is none', () => {
    expect(verdict([owner], next, 0).sentence).toBe('Not at any rate. Type how long you’ll keep the loan.');
  });

  it('is ahead from the first month without costs at a lower rate', () => {
    const said = verdict([owner], { ...next, newRatePercent: 6, closingCosts: 0 });
    expect(said.sentence).toContain('You’re ahead from the first month.');
    expect(said.months).toBe('From the first payment');
  });

  it('does not mention the end if a debt has none', () => {
    expect(verdict([{ ...today, payment: 900 }], next).end).toBeNull();
  });

  it('never contradicts the figures next to it, whatever is typed', () => {
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
      fc.property(
        fc.array(debt, { minLength: 1, maxLength: 6 }),
        loan,
        fc.integer({ min: 0, max: 480 }),
        (...given) => {
          const { sentence, key, bar, months, end, analysis } = verdict(...given);
          const { outlook, replaced } = analysis;
          const all = [sentence, key, bar.label, bar.figure, months, end?.text].join(' ');
          expect(all).not.toMatch(/NaN|Infinity|null|---/);
          if (/less a month/.test(sentence)) expect(replaced.result.monthlySavings).toBeGreaterThan(0);
          if (/more a month/.test(sentence)) expect(sentence).toContain(usdWhole(-replaced.result.monthlySavings));
          if (/ ahead, /.test(sentence)) expect(outlook.saved).toBeGreaterThan(0);
          if (/ behind, /.test(sentence)) expect(outlook.saved).toBeLessThan(0);
          expect(/^You’re ahead from/.test(sentence)).toBe(outlook.ahead !== null);
          if (end?.bad) expect(outlook.savedAtEnd).toBeLessThan(0);
        },
      ),
      { numRuns: 40 },
    );
  });
});

describe('the reason interest rises or falls', () => {
  it('is the longer term, if it outweighs a lower rate', () => {
    expect(reason([today], next)).toBe(
      'Your current loan would be paid off in 17 years 5 months; the new one runs 30 years. The lower rate saves, but the longer time costs more than it saves.',
    );
  });

  it('is both, if rate and term are lower', () => {
    expect(reason([today], { ...next, termMonths: 180 })).toMatch(
      /A lower rate and no more time: both save interest\.$/,
    );
  });

  it('is both, if neither is lower', () => {
    expect(reason([today], { ...next, newRatePercent: 5 })).toMatch(
      /The rate isn’t lower and the time is longer: both add interest\.$/,
    );
  });

  it('is never the rate, if both are the same', () => {
    const same = { ...next, newRatePercent: 4 };
    expect(reason([today], same)).toMatch(/ The rate is the same, and the longer time adds interest\.$/);
    expect(reason([today], { ...same, termMonths: 180 })).toMatch(
      / The rate is the same, and paying it off sooner saves interest\.$/,
    );
    expect(reason([today], { ...same, termMonths: 209, closingCosts: 2, financeClosingCosts: true })).toMatch(
      / The rate is the same, and the costs add interest\.$/,
    );
    expect(verdict([today], { ...same, termMonths: 180, closingCosts: 2 }).end?.text).toMatch(
      / more, because the costs outweigh what it saves\.$/,
    );
  });

  it('is a debt that is never paid off', () => {
    expect(reason([{ ...today, payment: 900 }], next)).toMatch(/never paid off\. The new loan ends after 30 years\.$/);
  });

  it('is omitted if nothing is owed', () => {
    expect(reason([{ ...today, principal: 0 }], next)).toBe(
      'There is nothing to pay off, so a new loan saves nothing.',
    );
  });
});
