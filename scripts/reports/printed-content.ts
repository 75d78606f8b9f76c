import { hashOf } from '../build/hash';

/** Parts of a report's page that its printed form leaves out, and drawings. */
const notPrinted = /<(aside|nav|script|style|svg)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g;

/** Elements that say what a text is; the others arrange it. */
const meaningful = /^(?:a|h[1-6]|p|ul|ol|li|table|tr|th|td|blockquote|strong|em)$/;

/**
 * What the page of a report prints, without its looks: language, title, and the texts, links and kinds of text in its
 * main part. Throws for a page without a main part.
 */
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

/** A short form of what the page of a report prints: equal for two pages that print the same. */
export function printedHashOf(html: string): string {
  return hashOf('sha256', printedContentOf(html));
}
