import { spokenText, termText } from '@/lib/calculators/words';
import { aprText } from '@/lib/mortgage/apr';
import type { LoanKind, LoanPlan, VaUse } from '@/lib/mortgage/loan-plan';
import { integerText, percentText, roundHalfAway, usd, usdWhole } from '@/lib/numbers/format';

type LoanValues = {
  readonly kind: LoanKind;
  readonly vaUse: VaUse;
  readonly termMonths: number;
  readonly ratePercent: number;
};

export function basisOf(
  { kind, termMonths, ratePercent }: Pick<LoanValues, 'kind' | 'termMonths' | 'ratePercent'>,
  plan: LoanPlan,
): string {
  if (plan.principalAndInterest === null) return 'No loan, so no payment.';
  const loan = `Borrowing ${spokenText({ kind: 'money' }, roundHalfAway(plan.loan, 2))} over ${termText(termMonths)} at ${percentText(ratePercent)}`;
  if (plan.financed <= 0) return `${loan}.`;
  return `${loan}, the ${kind === 'fha' ? 'premium' : 'funding fee'} of ${usd(plan.financed)} in it.`;
}

export function aprSentence(plan: LoanPlan, { kind, vaUse }: Pick<LoanValues, 'kind' | 'vaUse'>): string {
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
