import { countsOf, stemOf, type Vocabulary } from './stems';

type Stems = readonly string[];

/**
 * Turns words into the distinct stems of a way to ask. Stop words such as “who” and “when” stay, because they show what is
 * asked. Synonyms become one and the same stem.
 */
export function createWayStemmer({ synonyms }: Vocabulary): (words: readonly string[]) => Stems {
  const stemCache = new Map<string, string>();
  function stemFor(word: string): string {
    const stem = stemOf(word);
    const canonicalStem = [stem, ...(synonyms.get(stem) ?? [])].sort()[0] ?? stem;
    stemCache.set(word, canonicalStem);
    return canonicalStem;
  }
  return (words) => [...new Set(words.map((word) => stemCache.get(word) ?? stemFor(word)))];
}

/** How many of an entry's most similar ways count: the second counts half as much as the first, the third a third. */
const maxNearestWays = 3;

/** Additive smoothing: how many average words of the site each entry starts with, so that one rare word doesn't decide. */
const smoothing = 40;

/** Entries further down a ranking don't count in the fusion. */
const maxRankingLength = 30;

/** The weight of the ranking by single words, which is less reliable for a sentence than those by ways. */
const wordRankingWeight = 0.5;

/** Added to a rank, so that the second entry counts two thirds of the first, and the third half of it. */
const rankOffset = 2;

/** Stems and their bigrams: “put down” and “down payment” say more than their words. */
const withBigrams = (stems: Stems): Stems => [
  ...stems,
  ...stems.slice(1).map((stem, index) => `${stems[index]} ${stem}`),
];

/**
 * Ranks entries by the ways in which people ask for them, once by cosine similarity of words and bigrams, with rare ones
 * weighing more, and once by a naive Bayes classifier: how much likelier the words of a sentence are among an entry's ways
 * than on the whole site. Each ranking has the positions of the entries, the best first.
 */
export function createWayRanker(
  entries: readonly (readonly Stems[])[],
): (query: Stems) => readonly (readonly number[])[] {
  const counts = entries.map((ways) => countsOf(ways.flat()));
  const sizes = entries.map((ways) => ways.reduce((sum, way) => sum + way.length, 0));
  const site = countsOf(entries.flat(2));
  const siteSize = sizes.reduce((sum, size) => sum + size, 0);
  const wayTerms = entries.map((all) => all.map((stems) => new Set(withBigrams(stems))));
  const documentFrequencies = countsOf(wayTerms.flatMap((all) => [...new Set(all.flatMap((stems) => [...stems]))]));
  const termWeights = new Map(
    [...documentFrequencies].map(([stem, count]) => [stem, Math.log(1 + entries.length / count) ** 2] as const),
  );
  const weightOf = (stems: readonly string[]) => stems.reduce((sum, stem) => sum + (termWeights.get(stem) ?? 0), 0);
  const ways = wayTerms.map((all) => all.map((stems) => ({ stems, length: Math.sqrt(weightOf([...stems])) })));

  function ranked(scoreOf: (position: number) => number): readonly number[] {
    const scores = entries.map((_, position) => [position, scoreOf(position)] as const);
    return scores.sort(([, a], [, b]) => b - a).map(([position]) => position);
  }

  return (query) => {
    const knownStems = query.filter((stem) => site.has(stem));
    const queryTerms = withBigrams(knownStems);
    const similarity = (position: number) =>
      (ways[position] ?? [])
        .map(({ stems, length }) => weightOf(queryTerms.filter((stem) => stems.has(stem))) / (length || 1))
        .sort((a, b) => b - a)
        .slice(0, maxNearestWays)
        .reduce((sum, each, rank) => sum + each / (rank + 1), 0);
    const likelihood = (position: number) =>
      knownStems.reduce((sum, stem) => {
        const expected = (smoothing * (site.get(stem) ?? 0)) / siteSize;
        const count = counts[position]?.get(stem) ?? 0;
        return sum + Math.log((count + expected) / expected / ((sizes[position] ?? 0) + smoothing));
      }, 0);
    return [ranked(similarity), ranked(likelihood)];
  };
}

/**
 * Merges the ranking by words with those by ways by reciprocal rank fusion. Returns positions, the best first, each with
 * its share of the best score.
 */
export function fuseRankings(
  wordRanking: readonly number[],
  wayRankings: readonly (readonly number[])[],
): readonly (readonly [position: number, share: number])[] {
  const scores = new Map<number, number>();
  for (const ranking of [wordRanking, ...wayRankings]) {
    const weight = ranking === wordRanking ? wordRankingWeight : 1;
    for (const [rank, position] of ranking.slice(0, maxRankingLength).entries())
      scores.set(position, (scores.get(position) ?? 0) + weight / (rankOffset + rank));
  }
  const all = [...scores].sort(([, a], [, b]) => b - a);
  const best = all[0]?.[1] ?? 1;
  return all.map(([position, each]) => [position, each / best]);
}
