import { dayInWords } from '@/content/schema/dates';
import { usdWhole } from '@/lib/numbers/format';

/** Loan limits of the coming year for a one-unit home, in US dollars. FHA's follow the conforming one by a few days. */
export type NextLimits = {
  readonly year: number;
  readonly conforming: number;
  readonly fha?: { readonly floor: number; readonly columbus: number };
};

/**
 * Limits that are announced but not yet in effect, entered on the day of the announcement; null if there are none. On
 * January 1 they move to the facts `conformingLimit` and `fhaLimit…`, and this is null again.
 */
export const nextLimits: NextLimits | null = null;

/** The last Tuesday of November, when the Federal Housing Finance Agency announced the limits for 2022 to 2026. */
function announcementDay(year: number): string {
  const last = new Date(Date.UTC(year, 10, 30));
  last.setUTCDate(30 - ((last.getUTCDay() + 5) % 7));
  return last.toISOString().slice(0, 10);
}

/**
 * What to do about the coming year's limits on a given day: nothing before their usual date, or once they are entered.
 */
export function missingLimits(limits: NextLimits | null, day: string): string | null {
  const year = Number(day.slice(0, 4));
  const due = announcementDay(year);
  if (day <= due || limits?.year === year + 1) return null;
  return `nextLimits: the loan limits of ${year + 1} were due on ${due}; look for them at https://www.fhfa.gov/data/conforming-loan-limit-cll-values, and write them here.`;
}

/** The limits page's text on a given day about the coming year, whose `limits` may not be announced yet. */
export function nextLimitsText(limits: NextLimits | null, day: string): string {
  const year = Number(day.slice(0, 4)) + 1;
  const due = announcementDay(year - 1);
  if (!limits) {
    const source = 'The Federal Housing Finance Agency usually announces the conforming limit on';
    return day <= due
      ? `The ${year} limits aren’t out yet. ${source} the last Tuesday of November, ${dayInWords(due)} this year, and HUD sets FHA’s from it soon after.`
      : `We don’t have the ${year} limits on this page yet. ${source} the last Tuesday of November, which was ${dayInWords(due)}, and HUD sets FHA’s from it soon after. Call us for yours.`;
  }
  const fha = limits.fha
    ? `FHA will be ${usdWhole(limits.fha.floor)} in most counties and ${usdWhole(limits.fha.columbus)} around Columbus.`
    : 'FHA’s follow soon after.';
  return `For ${limits.year} the conforming limit will be ${usdWhole(limits.conforming)}. ${fha}`;
}
