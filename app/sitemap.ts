import type { MetadataRoute } from 'next';
import { urlOf } from '@/app/seo/page-data';
import { pages, profilePages } from '@/content/site/pages';

export const dynamic = 'force-static';

export default function sitemap(): MetadataRoute.Sitemap {
  return [...pages, ...profilePages]
    .filter(({ kind }) => kind !== 'aside')
    .map(({ path, updated }) => ({ url: urlOf(path), lastModified: updated }));
}
