import { printedRate } from '@/lib/counties';
import { usdWhole } from '@/lib/numbers/format';
import { type Page, pageEntry } from '../page-schema';
import { countyOf, fhaLimitOf } from './counties';

type CountyOffices = {
  /** Who keeps values and taxes. */
  readonly auditor: string;
  /** Who records deeds and mortgages. */
  readonly recorder: string;
};

type CountyWords = {
  readonly name: string;
  readonly seat: string;
  /** What a buyer should know about this county alone, a paragraph each. */
  readonly about: readonly string[];
  readonly offices?: CountyOffices;
};

const fiscalOffice = (name: string): CountyOffices => ({
  auditor: `${name} County Fiscal Officer`,
  recorder: `${name} County Fiscal Office`,
});

/** The twelve counties with the most people in the census of 2020, largest first. */
const written: readonly CountyWords[] = [
  {
    name: 'Franklin',
    seat: 'Columbus',
    about: [
      'Columbus is the state capital and the county seat. The city reaches into other counties, and so do some school districts, such as Westerville and Dublin. A Columbus address may not be in the Columbus City school district.',
      'Look up the taxing district of each home. Two streets with the same ZIP code can have bills that are hundreds of dollars apart.',
    ],
  },
  {
    name: 'Cuyahoga',
    seat: 'Cleveland',
    offices: fiscalOffice('Cuyahoga'),
    about: [
      'No county in Ohio has a higher rate in this survey. Home values are lower than in the counties around it, so the bill in dollars is less far apart than the rate.',
      'Cleveland and its inner suburbs have many older two-family homes. If you live in one half, the rent of the other may count toward your loan. Some suburbs inspect a home before it can be sold, so ask the city what it wants.',
    ],
  },
  {
    name: 'Hamilton',
    seat: 'Cincinnati',
    about: [
      'Cincinnati has hillside streets and many homes from before 1940. Have the foundation and the drains looked at. The city has also granted tax abatements on new and renewed homes.',
      'Ask in which year an abatement ends, and what the bill will be then. Budget for that bill, not today’s.',
    ],
  },
  {
    name: 'Summit',
    seat: 'Akron',
    offices: fiscalOffice('Summit'),
    about: [
      'Akron is the seat. The north of the county, around Hudson and Twinsburg, is a different market from the city, with higher prices and other school districts.',
      'Values and taxes are with the fiscal office, which does here what an auditor does in most counties.',
    ],
  },
  {
    name: 'Montgomery',
    seat: 'Dayton',
    about: [
      'Dayton is the seat. Wright-Patterson Air Force Base is next door in Greene County, so many sellers here know VA loans well.',
      'Values are lower than in most large counties and the rate is among the highest. The tax is a large part of the payment. Work it out before you set a price.',
    ],
  },
  {
    name: 'Lucas',
    seat: 'Toledo',
    about: [
      'Toledo is the seat. The suburbs to the west and south, such as Sylvania and Maumee, have their own school districts and higher prices.',
      'Homes along the Maumee River and Lake Erie can be in a flood zone. Then flood insurance is part of the payment, so ask for a quote before you offer.',
    ],
  },
  {
    name: 'Butler',
    seat: 'Hamilton',
    about: [
      'The seat is the city of Hamilton, which isn’t in Hamilton County. Much of the growth is in the southeast, in West Chester and Liberty townships between Cincinnati and Dayton.',
      'Living in a township brings no city income tax by itself. You still owe it where you work, West Chester and Liberty have districts that tax wages earned there, and a school district may have an income tax. Ask before you compare two places.',
    ],
  },
  {
    name: 'Stark',
    seat: 'Canton',
    about: [
      'Canton is the seat, and Massillon and Alliance are the other cities. Jackson Township and North Canton are in their own school districts, and the tax rates differ.',
      'Older parts of the county had coal mines. Ask your insurance agent whether mine subsidence coverage is part of the policy.',
    ],
  },
  {
    name: 'Lorain',
    seat: 'Elyria',
    about: [
      'Elyria is the seat. The east of the county, with Avon and Avon Lake, is newer and costs more than the cities of Lorain and Elyria.',
      'In a new subdivision the first bill is often for the land alone. Ask what the full bill of a finished house on the same street is.',
    ],
  },
  {
    name: 'Warren',
    seat: 'Lebanon',
    about: [
      'Lebanon is the seat. The county is between Cincinnati and Dayton, and many people who live in Mason or Springboro drive to one or the other.',
      'Values are among the highest in Ohio, and the rate is lower than in the counties of Dayton and Cincinnati. New homes are common: ask about special assessments for roads and sewers, and about dues of a homeowners association.',
    ],
  },
  {
    name: 'Lake',
    seat: 'Painesville',
    about: [
      'Painesville is the seat, and Mentor the largest city. This is the smallest county of Ohio by land, along the shore of Lake Erie east of Cleveland.',
      'Near the shore, ask about erosion. Inland, ask about the well and the septic system where there’s no sewer, and have both tested.',
    ],
  },
  {
    name: 'Mahoning',
    seat: 'Youngstown',
    about: [
      'Youngstown is the seat. Boardman, Canfield and Poland are separate taxing districts; compare their bills with Youngstown’s. The median home is among the least expensive in Ohio’s large counties.',
      'At a low price the fixed costs of a loan weigh more. Compare the costs of lenders in dollars, and ask whether there’s a smallest loan amount.',
    ],
  },
];

/** A county with a page of its own. */
export type CountyPage = CountyWords & {
  readonly offices: CountyOffices;
  readonly page: Page & { readonly path: `/ohio/${string}`; readonly file: string };
};

/** The last part of the address of a county's page. */
const addressOf = (name: string) => `${name.toLowerCase()}-county`;

export const countyPages: readonly CountyPage[] = written.map((words) => {
  const { name, seat } = words;
  const { medianValue, ratePercent, slug } = countyOf(name);
  const limit = fhaLimitOf(countyOf(name));
  return {
    ...words,
    offices: words.offices ?? { auditor: `${name} County Auditor`, recorder: `${name} County Recorder` },
    page: pageEntry('content/ohio/pages.ts', {
      path: `/ohio/${addressOf(name)}`,
      kind: 'list',
      title: `${name} County, Ohio: Home Cost and Tax`,
      description: `${name} County, Ohio: property tax of ${printedRate(ratePercent)}%, median home ${usdWhole(medianValue)}, FHA limit ${usdWhole(limit)}, and the whole payment at three down payments.`,
      label: `${name} County`,
      h1: `Buying a home in ${name} County, Ohio`,
      lead: `What a home costs a month in and around ${seat}, what the tax is, what it takes to close, and how much you can borrow.`,
      group: 'Tools',
      facts: [
        'countyTaxVintage',
        'reappraisalSchedule',
        'exampleRate',
        'conveyanceTable',
        'titleRates',
        'conformingLimit',
        countyOf(name).fha === 'columbus' ? 'fhaLimitColumbus' : 'fhaLimitFloor',
      ],
      updated: '2026-11-23',
      words: ['content/ohio/county.mdx'],
      aliases: [`/${addressOf(name)}`, `/ohio/${slug}`, `/${slug}-county-ohio`, `/${slug}-county-property-tax`],
    }),
  };
});

/** What the three figures at the head of a county's page are. */
export const countyFigures = {
  rate: 'effective property tax rate',
  value: 'median value of a home that its owner lives in, as owners report it',
  limit: 'Federal Housing Administration (FHA) loan limit of 2026 for one unit',
} as const;

/** Where to read on from a county. */
export const countyOnward = {
  heading: 'Next steps',
  items: [
    { text: 'Cash for the closing:', label: 'Ohio closing costs', path: '/ohio-closing-costs' },
    { text: 'Your first home?', label: 'Buying a first home in Ohio', path: '/first-time-home-buyer-ohio' },
    { text: 'What fits your income:', label: 'How Much Can I Borrow?', path: '/how-much-can-i-afford-calculator' },
  ],
  others: 'Other large counties:',
  map: 'map of Ohio property taxes',
} as const;

const byName = new Map(countyPages.map((entry) => [entry.name as string, entry]));

/** The page of a county, if it has one of its own. */
export function countyPageOf(name: string): CountyPage | undefined {
  return byName.get(name);
}
