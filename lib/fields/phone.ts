import { digitsOf } from '@/lib/numbers/clean';
import { between, digitsCheck } from './digits';
import type { Rule } from './rule';
import { withArticle } from './texts';

const digits = 10;

export const phoneHint = `${digits} digits, area code first`;

const pattern = `${between}(\\+?1${between})?(\\d${between}){${digits}}`;

/** A US phone number. It may be written with spaces, dashes, dots, brackets and a leading +1; the ten digits are sent. */
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
  // The autocomplete token for ten digits without a country code is valid on a text field only.
  constraints: { type: 'text', inputMode: 'tel', pattern, maxLength: 40, title: phoneHint },
};

/** A phone number as people read it: "(614) 555-0100"; any other text as it is. */
export function phoneText(answer: string): string {
  const parts = /^(\d{3})(\d{3})(\d{4})$/.exec(answer);
  return parts ? `(${parts[1]}) ${parts[2]}-${parts[3]}` : answer;
}

/**
 * What a phone field shows while somebody types: as much of (614) 555-0142 as there are digits. A text with a letter or with
 * more digits than a number has stays as it is, so that it can be refused with a sentence; so does one that is being
 * deleted, because a bracket or hyphen that is added again could not be deleted.
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
