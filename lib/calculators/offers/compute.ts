import { listText, spokenText, termText } from '@/lib/calculators/words';
import type { Series } from '@/lib/charts';
import { aprText } from '@/lib/mortgage/apr';
import {
  type CheapestSpan,
  cheapestAfter,
  cheapestSpans,
  costAfter,
  firstMonthCheaper,
  type Offer,
  type OfferTerms,
  offer,
} from '@/lib/mortgage/offers';
import { integerText, noValue, roundHalfAway, usd, usdWhole } from '@/lib/numbers/format';
import { isRateOpen, type OfferLetter, type OffersValues, offerLetters } from './fields';

export type OutcomeCell = { readonly letter: OfferLetter; readonly text: string; readonly lowest: boolean };

type NamedOffer = { readonly letter: OfferLetter; readonly terms: OfferTerms };

function offersOf(values: OffersValues): readonly NamedOffer[] {
  return offerLetters.flatMap((letter) => {
    const principal = values[`principal${letter}`];
    if (!(principal > 0) || isRateOpen(values, letter)) return [];
    return [
      {
        letter,
        terms: {
          principal,
          ratePercent: values[`ratePercent${letter}`],
          termMonths: values[`termMonths${letter}`],
          insuranceMonthly: values[`insuranceMonthly${letter}`],
          insuranceMonths: values[`insuranceMonths${letter}`],
          pointsPercent: values[`pointsPercent${letter}`],
          lenderFees: values[`lenderFees${letter}`],
          lenderCredit: values[`lenderCredit${letter}`],
        },
      },
    ];
  });
}

export function comparisonOf(values: OffersValues) {
  const offers = offersOf(values);
  const { stayMonths } = values;
  const terms = offers.map((each) => each.terms);
  return {
    offers,
    /** The first offer with a loan amount but no rate. */
    withoutRate: offerLetters.find((letter) => values[`principal${letter}`] > 0 && isRateOpen(values, letter)),
    /** In the order of `offers`. */
    results: terms.map((each) => offer({ ...each, stayMonths })),
    stayMonths,
    /** The longest term in months; 0 without offers. */
    longest: Math.max(0, ...terms.map(({ termMonths }) => termMonths)),
    spans: cheapestSpans(terms),
  };
}

export type Comparison = Readonly<ReturnType<typeof comparisonOf>>;

/** A row of cells, with dashes for an offer that was not typed; `lowest` is an index into the offers. */
function cellsOf({ offers }: Comparison, texts: readonly string[], lowest: number | null): readonly OutcomeCell[] {
  const same = new Set(texts).size < 2;
  return offerLetters.map((letter) => {
    const text = texts[offers.findIndex((each) => each.letter === letter)];
    const isLowest = text !== undefined && !same && lowest !== null && text === texts[lowest];
    return { letter, text: text ?? noValue, lowest: isLowest };
  });
}

function lowestIndex(amounts: readonly (number | null)[]): number | null {
  const known = amounts.filter((amount) => amount !== null);
  return known.length > 0 ? amounts.indexOf(Math.min(...known)) : null;
}

/** A row of results as printed, with its number in the drawing of the pages. */
export type OutcomeLine = {
  readonly mark?: number;
  readonly label: string;
  readonly note: string;
  /** Whether it is the visitor's own length of stay. */
  readonly now?: boolean;
  readonly cells: readonly OutcomeCell[];
};

/** The three rows that do not depend on the stay: APR, first month's payment, and cash at the start. */
export function outcomeLines(comparison: Comparison): readonly OutcomeLine[] {
  const cells = (of: (result: Offer) => number | null, text: (amount: number | null) => string) => {
    const amounts = comparison.results.map(of);
    return cellsOf(comparison, amounts.map(text), lowestIndex(amounts));
  };
  return [
    {
      mark: 8,
      label: 'APR',
      note: 'Check: page 3, Comparisons',
      cells: cells(({ aprPercent }) => aprPercent, aprText),
    },
    {
      label: 'First payment, a month',
      note: 'Principal, interest and mortgage insurance',
      cells: cells(({ payment }) => payment, usd),
    },
    { label: 'Due at the start', note: 'Points and fees less credits', cells: cells(({ upfront }) => upfront, usd) },
  ];
}

function costCells(comparison: Comparison, months: number): readonly OutcomeCell[] {
  const terms = comparison.offers.map((each) => each.terms);
  return cellsOf(
    comparison,
    terms.map((each) => usd(costAfter(each, months))),
    cheapestAfter(terms, months)?.offer ?? null,
  );
}

export function stayLines(comparison: Comparison): readonly OutcomeLine[] {
  const { stayMonths, longest } = comparison;
  const stays = [36, 60, stayMonths, 120, longest].filter(
    (months) => months > 0 && months <= Math.max(longest, stayMonths),
  );
  return [...new Set(stays)]
    .sort((a, b) => a - b)
    .map((months) => ({
      label: `${termText(months)}${months === stayMonths ? ', your stay' : ''}`,
      note: spokenText({ kind: 'months' }, months),
      now: months === stayMonths,
      cells: costCells(comparison, months),
    }));
}

/** The five-year figures from page 3 of a Loan Estimate, and the difference of its two lines. */
export function fiveYearLines(comparison: Comparison): readonly OutcomeLine[] {
  const five = comparison.results.map(({ inFiveYears }) => inFiveYears);
  const paid = five.map((each) => each.paid);
  const repaid = five.map(({ principalPaid }) => usd(principalPaid));
  return [
    {
      mark: 9,
      label: 'Paid in five years',
      note: 'Points, fees and 60 payments',
      cells: cellsOf(comparison, paid.map(usd), lowestIndex(paid)),
    },
    { label: 'Loan paid off', note: 'What you no longer owe', cells: cellsOf(comparison, repaid, null) },
    { label: 'Cost in five years', note: 'The first less the second', cells: costCells(comparison, 60) },
  ];
}

function letterAt({ offers }: Comparison, place: number): string {
  return offers[place]?.letter ?? '';
}

function lettersAt(comparison: Comparison, places: readonly number[]): string {
  return listText(places.map((place) => letterAt(comparison, place)));
}

/** Whether no offer of the comparison is cheaper than another. */
function isLevel({ offers }: Comparison, { alike }: Pick<CheapestSpan, 'alike'>): boolean {
  return alike.length === offers.length;
}

function stretchText(comparison: Comparison, spans: readonly CheapestSpan[], cheapest: string): string {
  const [first, ...others] = spans.map((span) => {
    if (isLevel(comparison, span)) return 'they cost the same';
    return `${lettersAt(comparison, span.alike)} ${span.alike.length > 1 ? 'are' : 'is'}${cheapest}`;
  });
  return others.length > 1 ? `${first} at first, then others are` : [first, ...others].join(', then ');
}

function spanText({ from, to }: CheapestSpan, isFirst: boolean, isLast: boolean): string {
  if (isFirst && isLast) return 'however long you stay';
  if (isLast) return `from month ${integerText(from)} on`;
  if (isFirst) return `through month ${integerText(to)}`;
  return `from month ${integerText(from)} through month ${integerText(to)}`;
}

function stayText(comparison: Comparison, winner: number, tied: readonly number[]): string {
  const { results, stayMonths } = comparison;
  const cost = results[winner]?.cost ?? 0;
  const others = results.flatMap((result, place) => (place === winner ? [] : [{ place, cost: result.cost }]));
  const next = others.reduce<(typeof others)[number] | null>(
    (best, each) => (best && best.cost <= each.cost ? best : each),
    null,
  );
  if (!next) return '';
  const stay = `At your ${termText(stayMonths)}`;
  const less = roundHalfAway(next.cost, 2) - roundHalfAway(cost, 2);
  if (roundHalfAway(less, 2) > 0) {
    const dollars = less < 0.5 ? 'under a dollar' : usdWhole(less);
    return ` ${stay} ${letterAt(comparison, winner)} costs ${dollars} less than ${letterAt(comparison, next.place)}.`;
  }
  const same = tied.length > 1 ? tied : [winner, next.place].sort();
  const upfronts = same.map((place) => usd(results[place]?.upfront ?? 0));
  const cash =
    new Set(upfronts).size > 1
      ? `; ${letterAt(comparison, winner)} needs the least cash at the start`
      : ' and need the same cash at the start';
  return ` ${stay} ${listText(same.map((place) => letterAt(comparison, place)))} cost the same${cash}.`;
}

function noteOf({ offers, results, longest }: Comparison): string {
  const all = (values: readonly number[]) => new Set(values).size === 1;
  const isSameLoan = all(offers.map(({ terms }) => terms.principal));
  const isSameTerm = all(offers.map(({ terms }) => terms.termMonths));
  const count = offers.length === 2 ? 'Both' : 'All three';
  const loans =
    isSameLoan && isSameTerm
      ? `${count} over ${integerText(longest)} months on ${usdWhole(offers[0]?.terms.principal ?? 0)}. `
      : isSameLoan
        ? ''
        : 'The loans differ in size, and so do their costs. ';
  const aprs = results.map(({ aprPercent }) => aprPercent);
  const lowest = lowestIndex(aprs);
  const texts = aprs.map(aprText);
  if (lowest === null) return loans.trim();
  if (new Set(texts).size === 1) return `${loans}The same APR: ${texts[0]}.`;
  const letters = offers.flatMap(({ letter }, place) => (texts[place] === texts[lowest] ? [letter] : []));
  return `${loans}Lowest APR: ${listText(letters)}, ${texts[lowest]}.`;
}

/**
 * The cheapest offer, from which month, and by how much. If a field is `missing`, the plate is "?" and the sentence
 * asks for it.
 */
export function offersVerdict(comparison: Comparison) {
  const { offers, withoutRate, spans, stayMonths } = comparison;
  if (withoutRate) {
    return {
      plate: '?',
      short: '',
      before: `What is the interest rate of offer ${withoutRate}?`,
      key: '',
      after: '',
      note: 'An offer is compared once it has a loan amount and a rate.',
      missing: `ratePercent${withoutRate}` as const,
    };
  }
  if (offers.length < 2) {
    const missing = offerLetters.find((letter) => !offers.some((each) => each.letter === letter)) ?? 'B';
    return {
      plate: '?',
      short: '',
      before: `What is the loan amount of offer ${missing}?`,
      key: '',
      after: '',
      note: 'Two offers make a comparison.',
      missing: `principal${missing}` as const,
    };
  }
  const terms = offers.map((each) => each.terms);
  const month = Math.max(1, stayMonths);
  const { offer: winner, tied } = cheapestAfter(terms, month) ?? { offer: 0, tied: [0] };
  // Nothing is paid after the longest term, so the last run continues.
  const at = Math.max(
    0,
    spans.findIndex(({ from, to }) => from <= month && month <= to),
    month > comparison.longest ? spans.length - 1 : 0,
  );
  const span = spans[at];
  if (!span) throw new Error('There are offers without months.');
  const [earlier, later] = [spans.slice(0, at), spans.slice(at + 1)];
  const when = spanText(span, earlier.length === 0, later.length === 0);
  const level = isLevel(comparison, span);
  const cheapest = offers.length === 2 ? 'cheaper' : 'cheapest';
  const then = level ? ` ${cheapest}` : '';
  const sooner =
    earlier.length > 0 ? ` If you sell or refinance before that, ${stretchText(comparison, earlier, then)}.` : '';
  const longer = later.length > 0 ? ` If you keep the loan longer, ${stretchText(comparison, later, then)}.` : '';
  const letters = lettersAt(comparison, span.alike);
  const several = span.alike.length > 1;
  return {
    plate: level ? '=' : letters,
    /** For the bar on small screens, before `key`. */
    short: level ? `${letters} cost the same` : `${letters} ${several ? 'are' : 'is'} ${cheapest}`,
    before: level
      ? `${offers.length === 2 ? 'Both' : 'All three'} offers cost the same `
      : `Offer${several ? 's' : ''} ${letters} ${several ? 'are' : 'is'} ${cheapest} `,
    key: when,
    after: `.${sooner}${longer}${level ? '' : stayText(comparison, winner, tied)}`,
    note: noteOf(comparison),
    missing: null,
  };
}

function signed(amount: number, more: string, less: string): string {
  const rounded = roundHalfAway(amount, 2);
  if (rounded === 0) return '';
  return `${usd(Math.abs(rounded))} ${rounded > 0 ? more : less}`;
}

/** How each other offer compares with the first: cash at the start, payment, and the month from which it is cheaper. */
export function pairTexts({ offers, results }: Comparison): readonly string[] {
  const [first, ...others] = offers;
  const base = results[0];
  if (!first || !base) return [];
  return others.map((each, index) => {
    const result = results[index + 1] as Offer;
    const start = signed(result.upfront - base.upfront, 'more', 'less') || 'the same';
    const month = signed(result.payment - base.payment, 'more', 'less') || 'the same';
    const overtakes = firstMonthCheaper(each.terms, first.terms);
    const overtaken = firstMonthCheaper(first.terms, each.terms);
    const from = (letter: string, when: number) =>
      when === 1
        ? `${letter} is the cheaper of the two however long you stay.`
        : `${letter} is the cheaper of the two from month ${integerText(when)} on.`;
    const who =
      overtakes === 1 && overtaken === 1
        ? 'The two cost the same.'
        : overtakes !== null
          ? from(each.letter, overtakes)
          : overtaken !== null
            ? from(first.letter, overtaken)
            : '';
    return `${each.letter} asks for ${start}${start === 'the same' ? ' as' : ' than'} ${first.letter} at the start and ${month} a month. ${who}`.trim();
  });
}

/** Months on the chart: at least 10 years, including the stay and the last change of the answer. */
export function chartMonths({ longest, stayMonths, spans }: Comparison): number {
  const lastChange = spans.at(-1)?.from ?? 1;
  const wanted = Math.max(120, stayMonths, 12 * Math.ceil((1.25 * lastChange) / 12));
  return Math.min(longest, wanted);
}

/** The cost of each offer relative to the first, by month from the start. */
export function differenceLines(comparison: Comparison): readonly Series[] {
  const [first, ...others] = comparison.offers;
  if (!first) return [];
  const months = Array.from({ length: chartMonths(comparison) + 1 }, (_, month) => month);
  const costs = months.map((month) => costAfter(first.terms, month));
  const tones = [1, 2] as const;
  return others.map(({ letter, terms }, index) => ({
    label: letter,
    tone: tones[index] ?? 1,
    amounts: months.map((month) => costAfter(terms, month) - (costs[month] ?? 0)),
    ...(index > 0 ? { dashed: true as const } : {}),
  }));
}

export function chartSentence(comparison: Comparison): string {
  const first = comparison.offers[0]?.letter ?? '';
  const ends = differenceLines(comparison).map(({ label, amounts }) => {
    const [start, end] = [amounts[0] ?? 0, amounts.at(-1) ?? 0].map((amount) =>
      amount === 0 ? 'level with it' : `${usdWhole(Math.abs(amount))} ${amount > 0 ? 'above' : 'below'}`,
    );
    return `${label} starts ${start} and ends ${end} after ${termText(amounts.length - 1)}`;
  });
  return `Costs compared with offer ${first}, by months kept. ${ends.join('; ')}.`;
}

/** The cheapest offers in words: "C through month 37, B from month 38 on". */
export function spansText(comparison: Comparison): string {
  const { spans } = comparison;
  return spans
    .map((span, index) => {
      const when = spanText(span, index === 0, index === spans.length - 1);
      return `${lettersAt(comparison, span.alike)}${span.alike.length > 1 ? ' alike' : ''} ${when}`;
    })
    .join(', ');
}
