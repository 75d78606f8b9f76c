import { annualPercentageRate, type PaymentRun } from './apr';
import { balanceAfter, type Loan, payment, totalInterest } from './loan';
import {
  fhaFirstPremium,
  fhaInsurance,
  fhaMonthlyPremiums,
  fhaUpfront,
  fhaUpfrontPercent,
  pmi,
  pmiMonthly,
  vaFundingFee,
} from './mortgage-insurance';

export type LoanKind = 'conventional' | 'fha' | 'va';

/** The buyer's earlier use of VA loans, or that no funding fee is due. */
export type VaUse = 'first' | 'later' | 'exempt';

/** Dollars; percent a year; whole months. */
export type LoanPlanInputs = {
  readonly kind: LoanKind;
  readonly vaUse: VaUse;
  readonly price: number;
  readonly downPayment: number;
  readonly ratePercent: number;
  readonly termMonths: number;
  /** Mortgage insurance in percent of the loan a year; applies only to conventional loans with less than 20% down. */
  readonly pmiPercent: number;
  /** The lender's charges in percent of the base loan, included in the APR. */
  readonly chargesPercent: number;
};

/** The mortgage insurance of a loan: dollars, and the last payment that includes it; all 0 without insurance. */
export type PlannedInsurance = {
  /** In dollars a month, in the first year. */
  readonly monthly: number;
  /** In dollars a month, in its last year. */
  readonly last: number;
  /** Percent a year. */
  readonly annualPercent: number;
  /** The first month in which the owner may request its end; 0 if it only ends by law. */
  readonly askMonth: number;
  readonly endMonth: number;
  readonly total: number;
};

/** A loan to buy a home and what it costs: dollars, percent. */
export type LoanPlan = {
  /** Price less down payment. */
  readonly baseLoan: number;
  /** The premium or fee added to the loan. */
  readonly financed: number;
  /** That premium or fee in percent of the base loan. */
  readonly financedPercent: number;
  /** The base loan plus the financed premium or fee. */
  readonly loan: number;
  readonly ratePercent: number;
  readonly termMonths: number;
  /** The level monthly payment; null without a loan or a term. */
  readonly principalAndInterest: number | null;
  readonly insurance: PlannedInsurance;
  /** The payments with mortgage insurance, without taxes, insurance and dues. */
  readonly runs: readonly PaymentRun[];
  readonly charges: number;
  readonly aprPercent: number | null;
  /** Total interest; null without a loan or a term. */
  readonly interest: number | null;
};

const noInsurance: PlannedInsurance = { monthly: 0, last: 0, annualPercent: 0, askMonth: 0, endMonth: 0, total: 0 };

type Fee = { readonly financed: number; readonly financedPercent: number };

function feeOf({ kind, vaUse, price, downPayment }: LoanPlanInputs): Fee {
  if (kind === 'va') {
    const { fee, percent } = vaFundingFee({
      price,
      downPayment,
      firstUse: vaUse !== 'later',
      exempt: vaUse === 'exempt',
    });
    return { financed: fee, financedPercent: percent };
  }
  if (kind === 'conventional') return { financed: 0, financedPercent: 0 };
  return { financed: fhaUpfront(price - downPayment), financedPercent: fhaUpfrontPercent };
}

/** The premium or fee added to a loan, in dollars. Example: FHA adds 1.75 % of $250,000, $4,375. */
export function financedOf(inputs: LoanPlanInputs): number {
  return feeOf(inputs).financed;
}

type Premiums = { readonly insurance: PlannedInsurance; readonly premiums: readonly PaymentRun[] };

function premiumsOf(inputs: LoanPlanInputs, baseLoan: number): Premiums {
  const { kind, price, downPayment, ratePercent, termMonths, pmiPercent } = inputs;
  if (kind === 'va') return { insurance: noInsurance, premiums: [] };
  if (kind === 'fha') {
    const terms = { price, downPayment, ratePercent, termMonths };
    const { annualPercent, monthly, total } = fhaInsurance(terms);
    const premiums = fhaMonthlyPremiums(terms);
    const endMonth = premiums.reduce((sum, { count }) => sum + count, 0);
    const last = premiums.at(-1)?.amount ?? 0;
    return { insurance: { monthly, last, annualPercent, askMonth: 0, endMonth, total }, premiums };
  }
  const { monthly, askMonth, endMonth, total } = pmi({
    price,
    principal: baseLoan,
    ratePercent,
    termMonths,
    pmiPercent,
  });
  if (endMonth === 0) return { insurance: noInsurance, premiums: [] };
  const insurance = { monthly, last: monthly, annualPercent: pmiPercent, askMonth, endMonth, total };
  return { insurance, premiums: [{ amount: monthly, count: endMonth }] };
}

/** Level payments, with the premiums added to the first of them. */
function runsOf(level: number, termMonths: number, premiums: readonly PaymentRun[]): readonly PaymentRun[] {
  const insured = premiums.map(({ amount, count }) => ({ amount: level + amount, count }));
  const rest = termMonths - insured.reduce((sum, { count }) => sum + count, 0);
  return rest > 0 ? [...insured, { amount: level, count: rest }] : insured;
}

/**
 * A home purchase loan of a given kind: its amount, payments, insurance and charges.
 * baseLoan = price − down payment; loan = baseLoan + the FHA premium or VA fee, which is financed; principal and
 * interest = its level payment (at rate 0, loan / months). The APR compares all loan payments, including mortgage
 * insurance, with baseLoan − charges. Without a loan or a term, payment, interest and APR are null.
 * Sources: those of `mortgage-insurance.ts` and `apr.ts`.
 * Example: $500,000 with $66,000 down at 6.5 % over 360 months, conventional with 0.45 % of mortgage insurance and
 * charges of 1 %: $2,743.18 of principal and interest, $162.75 of mortgage insurance, APR 6.855 %.
 */
export function loanPlan(inputs: LoanPlanInputs): LoanPlan {
  const { ratePercent, termMonths } = inputs;
  const baseLoan = Math.max(0, inputs.price - inputs.downPayment);
  const fee = feeOf(inputs);
  const terms = { principal: baseLoan + fee.financed, ratePercent, termMonths };
  const charges = (baseLoan * inputs.chargesPercent) / 100;
  const shared = { ...fee, baseLoan, loan: terms.principal, ratePercent, termMonths, charges };
  if (!(baseLoan > 0 && termMonths > 0)) {
    return {
      ...shared,
      principalAndInterest: null,
      insurance: noInsurance,
      runs: [],
      aprPercent: null,
      interest: null,
    };
  }
  const { insurance, premiums } = premiumsOf(inputs, baseLoan);
  const principalAndInterest = payment(terms);
  const runs = runsOf(principalAndInterest, termMonths, premiums);
  return {
    ...shared,
    principalAndInterest,
    insurance,
    runs,
    aprPercent: annualPercentageRate({ amountFinanced: baseLoan - charges, payments: runs }),
    interest: totalInterest(terms),
  };
}

/**
 * Principal, interest and mortgage insurance in the first month, in dollars: the first payment of `loanPlan`, without
 * computing the APR and later premiums, for searches over many prices. 0 without a loan.
 */
export function firstLoanPayment(inputs: LoanPlanInputs): number {
  const { kind, price, downPayment, ratePercent, termMonths, pmiPercent } = inputs;
  const baseLoan = Math.max(0, price - downPayment);
  if (!(baseLoan > 0 && termMonths > 0)) return 0;
  const level = payment({ principal: baseLoan + feeOf(inputs).financed, ratePercent, termMonths });
  if (kind === 'fha') return level + fhaFirstPremium({ price, downPayment, ratePercent, termMonths });
  if (kind === 'va') return level;
  return level + pmiMonthly({ price, principal: baseLoan, pmiPercent });
}

export function planTerms({ loan, ratePercent, termMonths }: LoanPlan): Loan {
  return { principal: loan, ratePercent, termMonths };
}

/** The cost of a loan after some months, in dollars. */
export type LoanCost = {
  readonly balance: number;
  /** Lender charges, interest, mortgage insurance and a financed premium or fee. */
  readonly cost: number;
};

/**
 * What a loan costs in its first `months` months.
 * cost = charges + all loan payments and mortgage insurance of these months − baseLoan + final balance, so a financed
 * premium or fee counts as a cost. At a rate of 0 only charges, premiums and fee remain.
 * Example: a base loan of $251,000 on a $265,000 home by FHA at 7.4 % over 360 months with charges of 1 % costs
 * $142,698 in 84 months, with $234,195 still owed.
 */
export function loanCostAfter(plan: LoanPlan, months: number): LoanCost {
  const made = Math.min(months, plan.termMonths);
  let left = made;
  let paid = 0;
  for (const { amount, count } of plan.runs) {
    const payments = Math.min(left, count);
    paid += amount * payments;
    left -= payments;
  }
  const balance = balanceAfter(planTerms(plan), made);
  return { balance, cost: plan.charges + paid - plan.baseLoan + balance };
}
