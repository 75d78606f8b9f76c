import type { PaymentRun } from '@/lib/mortgage/apr';
import { balanceAfter, payment } from '@/lib/mortgage/loan';
import { pmi } from '@/lib/mortgage/mortgage-insurance';
import type { RentVsBuyInputs } from '@/lib/mortgage/rent-vs-buy';
import { type Stays, staysOf } from '@/lib/mortgage/replacement';

/** Costs of renting and buying besides rent, mortgage and property tax, in percent. */
export type RentVsBuyWholeInputs = RentVsBuyInputs & {
  /** Of the price, paid at the start. */
  readonly buyingCostPercent: number;
  /** Of the value at the end. */
  readonly sellingCostPercent: number;
  /** Of the value a year. */
  readonly maintenancePercent: number;
  /** Of the value a year. */
  readonly homeInsurancePercent: number;
  /** Per year, applied once every twelve months. */
  readonly rentGrowthPercent: number;
  /** Per year, on money that is not spent. */
  readonly returnPercent: number;
  /** Private mortgage insurance, of the loan a year; due with less than 20 % down until it ends by law. */
  readonly pmiPercent?: number;
  /**
   * For an FHA or VA loan: the financed premium or fee in dollars, and the monthly premiums that replace private
   * insurance.
   */
  readonly government?: { readonly financed: number; readonly premiums: readonly PaymentRun[] };
};

/** The net worth of owner and renter at the end of a stay, in dollars. */
export type NetWorths = { readonly ownerNet: number; readonly renterNet: number };

/** The net worths of a stay and their parts, in dollars. */
type StayRow = NetWorths & {
  readonly value: number;
  readonly balance: number;
  readonly ownerAccount: number;
  /** Paid in the last month of the stay; 0 without a stay. */
  readonly owning: number;
  readonly renting: number;
};

/** The longest stay searched for a break-even, in months. */
export const maxBreakEvenMonths = 480;

/** The longest stay computed, in months: a hundred years. */
const maxStayMonths = 1200;

function stayRows(inputs: RentVsBuyWholeInputs, months: number): readonly StayRow[] {
  const { price, termMonths, ratePercent } = inputs;
  const downPayment = (price * inputs.downPaymentPercent) / 100;
  const { government } = inputs;
  const base = { principal: Math.max(0, price - downPayment), ratePercent, termMonths };
  const loan = { ...base, principal: base.principal + (government?.financed ?? 0) };
  const level = payment(loan);
  const yearly = (percent: number, years: number) => (1 + percent / 100) ** years;
  const upkeep = (inputs.propertyTaxPercent + inputs.maintenancePercent + inputs.homeInsurancePercent) / 1200;
  const growth = yearly(inputs.returnPercent, 1 / 12);
  const kept = 1 - inputs.sellingCostPercent / 100;
  const insurance = pmi({ ...base, price, pmiPercent: inputs.pmiPercent ?? 0 });
  const runs = government?.premiums ?? [{ amount: insurance.monthly, count: insurance.endMonth }];
  const premiums = runs.flatMap(({ amount, count }) => Array.from({ length: count }, () => amount));

  let ownerAccount = 0;
  let renterAccount = downPayment + (price * inputs.buyingCostPercent) / 100;
  const rows: StayRow[] = [];
  for (let month = 0; month <= Math.min(months, maxStayMonths); month += 1) {
    let [owning, renting] = [0, 0];
    if (month > 0) {
      const valueBefore = price * yearly(inputs.appreciationPercent, (month - 1) / 12);
      const premium = premiums[month - 1] ?? 0;
      owning = (month <= termMonths ? level : 0) + premium + upkeep * valueBefore;
      renting = inputs.rent * yearly(inputs.rentGrowthPercent, Math.floor((month - 1) / 12));
      ownerAccount = ownerAccount * growth + Math.max(0, renting - owning);
      renterAccount = renterAccount * growth + Math.max(0, owning - renting);
    }
    const value = price * yearly(inputs.appreciationPercent, month / 12);
    const balance = balanceAfter(loan, month);
    const ownerNet = value * kept - balance + ownerAccount;
    rows.push({ ownerNet, renterNet: renterAccount, value, balance, ownerAccount, owning, renting });
  }
  return rows;
}

/**
 * The net worth of owner and renter at the end of each stay of 0, 1, … `months` months, in dollars; at most 1,200
 * months. In month k the value of the home is price × (1 + appreciation)^((k - 1) / 12). The owner pays the level
 * payment while the loan lasts, mortgage insurance by `pmi` or the premiums of FHA, and property tax, maintenance and
 * insurance of the value / 12; the renter pays rent × (1 + growth)^floor((k - 1) / 12). The renter’s account starts
 * with the down payment and the costs of buying, the owner’s with 0; at the end of each month both grow by (1 +
 * return)^(1/12), then whoever paid less deposits the difference. ownerNet = value × (1 - selling costs) - balance +
 * account; renterNet = account. At a loan rate of 0 the level payment is loan / months.
 * Example: $2,000 of rent or a $450,000 home with 20 % down at 6.5 % over 360 months, tax 1 %, appreciation 2 %, costs
 * of 3 and 6 %, maintenance 1 %, insurance 0.5 %, rent growth 3 % and a return of 4 %: buying is ahead from month 339
 * on.
 */
export function netWorthsByMonth(inputs: RentVsBuyWholeInputs, months: number): readonly NetWorths[] {
  return stayRows(inputs, months);
}

function stayOf({ stayMonths }: RentVsBuyWholeInputs): number {
  return Math.max(0, Math.min(maxStayMonths, Math.floor(stayMonths)));
}

/** The parts of the net worths at the end of a stay, in dollars. */
export type WorthParts = {
  /** value - sellingCosts - balance + account = net. */
  readonly owner: Readonly<Record<'value' | 'sellingCosts' | 'balance' | 'account' | 'net', number>>;
  /** kept (down payment and costs of buying) + earned on that + saved (with its earnings) = net. */
  readonly renter: Readonly<Record<'kept' | 'earned' | 'saved' | 'net', number>>;
  /** Each one's payments in the first month. */
  readonly firstMonth: { readonly owning: number; readonly renting: number };
};

/**
 * The net worths at the end of a stay, by part. A stay above 1,200 months counts as 1,200.
 * sellingCosts = value × selling %; earned = kept × ((1 + return)^(stay / 12) - 1); saved = the renter’s account - kept
 * - earned, which is everything that the renter deposited, with its return. At a return of 0 nothing is earned.
 * Example: as `netWorthsByMonth` after 84 months: $516,908.55 - $31,014.51 - $325,498.48 + $0.00 = $160,395.56, and
 * $103,500.00 + $32,698.94 + $105,949.91 = $242,148.85.
 */
export function worthParts(inputs: RentVsBuyWholeInputs): WorthParts {
  const stay = stayOf(inputs);
  const rows = stayRows(inputs, Math.max(1, stay));
  const { ownerNet, renterNet, value, balance, ownerAccount } = rows[stay] as StayRow;
  const kept = rows[0]?.renterNet ?? 0;
  const earned = kept * ((1 + inputs.returnPercent / 100) ** (stay / 12) - 1);
  return {
    owner: {
      value,
      sellingCosts: (value * inputs.sellingCostPercent) / 100,
      balance,
      account: ownerAccount,
      net: ownerNet,
    },
    // Without savings, the last digits of a double are noise.
    renter: { kept, earned, saved: Math.max(0, renterNet - kept - earned), net: renterNet },
    firstMonth: { owning: rows[1]?.owning ?? 0, renting: rows[1]?.renting ?? 0 },
  };
}

/** The stays at which the owner has at least as much as the renter, in order. */
export function staysAhead(worths: readonly NetWorths[]): readonly Stays[] {
  return staysOf(worths, ({ ownerNet, renterNet }) => ownerNet >= renterNet);
}

/**
 * The monthly rent, in dollars, at which renting and buying break even at the end of the stay: at any higher rent the
 * owner has more. 0 if the owner has at least as much at any rent; null without a stay or a price. A higher rent leaves
 * the renter less to save and the owner more, so the owner's lead grows with the rent, which is found by bisection, to
 * half a cent. Rates of 0 are not a special case.
 * Example: as `netWorthsByMonth`, a stay of 84 months breaks even at a rent of $2,777.50.
 */
export function breakEvenRent(inputs: RentVsBuyWholeInputs): number | null {
  const stay = stayOf(inputs);
  if (stay === 0 || inputs.price <= 0) return null;
  const leads = (rent: number) => {
    const end = stayRows({ ...inputs, rent }, stay)[stay] as StayRow;
    return end.ownerNet >= end.renterNet;
  };
  if (leads(0)) return 0;
  let low = 0;
  let high = inputs.price;
  while (!leads(high)) [low, high] = [high, 2 * high];
  while (high - low > 0.005) {
    const middle = (low + high) / 2;
    if (leads(middle)) high = middle;
    else low = middle;
  }
  return high;
}
