import { counties } from '@/content/ohio/counties';
import { seatOf } from '@/content/site/county-places';
import type { Paragraph } from './paragraphs';

/** Phrases to avoid, by the name of their column in the report. */
const habits: Readonly<Record<string, RegExp>> = {
  count: /\bcount(?:s|ed|ing)?\b/gi,
  may: /\bmay\b/g,
  'the month': /\bthe month\b(?! of)/gi,
  'by the end': /\bby the end\b/gi,
  // Sends the reader to somebody else.
  'Ask …': /(?:^|[.:!?;]\s+|\band )ask\b(?! (?:us|for a quick))/gim,
};

const places = ['Ohio', ...counties.flatMap(({ name }) => [name, seatOf(name)])];
const example = new RegExp(`\\$\\d|\\b(?:${places.join('|')})\\b`);

/** The sections whose first two sentences name no amount in dollars and no place in Ohio. A table is one sentence. */
function sectionsWithoutExample(paragraphs: readonly Paragraph[]): number {
  const texts = paragraphs.map(({ element, text }) =>
    /^t[dh]$/.test(element) ? text.replace(/[.!?:] /g, ', ') : `\n${text}`,
  );
  const heads = paragraphs.flatMap(({ element }, at) => (element === 'h2' ? [at] : []));
  return heads.filter((at, place) => {
    const section = texts
      .slice(at + 1, heads[place + 1])
      .join(' ')
      .trim();
    return !example.test(section.split(/(?<=[.!?:])\s+|\n/, 2).join(' '));
  }).length;
}

export const habitNames = [...Object.keys(habits), 'no example'];

/** How often each habit is in the text of a page, and how many of its sections begin without an example. */
export function countHabits(paragraphs: readonly Paragraph[]): Readonly<Record<string, number>> {
  const text = paragraphs.map((paragraph) => paragraph.text).join('\n');
  const counts = Object.entries(habits).map(([name, pattern]) => [name, text.match(pattern)?.length ?? 0]);
  return { ...Object.fromEntries(counts), 'no example': sectionsWithoutExample(paragraphs) };
}
