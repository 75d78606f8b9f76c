import { verdictOf } from '@/lib/calculators/verdict';
import { type Debt, type NewLoan, replaceDebts } from '@/lib/mortgage/replace-debts';
import { replacementProgress } from '@/lib/mortgage/replacement-progress';

const today: Debt = { principal: 300000, payment: 2000, ratePercent: 4 };
const next: NewLoan = {
  newRatePercent: 3.5,
  termMonths: 360,
  closingCosts: 0.02,
  closingCostsType: 'percent',
  financeClosingCosts: false,
};

function verdict(debts: readonly Debt[], loan: NewLoan) {
  const { result, monthsRemaining } = replaceDebts(debts, loan);
  return verdictOf({
    result,
    monthsRemaining,
    progress: replacementProgress(debts, loan),
    termMonths: loan.termMonths,
    lowerRate: debts.every((debt) => loan.newRatePercent < debt.ratePercent),
  });
}

describe('the verdict on a new loan', () => {
  it('says that a lower payment over a longer time costs more interest', () => {
    const { change, reason } = verdict([today], next);
    expect(change).toBe('You pay $652.87 less a month and $68,386.51 more interest in all.');
    expect(reason).toBe(
      'Your present loan would be paid off in 17 years 5 months; the new one runs 30 years. The lower rate saves, but the longer time costs more than it saves.',
    );
  });

  it('says that a lower rate and less time save on both sides', () => {
    const { change, reason, when } = verdict([today], { ...next, termMonths: 180 });
    expect(change).toMatch(/^You pay \$144\.65 more a month and \$[\d,.]+ less interest in all\.$/);
    expect(reason).toMatch(/A lower rate and no more time: both save interest\.$/);
    expect(when).toBe(
      'All payments and the closing costs added up, you have paid less by month 194. Counting interest and costs, you are ahead from month 1 on.',
    );
  });

  it('says that the costs are never made up by a higher payment that goes on for longer', () => {
    expect(verdict([today], { ...next, newRatePercent: 9 }).when).toBe(
      'The payments you save never make up for the closing costs. Counting interest and costs, it never pays.',
    );
  });

  it('says when it never pays', () => {
    const { reason, when } = verdict([today], { ...next, newRatePercent: 5 });
    expect(reason).toMatch(/The rate is not lower and the time is longer: both add interest\.$/);
    expect(when).toMatch(/Counting interest and costs, it never pays\.$/);
  });

  it('does not mention costs when there are none', () => {
    expect(verdict([today], { ...next, closingCosts: 0 }).when).toMatch(/^Counting interest/);
  });

  it('says that a debt which is never paid off ends with the new loan', () => {
    const { change, reason } = verdict([{ ...today, payment: 900 }], next);
    expect(change).toBe('You pay $447.13 more a month.');
    expect(reason).toMatch(/never paid off\. The new loan ends after 30 years\.$/);
  });

  it('says that without debts there is nothing to save', () => {
    expect(verdict([{ ...today, principal: 0 }], next).reason).toBe(
      'There is nothing to pay off, so a new loan saves nothing.',
    );
  });
});
