/** Words that say nothing about what is searched for. */
const stopWords = new Set(
  (
    'a about all am an and any are as at be because been before being by can could did do does doing each else ever every for from ' +
    'get gets getting give go going good had has have having he her here him his how i if in into is it its just let like make ' +
    'many may me mean meaning means might more most much must my need now of on or our out over please s shall she should show so ' +
    'some someone somebody t tell than that the their them then there these they thing this those to too up us use want was we ' +
    'were what when where who whose why will with would you your'
  ).split(' '),
);

const word = /[\p{L}\p{N}]+/gu;

/** A ZIP code of Ohio. */
export const ohioZip = /\b4[345](?!000)\d{3}\b/g;

/** The plain form of a word: lower case, without the endings that grammar gives it. `rates` and `rating` are both `rat`. */
export function stemOf(text: string): string {
  let stem = text.toLowerCase();
  if (/\d/.test(stem)) return stem;
  if (stem.length > 4) stem = stem.replace(/ie[sd]$/, 'y');
  if (stem.length > 3) stem = stem.replace(/([^su])s$/, '$1');
  if (stem.length > 5) stem = stem.replace(/ing$/, '').replace(/([b-df-hj-np-rtv-z])\1$/, '$1');
  else if (stem.length > 4) stem = stem.replace(/ed$/, '');
  if (stem.length > 5) stem = stem.replace(/ed$/, '');
  return stem.length > 3 ? stem.replace(/e$/, '') : stem;
}

/** The stems of a text in its order, without stop words; of a text that has nothing else, those of the stop words. All ZIP codes of Ohio are one. */
export function stemsOf(text: string): readonly string[] {
  const apart = text
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/\bdownpayment/g, 'down payment')
    .replace(ohioZip, 'ohiozip');
  const all = apart.match(word) ?? [];
  const telling = all.filter((each) => !stopWords.has(each));
  return (telling.length > 0 ? telling : all).map(stemOf);
}

/** Whether two words differ by one typing error: a letter left out, added, wrong, or changed places with the next one. */
export function isTypo(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  let end = 0;
  const shorter = Math.min(a.length, b.length) - start;
  while (end < shorter && a[a.length - 1 - end] === b[b.length - 1 - end]) end += 1;
  const left = a.slice(start, a.length - end);
  const right = b.slice(start, b.length - end);
  if (left.length <= 1 && right.length <= 1) return true;
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0];
}

/** How well a word stands for one that was typed, 0 to 1, by the stems it may mean. */
export type Meaning = ReadonlyMap<string, number>;

const minTypoLength = 4;
const minPrefixLength = 3;

/**
 * What a typed stem may mean among known ones: itself, words alike, and longer words that start with it. Where nothing is
 * known, the words that one typing error makes of it.
 */
export function meaningOf(
  stem: string,
  known: Iterable<string>,
  alike: ReadonlyMap<string, readonly string[]>,
): Meaning {
  const meaning = new Map<string, number>();
  const typos: string[] = [];
  const others = new Set(alike.get(stem));
  for (const each of known) {
    if (each === stem) meaning.set(each, 1);
    else if (others.has(each)) meaning.set(each, 0.85);
    else if (stem.length >= minPrefixLength && each.startsWith(stem)) meaning.set(each, 0.6);
    else if (stem.length >= minTypoLength && each.length >= minTypoLength && isTypo(stem, each)) typos.push(each);
  }
  if (meaning.size > 0) return meaning;
  return new Map(typos.flatMap((typo) => [typo, ...(alike.get(typo) ?? [])]).map((each) => [each, 0.8]));
}

/** For each stem, the stems that mean the same. */
export function alikeStems(groups: readonly (readonly string[])[]): ReadonlyMap<string, readonly string[]> {
  const stems = new Map<string, readonly string[]>();
  for (const group of groups.map((words) => words.map(stemOf))) {
    for (const stem of group) {
      stems.set(stem, [...(stems.get(stem) ?? []), ...group.filter((other) => other !== stem)]);
    }
  }
  return stems;
}
