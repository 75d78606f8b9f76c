import type { MetadataRoute } from 'next';
import { routes } from '@/content/routes';
import { siteUrl } from '@/content/settings';
import { pageUrl } from '@/lib/seo/addresses';
import { profileRoutes } from './frames/people';

export const dynamic = 'force-static';

/** Every page to be listed, with the day on which its text last changed. */
export default function sitemap(): MetadataRoute.Sitemap {
  return [...routes, ...profileRoutes]
    .filter(({ kind }) => kind !== 'aside')
    .map(({ path, updated }) => ({ url: pageUrl(siteUrl, path), lastModified: updated }));
}
