import {
  type Amount,
  annualPercentageRate,
  aprText,
  cents,
  Exact,
  insured,
  levelLoan,
  percentOf,
} from '@/__tests__/helpers/regulation-z';
import { figureOf } from '@/content/facts/facts';

/** The printed figures of pages, by path. */
export type Recomputed = readonly (readonly [path: string, figures: readonly string[]])[];

/** The current example rate, and the rate of an owner's existing loan in an example. */
export const now = figureOf('exampleRate');
export const before = now + 1;

/** An example's lender charges, as a percentage of the loan. */
export const onePercent = (principal: Amount) => percentOf(1, principal);
export const level = (principal: Amount, rate: Amount = now, months = 360) =>
  levelLoan(principal, rate, months, onePercent(principal));

export function paymentsText(payments: readonly { amount: Amount; count: number }[]): string {
  const [first, second] = payments;
  const count = payments.reduce((sum, run) => sum + run.count, 0);
  const last = payments.at(-1);
  if (!first || !last) throw new Error('No payments.');
  if (!second) return `${count} monthly payments of ${cents(first.amount)}`;
  if (payments.length === 2)
    return `${first.count} monthly payments of ${cents(first.amount)}, then ${second.count} of ${cents(second.amount)}`;
  return `${count} monthly payments from ${cents(first.amount)} in the first year to ${cents(last.amount)} in the last`;
}

export const terms = (apr: ReturnType<typeof annualPercentageRate>, payments: Parameters<typeof paymentsText>[0]) =>
  `${aprText(apr)}, ${paymentsText(payments)}`;
export const levelTerms = (loan: ReturnType<typeof levelLoan>) => terms(loan.apr, loan.payments);

/** Private mortgage insurance on the published card, with less than 5, 10, 15 and 20 percent down. */
export const card: Readonly<Record<number, readonly string[]>> = {
  760: ['0.58', '0.38', '0.28', '0.19'],
  700: ['0.99', '0.78', '0.55', '0.25'],
  660: ['1.54', '1.28', '0.90', '0.38'],
};

/** A conventional purchase: its loan, payments with mortgage insurance by score, and APR with the usual lender charges. */
export function conventional(price: Amount, downPercent: number, score = 700) {
  const premium = card[score]?.[Math.floor(downPercent / 5)] ?? '0';
  return insuredPurchase(price, downPercent, premium, now, onePercent);
}

/** The same with a stated insurance price, rate and charges. */
export function insuredPurchase(
  price: Amount,
  downPercent: number,
  premium: string,
  rate: Amount,
  charges: (principal: Amount) => Amount,
) {
  const principal = percentOf(100 - downPercent, price);
  const loan = insured(price, principal, rate, 360, premium);
  const apr = annualPercentageRate(principal.minus(charges(principal)), loan.payments);
  return { ...loan, principal, first: loan.level.plus(loan.premium), terms: terms(apr, loan.payments), apr };
}

/** An amount as printed, because pages subtract printed amounts. */
export const printed = (amount: Amount) => new Exact(new Exact(amount).toFixed(2));
export const whole = (amount: Amount) => new Exact(new Exact(amount).toFixed(0));
export const wholeMonths = (amount: Amount) => new Exact(amount).ceil().toString();
export const cells = (...amounts: readonly Amount[]) => amounts.map((amount) => cents(amount)).join(' ');
