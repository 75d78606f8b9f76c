'use client';

import { memo } from 'react';
import type { Analysis } from '@/components/calculators/affordability/analysis';
import { words } from '@/components/calculators/affordability/words';
import {
  loanStep,
  monthlyRateStep,
  paymentStep,
  ShowWork,
  type WorkStep,
} from '@/components/calculators/answer/show-work';
import type { Limits } from '@/lib/calculators/affordability-scale';
import { percentText, usd, usdWhole } from '@/lib/numbers/format';

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
  return <ShowWork notes={words.work} steps={[...scaleSteps(analysis, limits), ...ruleSteps(analysis)]} />;
});
