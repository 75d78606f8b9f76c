const excessMarks = /(\p{M}{30})\p{M}+/gu;

/** At most 30 combining marks per letter, as in Unicode's Stream-Safe Text Format: normalizing takes quadratic time in their number. */
export function streamSafe(text: string): string {
  return text.replace(excessMarks, '$1');
}
