import type { Choice } from '@/lib/fields/field';
import { countyRates, highLimitCounties } from './county-figures';

/** The state whose counties can be chosen. */
export const countyState = 'OH';

/** The area whose FHA limit a county has: the national floor, or the Columbus area. */
export type FhaArea = 'floor' | 'columbus';

/** Where the FHA limit of a county comes from. */
export function fhaAreaOf(county: string): FhaArea {
  return highLimitCounties.includes(county) ? 'columbus' : 'floor';
}

/** What the line under a chosen county says about its FHA limit, by area. */
export type LimitTexts = Readonly<Record<FhaArea, string>>;

/** The counties of Ohio as choices; the first, with an empty value, is the state as a whole. */
export const countyChoices: readonly Choice[] = [
  { value: '', label: 'All of Ohio' },
  ...Object.keys(countyRates).map((value) => ({ value })),
];

/** The name of a county in an address: "Van Wert" is `van-wert`. */
export function countySlug(name: string): string {
  return name.toLowerCase().replaceAll(' ', '-');
}

/** The five classes of the tax map by the rate as printed: the lowest rate of each, in percent. */
export const taxClasses = [0, 0.95, 1.05, 1.25, 1.5] as const;

/** The rate of a county in percent as printed, two decimals. */
export function printedRate(ratePercent: number): string {
  return (Math.round(ratePercent * 100 + 1e-9) / 100).toFixed(2);
}

/** The class of a rate, 1 to 5. */
export function taxClassOf(ratePercent: number): number {
  const printed = Number(printedRate(ratePercent));
  return taxClasses.filter((lowest) => printed >= lowest).length;
}
