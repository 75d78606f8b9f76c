import { z } from 'zod';
import { text } from '@/content/schema/check';
import { readCsv } from '@/content/schema/csv';
import { percentText, usdWhole } from '@/lib/numbers/format';
import { medianHome } from '../examples/county-examples';
import { reappraisalsOf } from '../ohio/closing';
import { type CountyEntry, countyCount } from '../ohio/counties';
import type { CountyWords } from '../ohio/county-words';

const places = readCsv(
  'content/ohio/places.csv',
  z.strictObject({
    county: text,
    seat: text,
    /** The water along its border: Lake Erie or the Ohio River. */
    water: z.enum(['', 'lake', 'river'], 'write lake, river or nothing'),
    /** Whether coal was mined under parts of it. */
    coal: z.enum(['', 'yes'], 'write yes or nothing'),
  }),
);

function placeOf(name: string) {
  const line = places.find(({ county }) => county === name);
  if (!line) throw new Error(`content/ohio/places.csv: there is no county ${name}.`);
  return line;
}

/** The county seat. */
export const seatOf = (county: string): string => placeOf(county).seat;

/** The share of gross income that a comfortable payment takes at most, percent. */
const comfortablePercent = 28;
/** A quarter of the counties. */
const quarter = countyCount / 4;
/** Median values below and above which a home is cheap or dear for Ohio, US dollars. */
const prices = { low: 170_000, high: 270_000 };
/** The population below which most of a county is countryside. */
const ruralPopulation = 60_000;

function aboutTax(county: CountyEntry): string {
  const amount = `the median bill is ${usdWhole(county.medianTax)} a year`;
  if (county.rank <= quarter) {
    return `The rate is in the highest quarter of Ohio’s, and ${amount}. Work out the tax before you set a price.`;
  }
  return county.rank > countyCount - quarter
    ? `Property tax is light here: ${amount}. A good insurance quote can matter as much, so ask for two or three.`
    : `Property tax is in the middle half of Ohio’s: ${amount}. Bills differ by taxing district, so look up the one on your street.`;
}

/** What the next change of values means for the bill; the bills of a tax year come in the year after. */
function aboutValues({ name }: CountyEntry): string {
  const { last, next } = reappraisalsOf(name);
  const billed = next.taxYear + 1;
  if (billed === 2027) return `New values come with the bills of ${billed}. Budget for that bill, not the seller’s.`;
  return billed === 2028
    ? `Values change again for tax year ${next.taxYear}, and the bill follows in ${billed}. Leave room for it in your budget.`
    : `The values of ${last.taxYear} are in the bills of ${last.taxYear + 1}, so what the auditor shows is a fair guide for now.`;
}

/**
 * What a buyer should know about a county, from its figures and its place on the map: who lives there and what the median
 * home takes of their income, then the tax; and what a loan officer would say.
 */
export function wordsFromFigures(county: CountyEntry): Pick<CountyWords, 'about' | 'officer'> {
  const { seat, water, coal } = placeOf(county.name);
  const [, tenDown] = medianHome(county);
  if (!tenDown) throw new Error('There is no example with 10% down.');
  const share = Math.round((tenDown.whole * 1200) / county.medianIncome);
  const metro = county.metro && county.metro !== seat ? `, and the county belongs to the ${county.metro} area` : '';
  const advice = [
    ...(water === 'lake'
      ? [
          'Near Lake Erie, ask about flood zones and erosion before you offer. Where flood insurance is required, it’s part of the payment.',
        ]
      : []),
    ...(water === 'river'
      ? [
          'Low ground near the Ohio River can be in a flood zone. Flood insurance is then part of the payment, so ask for a quote before you offer.',
        ]
      : []),
    ...(coal
      ? [
          'Coal was mined under parts of the county. Ask your insurance agent whether mine subsidence coverage is part of the policy.',
        ]
      : []),
    ...(county.population < ruralPopulation
      ? [
          `Outside ${seat}, many homes have a well and a septic system. Have both tested, because the loan can depend on them. Ask about a USDA loan, too: it needs nothing down where the address is on its map.`,
        ]
      : []),
    ...(county.medianValue < prices.low
      ? [
          'At a low price the fixed costs of a loan weigh more. Compare lenders in dollars, and ask whether there’s a smallest loan amount.',
        ]
      : []),
    ...(county.medianValue > prices.high
      ? [
          'Homes here cost more than in most of Ohio, so each percent you put down moves the month. New homes are common: ask what the tax will be on the finished house, not on the lot.',
        ]
      : []),
  ];
  const officer = [...advice.slice(0, 2), aboutValues(county)].join(' ');
  return {
    about: [
      `${seat} is the county seat${metro}. Half of the households here live on more than ${usdWhole(county.medianIncome)} a year, half on less. With 10% down, the whole payment on the median home takes about ${percentText(share)} of that income. ${share <= comfortablePercent ? `That’s within the ${comfortablePercent}% that counts as comfortable.` : `Comfortable ends at ${comfortablePercent}%, so a lower price or more down is worth a look.`}`,
      aboutTax(county),
    ],
    officer: officer.charAt(0).toLowerCase() + officer.slice(1),
  };
}
