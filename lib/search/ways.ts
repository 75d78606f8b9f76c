import { countsOf, stemOf, type Vocabulary } from './stems';

type Stems = readonly string[];

/**
 * Turns words into the stems of a way to ask, each once. All words count, even “who” and “when”, because they tell what is
 * asked. One of several synonyms stands for all.
 */
export function wayReader({ synonyms }: Vocabulary): (words: readonly string[]) => Stems {
  const read = new Map<string, string>();
  function stemFor(word: string): string {
    const stem = stemOf(word);
    const same = [stem, ...(synonyms.get(stem) ?? [])].sort()[0] ?? stem;
    read.set(word, same);
    return same;
  }
  return (words) => [...new Set(words.map((word) => read.get(word) ?? stemFor(word)))];
}

/** How many of an entry's ways count as its resemblance to a sentence: the second half as much, the third a third. */
const nearest = 3;

/** How many words of the whole site each entry starts with, so that one rare word doesn't decide. */
const smoothing = 40;

/** How many places of a ranking have a vote. */
const maxPlaces = 30;

/** The vote of the ranking by single words, which understands less of a sentence than those by ways. */
const wordsVote = 0.5;

/** Added to a place: the second of a ranking counts two thirds of the first, the third a half. */
const placeOffset = 2;

/** Stems, and each pair of neighbors: "put down" and "down payment" tell more than their words. */
const withPairs = (stems: Stems): Stems => [
  ...stems,
  ...stems.slice(1).map((stem, index) => `${stems[index]} ${stem}`),
];

/**
 * Ranks entries by the ways in which people ask for each, from two sides: by the ways that resemble a sentence the most
 * (cosine of their words and pairs of words, rare ones weighing more), and by how much likelier its words are among an entry's ways than on
 * the whole site (a naive Bayes classifier). Each ranking has the positions of the entries, the best first.
 */
export function rankingByWays(
  entries: readonly (readonly Stems[])[],
): (query: Stems) => readonly (readonly number[])[] {
  const counts = entries.map((ways) => countsOf(ways.flat()));
  const sizes = entries.map((ways) => ways.reduce((sum, way) => sum + way.length, 0));
  const site = countsOf(entries.flat(2));
  const siteSize = sizes.reduce((sum, size) => sum + size, 0);
  const paired = entries.map((all) => all.map((stems) => new Set(withPairs(stems))));
  const entriesWith = countsOf(paired.flatMap((all) => [...new Set(all.flatMap((stems) => [...stems]))]));
  const rarities = new Map(
    [...entriesWith].map(([stem, count]) => [stem, Math.log(1 + entries.length / count) ** 2] as const),
  );
  const weightOf = (stems: readonly string[]) => stems.reduce((sum, stem) => sum + (rarities.get(stem) ?? 0), 0);
  const ways = paired.map((all) => all.map((stems) => ({ stems, length: Math.sqrt(weightOf([...stems])) })));

  function ranked(scoreOf: (position: number) => number): readonly number[] {
    const scores = entries.map((_, position) => [position, scoreOf(position)] as const);
    return scores.sort(([, a], [, b]) => b - a).map(([position]) => position);
  }

  return (query) => {
    const known = query.filter((stem) => site.has(stem));
    const knownPairs = withPairs(known);
    const resemblance = (position: number) =>
      (ways[position] ?? [])
        .map(({ stems, length }) => weightOf(knownPairs.filter((stem) => stems.has(stem))) / (length || 1))
        .sort((a, b) => b - a)
        .slice(0, nearest)
        .reduce((sum, each, place) => sum + each / (place + 1), 0);
    const likelihood = (position: number) =>
      known.reduce((sum, stem) => {
        const expected = (smoothing * (site.get(stem) ?? 0)) / siteSize;
        const count = counts[position]?.get(stem) ?? 0;
        return sum + Math.log((count + expected) / expected / ((sizes[position] ?? 0) + smoothing));
      }, 0);
    return [ranked(resemblance), ranked(likelihood)];
  };
}

/**
 * Merges a ranking by words with those by ways by reciprocal rank fusion: positions by their share of the votes of the
 * best, the best first.
 */
export function voted(
  byWords: readonly number[],
  byWays: readonly (readonly number[])[],
): readonly (readonly [position: number, share: number])[] {
  const votes = new Map<number, number>();
  for (const ranking of [byWords, ...byWays]) {
    const vote = ranking === byWords ? wordsVote : 1;
    for (const [place, position] of ranking.slice(0, maxPlaces).entries())
      votes.set(position, (votes.get(position) ?? 0) + vote / (placeOffset + place));
  }
  const all = [...votes].sort(([, a], [, b]) => b - a);
  const best = all[0]?.[1] ?? 1;
  return all.map(([position, each]) => [position, each / best]);
}
