/** Phrases that make a page read as if things act instead of people, by the name of their column in the report. */
export const habits: Readonly<Record<string, RegExp>> = {
  count: /\bcount(?:s|ed|ing)?\b/gi,
  may: /\bmay\b/g,
  'the month': /\bthe month\b(?! of)/gi,
  'by the end': /\bby the end\b/gi,
  // Instructions that send the reader to somebody else.
  'Ask …': /(?:^|[.:!?;]\s+|\band )ask\b(?! (?:us|for a quick))/gim,
};

export function countHabits(text: string): Readonly<Record<string, number>> {
  return Object.fromEntries(Object.entries(habits).map(([name, pattern]) => [name, text.match(pattern)?.length ?? 0]));
}
