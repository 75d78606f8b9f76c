import { loanStep, monthlyRateStep, paymentStep } from '@/components/calculators/kit/loan-steps';
import type { WorkStep } from '@/components/calculators/kit/show-work';
import type { MonthlyPaymentFields } from '@/lib/calculators/content/monthly-payment';
import type { ValuesOf } from '@/lib/calculators/definition';
import { spokenText, termText } from '@/lib/calculators/words';
import type { MonthlyPayment } from '@/lib/mortgage/monthly-payment';
import { percentText, roundHalfAway, usd } from '@/lib/numbers/format';

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

/** The payment step by step; for a payment that was asked for, first the steps back to the price. */
export function workOf(values: Values, result: MonthlyPayment, solvedFrom: number | null): readonly WorkStep[] {
  const { homePrice, downPayment, ratePercent, termMonths, annualPropertyTax, monthlyInsurance, monthlyHoa } = values;
  const others = result.monthlyPropertyTax + monthlyInsurance + monthlyHoa;
  const back: WorkStep[] =
    solvedFrom === null
      ? []
      : [
          {
            words: 'From the payment you asked for, tax, insurance and dues are taken off.',
            symbols: 'M = payment − tax ÷ 12 − insurance − dues',
            numbers: `${usd(solvedFrom)} − ${usd(others)} = ${usd(Math.max(0, solvedFrom - others))}`,
          },
          loanStep('What is left repays a loan.', {
            payment: Math.max(0, solvedFrom - others),
            ratePercent,
            termMonths,
          }),
          {
            words: 'The down payment is added to get the home price.',
            symbols: 'price = L + down payment',
            numbers: `${usd(homePrice - downPayment)} + ${usd(downPayment)} = ${usd(homePrice)}`,
          },
        ];
  const loan: WorkStep = {
    words: 'The loan is the home price less the down payment.',
    symbols: 'L = price − down payment',
    numbers: `${usd(homePrice)} − ${usd(downPayment)} = ${usd(result.loanAmount)}`,
  };
  if (result.principalAndInterest === null) return [...back, loan];
  return [
    ...back,
    loan,
    monthlyRateStep(ratePercent),
    paymentStep(`The payment M repays the loan in ${termMonths} payments.`, {
      principal: result.loanAmount,
      ratePercent,
      termMonths,
    }),
    {
      words: 'Property tax is paid by the year: a twelfth of it falls on each month.',
      symbols: 'tax ÷ 12',
      numbers: `${usd(annualPropertyTax)} ÷ 12 = ${usd(result.monthlyPropertyTax)}`,
    },
    {
      words: 'Together they make the monthly payment.',
      symbols: 'M + tax ÷ 12 + insurance + dues',
      numbers: `${usd(result.principalAndInterest)} + ${usd(result.monthlyPropertyTax)} + ${usd(monthlyInsurance)} + ${usd(monthlyHoa)} = ${usd(result.monthlyPayment)}`,
    },
  ];
}
