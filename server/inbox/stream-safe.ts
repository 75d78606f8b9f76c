const excessMarks = /(\p{M}{30})\p{M}+/gu;

/**
 * A text whose letters have at most 30 marks each, as in Unicode's Stream-Safe Text Format; no writing system needs more.
 * Normalizing sorts the marks of a letter, which takes the square of their number: 64 KB of marks take over a second.
 */
export function streamSafe(text: string): string {
  return text.replace(excessMarks, '$1');
}
