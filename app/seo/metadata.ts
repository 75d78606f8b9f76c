import type { Metadata } from 'next';
import { company } from '@/content/lender/company';
import type { Page } from '@/content/schema/page';
import { sharePicturePath, sharePictureSize } from '@/lib/seo/addresses';

/** The name of the feed of articles. */
export const feedTitle = `${company.name}: news`;

/** The title in search results: with the company's name where both fit in 60 characters. */
export function titleOf({ title }: Page): string {
  const long = `${title} | ${company.name}`;
  return long.length <= 60 ? long : title;
}

/** Title, description, canonical address and share data of a page. */
export function metadataOf(page: Page): Metadata {
  const { path, description, kind } = page;
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
    ...(kind === 'aside' ? { robots: { index: false } } : {}),
  };
}
