'use client';

import { loanStep, monthlyRateStep, paymentStep } from '@/components/calculators/kit/loan-steps';
import type { WorkStep } from '@/components/calculators/kit/show-work';
import { WorkSection } from '@/components/calculators/kit/work-section.client';
import type { AffordabilityContent, AffordabilityFields } from '@/lib/calculators/content/affordability';
import type { ValuesOf } from '@/lib/calculators/definition';
import { type Affordability, affordability } from '@/lib/mortgage/affordability';
import { percentText, usd } from '@/lib/numbers/format';

type Values = ValuesOf<AffordabilityFields>;

/** The price and the payment step by step. */
function workOf(values: Values, result: Affordability): readonly WorkStep[] {
  const { annualIncome, monthlyDebts, downPayment, ratePercent, termMonths, pmiPercent } = values;
  const budget: WorkStep = {
    words: 'The payment you can afford is 28% of a month’s income, less your debt payments.',
    symbols: 'M = 28% × income ÷ 12 − debts',
    numbers: `0.28 × ${usd(annualIncome)} ÷ 12 − ${usd(monthlyDebts)} = ${usd(result.affordablePayment)}`,
  };
  if (!result.qualifies) return [budget];
  const others = values.monthlyPropertyTax + values.monthlyInsurance;
  return [
    budget,
    monthlyRateStep(ratePercent),
    loanStep(`That payment repays a loan L in ${termMonths} payments.`, {
      payment: result.affordablePayment,
      ratePercent,
      termMonths,
    }),
    {
      words: 'Mortgage insurance takes a share of that loan.',
      symbols: 'PMI = L × PMI %',
      numbers: `${usd(result.loanFromAffordablePayment)} × ${percentText(pmiPercent)} = ${usd(result.pmi)}`,
    },
    {
      words: 'The price is the loan and the down payment, less PMI.',
      symbols: 'price = L + down payment − PMI',
      numbers: `${usd(result.loanFromAffordablePayment)} + ${usd(downPayment)} − ${usd(result.pmi)} = ${usd(result.homePrice)}`,
    },
    {
      words: 'The loan amount is the price less the down payment.',
      symbols: 'loan amount = price − down payment',
      numbers: `${usd(result.homePrice)} − ${usd(downPayment)} = ${usd(result.loanAmount)}`,
    },
    paymentStep('The payment on that loan amount:', { principal: result.loanAmount, ratePercent, termMonths }),
    {
      words: 'Property tax and insurance come off it.',
      symbols: 'monthly payment = M − tax − insurance',
      numbers: `${usd(result.monthlyPayment + others)} − ${usd(others)} = ${usd(result.monthlyPayment)}`,
    },
  ];
}

type AffordabilityWorkProps = { readonly notes: AffordabilityContent['work']; readonly values: Values };

/** How the price and the payment were calculated. */
export function AffordabilityWork({ notes, values }: AffordabilityWorkProps) {
  return <WorkSection notes={notes} steps={() => workOf(values, affordability(values))} />;
}
