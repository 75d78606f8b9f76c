import type { MetadataRoute } from 'next';
import { siteUrl } from '@/content/lender/company';

export const dynamic = 'force-static';

/** Everything may be crawled; pages that must not be indexed are marked individually. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/' }, sitemap: `${siteUrl}/sitemap.xml` };
}
