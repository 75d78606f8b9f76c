import { moneyIn, percentIn } from '@/lib/numbers/clean';
import { roundHalfAway } from '@/lib/numbers/format';
import type { Rule } from './rule';
import { withArticle } from './texts';

/** Numbers this large print with an exponent. */
const unprintable = 1e21;

function numberText(amount: number | null): string {
  return amount === null || Math.abs(amount) >= unprintable ? '' : String(amount);
}

/** US dollars, 0 or more; also accepts "65k" or "1.2m"; sent as a plain number to the cent. */
export const moneyRule: Rule = {
  normalize(text) {
    const amount = moneyIn(text);
    return numberText(amount === null ? null : roundHalfAway(amount, 2));
  },
  fixHint: (label) => `Enter ${withArticle(label)}`,
  problem: ({ value, label }) => (value === '' || Number(value) < 0 ? `Enter “${label}” in dollars, 0 or more` : null),
  maxLength: 15,
  constraints: {
    type: 'text',
    inputMode: 'decimal',
    pattern: '\\s*\\$?\\s*[\\d,\\s]*\\.?\\d*\\s*[kKmM]?\\s*',
    maxLength: 20,
    title: 'a number in dollars',
  },
};

/** Percent from 0 to 100; sent as a plain number with at most three decimals. */
export const percentRule: Rule = {
  normalize: (text) => numberText(percentIn(text)),
  fixHint: (label) => `Enter ${withArticle(label)}`,
  problem: ({ value, label }) =>
    value === '' || Number(value) > 100 ? `Enter “${label}” as a percent from 0 to 100` : null,
  maxLength: 7,
  constraints: {
    type: 'text',
    inputMode: 'decimal',
    pattern: '\\s*\\d*\\.?\\d*\\s*%?\\s*',
    maxLength: 12,
    title: 'a percent',
  },
};
