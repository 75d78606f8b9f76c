import { type Answer, answerFor, fieldAmounts, filledAnswer, type PreparedAnswer, type WeightedStem } from './answers';
import type { SearchEntry, SearchText } from './entries';
import type { SearchFile } from './file';
import { countyHref, placeAnswer } from './places';
import { queryReader } from './query';
import { type Hit, indexEntry, maxQueryWords, nameStems, ranked, textStems } from './ranking';
import { countsOf, meaningOf, stemsOf, stemsOfWords, vocabularyOf, wordsOf } from './stems';
import { createWayRanker, createWayStemmer, fuseRankings } from './ways';

export type Results = { readonly answer?: Answer; readonly hits: readonly Hit[] };

export type Search = (typed: string) => Results;

/**
 * The significance of a word by where it occurs on the site. Words found only in running text, or nowhere, are mostly
 * filler around the question, but an answer that ignores several of them does not fit. Amounts and places are most
 * significant.
 */
const significance = { readWeight: 8, name: 1, text: 0.4, unknownWeight: 0.8 } as const;

/** In the ranking, a placeholder only shows what kind of question it is, and a neutral word counts by this share. */
const placeholderWeight = 3;
const neutralShare = 0.5;

/** For queries of at least this many words, stop words included, the ways in which people ask also rank the hits. */
const minFusionWords = 7;

/** Hits with less than this share of the best fused score are omitted. */
const minFusedShare = 0.3;

/** The position of a named county among hits about something else. */
const countyPosition = 2;

/** Stands in the ranking for the counties of the places in a query. */
const anyPlace: SearchEntry = { kind: 'county', href: '', title: '{place}', sentence: '' };

const isPlaceholder = ({ stem }: WeightedStem) => stem.startsWith('{');

/** Searches the first file and, in the order of its entries, their texts, which may load later. */
export function createSearch(file: SearchFile, texts: readonly SearchText[]): Search {
  const vocabulary = vocabularyOf(file.synonyms);
  const stems = (text: string) => stemsOf(text, vocabulary);
  const all = file.entries.map((entry, index) => {
    const asked = file.answers.flatMap(({ id, page, asked }) => (page === entry.href && id !== 'place' ? asked : []));
    return indexEntry(entry, texts[index] ?? {}, asked, stems);
  });
  const counties = new Map(all.flatMap(({ entry }) => (entry.kind === 'county' ? [[entry.href, entry] as const] : [])));
  const others = all.filter(({ entry }) => entry.kind !== 'county');
  const prepared: readonly PreparedAnswer<Answer>[] = file.answers.map((answer) => {
    const questions = answer.asked.map((question) => new Set(stems(question)));
    return { answer, questions, all: new Set(questions.flatMap((each) => [...each])) };
  });
  const placeQuestions = file.answers.find(({ id }) => id === 'place')?.asked ?? [];
  const ranking = [...others, indexEntry(anyPlace, {}, placeQuestions, stems)];
  const stemWay = createWayStemmer(vocabulary);
  // Created on first use, because most people type a word or two.
  let rankByWays: ReturnType<typeof createWayRanker> | undefined;
  const positions = new Map(ranking.map(({ entry }, position) => [entry, position]));

  /** Reorders and completes hits by the ways in which people ask. */
  function fusedHits(hits: readonly Hit[], words: readonly string[]): readonly Hit[] {
    rankByWays ??= createWayRanker(
      ranking.map(({ ways: { written, asStems } }) => [
        ...written.map((text) => stemWay(wordsOf(text))),
        ...asStems.map((way) => way.split(' ')),
      ]),
    );
    const byWords = hits.flatMap(({ entry }) => positions.get(entry) ?? []);
    return fuseRankings(byWords, rankByWays(stemWay(words))).flatMap(([position, share]) => {
      const entry = ranking[position]?.entry;
      if (!entry || share < minFusedShare) return [];
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

  function weightedStem(stem: string, isUnfinished: boolean): WeightedStem {
    const meaning = meaningOf(stem, known, vocabulary, isUnfinished);
    if (meaning.size === 0) return { stem, meaning, weight: /\d/.test(stem) ? 0 : significance.unknownWeight };
    const best = Math.max(...meaning.values());
    const bestMatches = [...meaning].filter(([, each]) => each === best).map(([each]) => each);
    const isNamed = bestMatches.some((each) => nameCounts.has(each));
    const counts = isNamed ? nameCounts : textCounts;
    const count = Math.max(...bestMatches.map((each) => counts.get(each) ?? 1));
    const share = isNamed ? significance.name : significance.text;
    return {
      stem,
      meaning,
      weight: stem.startsWith('{') ? significance.readWeight : share * Math.log(1 + others.length / count),
    };
  }

  return (typed) => {
    const { words, amounts, places, zip } = read(typed);
    const asked = [...new Set(stemsOfWords(words, vocabulary))];
    const query = asked.map((stem, index) => weightedStem(stem, index === asked.length - 1 && !typed.endsWith(' ')));
    const isSentence = query.length > maxQueryWords;
    const rankingQuery = query.map((each) => {
      const weight = isPlaceholder(each) ? placeholderWeight : each.weight;
      return { ...each, weight: isSentence && neutral.has(each.stem) ? weight * neutralShare : weight };
    });
    const byWords = query.every(isPlaceholder) ? [] : ranked(ranking, rankingQuery);
    const isFused = byWords.length > 0 && words.length >= minFusionWords;
    const found = isFused ? fusedHits(byWords, words) : byWords;
    const placesAt = found.findIndex(({ entry }) => entry === anyPlace);
    const hits = found.filter(({ entry }) => entry !== anyPlace);
    const card = answerFor(query, prepared, neutral);
    const isPlace = card?.id === 'place';
    const isFirst = isPlace ? placesAt === 0 : card?.page.split('#')[0] === found[0]?.entry.href.split('#')[0];
    // For a sentence, matching words aren't enough: a card must belong to the first hit, or take an amount if it does.
    const fitting = isFirst || !isSentence ? card : undefined;
    const cardsOfFirst = isFused ? file.answers.filter(({ page }) => page === found[0]?.entry.href) : [];
    const shownCard = fitting ?? cardsOfFirst.find((each) => fieldAmounts(each, amounts).length > 0);
    const answer =
      shownCard?.id === 'place'
        ? placeAnswer(shownCard, places, amounts, file.gazetteer)
        : shownCard && filledAnswer(shownCard, amounts, zip);
    const named = [...new Set(places.flatMap((place) => place.counties))].flatMap((county) => {
      const entry = counties.get(countyHref(county));
      return entry ? [{ entry }] : [];
    });
    const position = shownCard?.id === 'place' ? 0 : Math.min(placesAt < 0 ? countyPosition : placesAt, countyPosition);
    return {
      ...(answer ? { answer } : {}),
      hits: [...hits.slice(0, position), ...named, ...hits.slice(position)],
    };
  };
}
