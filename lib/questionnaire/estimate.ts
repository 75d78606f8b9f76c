/**
 * An estimate from the answers of a questionnaire, before anybody has seen them: prices that an income supports, the whole
 * payment at the visitor's price, and, for a home that is owned, what a new loan would change. It is an estimate, not a decision.
 */
import { exampleChargesPercent } from '@/lib/calculators/example-apr';
import type { Answers } from '@/lib/forms/definition';
import { payment } from '@/lib/mortgage/loan';
import { type PaymentPlan, paymentPlan } from '@/lib/mortgage/payment-plan';
import { cleanMoney, percentValue } from '@/lib/numbers/clean';

/** What an estimate assumes: percent a year, dollars a month. */
export type Assumptions = {
  readonly ratePercent: number;
  /** Of the loan, a year, where less than a fifth is put down. */
  readonly pmiPercent: number;
  readonly monthlyInsurance: number;
  /** Of the value of the home, a year. */
  readonly taxPercent: number;
  /** Debts beside the new loan, dollars a month. */
  readonly monthlyDebts: number;
  /** Closing costs of a new loan in place of an old one, in percent of it. */
  readonly closingPercent: number;
};

/** The term of the estimates, in months. */
export const estimateMonths = 360;
/** The shares of gross income, in percent: the home alone, and the home with all other debts. */
export const comfortableShare = 28;
export const stretchShare = 36;

export type PriceRange = {
  /** Dollars. */
  readonly comfortable: number;
  readonly stretch: number;
  /** By how much another $100 a month of debts lowers the upper end, in dollars. */
  readonly perHundred: number;
  /** The share of income that the whole payment at the visitor's price takes, in percent. */
  readonly share: number;
};

export type PurchaseEstimate = {
  readonly price: number;
  readonly downPercent: number;
  readonly downPayment: number;
  readonly income: number;
  /** Null if the income supports no home. */
  readonly range: PriceRange | null;
  /** The conventional loan at the visitor's price; null where nothing is borrowed. */
  readonly plan: PaymentPlan | null;
};

/** What a price of $1 costs a month, with `downPercent` of it put down. */
function monthlyPerDollar(downPercent: number, { ratePercent, pmiPercent, taxPercent }: Assumptions): number {
  const borrowed = Math.max(0, 1 - downPercent / 100);
  const perLoan = payment({ principal: 1, ratePercent, termMonths: estimateMonths });
  const insured = borrowed > 0.8 ? pmiPercent / 1200 : 0;
  return borrowed * (perLoan + insured) + taxPercent / 1200;
}

/** The estimate of a purchase: the down payment grows with the price, as a percentage does. */
export function purchaseEstimate(answers: Answers, assumptions: Assumptions): PurchaseEstimate {
  const price = Math.max(0, cleanMoney(answers.purchasePrice ?? ''));
  const downPercent = percentValue(answers.downPaymentPercent ?? '');
  const income = Math.max(0, cleanMoney(answers.beforeTaxesAnnualHouseHoldIncome ?? ''));
  const downPayment = (price * downPercent) / 100;
  const { ratePercent, pmiPercent, monthlyInsurance, taxPercent, monthlyDebts } = assumptions;
  const plan =
    price > downPayment
      ? paymentPlan({
          kind: 'conventional',
          vaUse: 'first',
          homePrice: price,
          downPayment,
          ratePercent,
          termMonths: estimateMonths,
          annualPropertyTax: (price * taxPercent) / 100,
          monthlyInsurance,
          monthlyHoa: 0,
          pmiPercent,
          chargesPercent: exampleChargesPercent,
        })
      : null;
  const works = answers.employmentStatus !== 'Not Employed';
  const perDollar = monthlyPerDollar(downPercent, assumptions);
  const monthly = income / 12;
  const stretchRoom = Math.max(0, (monthly * stretchShare) / 100 - monthlyDebts);
  const rooms = [Math.min((monthly * comfortableShare) / 100, stretchRoom), stretchRoom].map(
    (budget) => (budget - monthlyInsurance) / perDollar,
  );
  const [comfortable = 0, stretch = 0] = rooms;
  const total = plan?.whole.total ?? null;
  const range =
    works && comfortable > 0 && total !== null
      ? { comfortable, stretch, perHundred: 100 / perDollar, share: (100 * total) / monthly }
      : null;
  return { price, downPercent, downPayment, income, range, plan };
}

export type RefinanceEstimate = {
  readonly value: number;
  readonly balance: number;
  readonly cash: number;
  readonly oldRatePercent: number;
  /** The new loan as a share of the value, in percent; null without a value. */
  readonly loanToValue: number | null;
  /** Principal and interest of the balance at the old rate over the term of the new loan, dollars a month. */
  readonly oldPayment: number;
  /** The same balance at the new rate. */
  readonly newPayment: number;
  /** With the cash wanted added to the loan. */
  readonly withCash: number;
  readonly closingCosts: number;
  /** Months until the savings have paid the closing costs; null where nothing is saved. */
  readonly breakEven: number | null;
  /** The new loan, with the cash; null where nothing is borrowed. */
  readonly plan: PaymentPlan | null;
};

/** The estimate of a refinance: both loans over the same term from today, so that the rates alone differ. */
export function refinanceEstimate(answers: Answers, assumptions: Assumptions): RefinanceEstimate {
  const value = Math.max(0, cleanMoney(answers.estimated_value_of_the_property ?? ''));
  const balance = Math.max(0, cleanMoney(answers.remaining_balance_on_the_1st_mortgage ?? ''));
  const cash = Math.max(0, cleanMoney(answers.borrow_want ?? ''));
  const oldRatePercent = percentValue(answers.first_mortgage_interest_rate ?? '');
  const { ratePercent, pmiPercent, closingPercent } = assumptions;
  const at = (principal: number, rate: number) =>
    principal > 0 ? payment({ principal, ratePercent: rate, termMonths: estimateMonths }) : 0;
  const loan = balance + cash;
  const oldPayment = at(balance, oldRatePercent);
  const newPayment = at(balance, ratePercent);
  const closingCosts = (loan * closingPercent) / 100;
  const saved = oldPayment - newPayment;
  const plan =
    loan > 0
      ? paymentPlan({
          kind: 'conventional',
          vaUse: 'first',
          homePrice: Math.max(value, loan),
          downPayment: Math.max(0, value - loan),
          ratePercent,
          termMonths: estimateMonths,
          annualPropertyTax: 0,
          monthlyInsurance: 0,
          monthlyHoa: 0,
          pmiPercent,
          chargesPercent: exampleChargesPercent,
        })
      : null;
  return {
    value,
    balance,
    cash,
    oldRatePercent,
    loanToValue: value > 0 ? (100 * loan) / value : null,
    oldPayment,
    newPayment,
    withCash: at(loan, ratePercent),
    closingCosts,
    breakEven: saved > 0 ? Math.ceil(closingCosts / saved) : null,
    plan,
  };
}
