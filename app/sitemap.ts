import type { MetadataRoute } from 'next';
import { siteUrl } from '@/content/lender/settings';
import { pages, profilePages } from '@/content/pages';
import { pageUrl } from '@/lib/seo/addresses';

export const dynamic = 'force-static';

/** Every page to be listed, with the day on which its text last changed. */
export default function sitemap(): MetadataRoute.Sitemap {
  return [...pages, ...profilePages]
    .filter(({ kind }) => kind !== 'aside')
    .map(({ path, updated }) => ({ url: pageUrl(siteUrl, path), lastModified: updated }));
}
