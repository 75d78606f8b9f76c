/**
 * The numbers of the letter: what the answers of a questionnaire come to, before anybody has seen them. An estimate, not a
 * decision.
 */
import { homePayment, type Limits, type Scale, type ScaleInputs, scaleOf } from '@/lib/calculators/affordability-scale';
import type { Answers } from '@/lib/forms/definition';
import { exampleChargesPercent } from '@/lib/mortgage/apr';
import { type ClosingAssumptions, cashToClose } from '@/lib/mortgage/cash-to-close';
import { payment, payOff } from '@/lib/mortgage/loan';
import { type PaymentPlan, paymentPlan } from '@/lib/mortgage/payment-plan';
import { replaceDebts, replacementOutcome } from '@/lib/mortgage/replacement';
import { cleanMoney, percentValue } from '@/lib/numbers/clean';
import { shareIn } from './share';

/** What a letter takes for granted: percent a year, dollars, whole months. */
export type Assumptions = {
  readonly ratePercent: number;
  /** Mortgage insurance where less than a fifth is put down, of the loan. */
  readonly pmiPercent: number;
  /** Homeowner’s insurance, of the price. */
  readonly insurancePercent: number;
  /** Property tax where the county is not known, of the price. */
  readonly taxPercent: number;
  /** What is comfortable and what is a stretch. */
  readonly limits: Limits;
  readonly closing: ClosingAssumptions;
  /** Closing costs of a loan in place of another, in percent of it. */
  readonly refinanceCostsPercent: number;
  readonly secondLoan: { readonly ratePercent: number; readonly months: number };
};

/** What the visitor adds to the answers on the letter itself; it is never sent. */
export type OwnFigures = {
  /** Percent of the price a year. */
  readonly taxPercent?: number | undefined;
  /** Dollars a month, beside the new loan. */
  readonly monthlyDebts?: number | undefined;
  /** Principal and interest of the present loan, dollars a month. */
  readonly paidNow?: number | undefined;
};

/** The term of every letter, in months. */
export const letterMonths = 360;

const shareOfPrice = { field: 'downPaymentPercent', share: { of: 'purchasePrice', quick: [], insurancePercent: 0 } };

/** Why there is no price range: no price, no work, no income, or nothing left of it. */
export type NoRange = 'price' | 'work' | 'income' | 'room';

function planOf(inputs: ScaleInputs, chargesPercent: number): PaymentPlan {
  return paymentPlan({
    kind: 'conventional',
    vaUse: 'first',
    homePrice: inputs.homePrice,
    downPayment: inputs.downPayment,
    ratePercent: inputs.ratePercent,
    termMonths: inputs.termMonths,
    annualPropertyTax: (inputs.homePrice * inputs.taxPercent) / 100,
    monthlyInsurance: (inputs.homePrice * inputs.insurancePercent) / 1200,
    monthlyHoa: 0,
    pmiPercent: inputs.pmiPercent,
    chargesPercent,
  });
}

/** The prices that are comfortable and a stretch, without the most; a price beyond the stretch is beyond. */
function letterScale(inputs: ScaleInputs, limits: Limits): Scale {
  const { rungs, home } = scaleOf(inputs, limits);
  return {
    rungs: { ...rungs, most: null },
    home: home?.level === 'most' ? { ...home, level: 'beyond' } : home,
  };
}

/** The letter of a purchase: the range of an income, the whole month at the visitor's price, the cash to close. */
export function purchaseLetter(answers: Answers, assumed: Assumptions, own: OwnFigures) {
  const price = Math.max(0, cleanMoney(answers.purchasePrice ?? ''));
  const down = shareIn(shareOfPrice, answers);
  const downPayment = Math.min(price, Math.max(0, down?.dollars ?? 0));
  const income = Math.max(0, cleanMoney(answers.beforeTaxesAnnualHouseHoldIncome ?? ''));
  const inputs: ScaleInputs = {
    annualIncome: income,
    monthlyDebts: own.monthlyDebts ?? 0,
    downPayment,
    termMonths: letterMonths,
    ratePercent: assumed.ratePercent,
    pmiPercent: assumed.pmiPercent,
    monthlyInsurance: 0,
    monthlyPropertyTax: 0,
    taxPercent: own.taxPercent ?? assumed.taxPercent,
    insurancePercent: assumed.insurancePercent,
    homePrice: price,
  };
  const scale = letterScale(inputs, assumed.limits);
  const more = letterScale({ ...inputs, monthlyDebts: inputs.monthlyDebts + 100 }, assumed.limits);
  const plan = planOf(inputs, exampleChargesPercent);
  return {
    price,
    /** Dollars. */
    downPayment,
    downPercent: price > 0 ? (100 * downPayment) / price : 0,
    /** Dollars a year. */
    income,
    inputs,
    /** Comfortable and a stretch; the most is left out. */
    scale,
    noRange: noRangeOf(answers, price, income, scale),
    /** By how much another $100 a month of debts lowers the upper end, in dollars; 0 without a range. */
    perHundred: (scale.rungs.stretch?.price ?? 0) - (more.rungs.stretch?.price ?? 0),
    /** The conventional loan at the visitor's price, and what it costs a month in parts that add up. */
    plan,
    month: homePayment(price, inputs),
    cash: cashToClose(
      {
        price,
        downPayment,
        charges: plan.charges,
        loan: plan.loan,
        ratePercent: assumed.ratePercent,
        monthlyPropertyTax: plan.whole.propertyTax,
        monthlyInsurance: plan.whole.insurance,
      },
      assumed.closing,
    ),
  };
}

export type PurchaseLetter = ReturnType<typeof purchaseLetter>;

function noRangeOf(answers: Answers, price: number, income: number, { rungs }: Scale): NoRange | null {
  if (!(price > 0)) return 'price';
  if (!(income > 0)) return 'income';
  if (answers.employmentStatus === 'Not Employed') return 'work';
  return rungs.stretch ? null : 'room';
}

/**
 * The letter of a refinance: the loan that was asked for against today's.
 *
 * Example: $282,870 at 7.25 % paid with $1,991.95, replaced at 6.5 % over 360 months with 2 % of costs: $204.02 less a month,
 * the costs are back in month 28, and by the end it costs $3,917 more.
 */
export function refinanceLetter(answers: Answers, assumed: Assumptions, own: OwnFigures) {
  const value = Math.max(0, cleanMoney(answers.estimated_value_of_the_property ?? ''));
  const balance = Math.max(0, cleanMoney(answers.remaining_balance_on_the_1st_mortgage ?? ''));
  const cash = Math.max(0, cleanMoney(answers.borrow_want ?? ''));
  const oldRatePercent = percentValue(answers.first_mortgage_interest_rate ?? '');
  const { ratePercent, refinanceCostsPercent: costsPercent } = assumed;
  const loan = balance + cash;
  const level = (principal: number, rate: number) =>
    principal > 0 ? payment({ principal, ratePercent: rate, termMonths: letterMonths }) : 0;
  const isPaid = balance > 0 && (own.paidNow ?? 0) > 0;
  const oldPayment = isPaid ? (own.paidNow ?? 0) : level(balance, oldRatePercent);
  const today = { principal: balance, payment: oldPayment, ratePercent: oldRatePercent };
  const left = payOff(today);
  const closingCosts = (loan * costsPercent) / 100;
  const terms = {
    newRatePercent: ratePercent,
    termMonths: letterMonths,
    closingCosts,
    closingCostsType: 'dollars',
    financeClosingCosts: false,
  } as const;
  const { result } = replaceDebts([{ ...today, principal: loan }], terms);
  const newPayment = loan > 0 ? result.newPayment : 0;
  const change = newPayment - oldPayment;
  const newInterest = loan > 0 ? result.interestRefinanced : 0;
  const same = change < 0 ? payOff({ principal: loan, payment: oldPayment, ratePercent }) : null;
  const plan = planOf(
    {
      annualIncome: 0,
      monthlyDebts: 0,
      downPayment: Math.max(0, value - loan),
      termMonths: letterMonths,
      ratePercent,
      pmiPercent: value > 0 ? assumed.pmiPercent : 0,
      monthlyInsurance: 0,
      monthlyPropertyTax: 0,
      taxPercent: 0,
      insurancePercent: 0,
      homePrice: Math.max(value, loan),
    },
    costsPercent,
  );
  return {
    /** What the home is worth; 0 where that is not known. */
    value,
    balance,
    /** The cash that the visitor asked for. */
    cash,
    oldRatePercent,
    /** Principal and interest a month: what the visitor pays, else the balance over the term of the new loan. */
    oldPayment,
    /** Whether the visitor said what is paid. */
    isPaid,
    /** The payments that are left; null where they never pay the loan off. */
    monthsLeft: isPaid || balance === 0 ? left.months : letterMonths,
    /** The balance and the cash. */
    loan,
    newPayment,
    /** The new payment less the old one. */
    change,
    closingCosts,
    /** The month by which payments saved make up for the closing costs; null for never. */
    costsBackMonth: cash > 0 || balance === 0 ? null : replacementOutcome([today], terms, 0).costsBackMonth,
    oldInterest: left.interest,
    newInterest,
    /** What the new loan costs more by the end, costs counted, the cash returned; negative where it saves, null where today's loan never ends. */
    costsByEnd: left.interest === null ? null : newInterest + closingCosts - left.interest,
    /** Today's sum kept on the new loan: payments until it is gone, and what that saves by the end; null where it is no more than the new payment. */
    sameSum:
      same === null || same.months === null || left.interest === null
        ? null
        : { months: same.months, saved: left.interest - same.interest - closingCosts },
    /** The balance alone at the new rate. */
    withoutCash: level(balance, ratePercent),
    /** The new loan in percent of the value; null without a value. */
    loanToValue: value > 0 ? (100 * loan) / value : null,
    /** Mortgage insurance of the new loan, dollars a month; 0 without. */
    mortgageInsurance: plan.insurance.monthly,
    /** With all closing costs and mortgage insurance counted; null without a loan. */
    aprPercent: plan.aprPercent,
  };
}

export type RefinanceLetter = ReturnType<typeof refinanceLetter>;
