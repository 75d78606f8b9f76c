/** @jest-environment ./__tests__/site/environment.ts */

import { siteUrl } from '@/content/lender/company';
import { people } from '@/content/lender/staff';
import { dayInWords, printedDateOf } from '@/content/schema/dates';
import { pages as sitePages } from '@/content/site/pages';
import { articles } from '@/content/site/prose';
import { propertiesOf } from '../helpers/schema-org';
import { allPages, type ExportedPage, isServed, listedPages, ownPath, pageAt, visibleText } from './exported';

type Value = string | number | boolean | Node | readonly Value[];
type Node = { readonly [property: string]: Value };
type Literal = { readonly property: string; readonly value: string | number | boolean };

const blocksOf = ({ document }: ExportedPage) => [
  ...document.querySelectorAll<HTMLScriptElement>('script[type="application/ld+json"]'),
];

const isList = (value: Value): value is readonly Value[] => Array.isArray(value);

/** Every node of a graph, including nested ones. */
function nodesIn(value: Value): readonly Node[] {
  if (isList(value)) return value.flatMap(nodesIn);
  if (typeof value !== 'object') return [];
  return [value, ...Object.values(value).flatMap(nodesIn)];
}

function literalsIn(value: Value, property = ''): readonly Literal[] {
  if (isList(value)) return value.flatMap((item) => literalsIn(item, property));
  if (typeof value !== 'object') return [{ property, value }];
  return Object.entries(value)
    .filter(([name]) => !name.startsWith('@'))
    .flatMap(([name, below]) => literalsIn(below, name));
}

const lenderId = `${siteUrl}/#lender`;
const isReference = (node: Node) => Object.keys(node).join() === '@id';

const dataOf = (page: ExportedPage): Node => JSON.parse(blocksOf(page)[0]?.textContent ?? '{}');

/** Every node of a page, starting with its own. */
const graphOf = (page: ExportedPage) => nodesIn(dataOf(page)).filter((node) => !isReference(node));

/** Properties that are not text: positions in a list, and URLs. */
const structural = new Set([
  'position',
  'numberOfItems',
  'item',
  'url',
  'contentUrl',
  'license',
  'logo',
  'image',
  'applicationCategory',
  'addressCountry',
  'sameAs',
]);

/** `09:00` becomes `9am`, `13:30` becomes `1:30pm`. */
function clock(time: string): string {
  const [hour = '', minute = ''] = time.split(':');
  return `${Number(hour) % 12 || 12}${minute === '00' ? '' : `:${minute}`}${Number(hour) < 12 ? 'am' : 'pm'}`;
}

/** The formats in which a page may print a literal; it must print one of them. */
function printedForms({ property, value }: Literal): readonly string[] {
  if (property === 'price' || property === 'priceCurrency' || property === 'isAccessibleForFree')
    return ['free to use'];
  if (property === 'unitCode') return ['year'];
  if (property === 'telephone') return [String(value).replace(/^\+1(\d{3})(\d{3})/, '($1) $2-')];
  if (property === 'temporalCoverage') return [String(value).replace('/', '–')];
  if (property === 'opens' || property === 'closes') return [value === '00:00' ? 'Closed' : clock(String(value))];
  if (property === 'validFrom' || property === 'validThrough') return [dayInWords(String(value))];
  if (property === 'datePublished' || property === 'dateModified' || property === 'lastReviewed') {
    return [dayInWords(String(value)), printedDateOf(String(value))];
  }
  return [String(value)];
}

const plain = (text: string) => text.toLowerCase().replace(/\s+/g, ' ').replace(/[−–]/g, '-');

describe.each(listedPages.map((page) => [page.path, page] as const))('%s', (path, page) => {
  test('has one graph, in a block of data that no text can end', () => {
    expect(blocksOf(page)).toHaveLength(1);
    const text = blocksOf(page)[0]?.textContent ?? '';
    expect(text).not.toContain('<');
    expect(JSON.parse(text)['@context']).toBe('https://schema.org');
  });

  test('uses only types and properties that schema.org knows', () => {
    for (const node of graphOf(page)) {
      const known = propertiesOf(String(node['@type']));
      const names = Object.keys(node).filter((name) => !name.startsWith('@'));
      expect([node['@type'], names.filter((name) => !known.has(name))]).toEqual([node['@type'], []]);
      expect(known.size).toBeGreaterThan(0);
    }
  });

  test('refers only to nodes of the same page', () => {
    const ids = graphOf(page).flatMap((node) => node['@id'] ?? []);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(String(id)).toMatch(new RegExp(`^${siteUrl}/[^#]*#[a-z]+$`));
    const referred = nodesIn(dataOf(page)).filter(isReference);
    expect(referred.map((node) => node['@id']).filter((id) => !ids.includes(id ?? ''))).toEqual([]);
  });

  test('contains no text that the page does not show', () => {
    const shown = plain(visibleText(page.document.body));
    const hidden = literalsIn(dataOf(page))
      .filter(({ property, value }) => !structural.has(property) && !String(value).startsWith('https://schema.org/'))
      .filter((literal) => !printedForms(literal).some((form) => shown.includes(plain(form))));
    expect(hidden).toEqual([]);
  });

  test('contains only URLs that exist on the site', () => {
    const addresses = literalsIn(dataOf(page)).filter(({ property }) =>
      ['item', 'url', 'contentUrl', 'logo', 'image'].includes(property),
    );
    expect(addresses.length).toBeGreaterThan(0);
    const wrong = addresses.filter(({ value }) => !isServed(ownPath(String(value)) ?? ''));
    expect(wrong).toEqual([]);
    const anchors = addresses
      .map(({ value }) => new URL(String(value)))
      .filter(({ hash, pathname }) => hash !== '' && pathname === path);
    expect(anchors.filter(({ hash }) => !page.document.getElementById(hash.slice(1)))).toEqual([]);
  });

  test('contains no review and no rating', () => {
    expect(JSON.stringify(dataOf(page))).not.toMatch(/Review"|Rating|reviewBody/);
  });

  test('contains the breadcrumb shown on the page', () => {
    if (path === '/') return;
    const list = graphOf(page).find((node) => node['@type'] === 'BreadcrumbList');
    const crumbs = ((list?.itemListElement ?? []) as readonly Node[]).map(({ name, item }) => [
      name,
      item === undefined ? null : ownPath(String(item)),
    ]);
    const items = [...page.document.querySelectorAll('nav[aria-label="Breadcrumb"] li')];
    // A crumb without a link is left out.
    const shown = items
      .filter((item, index) => item.querySelector('a') || index === items.length - 1)
      .map((item) => [item.textContent, item.querySelector('a')?.getAttribute('href') ?? null]);
    expect(crumbs).toEqual(shown);
  });
});

const pathsOfKind = (kind: string) => sitePages.filter((route) => route.kind === kind).map(({ path }) => path);

test('every page names the lender, and the home page describes it', () => {
  const lenderOn = (page: ExportedPage) => graphOf(page).find((node) => node['@id'] === lenderId);
  const named = ['name', 'url', 'telephone'];
  for (const page of listedPages) expect(Object.keys(lenderOn(page) ?? {})).toEqual(expect.arrayContaining(named));
  const lender = lenderOn(pageAt('/'));
  const wanted = ['address', 'logo', 'openingHoursSpecification', 'areaServed', 'identifier', 'sameAs', 'legalName'];
  expect(lender?.['@type']).toBe('FinancialService');
  expect(Object.keys(lender ?? {})).toEqual(expect.arrayContaining(wanted));
});

const loanPages = sitePages.filter(({ loan }) => loan !== undefined).map(({ path }) => path);

test.each(loanPages)('%s describes a loan and who makes it', (path) => {
  const loan = graphOf(pageAt(path)).find((node) => node['@type'] === 'MortgageLoan');
  expect(Object.keys(loan ?? {})).toEqual(
    expect.arrayContaining(['provider', 'loanType', 'requiredCollateral', 'loanTerm']),
  );
});

test.each(pathsOfKind('calculator'))('%s describes a free calculator', (path) => {
  const calculator = graphOf(pageAt(path)).find((node) => node['@type'] === 'WebApplication');
  expect(calculator).toMatchObject({
    applicationCategory: 'FinanceApplication',
    isAccessibleForFree: true,
    offers: { price: 0 },
  });
});

test.each(articles.map(({ path }) => path))('%s describes an article with its author', (path) => {
  const article = graphOf(pageAt(path)).find((node) => node['@type'] === 'NewsArticle');
  expect(String(article?.headline).length).toBeLessThanOrEqual(110);
  // An article has an author only if that person has reviewed its text.
  const author = article?.author as Node;
  expect(author['@id'] ?? author.url).toMatch(/\/our-staff\/|\/#lender$/);
  expect(Object.keys(article ?? {})).toEqual(expect.arrayContaining(['datePublished', 'dateModified', 'image']));
});

test('the glossary names each of its terms, with its place on the page', () => {
  const page = pageAt('/glossary-terms');
  const set = graphOf(page).find((node) => node['@type'] === 'DefinedTermSet');
  const terms = (set?.hasDefinedTerm ?? []) as readonly Node[];
  expect(terms).toHaveLength(page.document.querySelectorAll('dt').length);
  for (const term of terms)
    expect(term).toMatchObject({ '@type': 'DefinedTerm', url: expect.stringContaining('/glossary-terms#') });
});

test.each(people.map(({ id }) => id))('the profile of %s describes a person who works for the lender', (id) => {
  const graph = graphOf(pageAt(`/our-staff/${id}`));
  expect(graph.map((node) => node['@type'])).toContain('ProfilePage');
  const person = graph.find((node) => node['@type'] === 'Person');
  expect(Object.keys(person ?? {})).toEqual(
    expect.arrayContaining(['jobTitle', 'worksFor', 'identifier', 'telephone', 'email']),
  );
});

test('pages that search engines must not index have no structured data', () => {
  expect(allPages.filter((page) => !listedPages.includes(page)).flatMap(blocksOf)).toEqual([]);
});
