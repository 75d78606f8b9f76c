import { type Answer, answerFor, filledAnswer, type Prepared, type Weighed } from './answers';
import type { SearchText } from './entries';
import type { SearchFile } from './file';
import { countyHref, placeAnswer } from './places';
import { queryReader } from './query';
import { type Hit, indexed, nameStems, ranked, textStems } from './ranking';
import { meaningOf, stemsOf, stemsOfWords, vocabularyOf } from './stems';

export type Results = { readonly answer?: Answer; readonly hits: readonly Hit[] };

export type Search = (typed: string) => Results;

/**
 * The significance of a word by where it occurs on the site. Words found only in running text, or nowhere, are mostly
 * filler around the question, but an answer that ignores several of them does not fit. Amounts and places are most
 * significant.
 */
const telling = { readWeight: 8, name: 1, text: 0.4, unknownWeight: 0.8 } as const;

/** The position of a named county among hits about something else. */
const countyPosition = 2;

function countsOf(sets: readonly ReadonlySet<string>[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const stems of sets) for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  return counts;
}

/** Searches the first file and, in the order of its entries, their texts, which may load later. */
export function createSearch(file: SearchFile, texts: readonly SearchText[]): Search {
  const vocabulary = vocabularyOf(file.synonyms);
  const stems = (text: string) => stemsOf(text, vocabulary);
  const all = file.entries.map((entry, index) => {
    const asked = file.answers.flatMap((answer) => (answer.page === entry.href ? answer.asked : []));
    return indexed(entry, texts[index] ?? {}, asked, stems);
  });
  const counties = new Map(all.flatMap(({ entry }) => (entry.kind === 'county' ? [[entry.href, entry] as const] : [])));
  const others = all.filter(({ entry }) => entry.kind !== 'county');
  const prepared: readonly Prepared<Answer>[] = file.answers.map((answer) => {
    const questions = answer.asked.map((question) => new Set(stems(question)));
    return { answer, questions, all: new Set(questions.flatMap((each) => [...each])) };
  });
  const neutral = new Set(file.neutral.flatMap(stems));

  const nameCounts = countsOf([...others.map(nameStems), ...prepared.map((each) => each.all)]);
  const textCounts = countsOf(others.map(textStems));
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
    const found = answerFor(query, prepared, neutral);
    const isPlace = found?.id === 'place';
    const answer = isPlace
      ? placeAnswer(found, places, amounts, file.gazetteer)
      : found && filledAnswer(found, amounts, zip);
    const named = [...new Set(places.flatMap((place) => place.counties))].flatMap((county) => {
      const entry = counties.get(countyHref(county));
      return entry ? [{ entry }] : [];
    });
    const hits = ranked(
      others,
      query.filter(({ stem }) => !stem.startsWith('{')),
    );
    const position = isPlace ? 0 : countyPosition;
    return {
      ...(answer ? { answer } : {}),
      hits: [...hits.slice(0, position), ...named, ...hits.slice(position)],
    };
  };
}
