import { usdWhole } from '@/lib/numbers/format';

/** Loan limits of a coming year for a one-unit home, US dollars. Those of FHA follow the conforming one by some days. */
export type NextLimits = {
  readonly year: number;
  readonly conforming: number;
  readonly fha?: { readonly floor: number; readonly columbus: number };
};

/**
 * The limits that are announced and not yet in force, entered on the day of the announcement; null while there are none.
 * On January 1 they move to the facts `conformingLimit` and `fhaLimit…`, and this is null again.
 */
export const nextLimits: NextLimits | null = null;

/** What the page of limits says about a coming year, of which `limits` are announced or not. */
export function nextLimitsText(limits: NextLimits | null, year: number): string {
  if (!limits) {
    return `The ${year} limits aren’t out as we write this. The Federal Housing Finance Agency announces the conforming limit in the last days of November, and HUD sets FHA’s from it in December.`;
  }
  const fha = limits.fha
    ? `FHA will be ${usdWhole(limits.fha.floor)} in most counties and ${usdWhole(limits.fha.columbus)} around Columbus.`
    : 'FHA’s follow in December.';
  return `For ${limits.year} the conforming limit will be ${usdWhole(limits.conforming)}. ${fha}`;
}
