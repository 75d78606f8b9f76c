import type { AffordabilityFields } from '@/lib/calculators/content/affordability';
import type { ValuesOf } from '@/lib/calculators/definition';
import { termText } from '@/lib/calculators/words';
import type { Affordability } from '@/lib/mortgage/affordability';
import { percentText, usd } from '@/lib/numbers/format';

type Values = ValuesOf<AffordabilityFields>;

/** The line under the price: the loan that it is based on. */
export function basisOf(values: Values, { loanAmount, qualifies }: Affordability): string {
  if (!qualifies) return 'No loan at these numbers: the price is the down payment alone.';
  return `A loan of ${usd(loanAmount)} over ${termText(values.termMonths)} at ${percentText(values.ratePercent)}, and ${usd(values.downPayment)} down.`;
}
