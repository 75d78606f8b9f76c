import { fhaStreamlineExample, vaPartialEntitlement, vaStreamlineExample } from '@/content/examples/examples';
import { exemptStreamlineExample, residualIncomeExample } from '@/content/examples/guide-examples';
import { figureOf } from '@/content/facts/facts';

// What the examples come to is recomputed from the pages; here is what makes them examples of their rules.

test('the streamlines fall by what HUD and VA ask, and those of VA earn their costs back in time', () => {
  const [fha, va] = [fhaStreamlineExample(), vaStreamlineExample()];
  expect(fha.old.ratePercent - fha.next.ratePercent).toBeGreaterThanOrEqual(figureOf('fhaStreamlineReduction'));
  expect(va.old.ratePercent - va.next.ratePercent).toBeGreaterThanOrEqual(figureOf('vaStreamlineReduction'));
  for (const { monthsToRecoup } of [va, exemptStreamlineExample()])
    expect(monthsToRecoup).toBeLessThanOrEqual(figureOf('vaRecoupMonths'));
});

test('the family of the residual income example has more left than VA asks for', () => {
  const { left, asked } = residualIncomeExample();
  expect(left).toBeGreaterThan(asked);
});

test('a veteran whose remaining entitlement covers the price puts nothing down', () => {
  expect(vaPartialEntitlement(60000, 500000).downPayment).toBe(0);
});
