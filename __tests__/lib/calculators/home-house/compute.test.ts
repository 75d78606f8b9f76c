import { market } from '@/__tests__/frozen/market';
import { exampleRows, rates } from '@/content/lender/rates';
import { costOf, printedCosts } from '@/lib/buying/monthly-costs';
import { homeOf, type LoanRow, rowRefusal, shareOfIncome } from '@/lib/calculators/home-house/compute';
import { planPayments, rowPayments } from '@/lib/calculators/home-house/words';
import { usd } from '@/lib/numbers/format';

function row(rows: readonly LoanRow[], id: string): LoanRow {
  const found = rows.find((each) => each.id === id);
  if (!found) throw new Error(`There is no row ${id}.`);
  return found;
}

const facts = { market };

/** Households whose monthly costs were computed without this code, at 7.4 % with charges of 1 %. */
const franklin = { homePrice: 265_000, downPayment: 14_000, county: 'Franklin' };
const cuyahoga = { homePrice: 400_000, downPayment: 80_000, county: 'Cuyahoga' };
const noble = { homePrice: 150_000, downPayment: 5_250, county: 'Noble' };

describe('the monthly cost of a house at the example rates, 7.4% for 30 years and 6.73% for 15', () => {
  it.each([
    ['fixed30', franklin, '$1,737.87', '$324.97', '$110.42', '$163.15', '$2,336.41', '8.152'],
    ['fixed15', franklin, '$2,218.34', '$324.97', '$110.42', '$163.15', '$2,816.88', '7.336'],
    ['fixed30-fha', franklin, '$1,768.29', '$324.97', '$110.42', '$104.14', '$2,307.81', '8.183'],
    ['fixed30', cuyahoga, '$2,215.62', '$667.01', '$166.67', '$0.00', '$3,049.29', '7.502'],
    ['fixed30-fha', cuyahoga, '$2,254.39', '$667.01', '$166.67', '$132.77', '$3,220.83', '8.050'],
    ['fixed30', noble, '$1,002.22', '$90.16', '$62.50', '$119.42', '$1,274.30', '8.357'],
    ['fixed30-fha', noble, '$1,019.76', '$90.16', '$62.50', '$66.06', '$1,238.48', '8.233'],
  ])('%s of %o is %s, %s, %s and %s: %s, APR %s', (id, house, loan, tax, home, mortgage, total, apr) => {
    const { month, plan } = homeOf(house, row(exampleRows, id), facts);
    expect([
      usd(plan.principalAndInterest),
      usd(costOf(month, 'tax')),
      usd(costOf(month, 'insurance')),
      usd(costOf(month, 'mortgageInsurance')),
      usd(month.total),
      plan.aprPercent?.toFixed(3),
    ]).toEqual([loan, tax, home, mortgage, total, apr]);
  });

  it('has parts in whole dollars that add up to the printed total', () => {
    const { month } = homeOf(franklin, row(exampleRows, 'fixed30'), facts);
    expect(printedCosts(month, 0).map(({ monthly }) => monthly)).toEqual([1738, 325, 110, 163]);
    expect(Math.round(month.total ?? 0)).toBe(1738 + 325 + 110 + 163);
  });
});

describe('a row', () => {
  it('has the payment, the premium and the APR of one loan: the sample FHA row $575.05, $45.55 and 6.551 %', () => {
    const fha = row(rates.rows, 'fixed30-fha');
    expect(rowPayments(100_000, fha)).toBe(
      '360 payments of $575.05 ($101,750 with the Federal Housing Administration’s upfront premium), plus $45.55 of mortgage insurance in year 1',
    );
    expect(fha.aprPercent).toBe(6.551);
  });

  it('at the lender’s own rate has the APR of the house’s loan, with the same fees, and mortgage insurance with less than 20 % down', () => {
    const fixed = row(rates.rows, 'fixed30');
    expect(homeOf({ ...cuyahoga, homePrice: 125_000, downPayment: 25_000 }, fixed, facts).plan.aprPercent).toBeCloseTo(
      fixed.aprPercent,
      3,
    );
    expect(homeOf(cuyahoga, fixed, facts).plan.aprPercent?.toFixed(3)).toBe('6.220');
    expect(homeOf(franklin, fixed, facts).plan.aprPercent?.toFixed(3)).toBe('6.820');
  });

  it('says how long mortgage insurance lasts', () => {
    const fixed = row(exampleRows, 'fixed30');
    expect(planPayments(homeOf(franklin, fixed, facts).plan, fixed)).toBe(
      '360 payments of $1,737.87, plus $163.15 of mortgage insurance until month 145',
    );
    expect(planPayments(homeOf(cuyahoga, fixed, facts).plan, fixed)).toBe('360 payments of $2,215.62');
  });
});

it.each([
  [{ ...franklin, downPayment: 9_274 }, 'down'],
  [{ ...franklin, downPayment: 9_275 }, ''],
  [{ homePrice: 600_000, downPayment: 58_700, county: 'Noble' }, 'limit'],
  [{ homePrice: 600_000, downPayment: 58_713, county: 'Noble' }, ''],
  [{ homePrice: 600_000, downPayment: 30_000, county: 'Franklin' }, ''],
])('FHA rejects %o: %j', (house, reason) => {
  expect(rowRefusal(house, row(exampleRows, 'fixed30-fha'), facts)?.reason ?? '').toBe(reason);
});

it('is a share of a yearly income', () => {
  expect(shareOfIncome(2147, 62_000)?.toFixed(1)).toBe('41.6');
  expect([shareOfIncome(null, 62_000), shareOfIncome(2147, undefined), shareOfIncome(2147, 0)]).toEqual([
    null,
    null,
    null,
  ]);
});
