import { isTypo } from '@/lib/typo';
import { stemOf, withDigits, wordsOf } from './stems';

/** Places that a query can name: Ohio's counties and towns, and the states in which the lender makes no loans. */
export type Gazetteer = {
  /** Property tax in percent a year, by county. */
  readonly counties: Readonly<Record<string, number>>;
  /** The counties of each town, starting with that of its center. */
  readonly towns: Readonly<Record<string, readonly string[]>>;
  /** Names that are also words, such as Lake and Reading: they count only next to a word that marks them as a place. */
  readonly words: readonly string[];
  readonly states: readonly string[];
};

/**
 * The kind of an amount in a query. A rate is in percent, all others in US dollars; income is per year, rent and
 * payment per month.
 */
export type AmountKind = 'income' | 'price' | 'owed' | 'rent' | 'saved' | 'payment' | 'rate' | 'score';
export type Amounts = Readonly<Partial<Record<AmountKind, number>>>;

export type Place = {
  /** As the gazetteer spells it. */
  readonly name: string;
  readonly counties: readonly string[];
};

export type Query = {
  /** The query, with placeholders such as `{income}`, `{place}`, `{state}` and `{zip}` for recognized values. */
  readonly words: readonly string[];
  readonly amounts: Amounts;
  readonly places: readonly Place[];
  readonly zip?: string;
};

const ohioZip = /^4[345](?!000)\d{3}$/;
const amountPattern =
  /(\$ ?)?\b(\d{1,3}(?:,\d{3})+|\d+)(\.\d+)?( ?(?:k|(?:hundred )?(?:thousand|grand)|m|mil|million)\b)?( ?(?:%|percent\b|per cent\b|pct\b))?/g;
/** Names of forms and loans that look like amounts. */
const namesWithDigits = /^(?:203k|401k|403b|1099|1040|1031|1098)$/;
/** Before a price in thousands that is typed without them: “list price 285”. */
const beforeThousands =
  /\b(?:price|listed (?:at|for)|asking|worth|appraised (?:at|for)|still owe|sell (?:it )?for|buy at) $/;
const workingHours = 2080;

type Context = {
  /** The nearest words, up to another amount. */
  readonly before: string;
  readonly after: string;
  /** Everything typed before the amount. */
  readonly opening: string;
};

const incomeWords =
  /\b(?:make|making|earn|earning|salary|income|bring (?:home|in)|take home|clear|gross|wages?|get paid|paid)\b/;
/**
 * An income without a word for it, as in “what can I afford on 70000”. After a price, “with” more often introduces
 * savings.
 */
const affordOn =
  /\b(?:afford|borrow|buy)\b(?:.*(?<!\b(?:payments?|tax|taxes|insurance|interest) )\b(?:on|making)|\D*\bwith) (?:just |only |about |around )?$/;
const monthly = /^ ?(?:dollars? )?(?:a|per|each|every) month|^ ?\/ ?mo|^ ?monthly/;
const hourly = /^ ?(?:dollars? ?|bucks ?)?(?:an|per|\/) ?h/;
const unitAfter = /^ ?(?:dollars?|bucks)?(?: ?(?:a|an|per|each|every|\/) ?(?:year|yr|month|mo|hour|hr)\b)?/;
const yearly = /^ ?(?:dollars? )?(?:a|per|each|every) year|^ ?\/ ?yr|^ ?(?:yearly|annual|salary|income|job|together)/;

/** The kind of an amount, from the words around it; undefined if they do not tell. */
function kindOf(amount: number, { before, after, opening }: Context): readonly [AmountKind, number] | undefined {
  const around = `${before}|${after}`;
  if (amount >= 400 && amount <= 850 && /\b(?:score|credit|fico)\b/.test(around)) return ['score', amount];
  const hasIncomeWord = incomeWords.test(before) || /^[^,.]{0,14}\b(?:salary|income|wage)/.test(after);
  if (hourly.test(after)) return ['income', amount * workingHours];
  if (/\b(?:rent(?!ing it|al)|apartment|lease|landlord|bedroom)/.test(around) && amount < 10_000)
    return ['rent', amount];
  if (hasIncomeWord && monthly.test(after)) return ['income', amount * 12];
  if ((hasIncomeWord && amount >= 10_000) || (yearly.test(after) && amount >= 10_000)) return ['income', amount];
  if (/\b(?:saved|savings?|bank|cash|put down|down)\b/.test(around)) return ['saved', amount];
  if (/\b(?:owe|debts?|balance|cards?)\b/.test(around)) return ['owed', amount];
  if (monthly.test(after)) return ['payment', amount];
  if (amount >= 10_000 && amount <= 400_000 && affordOn.test(opening)) return ['income', amount];
  return amount >= 20_000 ? ['price', amount] : undefined;
}

const factors: readonly (readonly [RegExp, number])[] = [
  [/^ ?(?:k|thousand|grand)/, 1000],
  [/^ ?hundred/, 100_000],
  [/^ ?m/, 1_000_000],
];

/** Extracts amounts and a ZIP code from a text, and leaves a placeholder for each. */
function readAmounts(text: string): { readonly text: string; readonly amounts: Amounts; readonly zip?: string } {
  const amounts: Partial<Record<AmountKind, number>> = {};
  const found = [...text.matchAll(amountPattern)];
  let plain = '';
  let at = 0;
  let zip: string | undefined;
  for (const [index, match] of found.entries()) {
    const [all, dollar, digits = '', decimals = '', suffix = '', percent] = match;
    const end = match.index + all.length;
    const before = text.slice(Math.max(at, match.index - 24), match.index);
    const after = text.slice(end, Math.min(found[index + 1]?.index ?? text.length, end + 24));
    const context = { before, after, opening: text.slice(0, match.index) };
    const isThousands = /^[1-9]\d\d$/.test(all) && beforeThousands.test(before) && !monthly.test(after);
    const factor = factors.find(([unit]) => unit.test(suffix))?.[1] ?? (isThousands ? 1000 : 1);
    const amount = Number(digits.replaceAll(',', '') + decimals) * factor;
    let placeholder: string | undefined;
    if (percent) {
      if (
        decimals ||
        /\b(?:rate|interest|refi|refinance|at|my|have)\b[^|]*$/.test(before) ||
        /^ ?(?:rate|interest)/.test(after)
      ) {
        if (amount > 1.5 && amount < 15) [amounts.rate, placeholder] = [amount, '{rate}'];
      }
    } else if (!dollar && ohioZip.test(all) && kindOf(amount, context)?.[0] !== 'income') {
      zip ??= all;
      placeholder = '{zip}';
    } else if (decimals && !dollar && !suffix && amount < 15) {
      [amounts.rate, placeholder] = [amount, '{rate}'];
    } else if (
      !namesWithDigits.test(all.replace(' ', '')) &&
      (dollar || factor > 1 || amount >= 400 || hourly.test(after))
    ) {
      const isYear = !dollar && factor === 1 && !digits.includes(',') && amount > 1900 && amount < 2100;
      const kind = isYear ? undefined : kindOf(amount, context);
      if (kind) [amounts[kind[0]], placeholder] = [amounts[kind[0]] ?? kind[1], `{${kind[0]}}`];
      else if (!isYear && amount >= 1000) placeholder = ' ';
    }
    plain += text.slice(at, match.index) + (placeholder ? ` ${placeholder} ` : all);
    at = end + (placeholder ? (unitAfter.exec(after)?.[0].length ?? 0) : 0);
  }
  return { text: plain + text.slice(at), amounts, ...(zip ? { zip } : {}) };
}

const placeBefore = new Set(['in', 'near', 'around', 'to', 'outside', 'by', 'of', 'from', 'at']);
const taxWords = new Set(['tax', 'taxes', 'county', 'counties', 'co']);
const short: Readonly<Record<string, string>> = { mount: 'mt', saint: 'st', heights: 'hts', township: 'twp' };

function spellingsOf(name: string): readonly string[] {
  const words = wordsOf(name);
  const written = words.join(' ');
  const other = words.map((word) => short[word] ?? word).join(' ');
  const long = words.map((word) => (word === 'st' ? 'saint' : word)).join(' ');
  return [...new Set([written, other, long])];
}

type Names = {
  readonly counties: ReadonlyMap<string, string>;
  readonly towns: ReadonlyMap<string, string>;
  readonly states: ReadonlySet<string>;
  readonly words: ReadonlySet<string>;
};

const spelled = (names: readonly string[]) =>
  new Map(names.flatMap((name) => spellingsOf(name).map((spelling) => [spelling, name] as const)));

/** Parses amounts, ZIP codes and places. A word that `isKnown` rejects may be a town with a typing error. */
export function queryReader(gazetteer: Gazetteer, isKnown: (stem: string) => boolean): (typed: string) => Query {
  const names: Names = {
    counties: spelled(Object.keys(gazetteer.counties)),
    towns: spelled(Object.keys(gazetteer.towns)),
    states: new Set(gazetteer.states.map((name) => name.toLowerCase())),
    words: new Set(gazetteer.words.map((name) => name.toLowerCase())),
  };
  const single = [...names.towns.keys(), ...names.counties.keys()].filter((name) => /^\w{6,}$/.test(name));

  function placeAt(
    words: readonly string[],
    at: number,
  ): { readonly place?: Place; readonly length: number } | undefined {
    for (let length = Math.min(4, words.length - at); length > 0; length -= 1) {
      const name = words.slice(at, at + length).join(' ');
      const next = words[at + length];
      const county = names.counties.get(name);
      if (county && (next === 'county' || next === 'co'))
        return { place: { name: `${county} County`, counties: [county] }, length: length + 1 };
      const town = names.towns.get(name);
      const isState = names.states.has(name);
      if (!town && !county && !isState) continue;
      const isPlaceContext =
        words.some((word) => taxWords.has(word)) || placeBefore.has(words[at - 1] ?? '') || next === 'ohio';
      if (names.words.has(name) && !isPlaceContext) return undefined;
      // A county whose name is also a word counts only near a word about taxes or counties.
      if (!town && county && names.words.has(name) && !words.some((word) => taxWords.has(word))) return undefined;
      const isOhio = words.some((word) => taxWords.has(word)) || next === 'ohio' || words[at - 1] === 'in';
      if (isState && !((town || county) && isOhio)) return { length };
      if (town) return { place: { name: town, counties: gazetteer.towns[town] ?? [] }, length };
      if (county) return { place: { name: `${county} County`, counties: [county] }, length };
    }
    const word = words[at] ?? '';
    if (word.length < 6 || isKnown(stemOf(word)) || word.startsWith('{')) return undefined;
    const similar = single.filter((name) => isTypo(word, name));
    const [only] = similar;
    if (only === undefined || similar.length > 1) return undefined;
    return placeAt([...words.slice(0, at), only, ...words.slice(at + 1)], at);
  }

  return (typed) => {
    const { text, ...read } = readAmounts(
      withDigits(typed.toLowerCase())
        .replace(/\b(?:a )?quarter (?:of a )?million\b/g, '250000')
        .replace(/\bhalf a? ?million\b/g, '500000'),
    );
    const queryWords = wordsOf(text);
    const words: string[] = [];
    const places: Place[] = [];
    for (let at = 0; at < queryWords.length; ) {
      const found = placeAt(queryWords, at);
      if (found?.place) places.push(found.place);
      words.push(found ? (found.place ? '{place}' : '{state}') : (queryWords[at] ?? ''));
      at += found?.length ?? 1;
    }
    return { words, places, ...read };
  };
}
