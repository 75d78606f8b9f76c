import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { capitalized, numberWord } from '@/lib/numbers/words';
import { buildDay, printedDateOf } from './dates';
import { fact, isFactId } from './facts';
import { company } from './lender/company';
import { newsWords } from './own-pages/news';
import { type ProsePath, pagesMark } from './routes';
import { check, eachChecked, refuse } from './schema/check';
import { frontMatterOf, type NamedValue } from './schema/front-matter';
import { type Page, pageSchema, type SitePage } from './schema/page';

/** The anchor of a heading: lower case, words joined by hyphens. */
export function slugOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/['’%]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

export type Heading = { readonly id: string; readonly text: string };

/** The section headings of an MDX text in order, as a list of contents shows them. */
export function headingsOf(text: string): readonly Heading[] {
  const found = text.matchAll(/^## (.+)$|<(?:Topic id="([^"]+)"|Stage) title="([^"]+)"/gm);
  return [...found].map(([, markdown, id, title]) => {
    const heading = markdown ?? title ?? '';
    return { id: id ?? slugOf(heading), text: heading };
  });
}

/** The ids of the glossary terms that an MDX text explains, each once. */
export function termsOf(text: string): readonly string[] {
  return [...new Set([...text.matchAll(/<Term\s+id="([^"]+)"/g)].map(([, id = '']) => id))];
}

/** The section headings of an MDX file without meta; `file` is its path from the root of the project. */
export function headingsOfFile(file: string): readonly Heading[] {
  return headingsOf(readFileSync(join(process.cwd(), file), 'utf8'));
}

/** The ids of the glossary terms that an MDX file without meta explains; `file` is its path from the root of the project. */
export function termsOfFile(file: string): readonly string[] {
  return termsOf(readFileSync(join(process.cwd(), file), 'utf8'));
}

/** The running text of an MDX text: without imports, exports, tags and marks. */
export function plainTextOf(text: string): string {
  return text
    .replace(/^(?:import|export) [\s\S]*?(?=\n\s*\n|(?![\s\S]))/gm, '')
    .replace(/<(?:CallOut|Example) title=(?:"([^"]*)"|\{`([^`]*)`\})[^>]*>/g, '$1$2.')
    .replace(/<[^>]+>/g, '')
    .replace(/\{[^{}]*\}/g, '0')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^[#\s>*-]+|[*|]/gm, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Whole minutes that a reader needs for a text, at 220 words a minute. */
function minutesFor(text: string): number {
  const words = plainTextOf(text)
    .split(' ')
    .filter((word) => /[A-Za-z0-9]/.test(word)).length;
  return Math.max(1, Math.ceil(words / 220));
}

/** A sentence for each fact that an MDX source prints and nobody has entered, with its line. */
function unknownFacts(file: string, source: string): readonly string[] {
  return source
    .split('\n')
    .flatMap((text, index) =>
      [...text.matchAll(/<Fact\s+id="([^"]*)"/g)].flatMap(([, name]) =>
        isFactId(name)
          ? []
          : [`${file}: line ${index + 1}: there is no fact ${name}; add it to content/facts or correct the id.`],
      ),
    );
}

/** A page whose words are an MDX file: its meta, and what can be read from its text without rendering it. */
export type ProsePage = SitePage & {
  readonly path: ProsePath;
  /** The last part of its address. */
  readonly slug: string;
  readonly headings: readonly Heading[];
  /** The ids of the glossary terms that it explains. */
  readonly terms: readonly string[];
  readonly minutes: number;
};

/** The kinds of pages whose words are files; others have a route of their own. */
const proseKinds: readonly unknown[] = ['guide', 'legal', 'news'];

/**
 * What a name in braces means in the meta of a page: `{sections}` counts the page's own sections, `{Sections}` with a capital,
 * `{city}` is where the office is, `{fhaDownPayment}` is the text of that fact. Undefined for any other name.
 */
function valueIn(source: string): NamedValue {
  const sections = numberWord(headingsOf(source).length);
  const own: Readonly<Record<string, string>> = {
    sections,
    Sections: capitalized(sections),
    city: company.address.city,
  };
  return (name) => own[name] ?? (isFactId(name) ? fact(name).text : undefined);
}

/**
 * Reads a page of `content/pages` from the name and the source of its file. A mistake throws a sentence with the file, the
 * field and the cure.
 */
export function prosePageOf(fileName: string, source: string): ProsePage {
  const file = `content/pages/${fileName}`;
  const slug = fileName.replace(/\.mdx$/, '');
  if (!/^[a-z0-9]+([_-][a-z0-9]+)*$/.test(slug)) {
    throw new Error(
      `${file}: rename the file to lower-case words joined by hyphens or underscores; its name is the address.`,
    );
  }
  const { meta, text } = frontMatterOf(file, source, valueIn(source));
  if (typeof meta !== 'object' || meta === null) throw new Error(`${file}: write the meta as one entry a line.`);
  if (!proseKinds.includes(Reflect.get(meta, 'kind')))
    refuse([`${file}: kind: write one of the kinds: ${proseKinds.join(', ')}.`]);
  const page = check(file, pageSchema, { ...meta, path: `/${slug}` } as never);
  const unknown = unknownFacts(file, source);
  if (unknown.length > 0) refuse(unknown);
  return {
    ...page,
    file,
    slug,
    path: `/${slug}` as ProsePath,
    headings: headingsOf(text),
    terms: termsOf(text),
    minutes: minutesFor(text),
  };
}

const folder = join(process.cwd(), 'content', 'pages');

/** Whether a page is not published yet: an article that is a draft, or whose day has not come. */
export function isHeldBack(page: Page, day: string = buildDay()): boolean {
  return page.kind === 'news' && (page.draft || page.published > day);
}

/** In development everything is seen, what is held back with a mark. */
const showsAll = process.env.NODE_ENV === 'development';

/**
 * The pages of `content/pages`, which `app/[slug]` shows. A new file there is a new page. The mark is never empty: that it is
 * asked for makes development read the files anew once it has changed.
 */
export const prosePages: readonly ProsePage[] = eachChecked(
  readdirSync(folder).filter((name) => name.endsWith('.mdx') && pagesMark !== ''),
  (name) => prosePageOf(name, readFileSync(join(folder, name), 'utf8')),
).filter((page) => showsAll || !isHeldBack(page));

/** A dated article, as lists and the feed need it. */
export type Article = Extract<ProsePage, { readonly kind: 'news' }> & {
  /** The day on which it appeared as the site prints it, `24 OCT 2024`. */
  readonly printedDate: string;
};

/** The day by which lists place an article. */
export const listedDay = ({
  listedAs,
  published,
}: {
  readonly listedAs?: string | undefined;
  readonly published: string;
}) => listedAs ?? published;

/** Every article as lists have them: newest first, but where one says otherwise. */
export const articles: readonly Article[] = prosePages
  .flatMap((page) => {
    if (page.kind !== 'news') return [];
    const mark = isHeldBack(page) ? newsWords.heldBackMark : '';
    return [{ ...page, printedDate: `${printedDateOf(page.published)}${mark}` }];
  })
  .sort((a, b) => listedDay(b).localeCompare(listedDay(a)));
