import { digitsOf } from '@/lib/numbers/clean';
import { between, digitsCheck } from './digits';
import type { Rule } from './rule';
import { withArticle } from './texts';

const digits = 10;

export const phoneHint = `${digits} digits, area code first`;

const pattern = `${between}(\\+?1${between})?(\\d${between}){${digits}}`;

/** A US phone number. Accepts spaces, dashes, dots, brackets and a leading +1; the ten digits are sent. */
export const phoneRule: Rule = {
  normalize(text) {
    const kept = digitsOf(text);
    return kept.length === digits + 1 && kept.startsWith('1') ? kept.slice(1) : kept;
  },
  fixHint(label) {
    const named = withArticle(label).replace(/\s*number$/i, '');
    return `Enter ${/\bphone$/i.test(named) ? named : `${named} phone`} number with ${digits} digits`;
  },
  problem: digitsCheck(pattern),
  maxLength: digits,
  // The autocomplete token for ten digits without a country code is valid only on text fields.
  constraints: { type: 'text', inputMode: 'tel', pattern, maxLength: 40, title: phoneHint },
};

/** A phone number for display: "(614) 555-0100"; any other text is unchanged. */
export function phoneText(answer: string): string {
  const parts = /^(\d{3})(\d{3})(\d{4})$/.exec(answer);
  return parts ? `(${parts[1]}) ${parts[2]}-${parts[3]}` : answer;
}

/**
 * The text of a phone field while typing: as much of (614) 555-0142 as there are digits. Text with a letter or too many
 * digits is unchanged, so that it can be rejected with a message; so is text being deleted, because a bracket or hyphen
 * that is added back could not be deleted.
 */
export function phoneAsTyped(typed: string, before: string): string {
  const kept = phoneRule.normalize(typed);
  const isOther = /[^\d+\s().-]/.test(typed) || kept.length > digits || /^\s*\+?1?\s*$/.test(typed);
  const isDeleted = typed.length < before.length && digitsOf(before).startsWith(digitsOf(typed));
  if (isOther || isDeleted) return typed;
  const [area, exchange, line] = [kept.slice(0, 3), kept.slice(3, 6), kept.slice(6)];
  if (line !== '') return `(${area}) ${exchange}-${line}`;
  if (exchange !== '') return `(${area}) ${exchange}`;
  return area.length === 3 ? `(${area}) ` : area === '' ? '' : `(${area}`;
}
