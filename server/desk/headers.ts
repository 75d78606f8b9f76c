import { tlsHeaders } from '@/content/lender/site';
import { fixedHeaders, policyText } from '@/lib/site/security-headers';

const policy = policyText({
  'default-src': ["'none'"],
  'style-src': ["'self'"],
  'script-src': ["'self'"],
  'font-src': ["'self'"],
  'img-src': ["'self'", 'data:'],
  'connect-src': ["'self'"],
  'form-action': ["'self'"],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'none'"],
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ["'none'"],
});

const fixedDeskHeaders: Readonly<Record<string, string>> = {
  ...fixedHeaders,
  'content-security-policy': policy,
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
  'x-frame-options': 'DENY',
};

export function deskHeaders(isTls: boolean): Readonly<Record<string, string>> {
  return { ...fixedDeskHeaders, ...(isTls && tlsHeaders) };
}
