import { pageEntry } from '@/content/site/page';
import { printedRate } from '@/lib/counties';
import { usdWhole } from '@/lib/numbers/format';
import { type CountyEntry, counties, fhaLimitOf } from '../ohio/counties';
import { officeSites } from '../ohio/offices';
import { wordsFileOf, writtenCounties } from '../ohio/written';
import { aboutIncome, aboutTax, countyFacts, officerWords, seatOf, seatText } from './county-places';

const writtenBy = new Map(writtenCounties.map((words) => [words.name, words]));

function pageOf(county: CountyEntry) {
  const { name, medianTax, medianValue, ratePercent, slug } = county;
  const words = writtenBy.get(name);
  const seat = seatOf(name);
  return {
    name,
    seat,
    about: words
      ? [...words.about, aboutIncome(county)]
      : [`${seatText(county)} ${aboutIncome(county)}`, aboutTax(county)],
    officer: words?.officer ?? officerWords(county),
    /** Who keeps values and taxes, and who records deeds and mortgages. */
    offices: words?.hasFiscalOffice
      ? { auditor: `${name} County Fiscal Officer`, recorder: `${name} County Fiscal Office` }
      : { auditor: `${name} County Auditor`, recorder: `${name} County Recorder` },
    /** The sites of its auditor and treasurer, where they are known. */
    sites: officeSites.find((line) => line.county === name),
    page: pageEntry('content/site/county-pages.ts', {
      path: `/ohio/${slug}-county`,
      kind: 'list',
      title: `${name} County, Ohio: Property Tax and Home Cost`,
      description: `${name} County, Ohio: property tax of ${printedRate(ratePercent)}%, median home ${usdWhole(medianValue)}, FHA limit ${usdWhole(fhaLimitOf(county))}, and the whole payment at three down payments.`,
      label: `${name} County`,
      h1: `Buying a home in ${name} County, Ohio`,
      lead: `Property tax here is about ${printedRate(ratePercent)}% of a home’s value a year, ${usdWhole(medianTax)} on the typical bill. See what a home in and around ${seat} costs a month and at closing.`,
      group: 'Ohio',
      facts: [
        'countyTaxVintage',
        'reappraisalSchedule',
        ...countyFacts(name),
        ...(words?.facts ?? []),
        'exampleRate',
        'pmiCard',
        'conveyanceTable',
        'titleRates',
        'lendersTitleWithOwners',
        'closingAgencyLow',
        'closingAgencyHigh',
        'closingProtectionSeller',
        'conformingLimit',
        county.fha === 'columbus' ? 'fhaLimitColumbus' : 'fhaLimitFloor',
      ],
      updated: '2026-11-29',
      words: ['content/ohio/county.mdx', ...(words ? [wordsFileOf(slug)] : [])],
      aliases: [`/${slug}-county`, `/ohio/${slug}`, `/${slug}-county-ohio`, `/${slug}-county-property-tax`],
    }),
  };
}

export type CountyPage = Readonly<ReturnType<typeof pageOf>>;

export const countyPages: readonly CountyPage[] = counties.map(pageOf);

export const largeCounties: readonly string[] = writtenCounties.map(({ name }) => name);

export const countyFigures = {
  rate: 'of the home’s value goes to property tax each year',
  value: 'is what the typical owner says the home is worth (median)',
  limit: 'Federal Housing Administration (FHA) loan limit of 2026 for one unit',
} as const;

export const countyOnward = {
  heading: 'Next steps',
  items: [
    { text: 'Cash for the closing:', label: 'Ohio closing costs', path: '/ohio-closing-costs' },
    { text: 'Your first home?', label: 'Buying a first home in Ohio', path: '/first-time-home-buyer-ohio' },
    {
      text: 'The typical home on the typical income:',
      label: 'What you must earn',
      path: '/ohio-income-to-buy-a-home',
    },
    { text: 'What fits your income:', label: 'How much can I afford?', path: '/how-much-can-i-afford-calculator' },
  ],
  others: 'Large counties:',
  map: 'map of Ohio property taxes',
} as const;

const byName = new Map(countyPages.map((entry) => [entry.name, entry]));

export function countyPageOf(name: string): CountyPage {
  const found = byName.get(name);
  if (!found) throw new Error(`content/ohio/counties.csv: there is no county ${name}.`);
  return found;
}
