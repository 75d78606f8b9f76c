import { buildDay } from '@/content/dates';
import { company, siteUrl } from '@/content/lender/company';
import { securityText } from '@/lib/seo/security-text';

export const dynamic = 'force-static';

/** Where to report a weakness of the site. */
export function GET() {
  const text = securityText({ siteUrl, email: company.email, buildDay: buildDay() });
  return new Response(text, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
