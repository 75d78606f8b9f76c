import { type FactId, figureOf } from '@/content/facts/facts';
import { fhaInsurance } from '@/lib/mortgage/mortgage-insurance';

const limit = figureOf('fhaLowerPremiumLimit');

/** The annual premium in percent for a base loan of `loan` dollars with `downPercent` down. */
function annualPercent(loan: number, downPercent: number, termMonths: number): number {
  const price = loan / (1 - downPercent / 100);
  return fhaInsurance({ price, downPayment: price - loan, ratePercent: 6.5, termMonths }).annualPercent;
}

test.each([
  ['fhaAnnualPremium', limit, 3.5, 360],
  ['fhaPremiumLargeLowDown', limit + 1, 3.5, 360],
  ['fhaPremiumFiveDown', limit, 5, 360],
  ['fhaPremiumLarge', limit + 1, 5, 181],
  ['fhaPremiumShort', limit, 9.9, 180],
  ['fhaPremiumShort', limit + 1, 10, 180],
  ['fhaPremiumShortLarge', limit + 1, 9.9, 180],
  ['fhaPremiumShortTenDown', limit, 10, 180],
  ['fhaPremiumShortTenDown', limit + 1, 22, 180],
] as const satisfies readonly (readonly [FactId, number, number, number])[])(
  'the printed premium of %s is that of a base loan of $%d with %d%% down over %d months',
  (id, loan, downPercent, termMonths) => {
    expect(annualPercent(loan, downPercent, termMonths)).toBe(figureOf(id));
  },
);

test('the printed upfront premium is the one the calculators use', () => {
  const { baseLoan, upfront } = fhaInsurance({ price: 250000, downPayment: 8750, ratePercent: 6.5, termMonths: 360 });
  expect(upfront / baseLoan).toBeCloseTo(figureOf('fhaUpfrontPremium') / 100, 12);
});
