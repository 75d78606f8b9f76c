import type { MonthlyPaymentFields } from '@/lib/calculators/content/monthly-payment';
import type { ValuesOf } from '@/lib/calculators/definition';
import { spokenText, termText } from '@/lib/calculators/words';
import type { MonthlyPayment } from '@/lib/mortgage/monthly-payment';
import { percentText, roundHalfAway } from '@/lib/numbers/format';

type Values = ValuesOf<MonthlyPaymentFields>;

/** Which of tax and insurance the payment leaves out, in a sentence; empty when it has both. */
function leftOut({ annualPropertyTax, monthlyInsurance }: Values): string {
  if (annualPropertyTax === 0 && monthlyInsurance === 0) return ' Taxes and insurance are not included.';
  if (annualPropertyTax === 0) return ' Property tax is not included.';
  return monthlyInsurance === 0 ? ' Insurance is not included.' : '';
}

/** The down payment as a share of the price; empty without a price. */
export function downPaymentNote({ downPayment, homePrice }: Pick<Values, 'downPayment' | 'homePrice'>): string {
  return homePrice > 0 ? `${percentText(roundHalfAway((100 * downPayment) / homePrice, 1))} of the price` : '';
}

/** The line under the payment: the loan that it is based on, and what it leaves out. */
export function basisOf(values: Values, { loanAmount, monthlyPayment }: MonthlyPayment): string {
  if (monthlyPayment === null) return 'No loan, so no payment.';
  return `Borrowing ${spokenText('money', loanAmount)} over ${termText(values.termMonths)} at ${percentText(values.ratePercent)}.${leftOut(values)}`;
}
