import { z } from 'zod';
import { text } from '@/content/schema/check';
import { readCsv } from '@/content/schema/csv';
import { payment } from '@/lib/mortgage/loan';
import { percentText, roundHalfAway, usdWhole } from '@/lib/numbers/format';
import { medianHome } from '../examples/county-examples';
import { type FactId, fact } from '../facts/facts';
import { exampleRatePercent } from '../lender/rates';
import { reappraisalsOf } from '../ohio/closing';
import { type CountyEntry, countyCount } from '../ohio/counties';

const places = readCsv(
  'content/ohio/places.csv',
  z.strictObject({
    county: text,
    seat: text,
    /** The water along its border: Lake Erie or the Ohio River. */
    water: z.enum(['', 'lake', 'river'], 'write lake, river or nothing'),
    /**
     * Whether Ohio Revised Code 3929.50 requires most homeowner's policies there to include mine subsidence coverage.
     */
    coal: z.enum(['', 'yes'], 'write yes or nothing'),
  }),
);

function placeOf(name: string) {
  const line = places.find(({ county }) => county === name);
  if (!line) throw new Error(`content/ohio/places.csv: there is no county ${name}.`);
  return line;
}

export const seatOf = (county: string): string => placeOf(county).seat;

/** The maximum share of gross income for a comfortable payment, in percent. */
const comfortablePercent = 28;
const quarter = countyCount / 4;
/** Median values below and above which homes are inexpensive or expensive for Ohio, in US dollars. */
const prices = { low: 170_000, high: 270_000 };
/** The population below which a county is mostly rural. */
const ruralPopulation = 60_000;

export function aboutTax(county: CountyEntry): string {
  const amount = `the median bill is ${usdWhole(county.medianTax)} a year`;
  if (county.rank <= quarter) {
    return `You’d pay a higher tax rate here than in three quarters of Ohio: ${amount}. Work yours out before you set a price.`;
  }
  return county.rank > countyCount - quarter
    ? `You’d pay a lower tax rate here than in three quarters of Ohio: ${amount}. You can still save on insurance, so get two or three quotes.`
    : `The tax rate here is in the middle of Ohio’s ${countyCount} counties, and ${amount}. It changes from one taxing district to the next, so look up the house you like.`;
}

/** The effect of the next revaluation on the bill; a tax year's bills come the year after. */
function aboutValues({ name }: CountyEntry): string {
  const { last, next } = reappraisalsOf(name);
  const billed = next.taxYear + 1;
  if (billed === 2027)
    return `The auditor’s new values show up on the ${billed} bill, so budget for that one, not the seller’s.`;
  return billed === 2028
    ? `The auditor sets new values for tax year ${next.taxYear}, and you’ll see them on the ${billed} bill. Leave some room.`
    : `The new values of ${last.taxYear} are already on the ${last.taxYear + 1} bill, so the one you see today is a fair guide.`;
}

/** A county's typical household income, and how much of it the median home takes with 10% down. */
export function aboutIncome(county: CountyEntry): string {
  const [, tenPercentDown] = medianHome(county);
  if (!tenPercentDown) throw new Error('There is no example with 10% down.');
  const share = Math.round((tenPercentDown.whole * 1200) / county.medianIncome);
  const verdict =
    share <= comfortablePercent
      ? `Lenders like to see ${comfortablePercent}% or less, so it works.`
      : `Lenders like to see ${comfortablePercent}% or less, so you’d want a lower price or more money down.`;
  return `The typical household in ${county.name} County earns about ${usdWhole(roundHalfAway(county.medianIncome / 100, 0) * 100)} a year (survey of ${fact('countyIncomeVintage').text}). Put 10% down on a typical house here and about ${percentText(share)} of that goes to the payment, taxes and insurance included. ${verdict}`;
}

export function officerWords(county: CountyEntry): string {
  const { seat, water, coal } = placeOf(county.name);
  const advice = [
    ...(water === 'lake'
      ? [
          'If you’re looking near Lake Erie, ask about flood zones and erosion before you offer. Where you need flood insurance, you pay it every month with the rest.',
        ]
      : []),
    ...(water === 'river'
      ? [
          'Low ground near the Ohio River can be in a flood zone, and then you pay for flood insurance too. Get that quote before you offer.',
        ]
      : []),
    ...(coal
      ? [
          `This is one of the ${fact('mineSubsidence').text} where state law puts mine subsidence coverage into most homeowner’s policies, because of old coal mines. Check that it’s in yours.`,
        ]
      : []),
    ...(county.population < ruralPopulation
      ? [
          `Outside ${seat}, many homes have a well and a septic system. Have both tested, because your loan can depend on it. And ask us about a USDA loan: you put nothing down if the address is on its map.`,
        ]
      : []),
    ...(county.medianValue < prices.low
      ? [
          'At a low price, a lender’s fixed fees take a bigger bite. Compare lenders in dollars, and ask whether there’s a minimum loan amount.',
        ]
      : []),
    ...(county.medianValue > prices.high
      ? [
          `Homes run high here. On the median house, every extra 1% down takes about ${usdWhole(payment({ principal: county.medianValue / 100, ratePercent: exampleRatePercent, termMonths: 360 }))} off your payment.`,
        ]
      : []),
  ];
  const words = [...advice.slice(0, 2), aboutValues(county)].join(' ');
  return words.charAt(0).toLowerCase() + words.slice(1);
}

export function seatText({ name, metro }: CountyEntry): string {
  const seat = seatOf(name);
  return `${seat} is the county seat${metro && metro !== seat ? `, and the county is part of the ${metro} area` : ''}.`;
}

export function countyFacts(name: string): readonly FactId[] {
  return ['countyIncomeVintage', ...(placeOf(name).coal ? (['mineSubsidence'] as const) : [])];
}
