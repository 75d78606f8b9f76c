'use client';

import { memo } from 'react';
import {
  loanStep,
  monthlyRateStep,
  paymentStep,
  ShowWork,
  type WorkStep,
} from '@/components/calculators/answer/show-work';
import { budgetOf, rungNames } from '@/lib/buying/highest-price';
import { type CarryingCost, carryingCostAt } from '@/lib/buying/monthly-costs';
import type { Analysis } from '@/lib/calculators/affordability/compute';
import type { IncomeLimits } from '@/lib/market';
import { percentText, usd, usdWhole } from '@/lib/numbers/format';

const notes = {
  words: [
    'Above, we look for the home prices that fit into shares of what you earn before taxes, with everything in the payment: principal and interest, property tax, insurance, and mortgage insurance where it is due.',
    'The 28 percent rule asks less: 28% of income, less your debt payments, goes to principal and interest alone. A share for mortgage insurance is taken off the loan, and the down payment is added to get the price.',
  ],
  assumptions: [
    'The rate stays the same for the whole loan, and every payment is the same.',
    'The debts you typed are all there are, and go on for as long as the loan.',
    'Above, PMI is a yearly percent of the loan, from a 2018 rate card until you type your own, paid by the month while the loan is above 80% of the price. Under the 28 percent rule it is taken once.',
    'Closing is the middle of each line of the cash to close, with one month of the seller’s tax credit, rounded up to $100.',
    'A county’s tax is its median tax over its median home value; yours depends on the city, the school district and the home. Each APR counts 1% of the loan in lender charges.',
  ],
  leftOut: [
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

function scaleSteps({ buyer, scale, shown }: Analysis, limits: IncomeLimits): readonly WorkStep[] {
  const { monthlyDebts } = buyer;
  const month = buyer.annualIncome / 12;
  const [front, tight, wide] = [limits.comfortable.front, limits.comfortable.back, limits.stretch.back];
  const part = (cost: CarryingCost) =>
    cost.basis === 'amount' ? usd(carryingCostAt(cost, 0)) : `${percentText(cost.value)} × price ÷ 12`;
  const budgets = rungNames.map((name) => usd(budgetOf(name, buyer, limits).amount));
  const prices = rungNames.map((name) => usdWhole(scale[name]?.price ?? null));
  return [
    {
      words:
        'The whole payment of a price: the loan with its mortgage insurance, property tax and homeowner’s insurance.',
      symbols: 'M + tax + insurance + mortgage insurance',
      numbers: `M + ${buyer.carrying.map(part).join(' + ')} + mortgage insurance`,
    },
    ...('saved' in buyer.funds && shown
      ? [
          {
            words:
              'Closing and reserve come out of the savings first; what is left is the down payment, or the smallest that the loan takes.',
            symbols: 'down payment = saved − closing − reserve',
            numbers: `${usdWhole(buyer.funds.saved)} − ${usdWhole(shown.closing.plan)} − ${usdWhole(shown.reserve)} = ${usdWhole(buyer.funds.saved - shown.closing.plan - shown.reserve)}, at ${usdWhole(shown.price)}`,
          },
        ]
      : []),
    {
      words: `Comfortable is the highest price whose whole payment is within ${percentText(front)} of a month’s income, and within ${percentText(tight)} of it with your debts.`,
      symbols: `min(${front}% × income, ${tight}% × income − debts)`,
      numbers: `min(${usd((front * month) / 100)}, ${usd((tight * month) / 100 - monthlyDebts)}) = ${budgets[0]}, price ${prices[0]}`,
    },
    {
      words: 'The stretch and the most have a limit for all debts alone. Prices are rounded down to the hundred.',
      symbols: `${wide}% and ${limits.most.back}% of income − debts`,
      numbers: `Stretch: ${budgets[1]}, price ${prices[1]}; the most: ${budgets[2]}, price ${prices[2]}`,
    },
  ];
}

function ruleSteps({ values, rule: result }: Analysis): readonly WorkStep[] {
  const { annualIncome, monthlyDebts, ratePercent, termMonths } = values;
  const { downPayment, pmiPercent, taken, others } = result;
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
      numbers: `${usd(loanPayment)} − ${usd(taken)} = ${usd(result.monthlyPayment)}; ${usd(loanPayment)} + ${usd(others)} = ${usd(loanPayment + others)}`,
    },
  ];
}

type AffordabilityWorkProps = { readonly analysis: Analysis; readonly limits: IncomeLimits };

export const AffordabilityWork = memo(function AffordabilityWork({ analysis, limits }: AffordabilityWorkProps) {
  return <ShowWork notes={notes} steps={[...scaleSteps(analysis, limits), ...ruleSteps(analysis)]} />;
});
