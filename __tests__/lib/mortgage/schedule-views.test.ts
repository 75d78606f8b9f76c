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
