'use client';

import { memo } from 'react';
import {
  loanStep,
  monthlyRateStep,
  paymentStep,
  ShowWork,
  type WorkStep,
} from '@/components/calculators/answer/show-work';
import type { Analysis } from '@/lib/calculators/affordability/compute';
import type { Limits } from '@/lib/calculators/affordability-scale';
import { percentText, usd, usdWhole } from '@/lib/numbers/format';

/** What “Show the work” says beside the steps. */
const notes = {
  words: [
    'The scale asks which home prices fit into shares of what you earn before taxes, with everything in the payment: principal and interest, property tax, insurance, and mortgage insurance where the down payment is under 20%.',
    'The 28 percent rule asks less: 28% of income, less your debt payments, goes to principal and interest alone. A share for mortgage insurance is taken off the loan, and the down payment is added to get the price.',
  ],
  assumptions: [
    'The rate stays the same for the whole loan, and every payment is the same.',
    'The debts you typed are all there are, and go on for as long as the loan.',
    'On the scale PMI is a yearly percent of the loan, paid by the month while the loan is above 80% of the price. Under the 28 percent rule it is taken once.',
    'A county’s tax is its median tax over its median home value; yours depends on the city, the school district and the home. Each APR counts 1% of the loan in lender charges.',
  ],
  leftOut: [
    'Closing costs and the cash you should keep in reserve.',
    'Credit score, job history and the other things a lender looks at.',
    'Income tax, and what you spend on everything else.',
  ],
  sources: [
    {
      name: 'Freddie Mac, My Home: the customary 28% guideline',
      url: 'https://myhome.freddiemac.com/',
    },
    {
      name: 'Fannie Mae Selling Guide B3-6-02: debt-to-income ratios',
      url: 'https://selling-guide.fanniemae.com/sel/b3-6-02/debt-income-ratios',
    },
  ],
};

/** The whole payment and the prices at which it meets each limit. */
function scaleSteps({ inputs, scale: { rungs } }: Analysis, limits: Limits): readonly WorkStep[] {
  const { annualIncome, monthlyDebts, pmiPercent } = inputs;
  const month = annualIncome / 12;
  const front = (limits.comfortable.front * month) / 100;
  const back = (percent: number) => (percent * month) / 100 - monthlyDebts;
  const part = (amount: number, percent: number) =>
    percent > 0 ? `${percentText(percent)} × price ÷ 12` : usd(amount);
  const tax = part(inputs.monthlyPropertyTax, inputs.taxPercent);
  const insurance = part(inputs.monthlyInsurance, inputs.insurancePercent);
  const most = (label: string, percent: number, price: number | undefined) =>
    `${label}: ${percentText(percent)} of ${usd(month)} less ${usd(monthlyDebts)} is ${usd(back(percent))}, price ${usdWhole(price ?? null)}`;
  return [
    {
      words: 'The whole payment of a price is principal and interest, property tax, insurance and mortgage insurance.',
      symbols: 'whole payment = M + tax + insurance + PMI while the loan is above 80% of the price',
      numbers: `M + ${tax} + ${insurance} + ${percentText(pmiPercent)} × loan ÷ 12`,
    },
    {
      words: `Comfortable is the highest price whose whole payment is within ${percentText(limits.comfortable.front)} of a month’s income, and within ${percentText(limits.comfortable.back)} of it with your debts.`,
      symbols: `min(${limits.comfortable.front}% × income, ${limits.comfortable.back}% × income − debts)`,
      numbers: `min(${usd(front)}, ${usd(back(limits.comfortable.back))}), price ${usdWhole(rungs.comfortable?.price ?? null)}`,
    },
    {
      words: 'The stretch and the most have a limit for all debts alone. Prices are rounded down to the hundred.',
      symbols: `${limits.stretch.back}% and ${limits.most.back}% of income − debts`,
      numbers: `${most('Stretch', limits.stretch.back, rungs.stretch?.price)}; ${most('the most', limits.most.back, rungs.most?.price)}`,
    },
  ];
}

/** The price and the payment of the 28 percent rule step by step. */
function ruleSteps({ values, rule: result, ruleOthers: { taken, tax, insurance } }: Analysis): readonly WorkStep[] {
  const { annualIncome, monthlyDebts, downPayment, ratePercent, termMonths, pmiPercent } = values;
  const budget: WorkStep = {
    words: 'The 28 percent rule: the payment is 28% of a month’s income, less your debt payments.',
    symbols: 'M = 28% × income ÷ 12 − debts',
    numbers: `0.28 × ${usd(annualIncome)} ÷ 12 − ${usd(monthlyDebts)} = ${usd(result.affordablePayment)}`,
  };
  if (!result.qualifies) return [budget];
  const loanPayment = result.monthlyPayment + taken;
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
      words: 'Under this rule the tax and insurance you gave come off it. What you would pay includes them.',
      symbols: 'monthly payment = M − tax − insurance; you pay M + tax + insurance',
      numbers: `${usd(loanPayment)} − ${usd(taken)} = ${usd(result.monthlyPayment)}; ${usd(loanPayment)} + ${usd(tax + insurance)} = ${usd(loanPayment + tax + insurance)}`,
    },
  ];
}

type AffordabilityWorkProps = { readonly analysis: Analysis; readonly limits: Limits };

/** "Show the work" of the scale and of the 28 percent rule. */
export const AffordabilityWork = memo(function AffordabilityWork({ analysis, limits }: AffordabilityWorkProps) {
  return <ShowWork notes={notes} steps={[...scaleSteps(analysis, limits), ...ruleSteps(analysis)]} />;
});
