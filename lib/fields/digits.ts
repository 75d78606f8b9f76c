import { asciiNumerals, digitsOf } from '@/lib/numbers/clean';
import type { Rule } from './rule';

/** Characters that people write between digits: spaces, brackets, dots, dashes, slashes. Part of a pattern. */
export const between = '[\\s\\(\\)\\.\\-\\/\\u2010-\\u2015]*';

const stray = /[^\d+\s().\-/\u2010-\u2015]/u;

/** What is wrong with a text that should match a pattern of digits, or null. */
export function digitsCheck(pattern: string): Rule['problem'] {
  const whole = new RegExp(`^(?:${pattern})$`, 'u');
  return ({ typed, fixHint }) => {
    const text = asciiNumerals(typed);
    if (whole.test(text)) return null;
    if (/\p{L}/u.test(text)) return `${fixHint}. Leave out the letters.`;
    const [mark] = stray.exec(text) ?? [];
    if (mark !== undefined) return `${fixHint}. Leave out “${mark}”.`;
    const { length } = digitsOf(text);
    return `${fixHint}. This one has ${length === 0 ? 'none' : length}.`;
  };
}
