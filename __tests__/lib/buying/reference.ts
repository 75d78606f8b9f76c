import { market } from '@/__tests__/frozen/market';
import { Exact, levelPayment, percentOf } from '@/__tests__/helpers/regulation-z';
import { countyRates } from '@/lib/county-figures';

/** A household that buys with a conventional loan, recomputed in decimals without any code from lib/buying. */
export type Household = {
  readonly income: number;
  readonly debts: number;
  readonly saved: number;
  readonly reserve: number;
  readonly county: string;
  readonly minDown: number;
  readonly rate: number;
  readonly help?: number;
};

/** Mortgage insurance on the frozen market's card at 700 to 739, in percent a year. */
function insurancePercent(loan: InstanceType<typeof Exact>, price: number): number {
  const share = loan.times(100).div(price);
  if (share.lte(80)) return 0;
  return share.lte(85) ? 0.25 : share.lte(90) ? 0.55 : share.lte(95) ? 0.78 : 0.99;
}

/** The parts of the monthly cost with `down` dollars of the household's own money. */
export function month(price: number, down: number, { county, rate, help = 0 }: Household) {
  const loan = Exact.max(0, new Exact(price).minus(down).minus(percentOf(help, price)));
  const principalAndInterest = levelPayment(loan, rate, 360);
  const tax = percentOf(countyRates[county] ?? market.taxPercent, price).div(12);
  const insurance = percentOf(0.5, price).div(12);
  const mortgageInsurance = percentOf(insurancePercent(loan, price), loan).div(12);
  const total = principalAndInterest.plus(tax).plus(insurance).plus(mortgageInsurance);
  return { loan, principalAndInterest, tax, insurance, mortgageInsurance, total };
}

/**
 * The planning figure for closing costs: the midpoint of each line, one month of the seller's tax, rounded up to $100.
 */
export function closing(price: number, down: number, household: Household): number {
  const { loan, tax, insurance } = month(price, down, household);
  const thousands = Math.ceil(price / 1000);
  const owners = Math.max(
    225,
    Math.min(5.8 * thousands, 4.1 * thousands + 425, 3.2 * thousands + 875, 3.1 * thousands + 975),
  );
  const title = new Exact(owners).times(0.75).plus(800);
  const ofLoan = loan.gt(0)
    ? percentOf(1, loan).plus(775).plus(tax.times(4)).plus(loan.times(household.rate).div(36500).times(15.5))
    : new Exact(0);
  const planned = title.plus(225).plus(insurance.times(12)).plus(ofLoan).minus(tax);
  return planned.div(100).toDecimalPlaces(8).ceil().times(100).toNumber();
}

/** The largest whole-dollar down payment that savings allow, tried dollar by dollar from the top. */
export function downPayment(price: number, household: Household): number {
  const { saved, reserve } = household;
  for (let down = Math.min(price, saved); down > 0; down -= 1) {
    const kept = month(price, down, household).total.times(reserve).toDecimalPlaces(2).ceil().toNumber();
    const free = saved - closing(price, down, household) - kept;
    if (down <= free) return down;
    // Closing and reserve fall by less than $2 for each $100 of down payment, so most dollars need not be tried.
    down = Math.max(Math.ceil(free) + 1, down - 400);
  }
  return 0;
}
