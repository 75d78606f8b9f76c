import type { MetadataRoute } from 'next';
import { siteUrl } from '@/content/lender/company';
import { pages, profilePages } from '@/content/pages';
import { pageUrl } from '@/lib/seo/structured-data';

export const dynamic = 'force-static';

/** Every page to be listed, with the day on which its text last changed. */
export default function sitemap(): MetadataRoute.Sitemap {
  return [...pages, ...profilePages]
    .filter(({ kind }) => kind !== 'aside')
    .map(({ path, updated }) => ({ url: pageUrl(siteUrl, path), lastModified: updated }));
}
