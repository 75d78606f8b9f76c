import { dollarsOf, withDownPayment } from '@/lib/calculators/amount';
import type { Phone, WorkSource } from '@/lib/calculators/answer';
import { withPropertyTax } from '@/lib/calculators/property-tax';
import type { LimitTexts } from '@/lib/counties';
import type { ClosingAssumptions } from '@/lib/mortgage/cash-to-close';
import { paymentPlan } from '@/lib/mortgage/payment-plan';
import type { PaymentValues } from './fields';

/** What the payment calculator is given: all that changes without its words. */
export type PaymentFacts = {
  readonly phone: Phone;
  /** The usual mortgage insurance, in percent of the loan a year. */
  readonly pmiPercent: number;
  /** What the lender charges to make the loan, in percent of it: an example. */
  readonly chargesPercent: number;
  readonly countyLimits: LimitTexts;
  /** What counts until a place is chosen or an amount is typed, in percent of the price a year. */
  readonly assumed: { readonly taxPercent: number; readonly insurancePercent: number };
  readonly tax: { readonly caption: string; readonly countyCaption: string; readonly source: WorkSource };
  /** What is assumed about the closing, and where each figure comes from. */
  readonly closing: {
    readonly assumed: ClosingAssumptions;
    /** What title and recording are made of, in sentences. */
    readonly note: string;
    readonly sources: readonly WorkSource[];
  };
};

/** What is assumed at these inputs: a tax until a place is chosen or a tax is typed, insurance until it is typed. */
function assumedAt(values: PaymentValues, assumed: PaymentFacts['assumed']): PaymentFacts['assumed'] {
  const { state, taxMode, annualPropertyTax, insuranceMode, monthlyInsurance } = values;
  return {
    taxPercent: state === 'NONE' && taxMode === 'follows' && annualPropertyTax === 0 ? assumed.taxPercent : 0,
    insurancePercent: insuranceMode === 'assumed' && monthlyInsurance === 0 ? assumed.insurancePercent : 0,
  };
}

/** The whole payment: the inputs and all that follows from them, computed once for every section of the screen. */
export function paymentOf(typed: PaymentValues, facts: PaymentFacts) {
  const assumed = assumedAt(typed, facts.assumed);
  const { homePrice } = typed;
  const values = {
    ...typed,
    ...(assumed.taxPercent > 0 && { annualPropertyTax: dollarsOf(assumed.taxPercent, homePrice) }),
    ...(assumed.insurancePercent > 0 && { monthlyInsurance: dollarsOf(assumed.insurancePercent, homePrice) / 12 }),
  };
  const inputs = { ...values, chargesPercent: facts.chargesPercent };
  return {
    /** What counts: the inputs, with what is assumed in place of what is not known yet. */
    values,
    /** Which of them are assumed, in percent of the price a year; 0 for none. */
    assumed,
    inputs,
    plan: paymentPlan(inputs),
  };
}

export type Payment = Readonly<ReturnType<typeof paymentOf>>;

/** A change with the property tax, and a down payment in percent, that follow the price until they are typed over. */
export function withDependents(values: PaymentValues, patch: Partial<PaymentValues>): Partial<PaymentValues> {
  const full = withDownPayment(values, patch);
  const isWhole = full.annualPropertyTax !== undefined && full.taxMode !== undefined;
  const taxed = isWhole ? full : withPropertyTax(values, full);
  return taxed.monthlyInsurance === undefined ? taxed : { insuranceMode: 'typed', ...taxed };
}

/** Whether mortgage insurance is due on a conventional loan. */
export function needsInsurance({ kind, homePrice, downPayment }: PaymentValues): boolean {
  return kind === 'conventional' && downPayment < 0.2 * homePrice;
}
