import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { answers } from '@/content/site/search/answers';
import { searchEntries, searchTexts } from '@/content/site/search/entries';
import { gazetteer } from '@/content/site/search/gazetteer';
import { neutral, synonyms } from '@/content/site/search/words';
import { createSearch } from '@/lib/search/search';
import { stemsOf, vocabularyOf } from '@/lib/search/stems';

const search = createSearch({ entries: searchEntries, answers, synonyms, neutral, gazetteer }, searchTexts);

/** The URLs of the answer card, if any, and of the hits, in order. A section of a page counts as the page. */
function foundFor(typed: string): readonly string[] {
  const { answer, hits } = search(typed);
  return [...(answer ? [answer.page] : []), ...hits.map(({ entry }) => entry.href)];
}

type Line = { readonly sentence: string; readonly answers: string };

const linesOf = (name: string): readonly Line[] =>
  parse(readFileSync(`${import.meta.dirname}/${name}`), { columns: true });

/** Whether a URL is among those that answer a query; one without a fragment includes every section of its page. */
const isRight = (href: string, accepted: readonly string[]) =>
  accepted.some((each) => href === each || (!each.includes('#') && href.split('#')[0] === each));

function counted(lines: readonly Line[]) {
  const judged = lines.map(({ sentence, answers: accepted }) => {
    const found = foundFor(sentence);
    const right = accepted.split(' ');
    return { sentence, first: found[0] ?? 'nothing', place: found.findIndex((href) => isRight(href, right)) };
  });
  return {
    first: judged.filter(({ place }) => place === 0).length,
    inThree: judged.filter(({ place }) => place >= 0 && place < 3).length,
    missed: judged.filter(({ place }) => place !== 0).map(({ sentence, first }) => `${sentence}: ${first}`),
  };
}

test.each([
  ['real queries', 'asked-questions.csv', 0.9, 0.95],
  ['sentences of people who use no search words', 'judged-sentences.csv', 0.78, 0.9],
])('%s find their page first, or at least within the first three results', (_, file, share, inThreeShare) => {
  const lines = linesOf(file);
  const { first, inThree, missed } = counted(lines);
  expect({
    missed: first / lines.length < share ? missed : [],
    isInThree: inThree / lines.length >= inThreeShare,
  }).toEqual({ missed: [], isInThree: true });
});

test('a ZIP code alone finds no unrelated page', () => {
  expect(search('44113').hits).toEqual([]);
});

test('no question of an answer consists only of neutral words', () => {
  const vocabulary = vocabularyOf(synonyms);
  const beside = new Set(neutral.flatMap((word) => stemsOf(word, vocabulary)));
  const all = answers.flatMap(({ asked }) => asked);
  expect(all.filter((each) => stemsOf(each, vocabulary).every((stem) => beside.has(stem)))).toEqual([]);
});
