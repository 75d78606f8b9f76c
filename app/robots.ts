import type { MetadataRoute } from 'next';
import { siteUrl } from '@/content/lender/company';

export const dynamic = 'force-static';

/** Everything may be read; pages that are not to be listed say so themselves. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/' }, sitemap: `${siteUrl}/sitemap.xml` };
}
