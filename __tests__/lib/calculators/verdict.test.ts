import fc from 'fast-check';
import { monthsText, reasonOf, verdictOf } from '@/lib/calculators/verdict';
import { type Debt, type NewLoan, replaceDebts } from '@/lib/mortgage/replace-debts';
import { replacementOutcome } from '@/lib/mortgage/replacement-outcome';
import { usd } from '@/lib/numbers/format';

const today: Debt = { principal: 300000, payment: 2000, ratePercent: 4 };
const next: NewLoan = {
  newRatePercent: 3.5,
  termMonths: 360,
  closingCosts: 0.02,
  closingCostsType: 'percent',
  financeClosingCosts: false,
};

function verdict(debts: readonly Debt[], loan: NewLoan, stayMonths = 60) {
  const { result } = replaceDebts(debts, loan);
  const said = verdictOf({ result, outcome: replacementOutcome(debts, loan, stayMonths), stayMonths });
  return { ...said, sentence: `${said.before}${said.key}${said.after}`, months: monthsText(result), result };
}

function reason(debts: readonly Debt[], loan: NewLoan) {
  const { result, monthsRemaining } = replaceDebts(debts, loan);
  return reasonOf({
    interestSaved: result.interestSaved,
    monthsRemaining,
    termMonths: loan.termMonths,
    lowerRate: debts.every((debt) => loan.newRatePercent < debt.ratePercent),
  });
}

describe('the verdict on a new loan', () => {
  it('says what changes a month, when the costs are back, and what a sale and the whole term bring', () => {
    const { plate, sentence, note, bar, months } = verdict([today], { ...next, closingCosts: 2 });
    expect(sentence).toBe(
      '$652.87 less a month, costs back in month 10. It costs $2,218 in 5 years and $74,387 by the end.',
    );
    expect(plate).toBe('month 10');
    expect(bar).toEqual({ label: 'Costs back in', figure: 'month 10' });
    expect(note).toBe('Costs of $6,000.00 ÷ $652.87 = 9.19, so month 10.');
    expect(months).toBe('10');
  });

  it('says never when the payment is higher, and never a month', () => {
    const { plate, bad, sentence, months, bar } = verdict([today], { ...next, termMonths: 120 });
    expect(sentence).toMatch(/^Never by the month: the payment is \$966\.58 higher\. It saves \$/);
    expect([plate, bad, bar.figure]).toEqual(['never', true, 'never']);
    expect(months).toBe('Never, the payment is higher');
  });

  it('says that nothing changes by the month when the payment is the same', () => {
    const { sentence, months } = verdict([{ ...today, payment: 2500 }], {
      ...next,
      newRatePercent: 0,
      termMonths: 120,
    });
    expect(sentence).toMatch(/^Nothing changes by the month\. /);
    expect(months).toBe('Nothing changes by the month');
  });

  it('says from the first payment when there are no costs', () => {
    const { plate, sentence, months } = verdict([today], { ...next, closingCosts: 0 });
    expect(sentence).toMatch(/^From the first payment: \$652\.87 less a month\./);
    expect([plate, months]).toEqual(['now', 'From the first payment']);
  });

  it('says that the costs are never back when the present loan ends first', () => {
    const { plate, bad, sentence } = verdict([today], { ...next, closingCosts: 60 });
    expect(sentence).toMatch(/^\$652\.87 less a month, but the costs are never back\./);
    expect([plate, bad]).toEqual(['never', true]);
  });

  it('does not speak of a sale without a stay, nor of the end without one', () => {
    expect(verdict([today], next, 0).sentence).toMatch(/month 1\. It costs \$68,447 by the end\.$/);
    expect(verdict([{ ...today, payment: 1000 }], next).sentence).toMatch(/It saves \$10,021 in 5 years\.$/);
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
      fc.property(
        fc.array(debt, { minLength: 1, maxLength: 6 }),
        loan,
        fc.integer({ min: 0, max: 480 }),
        (debts, replacing, stay) => {
          const { sentence, plate, bar, note, months, result } = verdict(debts, replacing, stay);
          const all = [sentence, plate, bar.label, bar.figure, note, months].join(' ');
          expect(all).not.toMatch(/NaN|Infinity|undefined|null|---/);
          const savings = Number(result.monthlySavings.toFixed(2));
          if (savings >= 0.01) expect(sentence).toContain(`${usd(result.monthlySavings)} less a month`);
          if (savings <= -0.01) expect(sentence).toContain(`${usd(-result.monthlySavings)} higher`);
          if (/less a month/.test(sentence)) expect(result.monthlySavings).toBeGreaterThan(0);
          if (/^month/.test(plate)) expect(sentence).toContain(`back in ${plate}.`);
          if (/saves \$[\d,]+ (?:in [\w ]+ and \$[\d,]+ )?by the end/.test(sentence))
            expect(result.netSavings).toBeGreaterThan(0);
          if (/costs \$[\d,]+ (?:in [\w ]+ and \$[\d,]+ )?by the end/.test(sentence))
            expect(result.netSavings).toBeLessThan(0);
        },
      ),
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
      /The rate is not lower and the time is longer: both add interest\.$/,
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
