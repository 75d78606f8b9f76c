import { annualPercentageRate, type PaymentRun } from './apr';
import { balanceAfter, payment, totalInterest } from './loan';
import { type WholePayment, wholePayment } from './monthly-payment';
import { fhaInsurance, fhaMonthlyPremiums, pmi, vaFundingFee } from './mortgage-insurance';

export type LoanKind = 'conventional' | 'fha' | 'va';

/** How often the buyer has used a VA loan, or that no funding fee is due. */
export type VaUse = 'first' | 'later' | 'exempt';

/** Dollars: the tax a year, insurance and dues a month; percent a year; whole months. */
export type PaymentPlanInputs = {
  readonly kind: LoanKind;
  readonly vaUse: VaUse;
  readonly homePrice: number;
  readonly downPayment: number;
  readonly ratePercent: number;
  readonly termMonths: number;
  readonly annualPropertyTax: number;
  readonly monthlyInsurance: number;
  readonly monthlyHoa: number;
  /** Of the loan, a year; conventional loans with less than a fifth down alone. */
  readonly pmiPercent: number;
  /** What the lender charges to make the loan, as a share of it; counted in the APR. */
  readonly chargesPercent: number;
};

/** The mortgage insurance of a loan: dollars, and the number of the payment after which it ends; all 0 without one. */
export type PlannedInsurance = {
  /** Dollars a month at the start. */
  readonly monthly: number;
  /** Dollars a month in its last year. */
  readonly last: number;
  /** Percent a year. */
  readonly annualPercent: number;
  /** The first month in which the owner may ask for its end; 0 where only the law ends it. */
  readonly askMonth: number;
  readonly endMonth: number;
  readonly total: number;
};

/** A loan to buy a home and all that it costs: dollars, percent. */
export type PaymentPlan = {
  /** Price less down payment. */
  readonly baseLoan: number;
  /** The premium or fee that is added to the loan. */
  readonly financed: number;
  /** That premium or fee in percent of the loan without it. */
  readonly financedPercent: number;
  readonly loan: number;
  readonly whole: WholePayment;
  readonly insurance: PlannedInsurance;
  /** The payments of the loan with mortgage insurance, without taxes, insurance and dues. */
  readonly runs: readonly PaymentRun[];
  /** What the lender charges to make the loan. */
  readonly charges: number;
  readonly aprPercent: number | null;
  /** All interest of the loan; null without a loan or a term. */
  readonly interest: number | null;
};

const noInsurance: PlannedInsurance = { monthly: 0, last: 0, annualPercent: 0, askMonth: 0, endMonth: 0, total: 0 };

type Premium = Pick<PaymentPlan, 'financed' | 'financedPercent' | 'insurance'> & {
  /** Mortgage insurance by month, in runs. */
  readonly premiums: readonly PaymentRun[];
};

function conventionalPremium(inputs: PaymentPlanInputs, baseLoan: number): Premium {
  const { homePrice: price, ratePercent, termMonths, pmiPercent } = inputs;
  const { monthly, askMonth, endMonth, total } = pmi({
    price,
    principal: baseLoan,
    ratePercent,
    termMonths,
    pmiPercent,
  });
  const insurance =
    endMonth > 0 ? { monthly, last: monthly, annualPercent: pmiPercent, askMonth, endMonth, total } : noInsurance;
  return { financed: 0, financedPercent: 0, insurance, premiums: [{ amount: monthly, count: endMonth }] };
}

function fhaPremium(inputs: PaymentPlanInputs): Premium {
  const { homePrice: price, downPayment, ratePercent, termMonths } = inputs;
  const loan = { price, downPayment, ratePercent, termMonths };
  const { baseLoan, upfront, annualPercent, monthly, total } = fhaInsurance(loan);
  const premiums = fhaMonthlyPremiums(loan);
  const endMonth = premiums.reduce((sum, { count }) => sum + count, 0);
  const last = premiums.at(-1)?.amount ?? 0;
  return {
    financed: upfront,
    financedPercent: baseLoan > 0 ? (100 * upfront) / baseLoan : 0,
    insurance: { monthly, last, annualPercent, askMonth: 0, endMonth, total },
    premiums,
  };
}

function vaPremium({ homePrice: price, downPayment, vaUse }: PaymentPlanInputs): Premium {
  const { percent, fee } = vaFundingFee({
    price,
    downPayment,
    firstUse: vaUse === 'first',
    exempt: vaUse === 'exempt',
  });
  return { financed: fee, financedPercent: percent, insurance: noInsurance, premiums: [] };
}

function premiumOf(inputs: PaymentPlanInputs, baseLoan: number): Premium {
  if (inputs.kind === 'fha') return fhaPremium(inputs);
  return inputs.kind === 'va' ? vaPremium(inputs) : conventionalPremium(inputs, baseLoan);
}

/** Level payments with the premiums on top of the first of them. */
function runsOf(level: number, termMonths: number, premiums: readonly PaymentRun[]): readonly PaymentRun[] {
  const insured = premiums
    .filter(({ count }) => count > 0)
    .map(({ amount, count }) => ({ amount: level + amount, count }));
  const rest = termMonths - insured.reduce((sum, { count }) => sum + count, 0);
  return rest > 0 ? [...insured, { amount: level, count: rest }] : insured;
}

/**
 * The payment for a home by kind of loan, all its parts in it.
 *
 * loan = price − down payment + the FHA premium or the VA fee that is financed; whole payment = its level payment (at
 * rate 0, loan / months) + tax / 12 + insurance + dues + mortgage insurance of the first year. The APR counts the loan
 * payments with mortgage insurance against price − down payment − the lender's charges. Without a loan or a term the
 * payment, the interest and the APR are null.
 * Sources: those of `mortgage-insurance.ts` and `apr.ts`.
 * Example: $500,000 with $66,000 down at 6.5 % over 360 months, conventional with 0.45 % of mortgage insurance, $7,734.50
 * of tax a year, $140 of insurance, $45 of dues and charges of 1 %: $3,735.47 a month, APR 6.855 %.
 */
export function paymentPlan(inputs: PaymentPlanInputs): PaymentPlan {
  const { ratePercent, termMonths, annualPropertyTax, monthlyInsurance, monthlyHoa } = inputs;
  const baseLoan = Math.max(0, inputs.homePrice - inputs.downPayment);
  const has = baseLoan > 0 && termMonths > 0;
  const { premiums, ...premium } = premiumOf(inputs, baseLoan);
  const loan = { principal: baseLoan + premium.financed, ratePercent, termMonths };
  const costs = { annualPropertyTax, monthlyInsurance, monthlyDues: monthlyHoa };
  const charges = (baseLoan * inputs.chargesPercent) / 100;
  if (!has) {
    const parts = wholePayment({ ...loan, ...costs, principal: 0, mortgageInsurance: 0 });
    return {
      ...premium,
      insurance: noInsurance,
      baseLoan,
      loan: loan.principal,
      whole: { ...parts, principalAndInterest: null, total: null },
      runs: [],
      charges,
      aprPercent: null,
      interest: null,
    };
  }
  const runs = runsOf(payment(loan), termMonths, premiums);
  return {
    ...premium,
    baseLoan,
    loan: loan.principal,
    whole: wholePayment({ ...loan, ...costs, mortgageInsurance: premium.insurance.monthly }),
    runs,
    charges,
    aprPercent: annualPercentageRate({ amountFinanced: baseLoan - charges, payments: runs }),
    interest: totalInterest(loan),
  };
}

/** What one year of payments consists of, in dollars. */
export type PaidYear = {
  /** From 1 on; the last may have fewer than twelve months. */
  readonly year: number;
  readonly principal: number;
  readonly interest: number;
  /** Tax, insurance and dues, at today's amounts. */
  readonly others: number;
  readonly mortgageInsurance: number;
};

/**
 * The payments of each year, part by part, with tax, insurance and dues held at today's amounts; the parts add up to what
 * is paid. The interest of a year is the sum of its months; none without a loan.
 */
export function paidYears(plan: PaymentPlan, inputs: PaymentPlanInputs): readonly PaidYear[] {
  const { ratePercent, termMonths } = inputs;
  const { principalAndInterest, propertyTax, insurance, dues } = plan.whole;
  if (principalAndInterest === null) return [];
  const loan = { principal: plan.loan, ratePercent, termMonths };
  const premiums = plan.runs.flatMap(({ amount, count }) =>
    Array.from({ length: count }, () => amount - principalAndInterest),
  );
  return Array.from({ length: Math.ceil(termMonths / 12) }, (_, index) => {
    const months = Math.min(12, termMonths - 12 * index);
    const from = 12 * index;
    const principal = balanceAfter(loan, from) - balanceAfter(loan, from + months);
    return {
      year: index + 1,
      principal,
      interest: months * principalAndInterest - principal,
      others: months * (propertyTax + insurance + dues),
      mortgageInsurance: premiums.slice(from, from + months).reduce((sum, amount) => sum + amount, 0),
    };
  });
}
