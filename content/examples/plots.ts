import type { Point, StaticChart } from '@/lib/charts';
import { printedRate } from '@/lib/counties';
import { balanceAfter, type Loan, payment } from '@/lib/mortgage/loan';
import { fhaMonthlyPremiums, pmi } from '@/lib/mortgage/mortgage-insurance';
import { percentText, usdWhole } from '@/lib/numbers/format';
import { fact, figureOf } from '../facts/facts';
import { exampleRateDay, exampleRatePercent } from '../lender/rates';
import { counties, countyOf, extremesOf } from '../ohio/counties';
import { olderRatePercent } from './examples';
import { conventionalPurchase, fhaPremiumsOf } from './guide-examples';

/** The 2026 survey dates with a known average, oldest first. */
const surveys = [
  'pmms30On20260115',
  'pmms30On20260514',
  'pmms30On20260521',
  'pmms30On20260917',
  'pmms30On20260924',
  'pmms30On20261001',
  'exampleRate',
] as const;

/** The known rows of Freddie Mac's survey for 2026: date and average, in percent. */
export const surveyRows = surveys.map((id) => ({ day: fact(id).asOf, percent: figureOf(id), text: fact(id).text }));

function monthOf(day: string): number {
  const [, month = 1, date = 1] = day.split('-').map(Number);
  return month - 1 + (date - 1) / 30;
}

const percentTicks = (values: readonly number[]) => values.map((value) => [value, `${value}%`] as const);
const dollarTicks = (values: readonly number[]) => values.map((value) => [value, usdWhole(value)] as const);
const yearTicks = (values: readonly number[]) => values.map((value) => [value, String(value)] as const);
const yearsUpTo = (last: number) => Array.from({ length: last + 1 }, (_, year) => year);

/** The survey's 30-year rates in 2026. */
export function ratesOf2026(): StaticChart {
  const points = surveyRows.map(({ day, percent }): Point => [monthOf(day), percent]);
  const [first, last] = [surveyRows[0], surveyRows.at(-1)];
  return {
    title: 'Average 30-year fixed rate, 2026',
    sentence: `It went from ${first?.text} in mid-January to ${last?.text} on ${exampleRateDay}. The dots are the weeks we have; between them we drew straight lines.`,
    lines: [{ label: '30-year fixed', tone: 1, points, shows: 'both' }],
    x: [
      [0, 'Jan'],
      [3, 'Apr'],
      [6, 'Jul'],
      [9, 'Oct'],
      [11, 'Dec'],
    ],
    y: percentTicks([5.5, 6, 6.5, 7, 7.5]),
  };
}

export function balancesOf(fifteen: Loan, thirty: Loan): StaticChart {
  const balances = (loan: Loan) =>
    yearsUpTo(loan.termMonths / 12).map((year): Point => [year, balanceAfter(loan, 12 * year)]);
  return {
    title: 'What you’d still owe, by year',
    sentence: `After ten years you’d owe ${usdWhole(balanceAfter(fifteen, 120))} on the 15-year loan and ${usdWhole(balanceAfter(thirty, 120))} on the 30-year one.`,
    lines: [
      { label: '15-year loan', tone: 1, points: balances(fifteen) },
      { label: '30-year loan', tone: 2, points: balances(thirty), dashed: true },
    ],
    x: yearTicks([0, 5, 10, 15, 20, 25, 30]),
    y: dollarTicks([0, 50_000, 100_000, 150_000, 200_000, 250_000]),
  };
}

/**
 * The balance of a 30-year loan with a low down payment as a share of the original value, until insurance ends by law.
 */
export function endOfPmi(downPercent: number): StaticChart {
  const price = 100_000;
  const loan = { principal: price - downPercent * 1000, ratePercent: exampleRatePercent, termMonths: 360 };
  const { askMonth, endMonth } = pmi({ ...loan, price, pmiPercent: 1 });
  const share = (month: number) => (100 * balanceAfter(loan, month)) / price;
  const years = Math.ceil(endMonth / 12) + 2;
  return {
    title: `What you owe on a home bought with ${percentText(downPercent)} down, share of its original value`,
    sentence: `On a fixed 30-year loan at our example rate, you may ask after ${askMonth} payments, at ${fact('pmiRequestShare').text}. It ends by itself after ${endMonth}, at ${fact('pmiEndShare').text}.`,
    lines: [
      { label: 'You owe', tone: 1, points: yearsUpTo(years).map((year): Point => [year, share(12 * year)]) },
      {
        label: 'You may ask, and it ends',
        tone: 2,
        shows: 'points',
        points: [askMonth, endMonth].map((month): Point => [month / 12, share(month)]),
      },
    ],
    x: [...yearTicks(yearsUpTo(years).filter((year) => year % 3 === 0 && year < years - 1)), [years, `year ${years}`]],
    y: percentTicks([70, 75, 80, 85, 90, 95, 100]),
  };
}

/** Total mortgage insurance paid by the end of each of ten years on one home: FHA, and conventional at two scores. */
export function insuranceOverTenYears(price: number): StaticChart {
  const { insurance } = fhaPremiumsOf(price, figureOf('fhaDownPayment'));
  const downPayment = (price * figureOf('fhaDownPayment')) / 100;
  const premiums = fhaMonthlyPremiums({ price, downPayment, ratePercent: exampleRatePercent, termMonths: 360 });
  const fha = yearsUpTo(10).map(
    (year): Point => [
      year,
      premiums.slice(0, year).reduce((sum, { amount, count }) => sum + amount * count, insurance.upfront),
    ],
  );
  const conventional = (score: 760 | 660) => {
    const { monthly, endMonth } = conventionalPurchase(
      price,
      figureOf('conventionalUsualDownPayment'),
      score,
    ).insurance;
    return yearsUpTo(10).map((year): Point => [year, monthly * Math.min(endMonth, 12 * year)]);
  };
  const [strong, weak] = [conventional(760), conventional(660)];
  const text = (points: readonly Point[]) => usdWhole(points.at(-1)?.[1] ?? 0);
  return {
    title: `Mortgage insurance you’ve paid on a ${usdWhole(price)} home, by year`,
    sentence: `After ten years you’ve paid ${text(fha)} with FHA, the upfront premium included. With a conventional loan it’s ${text(strong)} at a score of about 760 and ${text(weak)} at about 660.`,
    lines: [
      { label: 'FHA, any score', tone: 1, points: fha },
      { label: 'Conventional, about 760', tone: 2, points: strong, dashed: true },
      { label: 'Conventional, about 660', tone: 4, points: weak, shows: 'both' },
    ],
    x: yearTicks([0, 2, 4, 6, 8, 10]),
    y: dollarTicks([0, 10_000, 20_000, 30_000, 40_000]),
  };
}

export function countyDots(): StaticChart {
  const { highest, lowest } = extremesOf('rate');
  const at = ({ medianValue, ratePercent }: (typeof counties)[number]): Point => [medianValue, ratePercent];
  const named = [highest, lowest, countyOf('Franklin'), extremesOf('value').highest];
  return {
    title: 'Ohio’s 88 counties: property tax rate by median home value',
    sentence: `Each dot is a county. The rate runs from ${printedRate(lowest.ratePercent)}% in ${lowest.name} County to ${printedRate(highest.ratePercent)}% in ${highest.name} County, and a pricier home doesn’t mean a higher rate.`,
    lines: [{ label: 'Counties', tone: 1, shows: 'points', points: counties.map(at) }],
    x: [100, 200, 300, 400, 500].map((value) => [value * 1000, `$${value}K`] as const),
    y: percentTicks([0.5, 1, 1.5, 2, 2.5]),
    names: named.map((county) => ({
      at: at(county),
      text: county.name,
      ...(county.medianValue > 400_000 && { left: true as const }),
    })),
  };
}

/** The monthly savings of a loan with 28 years left when its rate falls by up to eight eighths. */
export function savedByEighths(principal: number): StaticChart {
  const paid = (eighths: number) =>
    payment({ principal, ratePercent: olderRatePercent - eighths / 8, termMonths: 336 });
  const points = yearsUpTo(8).map((eighths): Point => [eighths, paid(0) - paid(eighths)]);
  return {
    title: `What a lower rate saves each month on ${usdWhole(principal)}`,
    sentence: `With 28 years left at ${percentText(olderRatePercent)}, an eighth off your rate saves ${usdWhole(points[1]?.[1] ?? 0)} a month, and a whole point saves ${usdWhole(points[8]?.[1] ?? 0)}.`,
    lines: [{ label: 'Saved a month', tone: 1, points, shows: 'both' }],
    x: [
      [0, '0'],
      [2, '¼ point'],
      [4, '½'],
      [6, '¾'],
      [8, '1 point'],
    ],
    y: dollarTicks([0, 50, 100, 150, 200]),
  };
}
