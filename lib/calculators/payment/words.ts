import type { Refusal } from '@/lib/buying/buyer';
import { taxFollowsPrice, taxRateOf } from '@/lib/calculators/property-tax';
import type { PinResult } from '@/lib/calculators/share';
import { spokenText, termText } from '@/lib/calculators/words';
import { countyState } from '@/lib/counties';
import { aprText } from '@/lib/mortgage/apr';
import type { LoanPlan, PlannedInsurance } from '@/lib/mortgage/loan-plan';
import { integerText, percentText, roundHalfAway, usd, usdWhole } from '@/lib/numbers/format';
import { states } from '@/lib/state-taxes';
import type { Payment } from './compute';
import type { PaymentValues } from './fields';

/** The down payment in percent of the price; empty without a price. */
export function downPaymentNote({ downPayment, homePrice }: Pick<PaymentValues, 'downPayment' | 'homePrice'>): string {
  return homePrice > 0 ? `${percentText(roundHalfAway((100 * downPayment) / homePrice, 1))} of the price` : '';
}

export function savingsNote({ values, closing, bought }: Payment): string {
  const months = { 0: '', 1: ' and a month in reserve', 2: ' and two months in reserve' }[values.reserveMonths];
  const costs = `about ${usdWhole(closing.plan)} of closing costs${months}`;
  return bought && bought.short > 0
    ? `You’re about ${usdWhole(bought.short)} short of this, ${costs}.`
    : `What your ${usdWhole(values.saved)} leaves after ${costs}. Type your own to use that instead.`;
}

export function basisOf({ kind, termMonths, ratePercent }: PaymentValues, plan: LoanPlan): string {
  if (plan.principalAndInterest === null) return 'No loan, so no payment.';
  const loan = `Borrowing ${spokenText({ kind: 'money' }, roundHalfAway(plan.loan, 2))} over ${termText(termMonths)} at ${percentText(ratePercent)}`;
  if (plan.financed <= 0) return `${loan}.`;
  return `${loan}, the ${kind === 'fha' ? 'premium' : 'funding fee'} of ${usd(plan.financed)} in it.`;
}

/** The selected location in words: "Franklin County", "Ohio"; empty without one. */
export function locationOf({ state, county }: PaymentValues): string {
  if (state === countyState && county) return `${county} County`;
  return states[state]?.name ?? '';
}

export function taxNote({ values, assumed }: Payment): string {
  if (assumed.taxPercent > 0) return `Median Ohio county, ${percentText(assumed.taxPercent)} a year`;
  const rate = taxRateOf(values);
  if (!rate || values.annualPropertyTax === 0) return '';
  if (taxFollowsPrice(values)) return `${locationOf(values)}, ${percentText(rate.percent)} a year`;
  return 'Your own figure';
}

/** The assumption about homeowner’s insurance; empty once it is typed. */
export function insuranceAssumption(percent: number): string {
  return percent > 0 ? `Assumed, ${percentText(percent)} a year` : '';
}

/** When mortgage insurance ends, or why there is none; `ends` is the calendar month, once it is known. */
export function insuranceNote({ kind }: PaymentValues, insurance: PlannedInsurance, ends: string): string {
  if (kind === 'va') return 'A VA loan has none';
  if (insurance.endMonth === 0) return 'Not needed with 20% down';
  if (kind === 'fha') {
    return `${percentText(insurance.annualPercent)} a year, falls with the balance for ${termText(insurance.endMonth)}`;
  }
  return `Ends ${ends || 'with '}month ${insurance.endMonth}`;
}

export function aprSentence(plan: LoanPlan, { kind, vaUse }: PaymentValues): string {
  const { runs, insurance, charges } = plan;
  const [first] = runs;
  const last = runs.at(-1);
  if (!first || !last) return '';
  const level = plan.principalAndInterest;
  const apr = `APR ${aprText(plan.aprPercent)}: `;
  const count = (payments: number) => integerText(payments);
  const counts = `Counts ${usdWhole(charges)} of lender charges`;
  if (kind === 'fha') {
    const all = runs.reduce((sum, run) => sum + run.count, 0);
    return `${apr}${count(all)} monthly payments of ${usd(level)}, and in the first ${count(insurance.endMonth)} the premium, from ${usd(insurance.monthly)} down to ${usd(insurance.last)}. ${counts} and both premiums.`;
  }
  if (kind === 'va') {
    const fee =
      vaUse === 'exempt' ? '' : ` and the funding fee, ${percentText(plan.financedPercent)} at this down payment`;
    return `${apr}${count(first.count)} monthly payments of ${usd(level)}. ${counts}${fee}.`;
  }
  if (runs.length === 1) return `${apr}${count(first.count)} monthly payments of ${usd(first.amount)}. ${counts}.`;
  return `${apr}${count(first.count)} monthly loan payments of ${usd(first.amount)}, then ${count(last.count)} of ${usd(last.amount)}. ${counts} and the mortgage insurance.`;
}

export function endText({ endMonth }: PlannedInsurance): string {
  return endMonth > 0 ? `month ${endMonth}` : 'none';
}

export function resultsOf({ plan, month, hasPayment }: Payment): readonly PinResult[] {
  const { insurance, aprPercent, interest, financed } = plan;
  const total = hasPayment ? month.total : null;
  const years = interest === null ? null : interest + insurance.total + financed;
  return [
    { label: 'Whole payment', text: usd(total), amount: total },
    { label: 'Principal and interest', text: usd(plan.principalAndInterest) },
    { label: 'APR', text: aprText(aprPercent), amount: aprPercent },
    { label: 'Mortgage insurance, a month', text: insurance.monthly > 0 ? usd(insurance.monthly) : 'none' },
    { label: 'It ends', text: endText(insurance) },
    { label: 'Interest and mortgage insurance, all years', text: usdWhole(years), amount: years },
  ];
}

export function refusalTexts(
  { reason, limit, downPayment }: Refusal,
  { kind, county, firstHome }: Pick<PaymentValues, 'kind' | 'county' | 'firstHome'>,
): { readonly title: string; readonly text: string; readonly fix: string } {
  const fix = `Use ${usdWhole(downPayment)} down`;
  const place = county ? `in ${county} County` : 'in most of Ohio';
  if (reason === 'down') {
    const first = firstHome === 'No' ? 'if it isn’t your first home' : 'for a first home, 5% otherwise';
    const start = `starts at ${percentText(limit)} down`;
    return kind === 'fha'
      ? { title: `FHA ${start}`, text: 'With a score of 580 or higher. With less down, there’s no FHA loan.', fix }
      : { title: `Conventional ${start}`, text: `That’s ${first}. Below it there’s no conventional loan.`, fix };
  }
  if (reason === 'limit') {
    return {
      title: `FHA goes up to ${usdWhole(limit)} ${place}`,
      text: 'This loan is larger, so FHA can’t insure it. Put more down, or choose another kind of loan.',
      fix,
    };
  }
  return {
    title: `Over ${usdWhole(limit)} it’s a jumbo loan`,
    text: 'Jumbo loans have rates and rules of their own, so this payment is only a guide.',
    fix,
  };
}

export const words = {
  form: 'Payment calculator',
  result: 'What you would pay each month',
  noLoan: {
    title: 'There is nothing to borrow',
    text: 'The home price has to be larger than the down payment. Change one of the two and the payment comes back.',
  },
  tooLow: {
    title: 'That payment leaves nothing for the loan',
    text: 'Tax, insurance and dues use it up. Move the payment higher, or lower one of them.',
  },
  next: [{ label: 'Ask for today’s rate', href: '/quick-quote' }],
} as const;
