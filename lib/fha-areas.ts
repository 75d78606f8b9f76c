import type { FhaArea } from './counties';

/**
 * The counties of Ohio that are not at the national floor of FHA limits, or may not be: those of the Columbus area, and
 * two that only HUD can confirm. HUD's areas of 2026; `fact('fhaLimitColumbus')` has source and expiry.
 */
const areas: Readonly<Record<Exclude<FhaArea, 'floor'>, readonly string[]>> = {
  columbus: ['Delaware', 'Fairfield', 'Franklin', 'Licking', 'Madison', 'Pickaway', 'Union'],
  check: ['Morrow', 'Perry'],
};

/** Where the FHA limit of a county comes from. */
export function fhaAreaOf(county: string): FhaArea {
  if (areas.columbus.includes(county)) return 'columbus';
  return areas.check.includes(county) ? 'check' : 'floor';
}

/** What the line under a chosen county says about its FHA limit, by area. */
export type LimitTexts = Readonly<Record<FhaArea, string>>;
