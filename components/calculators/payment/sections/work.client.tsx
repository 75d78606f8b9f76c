'use client';

import { memo } from 'react';
import { monthlyRateStep, paymentStep, WorkFold, type WorkStep } from '@/components/calculators/answer/show-work';
import { costLabel, printedCosts } from '@/lib/buying/monthly-costs';
import type { Payment, PaymentFacts } from '@/lib/calculators/payment/compute';
import { aprSentence } from '@/lib/calculators/payment/words';
import { percentText, usd, usdWhole } from '@/lib/numbers/format';

const notes = {
  words: [
    'The loan is the home price less the down payment. Interest is charged every month on what is still owed, and the payment is set so that the last one brings the balance to zero.',
    'A twelfth of the year’s property tax, the insurance, any HOA fees and mortgage insurance are added to that.',
  ],
  assumptions: [
    'The rate stays the same, and you pay the same amount at the end of every month.',
    'A month’s interest is a twelfth of the yearly rate. Nothing is rounded until it’s printed.',
  ],
  leftOut: ['Points paid for a lower rate, and changes in tax, insurance and dues from year to year.'],
  sources: [
    { name: 'The level payment formula of any annuity paid in arrears' },
    {
      name: 'Consumer Financial Protection Bureau: what is in a mortgage payment',
      url: 'https://www.consumerfinance.gov/owning-a-home/',
    },
  ],
};

/** The steps to a loan and its payment; when solved from a payment, first the steps to the price. */
function loanWork({ values, plan, month, hasPayment }: Payment, solvedFrom: number | null): readonly WorkStep[] {
  const { homePrice, downPayment, ratePercent, termMonths } = values;
  const back: WorkStep[] =
    solvedFrom === null
      ? []
      : [
          {
            words: 'The highest price whose whole month is at most the payment you asked for.',
            symbols: 'largest price with M + tax + insurance + dues + mortgage insurance ≤ payment',
            numbers: `${usd(homePrice)} costs ${usd(hasPayment ? month.total : null)}; you asked for ${usd(solvedFrom)}`,
          },
        ];
  const loan: WorkStep = {
    words: 'The loan is the home price less the down payment.',
    symbols: 'L = price − down payment',
    numbers: `${usd(homePrice)} − ${usd(downPayment)} = ${usd(homePrice - downPayment)}`,
  };
  if (!hasPayment) return [...back, loan];
  return [
    ...back,
    loan,
    monthlyRateStep(ratePercent),
    paymentStep(`The payment M repays the loan in ${termMonths} payments.`, {
      principal: plan.baseLoan,
      ratePercent,
      termMonths,
    }),
  ];
}

/** The steps to mortgage insurance, financed fees, the total payment and the APR. */
function wholeWork({ values, plan, month, hasPayment }: Payment): readonly WorkStep[] {
  const { kind, homePrice } = values;
  const { insurance, financed, financedPercent, baseLoan, loan } = plan;
  if (!hasPayment) return [];
  const steps: WorkStep[] = [];
  if (financed > 0) {
    steps.push({
      words:
        kind === 'fha'
          ? 'FHA’s upfront premium is added to the loan, and the payment repays both.'
          : 'The VA funding fee is added to the loan, and the payment repays both.',
      symbols: 'loan = L + L × percent',
      numbers: `${usd(baseLoan)} + ${percentText(financedPercent)} × ${usd(baseLoan)} = ${usd(loan)}; ${usd(plan.principalAndInterest)} a month`,
    });
  }
  if (insurance.endMonth > 0 && kind === 'conventional') {
    steps.push({
      words: `Mortgage insurance is a share of the loan. You may ask for its end once the scheduled balance is 80% of the price, after payment ${insurance.askMonth}; it ends by law at 78%, or halfway through the loan.`,
      symbols: 'L × percent ÷ 12',
      numbers: `${usd(baseLoan)} × ${percentText(insurance.annualPercent)} ÷ 12 = ${usd(insurance.monthly)}; 78% of ${usd(homePrice)} after payment ${insurance.endMonth}; ${usdWhole(insurance.total)} in all`,
    });
  }
  if (insurance.endMonth > 0 && kind === 'fha') {
    steps.push({
      words:
        'FHA’s yearly premium is a share of the mean balance of each year of the loan without the upfront premium.',
      symbols: 'mean balance × percent ÷ 12',
      numbers: `${percentText(insurance.annualPercent)}: ${usd(insurance.monthly)} in the first year, ${usd(insurance.last)} in the last; ${usdWhole(insurance.total)} in all`,
    });
  }
  return [
    ...steps,
    {
      words: 'The whole payment is every line of the month, rounded so that they add up.',
      symbols: month.items.map(({ id, label }) => costLabel({ id, label }, kind)).join(' + '),
      numbers: `${printedCosts(month)
        .map(({ monthly }) => usd(monthly))
        .join(' + ')} = ${usd(month.total)}`,
    },
  ];
}

function aprWork({ values, plan }: Payment): readonly WorkStep[] {
  if (plan.aprPercent === null) return [];
  return [
    {
      words:
        'The APR is the rate at which all loan payments are worth the money you have the use of: the loan without what is added to it, less the lender’s charges.',
      symbols: 'L − charges = Σ payment ÷ (1 + APR ÷ 12)^month',
      numbers: `${usd(plan.baseLoan)} − ${usd(plan.charges)}. ${aprSentence(plan, values)}`,
    },
  ];
}

type PaymentWorkProps = {
  readonly payment: Payment;
  /** The payment that the price was solved from, in dollars; null if the price was typed. */
  readonly solvedFrom: number | null;
  readonly taxSource: PaymentFacts['tax']['source'];
};

export const PaymentWork = memo(function PaymentWork({ payment, solvedFrom, taxSource }: PaymentWorkProps) {
  return (
    <WorkFold
      notes={{ ...notes, sources: [...notes.sources, taxSource] }}
      steps={[...loanWork(payment, solvedFrom), ...wholeWork(payment), ...aprWork(payment)]}
    />
  );
});
