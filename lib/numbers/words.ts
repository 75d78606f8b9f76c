import { grouped } from './format';

const small = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
];
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

/**
 * A count in prose: 19 is "nineteen", 23 is "twenty-three"; digits from 100 on. Throws unless it is a nonnegative
 * integer.
 */
export function numberWord(count: number): string {
  if (!Number.isInteger(count) || count < 0) throw new Error(`${count} is not a count.`);
  if (count >= 100) return grouped(String(count));
  const below = small[count];
  if (below !== undefined) return below;
  const rest = count % 10;
  const ten = tens[Math.floor(count / 10)] ?? '';
  return rest === 0 ? ten : `${ten}-${small[rest]}`;
}

export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The largest multiple of ten below a count, for "more than ninety": 94 gives 90, and 90 gives 80. */
export function fullTens(count: number): number {
  return Math.floor((count - 1) / 10) * 10;
}
