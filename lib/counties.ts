import type { Choice } from '@/lib/fields/field';
import { countyRates, highLimitCounties } from './county-figures';

export const countyState = 'OH';

export type FhaArea = 'floor' | 'columbus';

export function fhaAreaOf(county: string): FhaArea {
  return highLimitCounties.includes(county) ? 'columbus' : 'floor';
}

export type LimitTexts = Readonly<Record<FhaArea, string>>;

/** The first choice, with an empty value, is the whole state. */
export const countyChoices: readonly Choice[] = [
  { value: '', label: 'All of Ohio' },
  ...Object.keys(countyRates).map((value) => ({ value })),
];

/** "Van Wert" becomes `van-wert`. */
export function countySlug(name: string): string {
  return name.toLowerCase().replaceAll(' ', '-');
}

/** A calendar file for the year in which a county's new property values first appear on the bill. */
export const calendarPathOf = (slug: string) => `/calendars/${slug}-county.ics`;

/** The lower bounds of the tax map's five classes, in percent. */
export const taxClasses = [0, 0.95, 1.05, 1.25, 1.5] as const;

/** Percent, two decimals. */
export function printedRate(ratePercent: number): string {
  return (Math.round(ratePercent * 100 + 1e-9) / 100).toFixed(2);
}

/** 1 to 5. */
export function taxClassOf(ratePercent: number): number {
  const printed = Number(printedRate(ratePercent));
  return taxClasses.filter((lowest) => printed >= lowest).length;
}
