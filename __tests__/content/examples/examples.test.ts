import { fhaStreamlineExample, vaPartialEntitlement, vaStreamlineExample } from '@/content/examples/examples';
import { residualIncomeExample } from '@/content/examples/guide-examples';
import { figureOf } from '@/content/facts/facts';

// The pages' examples are recomputed in site/figures; these tests check that they illustrate their rules.

test('the streamline examples lower the payment as HUD and the VA require, and the VA ones recoup their costs in time', () => {
  const [fha, va] = [fhaStreamlineExample(), vaStreamlineExample()];
  expect(fha.old.ratePercent - fha.next.ratePercent).toBeGreaterThanOrEqual(figureOf('fhaStreamlineReduction'));
  expect(va.old.ratePercent - va.next.ratePercent).toBeGreaterThanOrEqual(figureOf('vaStreamlineReduction'));
  for (const { monthsToRecoup } of [va, vaStreamlineExample(true)])
    expect(monthsToRecoup).toBeLessThanOrEqual(figureOf('vaRecoupMonths'));
});

test('the family in the residual income example has more left than the VA requires', () => {
  const { left, asked } = residualIncomeExample();
  expect(left).toBeGreaterThan(asked);
});

test('a veteran whose remaining entitlement covers the price needs no down payment', () => {
  expect(vaPartialEntitlement(60000, 500000).downPayment).toBe(0);
});
