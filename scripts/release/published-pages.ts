import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { JSDOM } from 'jsdom';
import { filesBelow } from '../build/files';
import { pathOf } from '../build/page-headers';
import { statementsWithoutTerms, wordsIn } from './loan-terms';
import type { Obstacle } from './obstacles';

export type PublishedPage = { readonly path: string; readonly document: Document };

export type PageRules = {
  /** The lender's registration, which every page must show. */
  readonly identity: string;
  readonly calculators: ReadonlySet<string>;
  readonly city: string;
  readonly files: ReadonlySet<string>;
};

/** Parses a page without its styles, which jsdom is slow to parse. */
export function documentOf(html: string): Document {
  return new JSDOM(html.replace(/<style\b[\s\S]*?<\/style>/g, '')).window.document;
}

export function publishedPages(out: string): readonly PublishedPage[] {
  return filesBelow(out)
    .filter((file) => file.endsWith('.html'))
    .map((file) => ({ path: pathOf(relative(out, file)), document: documentOf(readFileSync(file, 'utf8')) }));
}

/** Placeholders for the lender's data. */
const placeholder =
  /[^.;]*(?:\bCardinal Row\b|\bexample\.(?:com|org|net)\b|\bExample Street\b|\bJordan Example\b|\bCasey Sample\b|\b0{6,}\b|\b555-01\d\d\b|\bsample (?:review|client|rate|figure|value|text|person|map)s?\b|\blorem ipsum\b)[^.;]*/i;

/** Places the office in the sample lender's city. Loan limits and taxes may name that city. */
const sampleCity = 'Columbus';
const sampleOffice = new RegExp(
  `(?:\\b(?:lenders?|officers?|originators?|offices?|team|staff|company)\\b[^.;]{0,40} in ${sampleCity}\\b|\\bour ${sampleCity}\\b|\\b${sampleCity} (?:office|lender|team|time)\\b|"addressLocality":"${sampleCity}")`,
  'i',
);

const protectedClasses = [
  'race',
  'color',
  'religion',
  'sex',
  'familial status',
  'disability',
  'national origin',
  'ancestry',
  'military status',
];
const equalStatement = /without regard to|discriminat\w+ (?:against|on the basis)/i;

const short = (text: string) => (text.length > 160 ? `${text.slice(0, 157).trim()}…` : text.trim());

function placeholdersIn(text: string): readonly string[] {
  const found = text.match(placeholder);
  return found ? [`“${short(found[0])}” is a placeholder; write the real words in content/.`] : [];
}

function protectedClassesOn({ document }: PublishedPage): readonly string[] {
  return [...document.querySelectorAll('main p, main li')]
    .map(wordsIn)
    .filter((text) => equalStatement.test(text) && /\brace\b/i.test(text))
    .flatMap((text) => {
      const missing = protectedClasses.filter((name) => !new RegExp(`\\b${name}\\b`, 'i').test(text));
      return missing.length > 0
        ? [`“${short(text)}” leaves out ${missing.join(', ')}; name every protected class.`]
        : [];
    });
}

const consentWords = ['Consent is not a condition of getting a loan', 'NMLS #'];
const consentToCalls = 'do-not-call list';

function consentOn({ document }: PublishedPage): readonly string[] {
  return [...document.querySelectorAll('main form[method="post" i]')].flatMap((form) => {
    const text = wordsIn(form);
    const requestsCalls = /\bto call\b/.test(text) || !/\bto email you\b/.test(text);
    const missing = [...(requestsCalls ? [consentToCalls] : []), ...consentWords].filter(
      (words) => !text.includes(words),
    );
    return missing.length > 0
      ? [
          `the form “${form.id || form.getAttribute('action')}” does not say: ${missing.join('; ')}. Use consentFor of content/forms/shared.ts.`,
        ]
      : [];
  });
}

/** Where a page places the lender's office in the sample lender's city. */
function wrongCityOn({ document }: PublishedPage, city: string): readonly string[] {
  if (city === sampleCity) return [];
  const data = [...document.querySelectorAll('script[type="application/ld+json"]')].map((it) => it.textContent ?? '');
  const head = [...document.querySelectorAll('meta[content]')].map((it) => it.getAttribute('content') ?? '');
  const texts = [document.title, ...head, ...data, wordsIn(document.body)];
  const found = new Set(texts.flatMap((text) => text.match(sampleOffice)?.[0] ?? []));
  return [...found].map((words) => `“${short(words)}” is the city of the sample lender; write {city} in its place.`);
}

/** Links of a page to pages, files or places on pages that are not in the export. */
function deadLinksOn(
  { path, document }: PublishedPage,
  pages: ReadonlyMap<string, Document>,
  files: ReadonlySet<string>,
) {
  const links = [...document.querySelectorAll('a[href]')].map((link) => link.getAttribute('href') ?? '');
  const internalLinks = links.filter((href) => /^[/#](?!\/)/.test(href) && !href.includes('='));
  return [...new Set(internalLinks)].flatMap((href) => {
    const [target = '', place = ''] = href.split('#');
    const page = target === '' ? document : pages.get(target);
    // An error page is served at any address.
    if (path.endsWith('/404') || files.has(target)) return [];
    const targetExists = page && (['', 'top'].includes(place) || page.getElementById(decodeURIComponent(place)));
    return targetExists ? [] : [`the link ${href} leads nowhere; correct it.`];
  });
}

/** Reasons not to publish exported pages: placeholders, the sample's city, and missing loan terms, identity or consent. */
export function pageObstacles(pages: readonly PublishedPage[], rules: PageRules): readonly Obstacle[] {
  const byPath = new Map(pages.map(({ path, document }) => [path, document]));
  return pages.flatMap((page) => {
    const { path, document } = page;
    const main = document.querySelector('main') ?? document.body;
    const incomplete = statementsWithoutTerms(main, { whole: rules.calculators.has(path) });
    const sentences = [
      ...placeholdersIn(wordsIn(document.body)),
      ...wrongCityOn(page, rules.city),
      ...deadLinksOn(page, byPath, rules.files),
      ...(wordsIn(document.body).includes(rules.identity)
        ? []
        : [`it does not say “${rules.identity}”; components/shell/footer.tsx does.`]),
      ...incomplete.map((statement) => `${statement}; put a <LoanTermsNote> next to it.`),
      ...protectedClassesOn(page),
      ...consentOn(page),
    ];
    return sentences.map((sentence) => ({ place: `the page ${path}`, sentence }));
  });
}

/** Placeholders in files that are not pages: the feed, llms.txt and captions. */
export function fileObstacles(out: string, files: readonly string[]): readonly Obstacle[] {
  return files.flatMap((file) =>
    placeholdersIn(readFileSync(join(out, file), 'utf8')).map((sentence) => ({ place: file, sentence })),
  );
}
