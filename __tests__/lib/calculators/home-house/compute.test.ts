import { houseFacts } from '@/content/examples/calculator-facts';
import { exampleRows, rates } from '@/content/lender/rates';
import { fhaRefusal, type LoanRow, monthOf, partsOf, shareOfIncome } from '@/lib/calculators/home-house/compute';
import { planPayments, rowPayments } from '@/lib/calculators/home-house/words';
import { usd } from '@/lib/numbers/format';

function row(rows: readonly LoanRow[], id: string): LoanRow {
  const found = rows.find((each) => each.id === id);
  if (!found) throw new Error(`There is no row ${id}.`);
  return found;
}

/** Households whose months were worked out apart from this code, at 7.4 % with charges of 1 %. */
const franklin = { homePrice: 265_000, downPayment: 14_000, county: 'Franklin' };
const cuyahoga = { homePrice: 400_000, downPayment: 80_000, county: 'Cuyahoga' };
const noble = { homePrice: 150_000, downPayment: 5_250, county: 'Noble' };

describe('the month of a house at the example rate', () => {
  it.each([
    ['fixed30', franklin, '$1,737.87', '$324.98', '$110.42', '$94.13', '$2,267.39', '7.874'],
    ['fixed15', franklin, '$2,312.56', '$324.98', '$110.42', '$94.13', '$2,842.08', '7.830'],
    ['fixed30-fha', franklin, '$1,768.29', '$324.98', '$110.42', '$104.14', '$2,307.82', '8.183'],
    ['fixed30', cuyahoga, '$2,215.62', '$667.00', '$166.67', '$0.00', '$3,049.28', '7.502'],
    ['fixed30-fha', cuyahoga, '$2,254.39', '$667.00', '$166.67', '$132.77', '$3,220.82', '8.050'],
    ['fixed30', noble, '$1,002.22', '$90.16', '$62.50', '$54.28', '$1,209.16', '7.886'],
    ['fixed30-fha', noble, '$1,019.76', '$90.16', '$62.50', '$66.06', '$1,238.48', '8.233'],
  ])('%s of %o is %s, %s, %s and %s: %s, APR %s', (id, house, loan, tax, home, mortgage, total, apr) => {
    const { whole, aprPercent } = monthOf(house, row(exampleRows, id), houseFacts);
    expect([
      usd(whole.principalAndInterest),
      usd(whole.propertyTax),
      usd(whole.insurance),
      usd(whole.mortgageInsurance),
      usd(whole.total),
      aprPercent?.toFixed(3),
    ]).toEqual([loan, tax, home, mortgage, total, apr]);
  });

  it('has parts in whole dollars that add up to the sum as it is printed', () => {
    const plan = monthOf(franklin, row(exampleRows, 'fixed30'), houseFacts);
    expect(partsOf(plan)).toEqual([1738, 325, 110, 94]);
    expect(Math.round(plan.whole.total ?? 0)).toBe(1738 + 325 + 110 + 94);
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

  it('at the lender’s own rate has the APR of the loan of the house: the same fees, and mortgage insurance with less than a fifth down', () => {
    const fixed = row(rates.rows, 'fixed30');
    expect(monthOf({ ...cuyahoga, homePrice: 125_000, downPayment: 25_000 }, fixed, houseFacts).aprPercent).toBeCloseTo(
      fixed.aprPercent,
      3,
    );
    expect(monthOf(cuyahoga, fixed, houseFacts).aprPercent?.toFixed(3)).toBe('6.220');
    expect(monthOf(franklin, fixed, houseFacts).aprPercent?.toFixed(3)).toBe('6.566');
  });

  it('says how long mortgage insurance lasts', () => {
    const fixed = row(exampleRows, 'fixed30');
    expect(planPayments(monthOf(franklin, fixed, houseFacts), fixed)).toBe(
      '360 payments of $1,737.87, plus $94.13 of mortgage insurance until month 145',
    );
    expect(planPayments(monthOf(cuyahoga, fixed, houseFacts), fixed)).toBe('360 payments of $2,215.62');
  });
});

it.each([
  [{ ...franklin, downPayment: 9_274 }, 'down'],
  [{ ...franklin, downPayment: 9_275 }, ''],
  [{ homePrice: 600_000, downPayment: 58_700, county: 'Noble' }, 'limit'],
  [{ homePrice: 600_000, downPayment: 58_713, county: 'Noble' }, ''],
  [{ homePrice: 600_000, downPayment: 30_000, county: 'Franklin' }, ''],
])('FHA refuses %o: %j', (house, reason) => {
  expect(fhaRefusal(house, houseFacts)).toBe(reason);
});

it('takes a share of a yearly income', () => {
  expect(shareOfIncome(2147, 62_000)?.toFixed(1)).toBe('41.6');
  expect([shareOfIncome(null, 62_000), shareOfIncome(2147, undefined), shareOfIncome(2147, 0)]).toEqual([
    null,
    null,
    null,
  ]);
});
