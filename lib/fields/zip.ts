import { digitsOf } from '@/lib/numbers/clean';
import { between, digitsCheck } from './digits';
import type { Rule } from './rule';
import { withArticle } from './texts';

const digit = `\\d${between}`;
const pattern = `${between}((${digit}){5,6}|(${digit}){9})`;

/** Asks for five digits; the product spec also accepts six, and a ZIP+4 is sent as its first five. */
export const zipRule: Rule = {
  normalize(text) {
    const kept = digitsOf(text);
    return kept.length === 9 ? kept.slice(0, 5) : kept;
  },
  fixHint: (label) => `Enter ${withArticle(label)} with 5 digits`,
  problem: digitsCheck(pattern),
  maxLength: 6,
  constraints: { type: 'text', inputMode: 'numeric', pattern, maxLength: 20, title: '5 digits' },
};

/** A notice about a complete ZIP code outside Ohio, whose codes begin with 430 to 459; otherwise null. */
export function zipNotice(text: string): string | null {
  const value = zipRule.normalize(text);
  const area = Number(value.slice(0, 3));
  if (value.length < 5 || (area >= 430 && area <= 459)) return null;
  return 'This ZIP code is outside Ohio. We are licensed in Ohio only, so we can lend only on a home in Ohio. You may still send this.';
}
