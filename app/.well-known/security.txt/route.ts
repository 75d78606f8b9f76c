import { company, siteUrl } from '@/content/lender/company';
import { buildDay } from '@/content/schema/dates';

export const dynamic = 'force-static';

const dayLength = 86_400_000;

/** Days. RFC 9116 asks for less than a year. */
const goodFor = 330;

/** The contact for security reports, and how long it is valid (RFC 9116). */
export function GET() {
  const expires = new Date(Date.parse(buildDay()) + goodFor * dayLength).toISOString();
  const text = [
    `Contact: mailto:${company.email}`,
    `Expires: ${expires}`,
    'Preferred-Languages: en',
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
  return new Response(text, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
