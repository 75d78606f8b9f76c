import type { Alike, SearchEntry, SearchKind, SearchText } from './entries';
import { alikeStems, type Meaning, meaningOf, stemsOf } from './stems';

/** An entry that fits, and the part of it that fits better than its title. */
export type Hit = { readonly entry: SearchEntry; readonly part?: { readonly id: string; readonly text: string } };

/** Finds entries by what was typed, the best first. */
export type Search = (typed: string) => readonly Hit[];

/** How much a word weighs by where it stands. */
const weights = { name: 10, part: 3, sentence: 2, word: 1 } as const;

/** Hits with less than this share of the best score are left out. */
const minScoreShare = 0.2;

/** What helps to decide comes before what explains a word, where both fit. */
const kindFactor: Readonly<Record<SearchKind, number>> = {
  calculator: 1.1,
  guide: 1.05,
  page: 1,
  county: 1.1,
  question: 1,
  news: 0.9,
  term: 0.9,
};

type Name = { readonly stems: ReadonlySet<string> };
type Indexed = {
  readonly entry: SearchEntry;
  readonly names: readonly Name[];
  readonly parts: readonly (Name & { readonly id: string; readonly text: string })[];
  readonly sentence: ReadonlySet<string>;
  readonly words: ReadonlySet<string>;
};

const nameOf = (text: string): Name => ({ stems: new Set(stemsOf(text)) });

function indexed(entry: SearchEntry, { parts = [], words = '' }: SearchText): Indexed {
  const { title, sentence, names = [] } = entry;
  return {
    entry,
    names: [title, ...names].map(nameOf),
    parts: parts.map((part) => ({ ...part, ...nameOf(part.text) })),
    sentence: new Set(stemsOf(sentence)),
    words: new Set(words.split(' ').filter(Boolean)),
  };
}

/** A stem that was typed: what it may mean, and how telling it is. */
type Asked = { readonly meaning: Meaning; readonly rarity: number };

/** How well the best meaning of a stem stands in a set of stems, 0 to 1. */
function qualityIn(stems: ReadonlySet<string>, { meaning }: Asked): number {
  let best = 0;
  for (const [stem, quality] of meaning) if (quality > best && stems.has(stem)) best = quality;
  return best;
}

/** The score of a name: what of the question is in it, lowered by what else is in it. */
function nameScore({ stems }: Name, asked: readonly Asked[]): number {
  let score = 0;
  let found = 0;
  for (const each of asked) {
    const quality = qualityIn(stems, each);
    score += quality * each.rarity;
    if (quality > 0) found += 1;
  }
  if (found === 0) return 0;
  return score * (0.35 + 0.65 * (found / stems.size));
}

/** Whether a name is what was asked, no less and no more. */
function isWhole({ stems }: Name, asked: readonly Asked[]): boolean {
  return stems.size === asked.length && asked.every((each) => qualityIn(stems, each) > 0);
}

/**
 * The ranking of entries for what people type: all words are looked for, and an entry may lack some. `texts` are in the
 * order of the entries.
 */
export function searchOf(entries: readonly SearchEntry[], texts: readonly SearchText[], alike: Alike): Search {
  const all = entries.map((entry, place) => indexed(entry, texts[place] ?? {}));
  const counts = new Map<string, number>();
  for (const { names, parts, sentence, words } of all) {
    const stems = new Set([
      ...names.flatMap((name) => [...name.stems]),
      ...parts.flatMap((part) => [...part.stems]),
      ...sentence,
      ...words,
    ]);
    for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  }
  const alikes = alikeStems(alike);

  function askedFor(stem: string): Asked {
    const meaning = meaningOf(stem, counts.keys(), alikes);
    const best = Math.max(0, ...meaning.values());
    const most = Math.max(
      1,
      ...[...meaning].filter(([, quality]) => quality === best).map(([each]) => counts.get(each) ?? 0),
    );
    return { meaning, rarity: Math.log(1 + all.length / most) };
  }

  function scored({ entry, names, parts, sentence, words }: Indexed, asked: readonly Asked[]) {
    const name = Math.max(...names.map((each) => nameScore(each, asked) * (isWhole(each, asked) ? 1.4 : 1)));
    let part = 0;
    let best: Hit['part'];
    for (const each of parts) {
      const score = nameScore(each, asked);
      if (score > part) [part, best] = [score, { id: each.id, text: each.text }];
    }
    let text = 0;
    let found = 0;
    for (const each of asked) {
      const inSentence = qualityIn(sentence, each);
      const inWords = qualityIn(words, each);
      text += each.rarity * (weights.sentence * inSentence + weights.word * inWords);
      const anywhere = Math.max(
        inSentence,
        inWords,
        ...names.map(({ stems }) => qualityIn(stems, each)),
        ...parts.map(({ stems }) => qualityIn(stems, each)),
      );
      found += each.rarity * anywhere;
    }
    const total = asked.reduce((sum, { rarity }) => sum + rarity, 0);
    const score = (weights.name * name + weights.part * part + text) * (found / total) ** 1.5 * kindFactor[entry.kind];
    const hit: Hit = best && part > name ? { entry, part: best } : { entry };
    return { score, hit };
  }

  return (typed) => {
    const asked = [...new Set(stemsOf(typed))].map(askedFor).filter(({ meaning }) => meaning.size > 0);
    if (asked.length === 0) return [];
    const hits = all
      .map((each) => scored(each, asked))
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score);
    const best = hits[0]?.score ?? 0;
    return hits.filter(({ score }) => score >= best * minScoreShare).map(({ hit }) => hit);
  };
}
