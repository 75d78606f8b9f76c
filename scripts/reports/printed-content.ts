import { hashOf } from '../build/hash';

/** Parts of a report page that are not printed, and drawings. */
const notPrinted = /<(aside|nav|script|style|svg)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g;

/** Elements with a meaning; the others are layout. */
const meaningful = /^(?:a|h[1-6]|p|ul|ol|li|table|tr|th|td|blockquote|strong|em)$/;

/** The language, the title, and the elements, texts and links of the main element. Throws if there is none. */
export function printedContentOf(html: string): string {
  const main = /<main\b[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1];
  if (main === undefined) throw new Error('The page of a report has no main element.');
  const head = [/<html\b[^>]*\blang="([^"]*)"/, /<title>([^<]*)</].map((pattern) => pattern.exec(html)?.[1] ?? '');
  const body = main
    .replace(notPrinted, '')
    .replace(/<(\/?)([a-z][a-z0-9]*)\b([^>]*)>/gi, (_, end, name, attributes) => {
      if (!meaningful.test(name)) return ' ';
      const href = /\bhref="([^"]*)"/.exec(attributes)?.[1];
      return end === '/' ? ' ' : `\n${name}${href === undefined ? '' : ` ${href}`}: `;
    });
  return [...head, body.replace(/ +/g, ' ').trim()].join('\n');
}

export function printedHashOf(html: string): string {
  return hashOf('sha256', printedContentOf(html));
}
