import type { Metadata } from 'next';
import { company } from '@/content/company';
import { routeOf } from '@/content/routes';
import type { RouteEntry } from '@/content/schema';
import { sharePicturePath, sharePictureSize } from '@/lib/seo/addresses';

/** The name of the feed of articles. */
export const feedTitle = `${company.name}: news`;

/** The title in search results: with the company's name where both fit in 60 characters. */
export function titleOf(route: Pick<RouteEntry, 'title'>): string {
  const long = `${route.title} | ${company.name}`;
  return long.length <= 60 ? long : route.title;
}

/** Title, description, canonical address and share data of a page, out of its entry in `content/routes.ts`. */
export function metadataOf(path: string): Metadata {
  return metadataFor(routeOf(path));
}

/** Like `metadataOf` for a page whose entry is made at build, such as a staff profile. */
export function metadataFor(
  route: Pick<RouteEntry, 'path' | 'title' | 'description' | 'kind' | 'published' | 'updated'>,
): Metadata {
  const { path, description, kind } = route;
  const title = titleOf(route);
  const picture = { url: sharePicturePath(path), ...sharePictureSize, alt: `${company.name}: ${route.title}` };
  return {
    title,
    description,
    alternates: {
      canonical: path,
      types: { 'application/atom+xml': [{ url: '/feed.xml', title: feedTitle }] },
    },
    openGraph: {
      title,
      description,
      url: path,
      siteName: company.name,
      locale: 'en_US',
      images: [{ ...picture, type: 'image/png' }],
      ...(kind === 'news'
        ? { type: 'article', publishedTime: route.published, modifiedTime: route.updated }
        : { type: 'website' }),
    },
    twitter: { card: 'summary_large_image', title, description, images: [picture] },
    ...(kind === 'aside' ? { robots: { index: false } } : {}),
  };
}
