import { monthlyRateStep, paymentStep } from '@/components/calculators/kit/loan-steps';
import type { WorkStep } from '@/components/calculators/kit/show-work';
import type { RentVsBuyFields } from '@/lib/calculators/content/rent-vs-buy';
import type { ValuesOf } from '@/lib/calculators/definition';
import { termText } from '@/lib/calculators/words';
import type { Lead, Side } from '@/lib/mortgage/cost-over-time';
import { type RentVsBuy, taxSavingsShare } from '@/lib/mortgage/rent-vs-buy';
import { integerText, percentText, roundHalfAway, usd, usdFine } from '@/lib/numbers/format';

type Values = ValuesOf<RentVsBuyFields>;

const sides: Readonly<Record<Side, string>> = { renting: 'Renting', buying: 'Buying' };

/** The difference in dollars, rounded to cents; positive when buying costs less. */
export function differenceOf({ savingsOnBuying }: Pick<RentVsBuy, 'savingsOnBuying'>): number {
  return roundHalfAway(savingsOnBuying, 2) || 0;
}

/** The difference with the down payment and the equity counted, in dollars: positive when buying costs less. */
export function netDifferenceOf(result: RentVsBuy): number {
  return roundHalfAway(result.totalRenting - (result.totalBuying + result.downPayment - result.equityEarned), 2) || 0;
}

/** Which of the two costs less over the stay, and by how much. */
export function verdictOf({ stayMonths }: Pick<Values, 'stayMonths'>, result: RentVsBuy): string {
  if (stayMonths === 0) return 'Type how long you will stay, and the two stand side by side.';
  const difference = differenceOf(result);
  const stay = termText(stayMonths);
  if (difference === 0) return `Renting and buying cost the same over ${stay}.`;
  const cheaper = difference > 0 ? 'less' : 'more';
  return `Buying costs ${usd(Math.abs(difference))} ${cheaper} than renting over ${stay}.`;
}

/** The same with the down payment and the equity counted; empty without a stay. */
export function netVerdictOf({ stayMonths }: Pick<Values, 'stayMonths'>, result: RentVsBuy): string {
  if (stayMonths === 0) return '';
  const difference = netDifferenceOf(result);
  const start = 'That is payments alone. Count the down payment and the equity you would own, and buying costs';
  if (difference === 0) return `${start} the same as renting.`;
  return `${start} ${usd(Math.abs(difference))} ${difference > 0 ? 'less' : 'more'}.`;
}

/** Which of the two costs less over time, and the month from which the other one does; `months` is the length of the chart. */
export function leadText({ atFirst, crossing }: Lead, months: number): string {
  if (atFirst === null) return `Renting and buying cost the same for all of the ${termText(months)} shown.`;
  if (crossing === null) {
    return `${sides[atFirst]} costs less from the first month on, for all of the ${termText(months)} shown. The lines do not cross.`;
  }
  return `${sides[atFirst]} costs less at first. The lines cross in month ${integerText(crossing.month)}, after ${termText(crossing.month)}: from then on ${crossing.cheaper} costs less.`;
}

function taxStepOf(values: Values, { totalBuying, taxSavings }: RentVsBuy): WorkStep {
  if (values.deduction === 'standard') {
    return {
      words: 'With the standard deduction, owning the home takes nothing off your income tax.',
      symbols: 'tax savings = 0',
      numbers: usd(0),
    };
  }
  return {
    words: 'Tax savings are a flat share of everything paid for the home: an upper bound, and not taken off the total.',
    symbols: `tax savings = ${percentText(100 * taxSavingsShare)} × buying`,
    numbers: `${taxSavingsShare} × ${usd(totalBuying)} = ${usd(taxSavings)}`,
  };
}

/** Renting and buying step by step. */
export function workOf(values: Values, result: RentVsBuy): readonly WorkStep[] {
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
    {
      words: 'Renting costs the rent for every month of the stay.',
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
