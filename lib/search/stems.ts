import { isTypo } from '@/lib/typo';
import type { Synonyms } from './entries';

/** Words that say nothing about the subject of a question. */
const stopWords = new Set(
  (
    'a about actually after again all already also always am an and another any anybody anyone anything are as ask asking at away back ' +
    'be because been before being both but by can cant could couldnt did didnt do does doesnt doing done dont each either else even ever every ' +
    'everything few figure find for from get gets getting give gives go goes going gonna good got gotta had has hasnt have havent ' +
    'having he hello her here hers hey hi him his how hows i id if ill im in into is isnt it its ive just keep keeps kinda know let lets ' +
    'like likely little look looking lot lots made make makes making many may maybe me mean meaning means might mine more most much must my ' +
    'myself need needed needs no? not now of off oh ok okay on one only or other others our out over own per please possible pretty put quite ' +
    'really regarding right s said same say saying says see seem seems shall she should show since so some somebody someone something soon still ' +
    'such sure t take takes taking tell than thank thanks that thats the their them then there theres these they theyre thing things think thinking ' +
    'this those though thought through to told too tried try trying understand until up us use used using very via wanna want wants was way we ' +
    'well went were weve what whats when whenever where wheres whether while who whos whose why will with within without wondering wont ' +
    'would wouldnt yes yet you youre your yours'
  ).split(' '),
);

const ones = 'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen'.split(' ');
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const numerals: ReadonlyMap<string, string> = new Map([
  ...ones.slice(1).map((word, index) => [word, `${index + 2}`] as const),
  ...tens.map((word, index) => [word, `${(index + 2) * 10}`] as const),
]);

/** Numbers in words before a unit, as digits: “sixty five thousand”. */
export function withDigits(text: string): string {
  const pattern = new RegExp(
    `\\b(?:(${tens.join('|')})[ -]?)?(${ones.join('|')})?(?=(?: hundred)? (?:thousand|grand)\\b)`,
    'g',
  );
  const numberOf = (word: string | undefined) => (word === 'one' ? 1 : Number(numerals.get(word ?? '') ?? 0));
  return text.replace(pattern, (all, ten, one) => (all ? `${numberOf(ten) + numberOf(one)}` : all));
}

/** Forms that the rules for endings miss. */
const irregular: Readonly<Record<string, string>> = {
  bought: 'buy',
  sold: 'sell',
  paid: 'pay',
  lost: 'lose',
  lent: 'lend',
  built: 'build',
  left: 'leave',
  owing: 'owe',
  taxes: 'tax',
  w2s: 'w2',
  yr: 'year',
  yrs: 'year',
  pct: 'percent',
  married: 'marry',
  divorced: 'divorce',
};

/** The stem of a word: lower case, without grammatical endings. `rates` and `rating` are both `rat`. */
export function stemOf(text: string): string {
  const lower = text.toLowerCase();
  const word = irregular[lower] ?? lower;
  if (/[\d{%]/.test(word)) return word;
  let stem = word;
  if (stem.length > 4) stem = stem.replace(/ie[sd]$/, 'y');
  if (stem.length > 3) stem = stem.replace(/([^su])s$/, '$1');
  if (stem.length > 5) stem = stem.replace(/ing$/, '').replace(/([b-df-hj-np-rtv-z])\1$/, '$1');
  else if (stem.length > 4) stem = stem.replace(/ed$/, '');
  if (stem.length > 5) stem = stem.replace(/ed$/, '');
  return stem.length > 3 ? stem.replace(/e$/, '') : stem;
}

/** Words, numbers such as `203k`, `5/1` and `20%`, and placeholders in a query such as `{price}`. */
const token = /\{[a-z]+\}|\d+(?:\.\d+)?%|\d+\/\d+|[\p{L}\p{N}]+/gu;

/** The words of a text in order, lower case, with numbers as digits. */
export function wordsOf(text: string): readonly string[] {
  const plain = text
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/(\d) ?(?:percent|per cent|pct)\b/g, '$1%');
  return (plain.match(token) ?? []).map((word) => numerals.get(word) ?? word);
}

/** Relations between phrases and words, built once from lists of synonyms. */
export type Vocabulary = {
  /** Phrases of several words as stems, by their first stem, the longest first. */
  readonly phrases: ReadonlyMap<string, readonly (readonly string[])[]>;
  /** For each stem or joined phrase, its synonyms. */
  readonly synonyms: ReadonlyMap<string, readonly string[]>;
};

export function vocabularyOf(groups: Synonyms): Vocabulary {
  const phrases = new Map<string, (readonly string[])[]>();
  const synonyms = new Map<string, readonly string[]>();
  for (const group of groups) {
    const joined = group.map((member) => {
      const stems = wordsOf(member).map(stemOf);
      const [start = ''] = stems;
      if (stems.length > 1) phrases.set(start, [...(phrases.get(start) ?? []), stems]);
      return stems.join('_');
    });
    for (const stem of joined) {
      synonyms.set(stem, [...(synonyms.get(stem) ?? []), ...joined.filter((other) => other !== stem)]);
    }
  }
  for (const [start, all] of phrases)
    phrases.set(
      start,
      [...all].sort((a, b) => b.length - a.length),
    );
  return { phrases, synonyms };
}

/** A known phrase is one stem, `cash_out`; stop words are dropped, unless there is nothing else. */
export function stemsOfWords(words: readonly string[], { phrases }: Vocabulary): readonly string[] {
  const all = words.map(stemOf);
  const stems: string[] = [];
  for (let at = 0; at < all.length; ) {
    const here = all[at] ?? '';
    const phrase = phrases.get(here)?.find((stem) => stem.every((each, index) => all[at + index] === each));
    if (phrase) stems.push(phrase.join('_'));
    else if (!stopWords.has(words[at] ?? '')) stems.push(here);
    at += phrase?.length ?? 1;
  }
  return stems.length > 0 ? stems : all;
}

export function stemsOf(text: string, vocabulary: Vocabulary): readonly string[] {
  return stemsOfWords(wordsOf(text), vocabulary);
}

export function countsOf(stems: Iterable<string>): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  return counts;
}

/** How well each known stem matches a typed one, from 0 to 1. */
export type Meaning = ReadonlyMap<string, number>;

const quality = { synonym: 0.85, start: 0.6, typo: 0.8 } as const;
const minTypoLength = 4;
const minStartLength = 3;

/** The stem and its synonyms; if unknown, stems one typing error away and, for an unfinished word, those it begins. */
export function meaningOf(
  stem: string,
  known: ReadonlySet<string>,
  { synonyms }: Vocabulary,
  isUnfinished: boolean,
): Meaning {
  const meaning = new Map<string, number>();
  for (const other of synonyms.get(stem) ?? []) if (known.has(other)) meaning.set(other, quality.synonym);
  if (known.has(stem)) meaning.set(stem, 1);
  if (meaning.size > 0 || /[\d{]/.test(stem)) return meaning;
  for (const each of known) {
    if (isUnfinished && stem.length >= minStartLength && each.startsWith(stem)) meaning.set(each, quality.start);
    else if (stem.length >= minTypoLength && each.length >= minTypoLength && isTypo(stem, each)) {
      for (const same of [each, ...(synonyms.get(each) ?? [])]) meaning.set(same, quality.typo);
    }
  }
  return meaning;
}
