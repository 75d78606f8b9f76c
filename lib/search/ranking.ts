import type { WeightedStem } from './answers';
import type { SearchEntry, SearchKind, SearchText } from './entries';

export type Hit = { readonly entry: SearchEntry; readonly part?: { readonly id: string; readonly text: string } };

/** Weights of a word by where it occurs. Section headings weigh half as much as names. */
const weights = { name: 10, part: 5, sentence: 2, word: 1 } as const;

/** A query with more words is a sentence, which may tell a story before it asks. */
export const maxQueryWords = 4;

/** Hits with less than this share of the best score, or of the weight of the query or sentence, are left out. */
const minShare = { ofBest: 1 / 3, ofQuery: 1 / 2, ofSentence: 1 / 8 } as const;

/** Weights of an entry's best names for a sentence, which may match several of them in part. */
const nameShares = [1, 0.7, 0.5] as const;

/** Extra weight for a name that equals the query. */
const exactFactor = 1.4;

/** Of two equal matches, tools for a decision rank above explanations. */
const kindFactor: Readonly<Record<SearchKind, number>> = {
  calculator: 1.1,
  guide: 1.05,
  page: 1,
  county: 1,
  question: 1.05,
  news: 0.7,
  term: 0.85,
};
const legalFactor = 0.5;

type Stems = ReadonlySet<string>;

export function indexEntry(
  entry: SearchEntry,
  { parts = [], words = '', ways = [] }: SearchText,
  cardQuestions: readonly string[],
  stemsOf: (text: string) => readonly string[],
) {
  const { title, sentence, names = [], asked = [] } = entry;
  const allNames = [title, ...names, ...asked, ...cardQuestions];
  return {
    entry,
    ways: { written: [...allNames, sentence].filter(Boolean), asStems: ways },
    names: allNames.map((name) => new Set(stemsOf(name))),
    parts: parts.map((part) => ({ ...part, stems: new Set(stemsOf(part.text)) })),
    sentence: new Set(stemsOf(sentence)),
    words: new Set(words.split(' ').filter(Boolean)),
  };
}

type IndexedEntry = Readonly<ReturnType<typeof indexEntry>>;

export function nameStems({ names, parts }: IndexedEntry): Stems {
  return new Set([...names.flatMap((name) => [...name]), ...parts.flatMap(({ stems }) => [...stems])]);
}

export function textStems({ sentence, words }: IndexedEntry): Stems {
  return new Set([...sentence, ...words]);
}

/** The best match, from 0 to 1, of a stem's meanings in a set of stems. */
function qualityIn(stems: Stems, { meaning }: WeightedStem): number {
  let best = 0;
  for (const [stem, quality] of meaning) if (quality > best && stems.has(stem)) best = quality;
  return best;
}

const isExact = (stems: Stems, query: readonly WeightedStem[]) =>
  stems.size === query.length && query.every((each) => qualityIn(stems, each) > 0);

/** The score of a name: how much of the query it contains, reduced by its other words. */
function nameScore(stems: Stems, query: readonly WeightedStem[]): number {
  let score = 0;
  let matched = 0;
  for (const each of query) {
    const quality = qualityIn(stems, each);
    score += quality * each.weight;
    if (quality > 0) matched += 1;
  }
  if (matched === 0) return 0;
  return score * (0.35 + 0.65 * Math.min(1, matched / stems.size)) * (isExact(stems, query) ? exactFactor : 1);
}

function scored({ entry, names, parts, sentence, words }: IndexedEntry, query: readonly WeightedStem[]) {
  const best = names.map((each) => nameScore(each, query)).sort((a, b) => b - a);
  const name = best[0] ?? 0;
  const shares = query.length > maxQueryWords ? nameShares : [1];
  const allNames = shares.reduce((sum, each, index) => sum + each * (best[index] ?? 0), 0);
  let part = 0;
  let bestPart: Hit['part'];
  for (const { id, text, stems } of parts) {
    const score = nameScore(stems, query);
    if (score > part) [part, bestPart] = [score, { id, text }];
  }
  let text = 0;
  let matched = 0;
  let total = 0;
  for (const each of query) {
    const inSentence = qualityIn(sentence, each);
    const inWords = qualityIn(words, each);
    text += each.weight * (weights.sentence * inSentence + weights.word * inWords);
    total += each.weight;
    matched +=
      each.weight *
      Math.max(
        inSentence,
        inWords,
        ...names.map((stems) => qualityIn(stems, each)),
        ...parts.map(({ stems }) => qualityIn(stems, each)),
      );
  }
  const share = matched / total;
  const heading = Math.max(weights.name * allNames, weights.part * part);
  const isLast = entry.isLegal && !names.some((stems) => isExact(stems, query));
  const score = (heading + text) * share ** 0.7 * kindFactor[entry.kind] * (isLast ? legalFactor : 1);
  const hit: Hit = bestPart && part > name ? { entry, part: bestPart } : { entry };
  return { score, share, hit };
}

/** Entries that match a query, the best first. They may lack words of up to half of its weight, or of more in a sentence. */
export function ranked(entries: readonly IndexedEntry[], query: readonly WeightedStem[]): readonly Hit[] {
  const knownStems = query.filter(({ meaning }) => meaning.size > 0);
  if (knownStems.length === 0) return [];
  const minOfQuery = knownStems.length > maxQueryWords ? minShare.ofSentence : minShare.ofQuery;
  const hits = entries
    .map((each) => scored(each, knownStems))
    .filter(({ score, share }) => score > 0 && share >= minOfQuery)
    .sort((a, b) => b.score - a.score);
  const best = hits[0]?.score ?? 0;
  return hits.filter(({ score }) => score >= best * minShare.ofBest).map(({ hit }) => hit);
}
