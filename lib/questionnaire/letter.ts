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
import { type Debt, type NewLoan, replacement, replacementOutcome } from '@/lib/mortgage/replacement';
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
  readonly currentPayment?: number | undefined;
};

/** The term of every letter, in months. */
export const letterMonths = 360;

const shareOfPrice = { field: 'downPaymentPercent', share: { of: 'purchasePrice', quick: [], insurancePercent: 0 } };

/** Why there is no price range: no price, no income, or nothing left of it. */
export type NoRange = 'price' | 'income' | 'room';

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
    noRange: noRangeOf(price, income, scale),
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

function noRangeOf(price: number, income: number, { rungs }: Scale): NoRange | null {
  if (!(price > 0)) return 'price';
  if (!(income > 0)) return 'income';
  return rungs.stretch ? null : 'room';
}

/** A new loan against today's. It takes what the visitor pays today; without that nothing is compared. Dollars and months. */
export type LoanComparison = {
  /** Principal and interest of today's loan, a month. */
  readonly currentPayment: number;
  /** The payments that are left; null where they never pay the loan off. */
  readonly monthsLeft: number | null;
  /** The new payment less the current one. */
  readonly change: number;
  /** The month by which payments saved make up for the closing costs; null for never, and where cash is taken. */
  readonly costsBackMonth: number | null;
  /** Null where today's payment never pays the loan off, as are the next two. */
  readonly currentInterest: number | null;
  /** What the new loan costs more by the end, costs counted, the cash returned; negative where it saves. */
  readonly costsByEnd: number | null;
  /** Today's payment kept on the new loan: payments until it is paid off, and what that saves by the end; null where it is no more than the new payment. */
  readonly sameSum: { readonly months: number; readonly saved: number } | null;
};

type Compared = {
  readonly today: Debt;
  readonly loan: number;
  readonly terms: NewLoan;
  readonly newPayment: number;
  readonly newInterest: number;
};

function comparisonOf({ today, loan, terms, newPayment, newInterest }: Compared): LoanComparison {
  const { closingCosts, newRatePercent: ratePercent } = terms;
  const left = payOff(today);
  const change = newPayment - today.payment;
  const same = change < 0 ? payOff({ principal: loan, payment: today.payment, ratePercent }) : null;
  return {
    currentPayment: today.payment,
    monthsLeft: left.months,
    change,
    costsBackMonth: loan > today.principal ? null : replacementOutcome([today], terms, 0).costsBackMonth,
    currentInterest: left.interest,
    costsByEnd: left.interest === null ? null : newInterest + closingCosts - left.interest,
    sameSum:
      same === null || same.months === null || left.interest === null
        ? null
        : { months: same.months, saved: left.interest - same.interest - closingCosts },
  };
}

/**
 * The letter of a refinance: the loan that was asked for and, once the visitor says what today's costs a month, the two compared.
 *
 * Example: $282,870 at 7.25 % paid with $1,991.95, replaced at 6.5 % over 360 months with 2 % of costs: $204.02 less a month,
 * the costs are back in month 28, and by the end it costs $3,917 more.
 */
export function refinanceLetter(answers: Answers, assumed: Assumptions, own: OwnFigures) {
  const value = Math.max(0, cleanMoney(answers.estimated_value_of_the_property ?? ''));
  const balance = Math.max(0, cleanMoney(answers.remaining_balance_on_the_1st_mortgage ?? ''));
  const cash = Math.max(0, cleanMoney(answers.borrow_want ?? ''));
  const currentRatePercent = percentValue(answers.first_mortgage_interest_rate ?? '');
  const { ratePercent, refinanceCostsPercent: costsPercent } = assumed;
  const loan = balance + cash;
  const closingCosts = (loan * costsPercent) / 100;
  const terms = {
    newRatePercent: ratePercent,
    termMonths: letterMonths,
    closingCosts,
    closingCostsType: 'dollars',
    financeClosingCosts: false,
  } as const;
  const today = { principal: balance, payment: own.currentPayment ?? 0, ratePercent: currentRatePercent };
  const { result } = replacement([{ ...today, principal: loan }], terms);
  const newPayment = loan > 0 ? result.newPayment : 0;
  const newInterest = loan > 0 ? result.interestRefinanced : 0;
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
    currentRatePercent,
    /** The balance and the cash. */
    loan,
    newPayment,
    closingCosts,
    newInterest,
    /** Against today's loan; null until its payment is known, and where there is none. */
    comparison: balance > 0 && today.payment > 0 ? comparisonOf({ today, loan, terms, newPayment, newInterest }) : null,
    /** The balance alone at the new rate. */
    withoutCash: balance > 0 ? payment({ principal: balance, ratePercent, termMonths: letterMonths }) : 0,
    /** The new loan in percent of the value; null without a value. */
    loanToValue: value > 0 ? (100 * loan) / value : null,
    /** Mortgage insurance of the new loan, dollars a month; 0 without. */
    mortgageInsurance: plan.insurance.monthly,
    /** With all closing costs and mortgage insurance counted; null without a loan. */
    aprPercent: plan.aprPercent,
  };
}

export type RefinanceLetter = ReturnType<typeof refinanceLetter>;
