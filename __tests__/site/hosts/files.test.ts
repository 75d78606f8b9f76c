/** @jest-environment ./__tests__/site/environment.ts */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isServed, listedPages, out, ownPath, pageAt, visibleText } from '@/__tests__/site/exported';
import { urlOf } from '@/app/seo/page-data';
import { siteUrl } from '@/content/lender/company';
import { buildDay } from '@/content/schema/dates';
import { pages as sitePages } from '@/content/site/pages';
import { articles } from '@/content/site/prose';

const textOf = (file: string) => readFileSync(join(out, file), 'utf8');
const listed = listedPages.map(({ path }) => path);

function xmlOf(file: string): Document {
  const document = new DOMParser().parseFromString(textOf(file), 'application/xml');
  expect(document.querySelector('parsererror')).toBeNull();
  return document;
}

const childText = (element: Element, name: string) =>
  [...element.children].find((child) => child.localName === name)?.textContent ?? '';

describe('sitemap.xml', () => {
  const entries = () =>
    [...xmlOf('sitemap.xml').documentElement.children].map((entry) => ({
      path: ownPath(childText(entry, 'loc')),
      changed: childText(entry, 'lastmod'),
    }));

  test('lists every indexed page once', () => {
    const paths = entries().map(({ path }) => path);
    expect([...paths].sort()).toEqual([...listed].sort());
  });

  test('gives the date each page’s text last changed', () => {
    const known = new Map(sitePages.map(({ path, updated }) => [path, updated]));
    for (const { path, updated } of articles) expect(known.get(path)).toBe(updated);
    for (const { path, changed } of entries()) {
      expect([path, changed]).toEqual([path, known.get(path ?? '') ?? known.get('/our-staff')]);
      expect(Date.parse(changed)).toBeLessThanOrEqual(Date.parse(buildDay()));
    }
  });
});

test('robots.txt allows every crawler and names the sitemap', () => {
  expect(textOf('robots.txt')).toMatch(/^User-Agent: \*\nAllow: \/\n/);
  expect(textOf('robots.txt')).toContain(`Sitemap: ${siteUrl}/sitemap.xml`);
  expect(textOf('robots.txt')).not.toContain('Disallow');
});

describe('feed.xml', () => {
  const entries = () => [...xmlOf('feed.xml').querySelectorAll('entry')];

  test('lists each article, newest first, with the URL of its page', () => {
    const newest = articles.toSorted((a, b) => b.published.localeCompare(a.published));
    expect(entries().map((entry) => ownPath(childText(entry, 'id')))).toEqual(newest.map(({ path }) => path));
    expect(entries().map((entry) => childText(entry, 'published').slice(0, 10))).toEqual(
      newest.map(({ published }) => published),
    );
  });

  test.each(articles.map((article) => [article.path, article] as const))(
    'contains all the words of %s',
    (path, article) => {
      const entry = entries().find((candidate) => ownPath(childText(candidate, 'id')) === path);
      const content = new DOMParser().parseFromString(entry ? childText(entry, 'content') : '', 'text/html');
      const given = visibleText(content.body);
      const paragraphs = [...pageAt(path).document.querySelectorAll('article > p, article > h2, article > ul > li')];
      expect(paragraphs.length).toBeGreaterThan(10);
      const missing = paragraphs.map(visibleText).filter((text) => !given.includes(text));
      expect(missing).toEqual([]);
      expect(childText(entry as Element, 'title')).toBe(article.title);
    },
  );

  test('contains only absolute URLs, and no script or style', () => {
    for (const entry of entries()) {
      const { body } = new DOMParser().parseFromString(childText(entry, 'content'), 'text/html');
      const links = [...body.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '');
      expect(links.filter((href) => !/^https?:\/\//.test(href))).toEqual([]);
      expect(links.filter((href) => href.startsWith(siteUrl) && !isServed(ownPath(href) ?? ''))).toEqual([]);
      expect(body.querySelectorAll('script, style, iframe, [class], [style]')).toHaveLength(0);
    }
  });

  test('has what a feed requires: title, id, author, its URL and the date of its last change', () => {
    const feed = xmlOf('feed.xml').documentElement;
    expect(feed.namespaceURI).toBe('http://www.w3.org/2005/Atom');
    for (const name of ['title', 'id', 'updated']) expect(childText(feed, name)).not.toBe('');
    expect(feed.querySelector('link[rel="self"]')?.getAttribute('href')).toBe(`${siteUrl}/feed.xml`);
    for (const entry of entries()) {
      for (const name of ['title', 'id', 'updated', 'published', 'summary', 'content']) {
        expect(childText(entry, name)).not.toBe('');
      }
      expect(entry.querySelector('author > name')?.textContent).toBeTruthy();
    }
  });
});

test('llms.txt lists every indexed page with its description', () => {
  const text = textOf('llms.txt');
  expect(text).toMatch(/^# .+\n\n> .+/);
  const linked = [...text.matchAll(/^- \[[^\]]+\]\((\S+)\): \S.+$/gm)].map((match) => match[1] ?? '');
  expect([...linked].sort()).toEqual(listed.map((path) => urlOf(path)).sort());
});

test('security.txt has a contact and expires within a year', () => {
  const text = textOf('.well-known/security.txt');
  expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m);
  expect(text).toContain(`Canonical: ${siteUrl}/.well-known/security.txt`);
  const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '');
  const built = Date.parse(buildDay());
  expect(expires).toBeGreaterThan(built);
  expect(expires - built).toBeLessThan(366 * 86_400_000);
});
