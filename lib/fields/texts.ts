/**
 * Invisible characters: joiners, direction marks, soft hyphens, fillers, variation selectors, the empty Braille cell.
 */
const invisible = /[\p{DI}\u2066-\u2069\u2800]/gu;
const controls = /\p{Cc}/gu;
const controlsButLineBreaks = /[^\P{Cc}\n]/gu;

/** Unicode NFC, without invisible characters. */
export function plain(text: string): string {
  return text.normalize('NFC').replace(invisible, '');
}

/** Plain text on one line: no control characters or surrounding space. */
export function oneLine(text: string): string {
  return plain(text)
    .replace(/[\r\n\t\u2028\u2029]+/g, ' ')
    .replace(controls, '')
    .trim();
}

/** Plain text on several lines, each break a single line feed. */
export function manyLines(text: string): string {
  return plain(text)
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(controlsButLineBreaks, '')
    .trim();
}

/** `"Cell phone"` inside a sentence: `"a cell phone"`; abbreviations keep their capitals. */
export function withArticle(label: string): string {
  const [first = ''] = label.split(/[\s-]/);
  const spoken = /^[A-Z]{2,}/.test(first) ? label : label.charAt(0).toLowerCase() + label.slice(1);
  return `${/^[aeiou]/i.test(spoken) ? 'an' : 'a'} ${spoken}`;
}

/** A text for quoting in a message, cut to at most 40 characters. */
export function shortened(text: string): string {
  return text.length > 40 ? `${text.slice(0, 39)}…` : text;
}

/** `"4,000 characters"`, `"1 character"`. */
export function charactersText(count: number): string {
  return `${count.toLocaleString('en-US')} character${count === 1 ? '' : 's'}`;
}
