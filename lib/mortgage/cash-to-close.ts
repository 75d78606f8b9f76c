import { amountNoise } from './loan';

/** A range in dollars; both ends are equal for a known amount. */
export type DollarRange = { readonly low: number; readonly high: number };

const exactly = (amount: number): DollarRange => ({ low: amount, high: amount });

/** The premium of an owner’s title policy: brackets with falling rates, each as a line over the price. */
export type TitlePremiums = {
  /** US dollars per $1,000, and the line's value at a price of 0. */
  readonly lines: readonly (readonly [per1000: number, atZero: number])[];
  readonly minimum: number;
};

/** Assumptions about closing costs: dollars, months, days, percent. */
export type ClosingAssumptions = {
  /** Appraisal, credit report and flood check. */
  readonly services: DollarRange;
  readonly premiums: TitlePremiums;
  /** The lender’s title policy, title search and settlement. */
  readonly agency: DollarRange;
  /** The share of the owner’s title policy that the buyer pays. */
  readonly ownersShare: DollarRange;
  readonly recording: DollarRange;
  /** Months of tax that the lender collects in advance. */
  readonly taxReserveMonths: DollarRange;
  /** Months of tax that the seller owes on the closing day, because Ohio’s tax is paid in arrears. */
  readonly sellerTaxMonths: DollarRange;
  /** Days from closing to the end of the month. */
  readonly interestDays: DollarRange;
  /** What differs without a loan: no lender's services, policy, reserve or mortgage to record. */
  readonly withoutLoan: Readonly<Record<'services' | 'agency' | 'recording' | 'taxReserveMonths', DollarRange>>;
};

export type RecordingRule = {
  /** For the first two pages. */
  readonly first: number;
  readonly furtherPage: number;
  /** Added to a document by some counties. */
  readonly surcharge: number;
  readonly documents: readonly { readonly low: number; readonly high: number }[];
};

export type CashInputs = {
  readonly price: number;
  readonly downPayment: number;
  readonly charges: number;
  readonly loan: number;
  readonly ratePercent: number;
  readonly monthlyPropertyTax: number;
  readonly monthlyInsurance: number;
};

/** The lines of the cash to close; the seller’s share of the tax is subtracted. */
export type CashToClose = Readonly<
  Record<
    | 'downPayment'
    | 'charges'
    | 'services'
    | 'title'
    | 'recording'
    | 'insurance'
    | 'taxReserve'
    | 'interest'
    | 'sellerTax'
    | 'total',
    DollarRange
  >
> & { readonly dailyInterest: number };

const times = (range: DollarRange, amount: number): DollarRange => ({
  low: range.low * amount,
  high: range.high * amount,
});

/**
 * The fees to record documents in Ohio: `first` for the first two pages of each and `furtherPage` for every later page;
 * the high end includes the surcharge of some counties.
 * Source: Ohio Revised Code 317.32.
 * Example: a deed of 2 to 4 pages and a mortgage of 15 to 25 pages cost 34 + (34 + 13 × 8) = $172 to (34 + 2 × 8 + 5) +
 * (34 + 23 × 8 + 5) = $278.
 */
export function recordingFees({ first, furtherPage, surcharge, documents }: RecordingRule): DollarRange {
  const fee = (pages: number) => first + furtherPage * Math.max(0, pages - 2);
  return {
    low: documents.reduce((sum, { low }) => sum + fee(low), 0),
    high: documents.reduce((sum, { high }) => sum + fee(high) + surcharge, 0),
  };
}

/**
 * The premium of an owner's title policy at a price, in US dollars: each $1,000 or part of it at the rate of its
 * bracket. Since rates fall from bracket to bracket, the premium is that of the lowest line.
 * Source: Ohio Title Insurance Rating Bureau, rate manual of January 1, 2026, PR-1.
 * Example: $2,475 at $500,000.
 */
export function ownersTitlePremium(price: number, { lines, minimum }: TitlePremiums): number {
  const thousands = Math.ceil(price / 1000);
  return Math.max(minimum, Math.min(...lines.map(([per1000, atZero]) => atZero + per1000 * thousands)));
}

/**
 * The cash that a buyer brings to closing: each item as a range, and the total.
 * title = the buyer’s share of the owner’s policy, and the agency; interest = days × loan × rate / 365; tax reserve and
 * seller’s share = months × monthly tax; insurance = 12 months.
 * total = all lines − the seller’s share of the tax: its low end takes the largest share, its high end the smallest.
 * Example: a loan of $434,000 at 6.5 % costs $77.29 a day, so $77.29 to $2,318.63 for 1 to 30 days.
 */
export function cashToClose(inputs: CashInputs, assumed: ClosingAssumptions): CashToClose {
  const { monthlyPropertyTax } = inputs;
  const owners = ownersTitlePremium(inputs.price, assumed.premiums);
  const dailyInterest = (Math.max(0, inputs.loan) * inputs.ratePercent) / 36500;
  const lines = {
    downPayment: exactly(inputs.downPayment),
    charges: exactly(inputs.charges),
    services: assumed.services,
    title: {
      low: assumed.ownersShare.low * owners + assumed.agency.low,
      high: assumed.ownersShare.high * owners + assumed.agency.high,
    },
    recording: assumed.recording,
    insurance: exactly(12 * inputs.monthlyInsurance),
    taxReserve: times(assumed.taxReserveMonths, monthlyPropertyTax),
    interest: times(assumed.interestDays, dailyInterest),
  };
  const sellerTax = times(assumed.sellerTaxMonths, monthlyPropertyTax);
  const all = Object.values(lines);
  return {
    ...lines,
    sellerTax,
    dailyInterest,
    total: {
      low: all.reduce((sum, { low }) => sum + low, 0) - sellerTax.high,
      high: all.reduce((sum, { high }) => sum + high, 0) - sellerTax.low,
    },
  };
}

/** Closing costs without the down payment, in dollars. */
export type ClosingCosts = {
  readonly lines: CashToClose;
  /** A single figure to plan with. */
  readonly plan: number;
  readonly low: number;
  readonly high: number;
};

export const middle = ({ low, high }: DollarRange): number => (low + high) / 2;

/**
 * Closing costs for planning: the midpoint of every line of `cashToClose`, with the seller's tax credit at its low end,
 * because it depends on the day; rounded up to the next $100. Also the range of all lines. Without a loan, charges and
 * interest are 0, and `withoutLoan` replaces the lines that depend on the lender.
 * Example: $162,300 in Lucas County (1.6919 %), insurance 0.5 %, $151,847 at 7.4 %, charges 1 %: $6,100.
 */
export function closingCosts(inputs: Omit<CashInputs, 'downPayment'>, assumed: ClosingAssumptions): ClosingCosts {
  const lines = cashToClose(
    { ...inputs, downPayment: 0 },
    inputs.loan > 0 ? assumed : { ...assumed, ...assumed.withoutLoan },
  );
  const { downPayment: _down, sellerTax, total, dailyInterest: _daily, ...costs } = lines;
  const planned = Object.values(costs).reduce((sum, line) => sum + middle(line), 0) - sellerTax.low;
  return { lines, plan: 100 * Math.ceil((planned - amountNoise) / 100), low: total.low, high: total.high };
}

/** A seller's costs by law and custom, in US dollars: the fee per $1,000 of the price, per parcel, and per closing. */
export type SellerRules = {
  readonly conveyancePer1000: number;
  readonly parcel: number;
  readonly protection: number;
};

/** Deductions from a seller's price, before agents and loan; in US dollars. */
export type SellerCosts = {
  /** To state and county, including the fee for one parcel. */
  readonly conveyance: number;
  /** For the owner’s title policy. */
  readonly policy: DollarRange;
  readonly protection: number;
  /** The tax until closing, credited to the buyer. */
  readonly tax: DollarRange;
  readonly total: DollarRange;
};

/**
 * Deductions from a seller's price in Ohio; `tax` is the buyer’s credit, as in `cashToClose`, and `policyShare` the
 * seller’s share of the owner’s policy.
 * conveyance = price, rounded up to the next $100, / 1,000 × the fee of state and county, plus the fee for one parcel.
 * Source: Ohio Revised Code 319.54 and 322.02.
 * Example: a home of $250,010 at $3 for each $1,000 and 50 cents a parcel has a fee of $750.80.
 */
export function sellerCosts(
  price: number,
  { conveyancePer1000, parcel, protection }: SellerRules,
  premiums: TitlePremiums,
  tax: DollarRange,
  policyShare: DollarRange = { low: 0, high: 1 },
): SellerCosts {
  const conveyance = (Math.ceil(price / 100) / 10) * conveyancePer1000 + parcel;
  const policy = times(policyShare, ownersTitlePremium(price, premiums));
  const sure = conveyance + protection;
  const total = { low: sure + policy.low + tax.low, high: sure + policy.high + tax.high };
  return { conveyance, policy, protection, tax, total };
}
