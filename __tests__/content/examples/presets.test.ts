import { type Preset, type PresetName, presetHref, presets } from '@/content/examples/presets';
import { exampleRatePercent } from '@/content/lender/rates';
import { readShareHash } from '@/lib/calculators/share';

test('a preset that does not exist is refused', () => {
  expect(() => presetHref('toString' as PresetName)).toThrow(
    'content/examples/presets.ts: there is no preset toString; write one of fha',
  );
});

test('the refinance screen opens with the numbers of the refinancing guide', () => {
  const { fields, hash }: Preset = presets.refinance;
  expect(readShareHash(fields, hash)?.values).toMatchObject({
    ratePercent1: exampleRatePercent + 1,
    newRatePercent: exampleRatePercent,
    closingCosts: 3,
  });
});

test.each([
  ['fhaPayment', 'fha', 8750],
  ['vaPayment', 'va', 0],
] as const)('the payment calculator opens %s with its kind of loan', (name, kind, downPayment) => {
  const { fields, hash }: Preset = presets[name];
  expect(readShareHash(fields, hash)?.values).toMatchObject({ kind, homePrice: 250000, downPayment });
});
