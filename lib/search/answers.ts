import type { MyNumberName } from '@/lib/my-numbers';
import type { AmountKind, Amounts } from './query';

/** A question with a written answer: the ways to ask it, and the page with more about it. */
export type Asked = {
  /** A placeholder such as `{price}` or `{place}` matches any such amount or name. */
  readonly asked: readonly string[];
  readonly page: string;
  /** Whether the page looks up the ZIP code in its URL, `#zip=43215`. */
  readonly takesZip?: boolean;
};

export type AnswerField = {
  readonly label: string;
  /** The name under which the page reads its amount: from its URL, or from this tab's numbers. */
  readonly share: string;
  /** The number of this tab that carries a value that no link may contain, such as an income. */
  readonly keeps?: MyNumberName;
  readonly amount?: AmountKind;
};

export type Answer = Asked & {
  readonly id: string;
  readonly says: string;
  /** An optional second line. */
  readonly more?: string;
  readonly link: string;
  readonly fields?: readonly AnswerField[];
  /** Field values from the query, by their `share`. */
  readonly typed?: Readonly<Record<string, number>>;
  /** A number to call, before the link. */
  readonly call?: { readonly display: string; readonly href: string };
  /** Whether the card says how long the office is open. */
  readonly hours?: boolean;
  /** Below the button. */
  readonly note?: string;
  readonly second?: { readonly label: string; readonly href: string };
  /** Pages to choose from, if the query fits several. */
  readonly choices?: readonly { readonly label: string; readonly href: string }[];
};

/** Maximum weight of leftover words, as a share of the weight of matched words. */
const maxLeftover = 0.5;

export type WeightedStem = {
  readonly stem: string;
  readonly weight: number;
  readonly meaning: ReadonlyMap<string, number>;
};

/** An answer with its questions as stems, and the set of all their stems. */
export type PreparedAnswer<Found extends Asked> = {
  readonly answer: Found;
  readonly questions: readonly ReadonlySet<string>[];
  readonly all: ReadonlySet<string>;
};

/** Meanings less certain than this, such as the start of a longer word, do not select an answer. */
const minQuality = 0.7;

/** The weight of a word found only in another question of the same answer, as a share of a matched word's weight. */
const relatedShare = 0.5;

/**
 * Requires every word of one of its questions, with little else that matters. Of several answers, the one that matches
 * most of the query.
 */
export function answerFor<Found extends Asked>(
  query: readonly WeightedStem[],
  prepared: readonly PreparedAnswer<Found>[],
  neutral: ReadonlySet<string>,
): Found | undefined {
  let best: { readonly answer: Found; readonly score: number } | undefined;
  for (const { answer, questions, all } of prepared) {
    for (const stems of questions) {
      const matched = new Set<string>();
      let matchedWeight = 0;
      let relatedWeight = 0;
      let leftover = 0;
      for (const { stem, weight, meaning } of query) {
        const certain = [...meaning].filter(([, quality]) => quality > minQuality);
        const matches = certain.filter(([each]) => stems.has(each));
        for (const [each] of matches) matched.add(each);
        if (matches.length > 0) matchedWeight += weight * Math.max(...matches.map(([, quality]) => quality));
        else if (certain.some(([each]) => all.has(each))) relatedWeight += weight * relatedShare;
        else if (!neutral.has(stem) && !/^\{(?!place|state)/.test(stem)) leftover += weight;
      }
      const score = matchedWeight + relatedWeight - leftover;
      if (matched.size === stems.size && leftover <= matchedWeight * maxLeftover && score > (best?.score ?? 0))
        best = { answer, score };
    }
  }
  return best?.answer;
}

/** The amounts that an answer's fields take, by their `share`. */
export function fieldAmounts(
  { fields = [] }: Answer,
  amounts: Amounts,
): readonly (readonly [share: string, value: number])[] {
  return fields.flatMap(({ amount, share }) => {
    const value = amount && amounts[amount];
    return value === undefined ? [] : [[share, value] as const];
  });
}

/** An answer with values from the query: amounts in its fields, a ZIP code in its URL. */
export function filledAnswer(answer: Answer, amounts: Amounts, zip: string | undefined): Answer {
  return {
    ...answer,
    typed: Object.fromEntries(fieldAmounts(answer, amounts)),
    page: zip && answer.takesZip ? `${answer.page}#zip=${zip}` : answer.page,
  };
}
