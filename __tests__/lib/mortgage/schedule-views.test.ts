import { withExtraPayments } from '@/lib/mortgage/extra-payments';
import { schedule } from '@/lib/mortgage/loan';
import { yearlyRows } from '@/lib/mortgage/yearly-rows';

const loan = { principal: 300000, ratePercent: 3.5, termMonths: 360 };

describe('a schedule by years', () => {
  test('opens with $16,165.61 of payments, $10,408.22 of it interest', () => {
    const years = yearlyRows(schedule(loan));
    expect(years).toHaveLength(30);
    expect(years[0]).toMatchObject({ year: 1 });
    expect(years[0]?.payment).toBeCloseTo(16165.61, 2);
    expect(years[0]?.interest).toBeCloseTo(10408.22, 2);
    expect(years[0]?.months).toHaveLength(12);
    expect(years[29]?.balance).toBe(0);
  });

  test('puts the months that are left into a last, shorter year', () => {
    const years = yearlyRows(schedule({ ...loan, termMonths: 20 }));
    expect(years.map((year) => year.months.length)).toEqual([12, 8]);
    expect(yearlyRows([])).toEqual([]);
  });
});

describe('extra payments', () => {
  test('of $100 a month end the loan 41 months sooner and save $23,876.29 of interest', () => {
    const effect = withExtraPayments(loan, { extraMonthly: 100 });
    expect([effect.months, effect.monthsSaved]).toEqual([319, 41]);
    expect(effect.interestSaved).toBeCloseTo(23876.29, 2);
  });

  test('of nothing save nothing', () => {
    const effect = withExtraPayments(loan, {});
    expect([effect.months, effect.monthsSaved]).toEqual([360, 0]);
    expect(effect.interestSaved).toBeCloseTo(0, 6);
  });

  test('at 0 % save months and no interest', () => {
    const effect = withExtraPayments({ ...loan, ratePercent: 0, principal: 36000 }, { extraOnce: 18000 });
    expect(effect).toMatchObject({ months: 180, monthsSaved: 180, interest: 0, interestSaved: 0 });
  });

  test('on no loan save nothing', () => {
    expect(withExtraPayments({ ...loan, principal: 0 }, { extraMonthly: 100 })).toEqual({
      rows: [],
      months: 0,
      interest: 0,
      monthsSaved: 0,
      interestSaved: 0,
    });
  });
});
