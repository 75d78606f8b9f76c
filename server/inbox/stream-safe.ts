const excessMarks = /(\p{M}{30})\p{M}+/gu;

/**
 * Limits combining marks to 30 per letter, as in Unicode's Stream-Safe Text Format; no script needs more. Normalizing
 * takes quadratic time in their number: over a second for 64 KB.
 */
export function streamSafe(text: string): string {
  return text.replace(excessMarks, '$1');
}
