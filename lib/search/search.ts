import { type Answer, answerFor, filledAnswer, type Prepared, takenBy, type Weighed } from './answers';
import type { SearchEntry, SearchText } from './entries';
import type { SearchFile } from './file';
import { countyHref, placeAnswer } from './places';
import { queryReader } from './query';
import { type Hit, indexed, maxQueryWords, nameStems, ranked, textStems } from './ranking';
import { countsOf, meaningOf, stemsOf, stemsOfWords, vocabularyOf, wordsOf } from './stems';
import { rankingByWays, voted, wayReader } from './ways';

export type Results = { readonly answer?: Answer; readonly hits: readonly Hit[] };

export type Search = (typed: string) => Results;

/**
 * The significance of a word by where it occurs on the site. Words found only in running text, or nowhere, are mostly
 * filler around the question, but an answer that ignores several of them does not fit. Amounts and places are most
 * significant.
 */
const telling = { readWeight: 8, name: 1, text: 0.4, unknownWeight: 0.8 } as const;

/** In the ranking, where amounts and places only say what kind of question it is. The share is of neutral words. */
const rankedReadWeight = 3;
const neutralShare = 0.5;

/** From this many words on, stop words included, the ways in which people ask vote on the hits. */
const minVotedWords = 7;

/** Voted hits with less than this share of the votes of the best are left out. */
const minVotes = 0.3;

/** The position of a named county among hits about something else. */
const countyPosition = 2;

/** Stands in the ranking for the counties of the places in a query. */
const anyPlace: SearchEntry = { kind: 'county', href: '', title: '{place}', sentence: '' };

const isRead = ({ stem }: Weighed) => stem.startsWith('{');

/** Searches the first file and, in the order of its entries, their texts, which may load later. */
export function createSearch(file: SearchFile, texts: readonly SearchText[]): Search {
  const vocabulary = vocabularyOf(file.synonyms);
  const stems = (text: string) => stemsOf(text, vocabulary);
  const all = file.entries.map((entry, index) => {
    const asked = file.answers.flatMap(({ id, page, asked }) => (page === entry.href && id !== 'place' ? asked : []));
    return indexed(entry, texts[index] ?? {}, asked, stems);
  });
  const counties = new Map(all.flatMap(({ entry }) => (entry.kind === 'county' ? [[entry.href, entry] as const] : [])));
  const others = all.filter(({ entry }) => entry.kind !== 'county');
  const prepared: readonly Prepared<Answer>[] = file.answers.map((answer) => {
    const questions = answer.asked.map((question) => new Set(stems(question)));
    return { answer, questions, all: new Set(questions.flatMap((each) => [...each])) };
  });
  const placeAsked = file.answers.find(({ id }) => id === 'place')?.asked ?? [];
  const ranking = [...others, indexed(anyPlace, {}, placeAsked, stems)];
  const readWay = wayReader(vocabulary);
  // Made for the first vote, because most people type a word or two.
  let rankByWays: ReturnType<typeof rankingByWays> | undefined;
  const positions = new Map(ranking.map(({ entry }, position) => [entry, position]));

  /** Reorders and completes hits by the ways in which people ask. */
  function votedHits(hits: readonly Hit[], words: readonly string[]): readonly Hit[] {
    rankByWays ??= rankingByWays(
      ranking.map(({ ways: { written, asStems } }) => [
        ...written.map((text) => readWay(wordsOf(text))),
        ...asStems.map((way) => way.split(' ')),
      ]),
    );
    const byWords = hits.flatMap(({ entry }) => positions.get(entry) ?? []);
    return voted(byWords, rankByWays(readWay(words))).flatMap(([position, share]) => {
      const entry = ranking[position]?.entry;
      if (!entry || share < minVotes) return [];
      return hits.find((hit) => hit.entry === entry) ?? { entry };
    });
  }

  const neutral = new Set(file.neutral.flatMap(stems));

  const nameCounts = countsOf(
    [...others.map(nameStems), ...prepared.map((each) => each.all)].flatMap((each) => [...each]),
  );
  const textCounts = countsOf(others.flatMap((each) => [...textStems(each)]));
  const known: ReadonlySet<string> = new Set([...nameCounts.keys(), ...textCounts.keys()]);
  const read = queryReader(file.gazetteer, (stem) => known.has(stem));

  function weighed(stem: string, isUnfinished: boolean): Weighed {
    const meaning = meaningOf(stem, known, vocabulary, isUnfinished);
    if (meaning.size === 0) return { stem, meaning, weight: /\d/.test(stem) ? 0 : telling.unknownWeight };
    const best = Math.max(...meaning.values());
    const meant = [...meaning].filter(([, each]) => each === best).map(([each]) => each);
    const isNamed = meant.some((each) => nameCounts.has(each));
    const counts = isNamed ? nameCounts : textCounts;
    const count = Math.max(...meant.map((each) => counts.get(each) ?? 1));
    const share = isNamed ? telling.name : telling.text;
    return {
      stem,
      meaning,
      weight: stem.startsWith('{') ? telling.readWeight : share * Math.log(1 + others.length / count),
    };
  }

  return (typed) => {
    const { words, amounts, places, zip } = read(typed);
    const asked = [...new Set(stemsOfWords(words, vocabulary))];
    const query = asked.map((stem, index) => weighed(stem, index === asked.length - 1 && !typed.endsWith(' ')));
    const isSentence = query.length > maxQueryWords;
    const forRanking = query.map((each) => {
      const weight = isRead(each) ? rankedReadWeight : each.weight;
      return { ...each, weight: isSentence && neutral.has(each.stem) ? weight * neutralShare : weight };
    });
    const byWords = query.every(isRead) ? [] : ranked(ranking, forRanking);
    const isVoted = byWords.length > 0 && words.length >= minVotedWords;
    const found = isVoted ? votedHits(byWords, words) : byWords;
    const placesAt = found.findIndex(({ entry }) => entry === anyPlace);
    const hits = found.filter(({ entry }) => entry !== anyPlace);
    const card = answerFor(query, prepared, neutral);
    const isPlace = card?.id === 'place';
    const isFirst = isPlace ? placesAt === 0 : card?.page.split('#')[0] === found[0]?.entry.href.split('#')[0];
    // Few cards fit a sentence by their words alone. Of the first page, one whose fields take an amount of it does, too.
    const fitting = isFirst || !isSentence ? card : undefined;
    const cardsOfFirst = isVoted ? file.answers.filter(({ page }) => page === found[0]?.entry.href) : [];
    const shown = fitting ?? cardsOfFirst.find((each) => takenBy(each, amounts).length > 0);
    const answer =
      shown?.id === 'place'
        ? placeAnswer(shown, places, amounts, file.gazetteer)
        : shown && filledAnswer(shown, amounts, zip);
    const named = [...new Set(places.flatMap((place) => place.counties))].flatMap((county) => {
      const entry = counties.get(countyHref(county));
      return entry ? [{ entry }] : [];
    });
    const position = shown?.id === 'place' ? 0 : Math.min(placesAt < 0 ? countyPosition : placesAt, countyPosition);
    return {
      ...(answer ? { answer } : {}),
      hits: [...hits.slice(0, position), ...named, ...hits.slice(position)],
    };
  };
}
