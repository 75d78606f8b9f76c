import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { glossary } from '@/content/glossary';
import { counties } from '@/content/ohio/counties';
import { refuse, text } from '@/content/schema/check';
import { readCsv } from '@/content/schema/csv';
import { isListed, type Page, type PageKind } from '@/content/site/page';
import { printedRate } from '@/lib/counties';
import { definitionText } from '@/lib/glossary/links';
import { usdWhole } from '@/lib/numbers/format';
import type { SearchEntry, SearchKind, SearchText } from '@/lib/search/entries';
import { queryReader } from '@/lib/search/query';
import { countsOf, stemsOf, vocabularyOf } from '@/lib/search/stems';
import { createWayStemmer } from '@/lib/search/ways';
import { countyPageOf } from '../county-pages';
import { pages, profilePages } from '../pages';
import { type Heading, headingsOf, plainTextOf } from '../prose';
import { answers } from './answers';
import { gazetteer } from './gazetteer';
import { questionAnswers } from './questions';
import { synonyms } from './words';

const kindOf: Readonly<Record<PageKind, SearchKind>> = {
  calculator: 'calculator',
  guide: 'guide',
  report: 'guide',
  news: 'news',
  home: 'page',
  form: 'page',
  list: 'page',
  legal: 'page',
  aside: 'page',
  landing: 'page',
};

const questionsPath = '/mortgage-questions';

/** The opening of a text: a question or a few words are followed by the next sentence. */
function openingOf(text: string): string {
  let opening = '';
  for (const sentence of text.split(/(?<=[.?!])\s+/)) {
    opening = `${opening} ${sentence}`.trim();
    if (opening.length >= 45 && !opening.endsWith('?')) break;
  }
  return opening;
}

/** The words of a page as written: its prose, and the texts of its lists. */
function writtenWords({ file, words }: Page & { readonly file: string }): string {
  return [file, ...words]
    .flatMap((name) => {
      const isList = name.startsWith('content/loans/') && name.endsWith('.json');
      if (!isList && !name.endsWith('.mdx')) return [];
      const source = readFileSync(join(process.cwd(), name), 'utf8');
      if (!isList) return [source.replace(/^---\n[\s\S]*?\n---\n/, '')];
      return [...source.matchAll(/"(?:heading|text|hint)": "([^"]+)"/g)].map(([, value = '']) => value);
    })
    .join('\n');
}

type Draft = SearchEntry & { readonly parts?: SearchText['parts']; readonly text: string };

function pageEntry(page: Page & { readonly file: string }): Draft {
  const { path, label, h1, title, kind, description, aliases, asked } = page;
  const source = writtenWords(page);
  const others = [h1, title, ...aliases.map((alias) => alias.replace(/^\/(?:ohio\/)?/, '').replace(/[-_/]/g, ' '))];
  return {
    kind: kindOf[kind],
    href: path,
    title: label,
    sentence: openingOf(description),
    names: [...new Set(others)].filter((name) => name !== label),
    ...(asked.length > 0 ? { asked } : {}),
    ...(kind === 'legal' ? { isLegal: true } : {}),
    // Each question is a separate entry.
    ...(path === questionsPath ? {} : { parts: headingsOf(source) }),
    text: plainTextOf(source),
  };
}

/** The short answer to a question; a missing one stops the build. */
function answerOf({ id, text }: Heading): string {
  const answer = questionAnswers[id];
  if (answer === undefined)
    throw new Error(`content/site/search/questions.ts: write a short answer under ${id} (“${text}”).`);
  return answer;
}

function questionEntries(): readonly Draft[] {
  const page = pages.find(({ path }) => path === questionsPath);
  if (!page) return [];
  const source = writtenWords(page);
  return headingsOf(source).map((heading) => ({
    kind: 'question',
    href: `${questionsPath}#${heading.id}`,
    title: heading.text,
    sentence: answerOf(heading),
    asked: answers.find((answer) => answer.page === `${questionsPath}#${heading.id}`)?.asked ?? [],
    text: plainTextOf(source.split(`## ${heading.text}\n`)[1]?.split('\n## ')[0] ?? ''),
  }));
}

/** Counties are found only by the names of their places, so they have no other words. */
const countyEntries = (): readonly Draft[] =>
  counties.map(({ name, ratePercent, medianTax, medianValue }) => ({
    kind: 'county',
    href: countyPageOf(name).page.path,
    title: `${name} County`,
    sentence: `Property tax ${printedRate(ratePercent)}% a year, ${usdWhole(medianTax)} in the median; median home ${usdWhole(medianValue)}.`,
    text: '',
  }));

const termEntries = (): readonly Draft[] =>
  glossary.map(({ id, term, definition }) => {
    const text = definitionText(definition);
    const [, name = term, short] = /^(.*?) \((.+)\)$/.exec(term) ?? [];
    return {
      kind: 'term',
      href: `/glossary-terms#${id}`,
      title: term,
      sentence: openingOf(text),
      names: short ? [name, short] : [],
      text,
    };
  });

const countyPaths = new Set(counties.map(({ name }) => countyPageOf(name).page.path));

/** Reads how people ask for each entry, by its URL, separated by ` | `. */
function readAsked(file: string): ReadonlyMap<string, readonly string[]> {
  const all = readCsv(file, z.strictObject({ page: text, asked: text }));
  const unlisted = all.filter(({ page }) => !drafts.some(({ href }) => href === page)).map(({ page }) => page);
  if (unlisted.length > 0) refuse([`${file}: no page, question or term has the URL ${unlisted.join(', ')}.`]);
  return new Map(all.map(({ page, asked }) => [page, asked.split(' | ')]));
}

const drafts: readonly Draft[] = [
  ...[...pages, ...profilePages]
    .filter((page) => isListed(page) && !(countyPaths as Set<string>).has(page.path))
    .map(pageEntry),
  ...questionEntries(),
  ...countyEntries(),
  ...termEntries(),
];

/** How many words of its text an entry is indexed by: the rarest. */
const maxWords = 60;

const vocabulary = vocabularyOf(synonyms);
const stems = (text: string) => stemsOf(text, vocabulary);

/** Numbers say nothing about a page, except as names of loans and forms: 203k, 5/1, 1099. */
const isDistinctive = (stem: string) =>
  stem.length > 2 && (!/^\d/.test(stem) || /^(?:\d+[a-z]|\d+\/\d+|1099|1040)$/.test(stem));

const spoken = readAsked('content/site/search/spoken.csv');
const readQuery = queryReader(gazetteer, () => true);
const stemWay = createWayStemmer(vocabulary);

/** The sentences in which people ask for each entry, by its URL, as stems. */
const ways = new Map(
  [...readAsked('content/site/search/sentences.csv')].map(([href, sentences]) => [
    href,
    sentences.map((each) => stemWay(readQuery(each).words)),
  ]),
);

/** Stems in the sentences of more than this share of the entries, such as “the”, are omitted: they say little. */
const maxShare = 0.7;
const entriesWithStem = countsOf([...ways.values()].flatMap((all) => [...new Set(all.flat())]));
const isCommon = (stem: string) => (entriesWithStem.get(stem) ?? 0) > ways.size * maxShare;

/** The words of each text that are not in its entry's names, headings or sentence, rarest first. */
function textsOf(all: readonly Draft[]): readonly SearchText[] {
  const texts = all.map(({ text }) => new Set(text === '' ? [] : stems(text)));
  const counts = countsOf(texts.flatMap((each) => [...each]));
  return all.map(({ href, title, sentence, names = [], parts = [] }, place) => {
    const shown = new Set([title, sentence, ...names, ...parts.map((part) => part.text)].flatMap(stems));
    const words = [...(texts[place] ?? [])]
      .filter((stem) => isDistinctive(stem) && !shown.has(stem))
      .sort((a, b) => (counts.get(a) ?? 0) - (counts.get(b) ?? 0))
      .slice(0, maxWords)
      .sort();
    const own = ways.get(href)?.map((way) => way.filter((stem) => !isCommon(stem)).join(' '));
    return {
      ...(parts.length > 0 ? { parts } : {}),
      ...(words.length > 0 ? { words: words.join(' ') } : {}),
      ...(own ? { ways: own } : {}),
    };
  });
}

export const searchEntries: readonly SearchEntry[] = drafts.map(({ parts: _, text: __, asked = [], ...entry }) => {
  const ways = [...asked, ...(spoken.get(entry.href) ?? [])];
  return { ...entry, ...(ways.length > 0 ? { asked: ways } : {}) };
});

export const searchTexts: readonly SearchText[] = textsOf(drafts);
