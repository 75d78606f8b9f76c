import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { check } from './schema';
import { type ArticleMeta, articleMetaSchema } from './schema-prose';

/** A dated article as lists, the feed and the page's metadata need it; its text is `content/news/<slug>.mdx`. */
export type Article = ArticleMeta & {
  /** The file's name without `.mdx`, and the last part of the page's address. */
  readonly slug: string;
  readonly path: `/${string}`;
  /** The day its text last changed. */
  readonly updated: string;
  /** As printed, `24 OCT 2024`. */
  readonly printedDate: string;
  /** Words of running text; computed figures count as one each. */
  readonly words: number;
  /** At 220 words a minute, rounded up. */
  readonly minutes: number;
};

const metaBlock = /^export const meta = (\{[\s\S]*?^\});?$/m;
const months = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];

/** A day as the site prints it: `2024-10-24` becomes `24 OCT 2024`. */
export function printedDateOf(day: string): string {
  const [year = '', month = '', date = ''] = day.split('-');
  return `${date} ${months[Number(month) - 1]} ${year}`;
}

/** The running text of an MDX source: without imports, exports, tags and marks. */
export function plainTextOf(source: string): string {
  return source
    .replace(metaBlock, '')
    .replace(/^(?:import|export) [\s\S]*?(?=\n\s*\n|(?![\s\S]))/gm, '')
    .replace(/<(?:CallOut|Example) title=(?:"([^"]*)"|\{`([^`]*)`\})[^>]*>/g, '$1$2.')
    .replace(/<[^>]+>/g, '')
    .replace(/\{[^{}]*\}/g, '0')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^[#\s>*-]+|[*|]/gm, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Reads one article out of its file's name and source; a mistake throws a sentence that names the file and the cure. */
export function articleOf(fileName: string, source: string): Article {
  const file = `content/news/${fileName}`;
  const slug = fileName.replace(/\.mdx$/, '');
  if (!/^[a-z0-9]+(_[a-z0-9]+)*$/.test(slug)) {
    throw new Error(`${file}: rename the file to lower-case words joined by underscores; its name is the address.`);
  }
  const block = metaBlock.exec(source)?.[1];
  if (!block) {
    throw new Error(`${file}: start the file with "export const meta = {", one entry a line, and "}" on its own line.`);
  }
  let data: ArticleMeta;
  try {
    data = JSON.parse(block);
  } catch {
    throw new Error(
      `${file}: write meta as JSON: names and texts in double quotes, and no comma after the last entry.`,
    );
  }
  const meta = check(file, articleMetaSchema, data);
  const words = plainTextOf(source)
    .split(' ')
    .filter((word) => /[A-Za-z0-9]/.test(word)).length;
  return {
    ...meta,
    slug,
    path: `/${slug}`,
    updated: meta.edited ?? meta.date,
    printedDate: printedDateOf(meta.date),
    words,
    minutes: Math.max(1, Math.ceil(words / 220)),
  };
}

const folder = join(process.cwd(), 'content', 'news');

/** Every article, newest first. Adding a file to `content/news` adds an article. */
export const articles: readonly Article[] = readdirSync(folder)
  .filter((name) => name.endsWith('.mdx'))
  .map((name) => articleOf(name, readFileSync(join(folder, name), 'utf8')))
  .sort((a, b) => b.date.localeCompare(a.date));
