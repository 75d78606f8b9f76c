/** @jest-environment ./__tests__/site/environment.ts */

import { statSync } from 'node:fs';
import { join } from 'node:path';
import { urlOf } from '@/app/seo/page-data';
import { siteUrl } from '@/content/lender/company';
import { people } from '@/content/lender/staff';
import { pages as sitePages } from '@/content/site/pages';
import { allPages, listedPages, metaOf, out, ownPath, pages } from './exported';

const contentOf = (document: Document, selector: string, attribute: string) =>
  [...document.querySelectorAll(selector)].map((element) => element.getAttribute(attribute));

test('every exported page is listed in content/site/pages.ts', () => {
  const known = new Set([...sitePages.map(({ path }) => path), ...people.map(({ id }) => `/our-staff/${id}`)]);
  expect(pages.map(({ path }) => path).filter((path) => !known.has(path))).toEqual([]);
});

describe.each(pages.map((page) => [page.path, page] as const))('the head of %s', (path, { document }) => {
  const address = urlOf(path);

  test('has one title of at most 60 characters', () => {
    const titles = document.head.querySelectorAll('title');
    expect(titles).toHaveLength(1);
    const { length } = titles[0]?.textContent ?? '';
    expect(length).toBeGreaterThan(9);
    expect(length).toBeLessThanOrEqual(60);
  });

  test('has a description of 110 to 160 characters', () => {
    const { length } = metaOf(document, 'description') ?? '';
    expect(length).toBeGreaterThanOrEqual(110);
    expect(length).toBeLessThanOrEqual(160);
  });

  test('has its canonical address', () => {
    expect(contentOf(document, 'link[rel="canonical"]', 'href')).toEqual([address]);
    expect(metaOf(document, 'og:url')).toBe(address);
  });

  test('is noindex if the page is not for search engines', () => {
    const listed = listedPages.some((page) => page.path === path);
    expect(metaOf(document, 'robots')).toBe(listed ? null : 'noindex');
  });

  test('has the same title and description for sharing', () => {
    const { title } = document;
    const description = metaOf(document, 'description');
    for (const name of ['og:title', 'twitter:title']) expect(metaOf(document, name)).toBe(title);
    for (const name of ['og:description', 'twitter:description']) expect(metaOf(document, name)).toBe(description);
    expect(metaOf(document, 'twitter:card')).toBe('summary_large_image');
    expect(['website', 'article']).toContain(metaOf(document, 'og:type'));
    expect(metaOf(document, 'og:site_name')).toBeTruthy();
    expect(metaOf(document, 'og:locale')).toBe('en_US');
  });

  test('has the URL of its 1200 by 630 pixel share picture', () => {
    const picture = metaOf(document, 'og:image') ?? '';
    expect(metaOf(document, 'twitter:image')).toBe(picture);
    expect(metaOf(document, 'og:image:alt')).toBeTruthy();
    expect(picture).toMatch(/\.png$/);
    expect([metaOf(document, 'og:image:width'), metaOf(document, 'og:image:height')]).toEqual(['1200', '630']);
    const { size } = statSync(join(out, ownPath(picture) ?? ''));
    // Chat apps drop previews above 300 KB.
    expect(size).toBeLessThan(300_000);
  });

  test('has its language, icons, feed and manifest', () => {
    expect(document.documentElement.lang).toBe('en-US');
    expect(contentOf(document, 'link[rel="icon"]', 'href')).toEqual(['/favicon.ico']);
    expect(contentOf(document, 'link[rel="apple-touch-icon"]', 'href')).toEqual(['/icons/apple-touch-icon.png']);
    expect(contentOf(document, 'link[rel="manifest"]', 'href')).toEqual(['/manifest.webmanifest']);
    expect(contentOf(document, 'link[type="application/atom+xml"]', 'href')).toEqual([`${siteUrl}/feed.xml`]);
  });
});

test.each([
  ['title', (document: Document) => document.title],
  ['description', (document: Document) => metaOf(document, 'description')],
  ['share picture', (document: Document) => metaOf(document, 'og:image')],
  ['h1', (document: Document) => document.querySelector('h1')?.textContent],
])('no two pages have the same %s', (_name, read) => {
  const values = pages.map(({ document }) => read(document));
  expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
});

test.each(allPages.filter((page) => !pages.includes(page)).map((page) => [page.path, page] as const))(
  '%s is noindex',
  (_path, { document }) => {
    expect(metaOf(document, 'robots')).toBe('noindex');
  },
);
