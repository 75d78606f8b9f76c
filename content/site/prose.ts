import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LineCounter, parseDocument } from 'yaml';
import { capitalized, numberWord } from '@/lib/numbers/words';
import { fact, isFactId } from '../facts/facts';
import { company } from '../lender/company';
import { type ProsePath, pagesMark } from '../routes';
import { check, checkEach, refuse } from '../schema/check';
import { buildDay, printedDateOf } from '../schema/dates';
import { fillPlaceholders, type PlaceholderValue } from '../schema/placeholders';
import { type Page, pageSchema, type SitePage } from './page';
import { isCleared } from './reviews';

export function slugOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/['’%]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

export type Heading = { readonly id: string; readonly text: string };

/** The section headings of an MDX text, in order, as a table of contents shows them. */
export function headingsOf(text: string): readonly Heading[] {
  const found = text.matchAll(/^## (.+)$|<(?:Topic id="([^"]+)"|Stage) title="([^"]+)"/gm);
  return [...found].map(([, markdown, id, title]) => {
    const heading = markdown ?? title ?? '';
    return { id: id ?? slugOf(heading), text: heading };
  });
}

export function termsOf(text: string): readonly string[] {
  return [...new Set([...text.matchAll(/<Term\s+id="([^"]+)"/g)].map(([, id = '']) => id))];
}

/** The section headings of an MDX file without meta; `file` is relative to the project root. */
export function headingsOfFile(file: string): readonly Heading[] {
  return headingsOf(readFileSync(join(process.cwd(), file), 'utf8'));
}

/** The ids of the glossary terms explained in an MDX file without meta; `file` is relative to the project root. */
export function termsOfFile(file: string): readonly string[] {
  return termsOf(readFileSync(join(process.cwd(), file), 'utf8'));
}

/** The running text of an MDX text, without imports, exports, tags and markup. */
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

function minutesFor(text: string): number {
  const words = plainTextOf(text)
    .split(' ')
    .filter((word) => /[A-Za-z0-9]/.test(word)).length;
  return Math.max(1, Math.ceil(words / 220));
}

/** A message for each unknown fact in an MDX source, with its line. */
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

const block = /^---\n([\s\S]*?)\n---(?:\n|$)/;

/**
 * Splits an MDX source into its meta, which is YAML between two `---` lines, and its text. Names in braces in the meta
 * are replaced by their values. A mistake throws a sentence with the file, the line and the fix.
 */
function frontMatterOf(
  file: string,
  source: string,
  namedValue: PlaceholderValue,
): { readonly meta: unknown; readonly text: string } {
  const found = block.exec(source);
  if (!found) {
    throw new Error(
      `${file}: start the file with a line of three hyphens, the meta one entry a line, and three hyphens.`,
    );
  }
  const lines = new LineCounter();
  const yaml = parseDocument(found[1] ?? '', { lineCounter: lines, prettyErrors: false });
  const [mistake] = yaml.errors;
  if (mistake) {
    // The first line of the file is `---`.
    const line = lines.linePos(mistake.pos[0]).line + 1;
    throw new Error(
      `${file}: line ${line}: this is not YAML (${mistake.message}). Put a text in quotes when it starts with a brace or holds a colon and a space.`,
    );
  }
  return { meta: fillPlaceholders(file, yaml.toJS(), namedValue), text: source.slice(found[0].length) };
}

/** A page written as an MDX file: its meta, and what can be read from its text without rendering it. */
export type ProsePage = SitePage & {
  readonly path: ProsePath;
  readonly slug: string;
  readonly headings: readonly Heading[];
  readonly terms: readonly string[];
  readonly minutes: number;
};

/** The kinds of pages written as files; others have their own route. */
const proseKinds: readonly unknown[] = ['guide', 'legal', 'news', 'landing'];

/**
 * The value of a name in braces in a page's meta: `{sections}` is the number of the page's sections, `{Sections}` the
 * same with a capital, `{city}` the office's city, `{fhaDownPayment}` the text of that fact. Undefined for any other
 * name.
 */
function valueIn(source: string): PlaceholderValue {
  const sections = numberWord(headingsOf(source).length);
  const own: Readonly<Record<string, string>> = {
    sections,
    Sections: capitalized(sections),
    city: company.address.city,
  };
  return (name) => own[name] ?? (isFactId(name) ? fact(name).text : undefined);
}

/** Throws a sentence with file, field and fix. */
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

/** Whether a page is unpublished: an article that is a draft, or whose date has not come. */
export function isUnpublished(page: Page, day: string = buildDay()): boolean {
  return page.kind === 'news' && (page.draft || page.published > day);
}

/** The development server also shows unpublished pages, marked as such. */
const showsUnpublished = process.env.NODE_ENV === 'development';

/**
 * A new file in `content/pages` is a new page. The mark is never empty: reading it makes the development server reload
 * changed files.
 */
const allPages: readonly ProsePage[] = checkEach(
  readdirSync(folder).filter((name) => name.endsWith('.mdx') && pagesMark !== ''),
  (name) => prosePageOf(name, readFileSync(join(folder, name), 'utf8')),
);

/**
 * Finished articles whose date has come but that nobody has read. With `REVIEWED_ONLY=1`, as in the nightly build, they
 * wait.
 */
export const unreadPages: readonly ProsePage[] =
  process.env.REVIEWED_ONLY === '1'
    ? allPages.filter((page) => page.kind === 'news' && !isUnpublished(page) && !isCleared(page.file))
    : [];

export const prosePages = allPages.filter(
  (page) => showsUnpublished || !(isUnpublished(page) || unreadPages.includes(page)),
);

/** Finished articles with a future date, which need a review before it. */
export const scheduledPages = allPages.filter((page) => page.kind === 'news' && !page.draft && isUnpublished(page));

/** Shown in development after the date of an article that is not on the published site. */
export const unpublishedMark = ', not published yet';

const newForDays = 60;

/** What has changed since an article; null for a recent one without a note of its own. */
export function changedSince(
  { later, published }: { readonly later?: string | undefined; readonly published: string },
  day: string = buildDay(),
): string | null {
  const age = (Date.parse(day) - Date.parse(published)) / (24 * 60 * 60_000);
  if (later !== undefined || age < newForDays) return later ?? null;
  return 'Rates and rules have moved. Read it for how things work, and ask us for today’s numbers.';
}

/** A dated article, for lists and the feed. */
export type Article = Extract<ProsePage, { readonly kind: 'news' }> & {
  readonly printedDate: string;
};

export const listingDay = ({
  listedAs,
  published,
}: {
  readonly listedAs?: string | undefined;
  readonly published: string;
}) => listedAs ?? published;

/** Every article in list order: newest first, unless `listedAs` overrides its date. */
export const articles: readonly Article[] = prosePages
  .flatMap((page) => {
    if (page.kind !== 'news') return [];
    const mark = isUnpublished(page) ? unpublishedMark : '';
    return [{ ...page, printedDate: `${printedDateOf(page.published)}${mark}` }];
  })
  .sort((a, b) => listingDay(b).localeCompare(listingDay(a)));
