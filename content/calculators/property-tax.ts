import { buildDay, dayInWords } from '@/content/dates';
import { fact } from '@/content/facts';
import type { ChoiceField } from '@/lib/calculators/definition';
import type { TaxTie } from '@/lib/calculators/property-tax';

const vintage = fact('propertyTaxVintage');
const checked =
  buildDay() > vintage.expires
    ? `Last checked ${dayInWords(vintage.asOf)}; it may be out of date, ask us.`
    : `Last checked ${dayInWords(vintage.asOf)}.`;

/** Statewide property tax rates in percent of a home's value a year, for a start when the visitor has no bill at hand. */
export const propertyTax = {
  caption: `Statewide estimate for owner-occupied homes, percent of home value a year, Census (ACS ${vintage.text}) vintage. Your county decides: type your own figure when you have it. ${checked}`,
  source: vintage.source,
  /** The states whose rate is filled in when they are chosen. */
  ratePercent: {
    AK: 1.19,
    AL: 0.4,
    AR: 0.63,
    AZ: 0.72,
    CA: 0.77,
    CO: 0.55,
    CT: 2.07,
    DE: 0.56,
    FL: 0.98,
    GA: 0.91,
    HI: 0.27,
    IA: 1.53,
    ID: 0.75,
    IL: 2.3,
    IN: 0.87,
    KS: 1.4,
    KY: 0.86,
    LA: 0.52,
    MA: 1.22,
    MD: 1.1,
    MI: 1.64,
    MN: 1.15,
    MO: 0.99,
    MS: 0.8,
    MT: 0.84,
    NC: 0.86,
    ND: 1.01,
    NE: 1.8,
    NJ: 2.42,
    NM: 0.78,
    NV: 0.69,
    NY: 1.68,
    OH: 1.57,
    OK: 0.9,
    OR: 1.04,
    PA: 1.58,
    RI: 1.66,
    SC: 0.57,
    SD: 1.32,
    TN: 0.74,
    TX: 1.83,
    UT: 0.66,
    VA: 0.8,
    VT: 1.83,
    WA: 1.03,
    WI: 1.94,
    WV: 0.59,
    WY: 0.61,
  } as Readonly<Record<string, number>>,
  /** No rate is filled in for these: the typical one is offered instead. */
  noBuiltInRate: { DC: 0.55, ME: 1.35, NH: 2.2 } as Readonly<Record<string, number>>,
};

/** The 50 states and the District of Columbia, by code. */
export const stateNames = {
  AL: 'Alabama',
  AK: 'Alaska',
  AZ: 'Arizona',
  AR: 'Arkansas',
  CA: 'California',
  CO: 'Colorado',
  CT: 'Connecticut',
  DE: 'Delaware',
  DC: 'District of Columbia',
  FL: 'Florida',
  GA: 'Georgia',
  HI: 'Hawaii',
  ID: 'Idaho',
  IL: 'Illinois',
  IN: 'Indiana',
  IA: 'Iowa',
  KS: 'Kansas',
  KY: 'Kentucky',
  LA: 'Louisiana',
  ME: 'Maine',
  MD: 'Maryland',
  MA: 'Massachusetts',
  MI: 'Michigan',
  MN: 'Minnesota',
  MS: 'Mississippi',
  MO: 'Missouri',
  MT: 'Montana',
  NE: 'Nebraska',
  NV: 'Nevada',
  NH: 'New Hampshire',
  NJ: 'New Jersey',
  NM: 'New Mexico',
  NY: 'New York',
  NC: 'North Carolina',
  ND: 'North Dakota',
  OH: 'Ohio',
  OK: 'Oklahoma',
  OR: 'Oregon',
  PA: 'Pennsylvania',
  RI: 'Rhode Island',
  SC: 'South Carolina',
  SD: 'South Dakota',
  TN: 'Tennessee',
  TX: 'Texas',
  UT: 'Utah',
  VT: 'Vermont',
  VA: 'Virginia',
  WA: 'Washington',
  WV: 'West Virginia',
  WI: 'Wisconsin',
  WY: 'Wyoming',
} as const;

/** The list of states: no state first, then Ohio, where we lend, then the others. */
export const stateChoices = [
  { value: 'NONE', label: 'NONE' },
  { value: 'OH', label: `OH – ${stateNames.OH}` },
  ...Object.entries(stateNames)
    .filter(([code]) => code !== 'OH')
    .map(([code, name]) => ({ value: code, label: `${code} – ${name}` })),
];

const countyVintage = fact('countyTaxVintage');

/** Where the property tax rates of the counties come from. */
export const countyTax = {
  caption: `Census Bureau, American Community Survey ${countyVintage.text}: the median tax over the median value. Your school district and levies decide; the county auditor has the exact bill.`,
  source: countyVintage.source,
} as const;

/** The county of a home in Ohio, under its state. */
export const countyField = {
  kind: 'choice',
  look: 'list',
  label: 'County',
  share: 'county',
  quiet: true,
  initial: '',
  // `withCounties` adds them from the code.
  choices: [],
} as const satisfies ChoiceField;

/** Whether the property tax follows the price; it is set by what the visitor does and has no control of its own. */
export const taxTieField = {
  kind: 'choice',
  look: 'list',
  label: 'Property tax is',
  share: 'tax-is',
  quiet: true,
  initial: 'follows' satisfies TaxTie,
  choices: [
    { value: 'follows' satisfies TaxTie, label: 'A share of the price' },
    { value: 'typed' satisfies TaxTie, label: 'Your own figure' },
  ],
} as const satisfies ChoiceField;
