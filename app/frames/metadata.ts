import type { Metadata } from 'next';
import { company } from '@/content/company';
import { routeOf } from '@/content/routes';
import type { RouteEntry } from '@/content/schema';

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
export function metadataFor(route: Pick<RouteEntry, 'path' | 'title' | 'description' | 'kind' | 'updated'>): Metadata {
  const title = titleOf(route);
  return {
    title,
    description: route.description,
    alternates: { canonical: route.path },
    openGraph: {
      title,
      description: route.description,
      url: route.path,
      siteName: company.name,
      locale: 'en_US',
      type: route.kind === 'news' ? 'article' : 'website',
    },
    twitter: { card: 'summary_large_image', title, description: route.description },
  };
}
