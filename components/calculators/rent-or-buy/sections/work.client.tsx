'use client';

import { memo } from 'react';
import { monthlyRateStep, paymentStep, ShowWork, type WorkStep } from '@/components/calculators/answer/show-work';
import type { Analysis } from '@/lib/calculators/rent-or-buy/compute';
import type { RentOrBuyValues } from '@/lib/calculators/rent-or-buy/fields';
import { spanText } from '@/lib/calculators/words';
import { type RentVsBuy, taxSavingsShare } from '@/lib/mortgage/rent-vs-buy';
import { worthParts } from '@/lib/mortgage/rent-vs-buy-whole';
import { percentText, usd, usdFine } from '@/lib/numbers/format';
import { roundToTotal } from '@/lib/numbers/round-to-total';

const notes = {
  words: [
    'Each month the owner pays the mortgage, property tax, upkeep and insurance, with mortgage insurance while less than 20% is paid off, and the renter pays the rent of that year. Whoever paid less puts the difference into an account that grows. The renter’s account starts with the down payment and the costs of buying, which the renter keeps.',
    'At the end of the stay the owner sells: the value of the home, less the costs of selling and what is still owed, and the owner’s account. The renter has the other account. Buying pulls ahead at the first length of stay where the owner has at least as much.',
  ],
  assumptions: [
    'Rate and percentages stay the same for the whole stay. Rent goes up once a year.',
    'The home gains the same percent each year, compounded yearly. Tax, upkeep and insurance follow its value.',
    'Both accounts earn the same return, and no tax is taken off it.',
    'Under payments alone, tax savings are 28% of everything paid for the home. Only interest and property tax can be deducted, and only if you itemize, so the real figure is lower and often nothing.',
    'Nothing is rounded until it’s printed.',
  ],
  leftOut: [
    'Renter’s insurance, and homeowners association (HOA) fees.',
    'Tax deductions, moving, and a renter’s deposit.',
  ],
  sources: [
    {
      name: 'U.S. Census Bureau, American Community Survey: median rent and median home value of each county',
      url: 'https://www.census.gov/programs-surveys/acs',
    },
    { name: 'The level payment formula of any annuity paid in arrears' },
    {
      name: 'Internal Revenue Service, Publication 530: Tax information for homeowners',
      url: 'https://www.irs.gov/publications/p530',
    },
    {
      name: 'Internal Revenue Service, Topic 551: Standard deduction',
      url: 'https://www.irs.gov/taxtopics/tc551',
    },
  ],
};

function taxStepOf(values: RentOrBuyValues, { totalBuying, taxSavings }: RentVsBuy): WorkStep {
  if (values.deduction === 'standard') {
    return {
      words: 'With the standard deduction, owning the home takes nothing off your income tax.',
      symbols: 'tax savings = 0',
      numbers: usd(0),
    };
  }
  return {
    words:
      'Tax savings are a flat share of everything paid for the home: a generous guess, and not taken off the total.',
    symbols: `tax savings = ${percentText(100 * taxSavingsShare)} × buying`,
    numbers: `${taxSavingsShare} × ${usd(totalBuying)} = ${usd(taxSavings)}`,
  };
}

function netWorthSteps({ values, inputs, plan }: Analysis): readonly WorkStep[] {
  const { owner, renter, firstMonth } = worthParts(inputs);
  const upkeep = values.propertyTaxPercent + values.maintenancePercent + values.homeInsurancePercent;
  const [sold = 0, selling = 0, owed = 0, account = 0] = roundToTotal(
    [owner.value, -owner.sellingCosts, -owner.balance, owner.account],
    [1],
  );
  return [
    {
      words:
        'The first month of owning costs the mortgage payment M and a twelfth of tax, upkeep and insurance, with mortgage insurance under 20% down or by FHA.',
      symbols: 'M + price × (tax + upkeep + insurance) ÷ 100 ÷ 12 + mortgage insurance',
      numbers: `${usd(firstMonth.owning)}, with ${percentText(upkeep)} a year and ${usd(plan.insurance.monthly)} of mortgage insurance; the rent is ${usd(firstMonth.renting)}`,
    },
    {
      words: `After ${spanText(values.stayMonths)} the owner sells, and has what is left and the owner’s account.`,
      symbols: 'owner = value − selling costs − balance + account',
      numbers: `${usd(sold)} − ${usd(-selling)} − ${usd(-owed)} + ${usd(account)} = ${usd(sold + selling + owed + account)}`,
    },
    {
      words: 'The renter has the account that began with the down payment and the costs of buying.',
      symbols: (
        <>
          renter = kept × (1 + return ÷ 100)<sup>stay ÷ 12</sup> + saved
        </>
      ),
      numbers: (
        <>
          {usd(renter.kept)} × (1 + {values.returnPercent} ÷ 100)<sup>{values.stayMonths} ÷ 12</sup> +{' '}
          {usd(renter.saved)} = {usd(renter.net)}
        </>
      ),
    },
  ];
}

function workOf(analysis: Analysis): readonly WorkStep[] {
  const { values, alone: result } = analysis;
  const { rent, price, downPaymentPercent, ratePercent, termMonths, stayMonths, propertyTaxPercent } = values;
  const average: readonly WorkStep[] =
    stayMonths === 0
      ? []
      : [
          {
            words: 'The average a month is each total over the months of the stay.',
            symbols: 'average = total ÷ stay',
            numbers: `${usd(result.totalRenting)} ÷ ${stayMonths} = ${usd(result.averageMonthlyRenting)}; ${usd(result.totalBuying)} ÷ ${stayMonths} = ${usd(result.averageMonthlyBuying)}`,
          },
        ];
  return [
    ...(stayMonths === 0 ? [] : netWorthSteps(analysis)),
    {
      words: 'Payments alone: renting costs the rent for every month of the stay.',
      symbols: 'renting = rent × stay',
      numbers: `${usd(rent)} × ${stayMonths} = ${usd(result.totalRenting)}`,
    },
    {
      words: 'The loan is the price less the down payment.',
      symbols: 'L = price × (1 − down payment ÷ 100)',
      numbers: `${usd(price)} × (1 − ${downPaymentPercent} ÷ 100) = ${usd(result.loanAmount)}`,
    },
    monthlyRateStep(ratePercent),
    paymentStep(`The mortgage payment M repays it in ${termMonths} payments.`, {
      principal: Math.max(0, result.loanAmount),
      ratePercent,
      termMonths,
    }),
    {
      words: 'Property tax is a share of the purchase price, a twelfth of it each month.',
      symbols: 'tax = price × rate ÷ 100 ÷ 12',
      numbers: `${usd(price)} × ${propertyTaxPercent} ÷ 100 ÷ 12 = ${usd(result.monthlyPropertyTax)}`,
    },
    {
      words: 'Buying costs both for every month of the stay; the mortgage no longer than its term.',
      symbols: 'buying = M × months paid + tax × stay',
      numbers: `${usdFine(result.mortgagePayment)} × ${Math.min(stayMonths, termMonths)} + ${usdFine(result.monthlyPropertyTax)} × ${stayMonths} = ${usd(result.totalBuying)}`,
    },
    ...average,
    {
      words: 'Savings on buying are what renting costs less what buying costs; below zero, buying costs more.',
      symbols: 'renting − buying',
      numbers: `${usd(result.totalRenting)} − ${usd(result.totalBuying)} = ${usd(result.savingsOnBuying)}`,
    },
    {
      words: 'The home gains the same percent of its value every year.',
      symbols: (
        <>
          price × (1 + increase ÷ 100)<sup>stay ÷ 12</sup>
        </>
      ),
      numbers: (
        <>
          {usd(price)} × (1 + {values.appreciationPercent} ÷ 100)<sup>{stayMonths} ÷ 12</sup> ={' '}
          {usd(result.appreciatedPrice)}
        </>
      ),
    },
    {
      words: 'Equity is that value less what is still owed on the loan after the stay.',
      symbols: 'equity = appreciated price − balance',
      numbers: `${usd(result.appreciatedPrice)} − ${usd(result.remainingBalance)} = ${usd(result.equityEarned)}`,
    },
    taxStepOf(values, result),
  ];
}

export const RentOrBuyWork = memo(function RentOrBuyWork({ analysis }: { readonly analysis: Analysis }) {
  return <ShowWork notes={notes} steps={workOf(analysis)} />;
});
