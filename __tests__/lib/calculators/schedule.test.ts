import { isHeadline, scheduleCsv, turningYear, yearlyRows } from '@/lib/calculators/schedule';
import { schedule } from '@/lib/mortgage/loan';

const loan = { principal: 434000, ratePercent: 6.5, termMonths: 360 };

describe('a schedule', () => {
  it('shows the first five years, every fifth and the last', () => {
    const years = Array.from({ length: 31 }, (_, index) => index + 1);
    expect(years.filter((year) => isHeadline(year, 31))).toEqual([1, 2, 3, 4, 5, 10, 15, 20, 25, 30, 31]);
  });

  it('names the year from which more goes to the loan than to interest', () => {
    expect(turningYear(yearlyRows(schedule(loan)))).toBe(20);
  });

  it('has no such year if interest always takes more', () => {
    expect(turningYear([{ year: 1, principal: 1, interest: 2 }])).toBeNull();
  });

  it('can be saved as a file with a heading and a line for each of 360 payments', () => {
    const lines = scheduleCsv(schedule(loan)).split('\r\n');
    expect(lines).toHaveLength(362);
    expect(lines[0]).toBe('Month,Payment,Principal,Interest,Balance');
    expect(lines[1]).toBe('1,2743.18,392.34,2350.83,433607.66');
    expect(lines[360]).toMatch(/^360,2743\.18,.*,0\.00$/);
    expect(lines[361]).toBe('');
  });
});

describe('a schedule by years', () => {
  const loan = { principal: 300000, ratePercent: 3.5, termMonths: 360 };

  test('opens with $16,165.61 of payments, $10,408.22 of it interest', () => {
    const years = yearlyRows(schedule(loan));
    expect(years).toHaveLength(30);
    expect(years[0]).toMatchObject({ year: 1 });
    expect(years[0]?.payment).toBeCloseTo(16165.61, 2);
    expect(years[0]?.interest).toBeCloseTo(10408.22, 2);
    expect(years[0]?.months).toHaveLength(12);
    expect(years[29]?.balance).toBe(0);
  });

  test('puts the remaining months into a last, shorter year', () => {
    const years = yearlyRows(schedule({ ...loan, termMonths: 20 }));
    expect(years.map((year) => year.months.length)).toEqual([12, 8]);
    expect(yearlyRows([])).toEqual([]);
  });
});
