import { readBack } from '@/__tests__/helpers/loan-estimates/placed-pages';
import {
  federalSample,
  randomEstimate,
  type SampleEstimate,
  sampleWith,
} from '@/__tests__/helpers/loan-estimates/sample-estimates';
import { contradictionsOf } from '@/lib/loan-estimate/checks';

const contradictions = (estimate: SampleEstimate) => contradictionsOf(readBack(estimate));

describe('the arithmetic of a form', () => {
  it('agrees in the federal sample, including APR, interest and the five-year figures', () => {
    expect(contradictions(federalSample)).toEqual([]);
  });

  it.each(Array.from({ length: 60 }, (_, index) => [index + 1]))('agrees in random estimate %i', (seed) => {
    expect(contradictions(randomEstimate(seed))).toEqual([]);
  });

  it.each([
    ['A and its lines', { totalA: 1902, totalD: 5772 }, 'Section A adds up to $1,802, and the form says $1,902.'],
    ['A + B + C', { totalD: 5682 }, 'A + B + C adds up to $5,672, and the form says $5,682.'],
    ['E + F + G + H', { totalI: 2392 }, 'E + F + G + H adds up to $2,382, and the form says $2,392.'],
    ['J', { totalJ: 8154 }, 'D + I, less the lender credits, adds up to $8,054, and the form says $8,154.'],
    [
      'the payment',
      { payment: 771.78 },
      '$162,000 at 3.875% over 30 years is $761.78 a month, and the form says $771.78.',
    ],
    ['the APR', { aprPercent: 4.874 }, 'The payments make an APR between 4.186% and 4.63%, and the form says 4.874%.'],
    ['the interest', { tipPercent: 96.45 }, 'All interest is 69.446% of the loan, and the form says 96.45%.'],
    [
      'what is paid in five years',
      { paidInFiveYears: 65_582 },
      'Payments, insurance and loan costs of five years are $56,561, and the form says $65,582.',
    ],
    [
      'what is paid off in five years',
      { principalInFiveYears: 17_773 },
      'Five years of payments pay off $15,773, and the form says $17,773.',
    ],
  ])('is checked: %s', (_, values, text) => {
    expect(contradictions(sampleWith(values))).toContain(text);
  });

  it('is not checked if a part was not read', () => {
    const missing = sampleWith({ totalB: null, totalD: 9999 });
    expect(contradictions(missing).filter((text) => text.startsWith('A + B + C'))).toEqual([]);
  });
});
