/** Turns of phrase that make a page read as if things acted and not people, by the name of their column in the report. */
export const habits: Readonly<Record<string, RegExp>> = {
  count: /\bcount(?:s|ed|ing)?\b/gi,
  may: /\bmay\b/g,
  'the month': /\bthe month\b(?! of)/gi,
  'by the end': /\bby the end\b/gi,
  // Orders that leave the reader to ask somebody else.
  'Ask …': /(?:^|[.:!?;]\s+|\band )ask\b(?! (?:us|for a quick))/gim,
};

/** How often each habit is in a text. */
export function countHabits(text: string): Readonly<Record<string, number>> {
  return Object.fromEntries(Object.entries(habits).map(([name, pattern]) => [name, text.match(pattern)?.length ?? 0]));
}
