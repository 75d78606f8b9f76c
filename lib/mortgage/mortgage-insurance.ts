import { annualPercentageRate, exampleChargesPercent } from './apr';
import { amountNoise, balanceAfter, type Loan, payment } from './loan';

/** A loan on a home with private mortgage insurance: dollars; percent a year; `pmiPercent` of the loan a year. */
export type PmiInputs = Loan & { readonly price: number; readonly pmiPercent: number };

/** Dollars; months count from 1, and are 0 without insurance. */
export type Pmi = {
  readonly monthly: number;
  /** The number of the payment after which the owner may request its end. */
  readonly askMonth: number;
  /** The number of the payment after which it ends by law. */
  readonly endMonth: number;
  readonly total: number;
};

/** Dollars, percent a year, whole months. */
export type FhaInputs = {
  readonly price: number;
  readonly downPayment: number;
  readonly ratePercent: number;
  readonly termMonths: number;
};

/** In dollars; `annualPercent` of the average balance; `years` in which the premium is paid. */
export type FhaInsurance = {
  readonly baseLoan: number;
  readonly upfront: number;
  /** The base loan plus the upfront premium. */
  readonly loan: number;
  readonly annualPercent: number;
  readonly years: number;
  /** The monthly premium in the first year. */
  readonly monthly: number;
  /** All monthly premiums, without the upfront one. */
  readonly total: number;
};

/** What a VA funding fee depends on; `exempt`, for example, for a disability rating. */
export type VaInputs = {
  readonly price: number;
  readonly downPayment: number;
  readonly firstUse: boolean;
  readonly exempt: boolean;
};

/** Percent of the loan without the fee; dollars. */
export type VaFundingFee = { readonly percent: number; readonly fee: number; readonly loan: number };

function isAtMost(amount: number, limit: number): boolean {
  return amount <= limit + amountNoise;
}

/** The first month, from 1, after whose payment the balance is at most `limit` dollars. */
function firstMonthAtMost(loan: Loan, limit: number): number {
  let month = 1;
  while (month < loan.termMonths && !isAtMost(balanceAfter(loan, month), limit)) month += 1;
  return month;
}

/**
 * Private mortgage insurance on a conventional loan.
 * monthly = loan × pmiPercent / 100 / 12 while it lasts; the owner may request its end once the scheduled balance is at
 * most 80 % of the price, and it ends at 78 %, or at the midpoint of the term if that is earlier;
 * total = monthly × endMonth. A loan of at most 80 % of the price, or a rate of insurance of 0, costs nothing: all 0.
 * At a loan rate of 0 the balance falls by the same amount each month.
 * Source: Homeowners Protection Act, 12 U.S.C. 4901 and 4902.
 * Example: $434,000 on a $500,000 home at 6.5 % over 360 months with 0.5 % costs $180.83 a month; the owner may request
 * its end after 72 payments, and it ends after 88.
 */
export function pmi(inputs: PmiInputs): Pmi {
  const { price, termMonths } = inputs;
  const monthly = pmiMonthly(inputs);
  if (monthly === 0) return { monthly: 0, askMonth: 0, endMonth: 0, total: 0 };
  const endMonth = Math.min(firstMonthAtMost(inputs, 0.78 * price), Math.floor(termMonths / 2));
  return { monthly, askMonth: firstMonthAtMost(inputs, 0.8 * price), endMonth, total: monthly * endMonth };
}

/** The monthly cost of private mortgage insurance, in dollars: `monthly` of `pmi`, without computing its end. */
export function pmiMonthly({ price, principal, pmiPercent }: Omit<PmiInputs, 'ratePercent' | 'termMonths'>): number {
  return isAtMost(principal, 0.8 * price) ? 0 : Math.max(0, (principal * pmiPercent) / 1200);
}

/** The largest loan, in dollars, with FHA's lower yearly premiums. */
const fhaLowerPremiumLimit = 726200;

/** FHA's yearly premium in percent, by base loan, loan-to-value and term. */
function fhaAnnualPercent(baseLoan: number, price: number, termMonths: number): number {
  const within = (share: number) => isAtMost(baseLoan, share * price);
  const isLarge = baseLoan > fhaLowerPremiumLimit;
  if (termMonths > 180) {
    if (isLarge) return within(0.95) ? 0.7 : 0.75;
    return within(0.95) ? 0.5 : 0.55;
  }
  if (!isLarge) return within(0.9) ? 0.15 : 0.4;
  if (within(0.78)) return 0.15;
  return within(0.9) ? 0.4 : 0.65;
}

/** FHA's upfront premium, in percent of the base loan. */
export const fhaUpfrontPercent = 1.75;

/** FHA's upfront premium on a base loan, in dollars; 0 without a loan. Example: for $241,250 it is $4,221.88. */
export function fhaUpfront(baseLoan: number): number {
  return (Math.max(0, baseLoan) * fhaUpfrontPercent) / 100;
}

/** Months of the yearly premium: 11 years with at least 10 % down, otherwise the full term. */
function fhaPremiumMonths(baseLoan: number, price: number, termMonths: number): number {
  return isAtMost(baseLoan, 0.9 * price) ? Math.min(132, termMonths) : termMonths;
}

/**
 * The monthly FHA premium of each year that has one, in dollars; none without a loan.
 * A twelfth of annualPercent of the mean of the base loan's balances before each of the year's payments. At rate 0 the
 * balance falls by the same amount each month. The last year is shorter if the months are not whole years.
 * Source: HUD Mortgagee Letter 2023-05.
 * Example: $250,000 with $8,750 down at 6.5 % over 360 months costs $110.01 a month in the first year.
 */
export function fhaMonthlyPremiums(inputs: FhaInputs): readonly { readonly amount: number; readonly count: number }[] {
  const { price, ratePercent, termMonths } = inputs;
  const baseLoan = price - inputs.downPayment;
  if (!(baseLoan > 0 && termMonths > 0)) return [];
  const share = fhaAnnualPercent(baseLoan, price, termMonths) / 1200;
  const months = fhaPremiumMonths(baseLoan, price, termMonths);
  return Array.from({ length: Math.ceil(months / 12) }, (_, year) => {
    const count = Math.min(12, months - 12 * year);
    return { amount: share * meanBalance({ principal: baseLoan, ratePercent, termMonths }, 12 * year, count), count };
  });
}

/** The first of `fhaMonthlyPremiums`, in dollars, without computing the later years. */
export function fhaFirstPremium({ termMonths, ...inputs }: FhaInputs): number {
  const baseLoan = inputs.price - inputs.downPayment;
  if (!(baseLoan > 0 && termMonths > 0)) return 0;
  const count = Math.min(12, fhaPremiumMonths(baseLoan, inputs.price, termMonths));
  const loan = { principal: baseLoan, ratePercent: inputs.ratePercent, termMonths };
  return (fhaAnnualPercent(baseLoan, inputs.price, termMonths) / 1200) * meanBalance(loan, 0, count);
}

/**
 * FHA mortgage insurance: the upfront premium, which is financed, and the yearly one, which is paid by the month.
 * baseLoan = price - down payment; upfront = 1.75 % of it; loan = baseLoan + upfront. The yearly percentage follows the
 * term, the size of the base loan and its share of the price; the premium ends after 11 years if that share is at most
 * 90 %, otherwise with the term. Without a loan everything is 0.
 * Source: HUD Mortgagee Letter 2023-05.
 * Example: $250,000 with $8,750 down at 6.5 % over 360 months: base loan $241,250.00, upfront $4,221.88, loan
 * $245,471.88, and $110.01 a month in the first year.
 */
export function fhaInsurance(inputs: FhaInputs): FhaInsurance {
  const { price, termMonths } = inputs;
  const baseLoan = price - inputs.downPayment;
  const premiums = fhaMonthlyPremiums(inputs);
  if (premiums.length === 0)
    return { baseLoan: 0, upfront: 0, loan: 0, annualPercent: 0, years: 0, monthly: 0, total: 0 };
  const upfront = fhaUpfront(baseLoan);
  return {
    baseLoan,
    upfront,
    loan: baseLoan + upfront,
    annualPercent: fhaAnnualPercent(baseLoan, price, termMonths),
    years: fhaPremiumMonths(baseLoan, price, termMonths) / 12,
    monthly: premiums[0]?.amount ?? 0,
    total: premiums.reduce((sum, { amount, count }) => sum + amount * count, 0),
  };
}

/**
 * The funding fee of a VA loan to buy a home, which is financed.
 * 0 when exempt; 1.25 % with at least 10 % of the price down, 1.5 % with at least 5 %; else 2.15 % on the first use and
 * 3.3 % later. fee = percent of (price - down payment); loan = price - down payment + fee. Without a loan the fee is 0.
 * Source: 38 U.S.C. 3729(b), as in force since April 7, 2023.
 * Example: $250,000 with nothing down on the first use has a fee of $5,375.00 and a loan of $255,375.00.
 */
export function vaFundingFee(inputs: VaInputs): VaFundingFee {
  const { price, downPayment } = inputs;
  const base = Math.max(0, price - downPayment);
  const hasDown = (share: number) => isAtMost(share * price, downPayment);
  const usual = inputs.firstUse ? 2.15 : 3.3;
  const percent = inputs.exempt ? 0 : hasDown(0.1) ? 1.25 : hasDown(0.05) ? 1.5 : usual;
  const fee = (base * percent) / 100;
  return { percent, fee, loan: base + fee };
}

/**
 * Private mortgage insurance from a rate card, in percent of the loan a year: 0 up to 80 % of the price. The band is
 * the first whose upper end is at least the loan-to-value, or the last for a larger loan, which is refused elsewhere.
 * Example: $151,847 on a $162,300 home, 93.56 %, at 700 to 739 is 0.78 %.
 */
export function pmiPercentFor<Score extends string>(
  card: readonly { readonly upToPercent: number; readonly percents: Readonly<Record<Score, number>> }[],
  loan: number,
  price: number,
  score: Score,
): number {
  const isWithin = (percent: number) => loan <= (price * percent) / 100 + amountNoise;
  if (isWithin(80)) return 0;
  const band = card.find(({ upToPercent }) => isWithin(upToPercent)) ?? card.at(-1);
  return band?.percents[score] ?? 0;
}

/** The mean of the balances before `count` payments, starting after `paid` others; in dollars. */
export function meanBalance(loan: Loan, paid: number, count: number): number {
  let sum = 0;
  for (let made = paid; made < paid + count; made += 1) sum += balanceAfter(loan, made);
  return sum / count;
}

/** Mortgage insurance: dollars a month in the first `months` months. */
export type Insured = { readonly monthly: number; readonly months: number };

/** The APR of a loan with lender charges of 1 % and its mortgage insurance, as "6.597%"; null without a loan. */
export function exampleApr(loan: Loan, insured: Insured = { monthly: 0, months: 0 }): string | null {
  if (!(loan.principal > 0 && loan.termMonths > 0)) return null;
  const level = payment(loan);
  const months = Math.min(insured.months, loan.termMonths);
  const apr = annualPercentageRate({
    amountFinanced: loan.principal * (1 - exampleChargesPercent / 100),
    payments: [
      { amount: level + insured.monthly, count: months },
      { amount: level, count: loan.termMonths - months },
    ],
  });
  return apr === null ? null : `${apr.toFixed(3)}%`;
}
