import type { Rule } from './rule';
import { oneLine, shortened } from './texts';

const complete = /^[^\s@,;<>()"]+@(?:[^\s@.,;<>()"]+\.)+[^\s@.,;<>()"]{2,}$/u;
const sample = 'name@example.com';

/** An email address with a name, an @ and a domain that has a dot. */
export const emailRule: Rule = {
  normalize: oneLine,
  fixHint: () => `Enter an email address like ${sample}`,
  problem: ({ value }) =>
    complete.test(value) ? null : `Enter an email address like ${sample}. “${shortened(value)}” is not complete.`,
  maxLength: 254,
  constraints: {
    type: 'email',
    inputMode: 'email',
    pattern: '[^\\s@,;<>]+@([^\\s@.,;<>]+\\.)+[^\\s@.,;<>]{2,}',
    maxLength: 254,
    title: `like ${sample}`,
  },
};
