import fc from 'fast-check';
import { insured } from '@/__tests__/helpers/regulation-z';
import { rentVsBuyWhole } from '@/__tests__/helpers/rent-or-buy';
import { rentOrBuySample as usual } from '@/__tests__/helpers/samples';
import { breakEvenRent, netWorthsByMonth, type RentVsBuyWholeInputs } from '@/lib/mortgage/rent-vs-buy-whole';
import { referenceRows } from './reference';

test('a high rent puts the owner ahead from the first month on, and a low one never does', () => {
  const free = { ...usual, buyingCostPercent: 0, sellingCostPercent: 0 };
  expect(rentVsBuyWhole({ ...free, rent: 6000 }).breakEvenMonth).toBe(1);
  expect(rentVsBuyWhole({ ...usual, rent: 500 }).breakEvenMonth).toBeNull();
});

test('after the loan is paid off, a longer stay still has taxes and upkeep', () => {
  const worths = netWorthsByMonth({ ...usual, termMonths: 120 }, 130);
  expect(worths).toHaveLength(131);
  const value = 450000 * 1.02 ** (121 / 12);
  expect(worths[121]?.ownerNet).toBeGreaterThan(value * 0.94);
});

test('a mistyped stay of a billion months counts as a hundred years', () => {
  expect(rentVsBuyWhole({ ...usual, stayMonths: 1e9 })).toEqual(rentVsBuyWhole({ ...usual, stayMonths: 1200 }));
});

test('a stay of 7 years breaks even at a rent of $2,777.50, and buying wins above it', () => {
  expect(breakEvenRent(usual)).toBeCloseTo(2777.5, 2);
  expect(rentVsBuyWhole({ ...usual, rent: 2778 }).difference).toBeGreaterThan(0);
  expect(rentVsBuyWhole({ ...usual, rent: 2777 }).difference).toBeLessThan(0);
});

test('a home that gains 20% a year wins at any rent, and without a stay there is nothing to compare', () => {
  expect(breakEvenRent({ ...usual, appreciationPercent: 20 })).toBe(0);
  expect(breakEvenRent({ ...usual, stayMonths: 0 })).toBeNull();
  expect(breakEvenRent({ ...usual, price: 0 })).toBeNull();
});

test('with 5% down, mortgage insurance raises the rent at which buying wins, and with 20% down it costs nothing', () => {
  const small = { ...usual, downPaymentPercent: 5 };
  expect(breakEvenRent({ ...small, pmiPercent: 0.78 }) ?? 0).toBeGreaterThan((breakEvenRent(small) ?? 0) + 200);
  expect(rentVsBuyWhole({ ...usual, pmiPercent: 0.78 })).toEqual(rentVsBuyWhole(usual));
});

/** Both accounts, month by month, with the balances of a decimal schedule. */
function reference(inputs: RentVsBuyWholeInputs) {
  const down = (inputs.price * inputs.downPaymentPercent) / 100;
  const principal = Math.round((inputs.price - down) * 100) / 100;
  const rows = referenceRows({ principal, ratePercent: inputs.ratePercent, termMonths: inputs.termMonths });
  const monthly = Math.exp(Math.log(1 + inputs.returnPercent / 100) / 12);
  const valueAt = (months: number) =>
    inputs.price * Math.exp((Math.log(1 + inputs.appreciationPercent / 100) * months) / 12);
  const yearlyShare =
    inputs.propertyTaxPercent / 100 + inputs.maintenancePercent / 100 + inputs.homeInsurancePercent / 100;
  const insurance = insured(inputs.price, principal, inputs.ratePercent, inputs.termMonths, inputs.pmiPercent ?? 0);
  const premium = insurance.premium.toNumber();
  let owner = 0;
  let renter = down + (inputs.buyingCostPercent / 100) * inputs.price;
  let rent = inputs.rent;
  for (let month = 1; month <= inputs.stayMonths; month += 1) {
    if (month > 1 && (month - 1) % 12 === 0) rent *= 1 + inputs.rentGrowthPercent / 100;
    const owning =
      (rows[month - 1]?.payment ?? 0) +
      (month <= insurance.end ? premium : 0) +
      (yearlyShare / 12) * valueAt(month - 1);
    owner *= monthly;
    renter *= monthly;
    if (owning < rent) owner += rent - owning;
    else renter += owning - rent;
  }
  const owed = inputs.stayMonths === 0 ? principal : (rows[inputs.stayMonths - 1]?.balance ?? 0);
  return {
    ownerNet: valueAt(inputs.stayMonths) * (1 - inputs.sellingCostPercent / 100) - owed + owner,
    renterNet: renter,
  };
}

test('both net worths agree with accounts computed month by month', () => {
  const percent = (largest: number) => fc.integer({ min: 0, max: largest * 10 }).map((tenths) => tenths / 10);
  fc.assert(
    fc.property(
      fc.record({
        rent: fc.integer({ min: 0, max: 6000 }),
        price: fc.integer({ min: 20, max: 1000 }).map((thousands) => thousands * 1000),
        downPaymentPercent: percent(100),
        termMonths: fc.integer({ min: 12, max: 480 }),
        ratePercent: percent(12),
        stayMonths: fc.integer({ min: 0, max: 480 }),
        propertyTaxPercent: percent(3),
        appreciationPercent: percent(6),
        buyingCostPercent: percent(5),
        sellingCostPercent: percent(10),
        maintenancePercent: percent(3),
        homeInsurancePercent: percent(2),
        rentGrowthPercent: percent(6),
        returnPercent: percent(8),
        pmiPercent: percent(2),
      }),
      (inputs) => {
        const result = rentVsBuyWhole(inputs);
        const { ownerNet, renterNet } = reference(inputs);
        expect(Math.abs(result.ownerNet - ownerNet)).toBeLessThan(0.005);
        expect(Math.abs(result.renterNet - renterNet)).toBeLessThan(0.005);
        expect(result.difference).toBe(result.ownerNet - result.renterNet);
      },
    ),
    { seed: 20261122, numRuns: 60 },
  );
});
