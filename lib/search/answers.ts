import type { Alike } from './entries';
import { alikeStems, meaningOf, ohioZip, stemsOf } from './stems';

/** A question with a hand-written answer: the ways to ask it, and the page that says more. */
export type Asked = {
  readonly asked: readonly string[];
  readonly page: string;
  /** Whether the page looks up the ZIP code in its address, `#zip=43215`. */
  readonly takesZip?: boolean;
};

/** The answer card above the hits. */
export type Answer = Asked & {
  readonly id: string;
  /** The answer in one sentence. */
  readonly says: string;
  /** One line more. */
  readonly more: string;
  /** What the link or the button to the page says. */
  readonly link: string;
  /** Amounts to type; the page gets them in its address, under the names of its calculator. */
  readonly fields?: readonly { readonly label: string; readonly share: string }[];
  /** A number to call, before the link. */
  readonly call?: { readonly display: string; readonly href: string };
  /** Under the button. */
  readonly note?: string;
  readonly second?: { readonly label: string; readonly href: string };
};

/** What decides which words ask the same. */
export type Vocabulary = {
  readonly alike: Alike;
  /** Words that may stand beside a question without changing it, such as mortgage. */
  readonly neutral: readonly string[];
};

/**
 * The answer to what was typed, if one of its questions is asked: every word of the question is typed, and nothing else
 * that matters. Of two, the longer question is meant. Its page gets a ZIP code that was typed, where it takes one.
 */
export function answerTo<Found extends Asked>(
  typed: string,
  answers: readonly Found[],
  { alike, neutral }: Vocabulary,
): Found | undefined {
  const alikes = alikeStems(alike);
  const stems = [...new Set(stemsOf(typed))];
  if (stems.length === 0) return undefined;
  const beside = new Set(neutral.flatMap((word) => stemsOf(word)));
  let best: { readonly answer: Found; readonly length: number } | undefined;
  for (const answer of answers) {
    for (const question of answer.asked) {
      const words = new Set(stemsOf(question));
      const met = new Set<string>();
      const isMeant = stems.every((stem) => {
        const meant = [...meaningOf(stem, words, alikes)].filter(([, quality]) => quality > 0.6);
        for (const [word] of meant) met.add(word);
        return meant.length > 0 || beside.has(stem);
      });
      if (isMeant && met.size === words.size && words.size > (best?.length ?? 0)) {
        best = { answer, length: words.size };
      }
    }
  }
  const zip = typed.match(ohioZip)?.[0];
  return zip && best?.answer.takesZip ? { ...best.answer, page: `${best.answer.page}#zip=${zip}` } : best?.answer;
}
