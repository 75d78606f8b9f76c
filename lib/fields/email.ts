import { isTypo } from '@/lib/typo';
import type { Rule } from './rule';
import { oneLine, shortened } from './texts';

/**
 * The domain must be a name: mail to an address literal, such as `[127.0.0.1]`, would go to any machine that a sender
 * picks.
 */
const complete = /^[^\s@,;<>()"]+@(?:[^\s@.,;<>()"[\]]+\.)+(?!\d+$)[^\s@.,;<>()"[\]]{2,}$/u;
const sample = 'name@example.com';

const commonDomains = ['gmail.com', 'yahoo.com', 'hotmail.com', 'outlook.com', 'icloud.com', 'aol.com', 'comcast.net'];

/** Asks about an address whose domain is one typo away from a common one; otherwise null. */
export function emailNotice(text: string): string | null {
  const address = oneLine(text);
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1).toLowerCase();
  const meant = complete.test(address) ? commonDomains.find((each) => isTypo(domain, each)) : undefined;
  return meant ? `Did you mean ${address.slice(0, at)}@${meant}? You may still send it as it is.` : null;
}

/** An email address with a local part, an @ and a domain that has a dot. */
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
