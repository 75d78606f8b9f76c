import fc from 'fast-check';
import { type TaxInputs, taxFollowsPrice, taxRateOf, withPropertyTax } from '@/lib/calculators/property-tax';
import { countyField, taxModeField } from '@/lib/calculators/shared-fields';
import { states } from '@/lib/state-taxes';

const none: TaxInputs = {
  homePrice: 500_000,
  state: 'NONE',
  county: countyField.initial,
  annualPropertyTax: 0,
  taxMode: taxModeField.initial,
};

function inputsAfter(...changes: readonly Partial<TaxInputs>[]): TaxInputs {
  let inputs = none;
  for (const change of changes) inputs = { ...inputs, ...withPropertyTax(inputs, change) };
  return inputs;
}
const franklin = [{ state: 'OH' }, { county: 'Franklin' }] as const;

describe('the property tax rate of a location', () => {
  it.each([
    ['OH', 'Franklin', { percent: 1.471567, builtIn: true }],
    ['OH', '', { percent: 1.57, builtIn: true }],
    ['NJ', 'Franklin', { percent: 2.42, builtIn: true }],
    ['NH', '', { percent: 2.2, builtIn: false }],
    ['NONE', '', null],
    ['NONE', 'Franklin', null],
  ])('%s %s is %j', (state, county, rate) => {
    expect(taxRateOf({ state, county })).toEqual(rate);
  });

  it('is only suggested in DC, Maine and New Hampshire', () => {
    expect(Object.keys(states).filter((code) => states[code]?.isOffered)).toEqual(['DC', 'ME', 'NH']);
  });
});

describe('the property tax', () => {
  it('follows again on request, and when a county is selected', () => {
    const typed = { annualPropertyTax: 5_000 };
    expect(inputsAfter(...franklin, typed, { taxMode: 'follows' }).annualPropertyTax).toBeCloseTo(7_357.835, 8);
    const moved = inputsAfter(...franklin, typed, { county: 'Allen' }, { homePrice: 100_000 });
    expect(moved.annualPropertyTax).toBeCloseTo(1_117.362, 8);
  });

  it('is 0 without a state, and in a state without a built-in rate until its typical rate is used', () => {
    expect(inputsAfter({ state: 'NJ' }, { state: 'NONE' })).toMatchObject({ annualPropertyTax: 0 });
    expect(inputsAfter({ state: 'NH' }, { homePrice: 400_000 }).annualPropertyTax).toBe(0);
    const taken = inputsAfter({ state: 'NH' }, { taxMode: 'follows' }, { homePrice: 400_000 });
    expect(taken.annualPropertyTax).toBeCloseTo(8_800, 8);
  });

  it('in an old URL follows the price only if it equals price × rate, to the cent', () => {
    const old = { ...none, state: 'OH', annualPropertyTax: 5_000 };
    expect(withPropertyTax(old, { homePrice: 1 })).toEqual({ homePrice: 1 });
    expect(taxFollowsPrice({ ...old, annualPropertyTax: 7_850 })).toBe(true);
  });

  it('never changes with the price once it is typed', () => {
    const price = fc.double({ min: 0, max: 1e9, noNaN: true });
    fc.assert(
      fc.property(price, fc.double({ min: 0, max: 1e6, noNaN: true }), fc.array(price), (first, tax, prices) => {
        const changes = [
          { homePrice: first },
          { annualPropertyTax: tax },
          ...prices.map((homePrice) => ({ homePrice })),
        ];
        expect(inputsAfter(...franklin, ...changes).annualPropertyTax).toBe(tax);
      }),
    );
  });

  it('follows every price in a county', () => {
    const price = fc.double({ min: 0, max: 1e9, noNaN: true });
    fc.assert(
      fc.property(fc.array(price, { minLength: 1 }), (prices) => {
        const inputs = inputsAfter(...franklin, ...prices.map((homePrice) => ({ homePrice })));
        expect(inputs.annualPropertyTax).toBeCloseTo(((prices.at(-1) ?? 0) * 1.471567) / 100, 4);
        expect(taxFollowsPrice(inputs)).toBe(true);
      }),
    );
  });
});
