import { capitalized, numberWord } from '@/lib/numbers/words';
import { fact, isFactId } from './facts';
import { company } from './lender/company';
import { countyCount } from './ohio/counties';
import { loanStages } from './own-pages/loan-process';
import { purchase } from './own-pages/purchase';
import { whichLoan } from './own-pages/which-loan';

/** How many there are of what the prose counts. */
const counts = {
  stages: loanStages.length,
  comparisons: whichLoan.comparisons.length,
  journeySteps: purchase.journey.steps.length,
} as const;
export type CountName = keyof typeof counts;

/** A count in words: `countWord('stages')` is "five". */
export function countWord(name: CountName): string {
  return numberWord(counts[name]);
}

const isCount = (name: string): name is CountName => Object.hasOwn(counts, name);

/**
 * What a page's meta may name in braces: `{stages}` is "five" and `{Stages}` is "Five", `{fhaDownPayment}` is the text of
 * that fact, `{city}` is where the office is, `{counties}` is "88". Undefined for any other name.
 */
export function namedValue(name: string): string | undefined {
  if (name === 'city') return company.address.city;
  if (name === 'counties') return String(countyCount);
  if (isCount(name)) return countWord(name);
  const small = name.charAt(0).toLowerCase() + name.slice(1);
  if (isCount(small)) return capitalized(countWord(small));
  return isFactId(name) ? fact(name).text : undefined;
}
