import type { MetadataRoute } from 'next';
import { urlOf } from '@/app/seo/page-data';
import { pages, profilePages } from '@/content/site/pages';

export const dynamic = 'force-static';

/** Every indexed page, with the date its text last changed. */
export default function sitemap(): MetadataRoute.Sitemap {
  return [...pages, ...profilePages]
    .filter(({ kind }) => kind !== 'aside')
    .map(({ path, updated }) => ({ url: urlOf(path), lastModified: updated }));
}
