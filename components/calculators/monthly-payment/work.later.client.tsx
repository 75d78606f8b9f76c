'use client';

import { loanStep, monthlyRateStep, paymentStep } from '@/components/calculators/kit/loan-steps';
import type { WorkStep } from '@/components/calculators/kit/show-work';
import { WorkSection } from '@/components/calculators/kit/work-section.client';
import type { MonthlyPaymentContent, MonthlyPaymentFields } from '@/lib/calculators/content/monthly-payment';
import type { ValuesOf } from '@/lib/calculators/definition';
import { type MonthlyPayment, monthlyPayment } from '@/lib/mortgage/monthly-payment';
import { usd } from '@/lib/numbers/format';

type Values = ValuesOf<MonthlyPaymentFields>;

/** The payment step by step; for a payment that was asked for, first the steps back to the price. */
function workOf(values: Values, result: MonthlyPayment, solvedFrom: number | null): readonly WorkStep[] {
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

type PaymentWorkProps = {
  readonly notes: MonthlyPaymentContent['work'];
  readonly values: Values;
  /** The payment that was asked for, in dollars; null when the price was. */
  readonly solvedFrom: number | null;
};

/** How the payment was calculated. */
export function PaymentWork({ notes, values, solvedFrom }: PaymentWorkProps) {
  return <WorkSection notes={notes} steps={() => workOf(values, monthlyPayment(values), solvedFrom)} />;
}
