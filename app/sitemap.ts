import type { MetadataRoute } from 'next';
import { urlOf } from '@/app/seo/page-data';
import { isListed } from '@/content/site/page';
import { pages, profilePages } from '@/content/site/pages';

export const dynamic = 'force-static';

export default function sitemap(): MetadataRoute.Sitemap {
  return [...pages, ...profilePages]
    .filter(isListed)
    .map(({ path, updated }) => ({ url: urlOf(path), lastModified: updated }));
}
