import { balanceAfter, payment } from '@/lib/mortgage/loan';
import type { RentVsBuyInputs } from '@/lib/mortgage/rent-vs-buy';

/** What renting and buying cost beyond rent, mortgage and property tax, in percent. */
export type RentVsBuyWholeInputs = RentVsBuyInputs & {
  /** Of the price, paid at the start. */
  readonly buyingCostPercent: number;
  /** Of the value at the end. */
  readonly sellingCostPercent: number;
  /** Of the value a year. */
  readonly maintenancePercent: number;
  /** Of the value a year. */
  readonly homeInsurancePercent: number;
  /** A year, once every twelve months. */
  readonly rentGrowthPercent: number;
  /** A year, on money that is not spent. */
  readonly returnPercent: number;
};

/** What owner and renter have at the end of a stay, in dollars. */
export type NetWorths = { readonly ownerNet: number; readonly renterNet: number };

/** Dollars; `difference` = ownerNet - renterNet. */
export type RentVsBuyWhole = NetWorths & {
  readonly difference: number;
  /** The shortest stay, in months, after which the owner has at least as much; null when there is none within 480. */
  readonly breakEvenMonth: number | null;
};

/** The longest stay that is looked at for a break-even, in months. */
const longestBreakEven = 480;

/** The longest stay that is computed, in months: a hundred years. */
const longestStay = 1200;

/**
 * What owner and renter have at the end of each stay of 0, 1, … `months` months, in dollars; at most 1,200 months.
 *
 * In month k the value of the home is price × (1 + appreciation)^((k - 1) / 12). The owner pays the level payment while
 * the loan lasts and property tax, maintenance and insurance of the value / 12; the renter pays
 * rent × (1 + growth)^floor((k - 1) / 12). The renter’s account starts with the down payment and the costs of buying,
 * the owner’s with 0; at the end of each month both grow by (1 + return)^(1/12), then whoever paid less puts the
 * difference in. ownerNet = value × (1 - selling costs) - balance + account; renterNet = account.
 */
export function netWorthsByMonth(inputs: RentVsBuyWholeInputs, months: number): readonly NetWorths[] {
  const { price, termMonths, ratePercent } = inputs;
  const downPayment = (price * inputs.downPaymentPercent) / 100;
  const loan = { principal: Math.max(0, price - downPayment), ratePercent, termMonths };
  const level = payment(loan);
  const yearly = (percent: number, years: number) => (1 + percent / 100) ** years;
  const upkeep = (inputs.propertyTaxPercent + inputs.maintenancePercent + inputs.homeInsurancePercent) / 1200;
  const growth = yearly(inputs.returnPercent, 1 / 12);
  const kept = 1 - inputs.sellingCostPercent / 100;

  let ownerAccount = 0;
  let renterAccount = downPayment + (price * inputs.buyingCostPercent) / 100;
  const worths: NetWorths[] = [];
  for (let month = 0; month <= Math.min(months, longestStay); month += 1) {
    if (month > 0) {
      const value = price * yearly(inputs.appreciationPercent, (month - 1) / 12);
      const owning = (month <= termMonths ? level : 0) + upkeep * value;
      const renting = inputs.rent * yearly(inputs.rentGrowthPercent, Math.floor((month - 1) / 12));
      ownerAccount = ownerAccount * growth + Math.max(0, renting - owning);
      renterAccount = renterAccount * growth + Math.max(0, owning - renting);
    }
    const value = price * yearly(inputs.appreciationPercent, month / 12);
    worths.push({ ownerNet: value * kept - balanceAfter(loan, month) + ownerAccount, renterNet: renterAccount });
  }
  return worths;
}

/**
 * Renting and buying with all that each costs and with what money left over would earn, at the end of a stay.
 *
 * See `netWorthsByMonth`. difference = ownerNet - renterNet; the break-even is the first stay of 1 to 480 months at which
 * it is not negative. At a loan rate of 0 the level payment is loan / months. A stay above 1,200 months counts as 1,200.
 * Example: $2,000 of rent or a $450,000 home with 20 % down at 6.5 % over 360 months, tax 1 %, appreciation 2 %, costs of
 * 3 and 6 %, maintenance 1 %, insurance 0.5 %, rent growth 3 % and a return of 4 %: buying is ahead from month 339 on.
 */
export function rentVsBuyWhole(inputs: RentVsBuyWholeInputs): RentVsBuyWhole {
  const stay = Math.max(0, Math.min(longestStay, Math.floor(inputs.stayMonths)));
  const worths = netWorthsByMonth(inputs, Math.max(stay, longestBreakEven));
  const { ownerNet, renterNet } = worths[stay] ?? { ownerNet: 0, renterNet: 0 };
  const breakEven = worths.findIndex(
    (worth, month) => month >= 1 && month <= longestBreakEven && worth.ownerNet >= worth.renterNet,
  );
  return {
    ownerNet,
    renterNet,
    difference: ownerNet - renterNet,
    breakEvenMonth: breakEven === -1 ? null : breakEven,
  };
}
