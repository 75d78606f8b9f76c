import { readBack } from '@/__tests__/helpers/loan-estimates/placed-pages';
import {
  federalSample,
  randomEstimate,
  type SampleEstimate,
  sampleWith,
  type Truth,
} from '@/__tests__/helpers/loan-estimates/sample-estimates';
import { catchesOf } from '@/lib/loan-estimate/catch';
import { offerValuesOf } from '@/lib/loan-estimate/offer';

const said = (estimate: SampleEstimate, today = '2013-02-20') =>
  Object.fromEntries(catchesOf(readBack(estimate), today).map(({ rule, what }) => [rule, what]));

describe('the catches', () => {
  it('in the federal sample are its penalty, its points and the services to shop for', () => {
    expect(said(federalSample)).toEqual({
      penalty:
        'You pay a penalty if you pay the loan off early: As high as $3,240 if you pay off the loan during the first 2 years.',
      points: 'This rate comes with 0.25 points, $405 due at closing. Without them the rate would be higher.',
      shopping:
        '$3,198 are for services that you may choose yourself, such as title work. The lender’s choice isn’t the only one.',
    });
  });

  it('each name a line of the form, a question and a source', () => {
    const all = Array.from({ length: 60 }, (_, index) =>
      catchesOf(readBack(randomEstimate(index + 1)), '2026-11-23'),
    ).flat();
    expect(
      all.filter(({ line, ask, source }) => !line.startsWith('Page ') || !ask.endsWith('?') || source === ''),
    ).toEqual([]);
    expect(new Set(all.map(({ rule }) => rule)).size).toBeGreaterThanOrEqual(9);
  });

  it.each([
    ['not-locked', { rateLocked: false, lockedUntil: null }, 'The rate isn’t locked.'],
    ['credit', { lenderCredits: 500, totalJ: 7554, closingCosts: 7554 }, 'The lender pays $500 of your costs.'],
    ['balloon', { balloon: true, balloonTerms: '$149,263 at the end of year 7' }, 'one payment: $149,263 at the end'],
    [
      'insurance',
      { mortgageInsurance: [82, 82] },
      'Mortgage insurance of $82 a month is in every payment, for all 30 years.',
    ],
    [
      'escrow',
      { taxesInEscrow: 'no', insuranceInEscrow: 'no' },
      'The payment leaves out property taxes and homeowner’s insurance, about $206 a month.',
    ],
    ['growing-loan', { amountCanIncrease: true }, 'What you owe can grow'],
    ['interest-only', { product: '10 Year Interest Only, Fixed Rate' }, 'At first your payments pay interest only.'],
    ['origination', { totalA: 2602, loanAmount: 162_000 }, 'the lender charges $2,197, 1.4% of the loan.'],
  ] as const)('say %s where the form does', (rule, values, text) => {
    expect(said(sampleWith(values as Truth))[rule]).toContain(text);
  });

  it.each([
    ['2013-03-01', 'The costs in this estimate expire in 3 days,'],
    ['2013-03-03', 'The costs in this estimate expire tomorrow,'],
    ['2013-03-05', 'The costs in this estimate have expired.'],
  ])('count the days to expiration on %s', (today, text) => {
    expect(said(federalSample, today).expiry).toContain(text);
  });

  it('say nothing about values that were not read', () => {
    expect(said(sampleWith({ prepaymentPenalty: null, penaltyTerms: null })).penalty).toBeUndefined();
  });
});

describe('the numbers for comparing offers', () => {
  it('match the form; fees are section A without the points', () => {
    const values = offerValuesOf(readBack(federalSample).fields);
    expect(Object.values(values)).toEqual([162_000, 3.875, 360, 82, 84, 0.25, 1397, 0]);
  });

  it('leave insurance to the visitor unless it stays the same until it ends', () => {
    const values = offerValuesOf(readBack(sampleWith({ mortgageInsurance: [82, 41] })).fields);
    expect([values.insuranceMonthly, values.insuranceMonths]).toEqual([null, null]);
  });
});
