import { buildDay, dayInWords } from '@/content/dates';
import { fact } from '@/content/facts';
import type { ChoiceField } from '@/lib/calculators/definition';
import type { TaxTie } from '@/lib/calculators/property-tax';
import type { LimitTexts } from '@/lib/counties';

const vintage = fact('propertyTaxVintage');
const checked =
  buildDay() > vintage.expires
    ? `Last checked ${dayInWords(vintage.asOf)}; it may be out of date, ask us.`
    : `Last checked ${dayInWords(vintage.asOf)}.`;

/** Statewide property tax rates in percent of a home's value a year, for a start when the visitor has no bill at hand. */
export const propertyTax = {
  caption: `Statewide estimate for owner-occupied homes, percent of home value a year, Census (ACS ${vintage.text}) vintage. Your county decides: type your own figure when you have it. ${checked}`,
  source: vintage.source,
};

const countyVintage = fact('countyTaxVintage');

/** Where the property tax rates of the counties come from. */
export const countyTax = {
  caption: `Census Bureau, American Community Survey ${countyVintage.text}: the median tax over the median value. Your school district and levies decide; the county auditor has the exact bill.`,
  source: countyVintage.source,
} as const;

const limits = [fact('fhaLimitFloor'), fact('fhaLimitColumbus')] as const;

/** What the line under a chosen county says about its FHA limit; nothing once a limit has expired. */
export const countyLimits: LimitTexts = limits.some(({ expires }) => buildDay() > expires)
  ? { floor: '', columbus: '' }
  : { floor: `, FHA limit ${limits[0].text}`, columbus: `, FHA limit ${limits[1].text}` };

/** The county of a home in Ohio, under its state. */
export const countyField = {
  kind: 'choice',
  look: 'list',
  label: 'County',
  share: 'county',
  quiet: true,
  initial: '',
  // `withPlaces` adds them from the code.
  choices: [],
} as const satisfies ChoiceField;

/** The county of a calculator that asks for no state; `withCounties` adds the others from the code. */
export const ohioCountyField = {
  ...countyField,
  choices: [{ value: '', label: 'Not chosen yet' }],
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
