import type { Metadata } from 'next';
import type { Crumb } from '@/components/page/crumbs';
import { company, siteUrl } from '@/content/lender/company';
import { ownPages } from '@/content/site/own-pages';
import { isListed, type Page } from '@/content/site/page';
import { prosePages } from '@/content/site/prose';

/** `/fha` becomes `https://example.com/fha`. */
export function urlOf(path: string): string {
  return path === '/' ? siteUrl : `${siteUrl}${path}`;
}

/** The page that represents a group; groups without one are left out of breadcrumbs. */
const groupPages: Readonly<Partial<Record<NonNullable<Page['group']>, string>>> = {
  Purchase: '/purchase',
  Refinance: '/refinancing',
  Ohio: '/ohio',
  Contact: '/contact-us',
  News: '/news',
};

/** The page between Home and a page: its list, or its group's page. */
function parentOf({ group, kind, path }: Page): string | undefined {
  if (path.startsWith('/our-staff/')) return '/our-staff';
  if (kind === 'report') return '/free-reports';
  return group && groupPages[group];
}

export function crumbsOf(page: Page): readonly Crumb[] {
  const path = parentOf(page);
  const parent = path !== page.path && [...ownPages, ...prosePages].find((each) => each.path === path);
  const middle = parent ? [{ label: parent.label, href: parent.path }] : [];
  return [{ label: 'Home', href: '/' }, ...middle, { label: page.label }];
}

/** `/og/fha.png`, or `/og/home.png` for the home page. */
export function sharePicturePath(path: string): `/og/${string}.png` {
  return `/og/${path === '/' ? 'home' : path.slice(1)}.png`;
}

export const sharePictureSize = { width: 1200, height: 630 } as const;

export const feedTitle = `${company.name}: news`;

/** Includes the company's name if both fit in 60 characters. */
export function titleOf({ title }: Page): string {
  const long = `${title} | ${company.name}`;
  return long.length <= 60 ? long : title;
}

export function metadataOf(page: Page): Metadata {
  const { path, description } = page;
  const title = titleOf(page);
  const picture = { url: sharePicturePath(path), ...sharePictureSize, alt: `${company.name}: ${page.title}` };
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
      ...(page.kind === 'news'
        ? { type: 'article', publishedTime: page.published, modifiedTime: page.updated }
        : { type: 'website' }),
    },
    twitter: { card: 'summary_large_image', title, description, images: [picture] },
    ...(isListed(page) ? {} : { robots: { index: false } }),
  };
}
