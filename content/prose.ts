import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { capitalized, numberWord } from '@/lib/numbers/words';
import { isFactId } from './facts';
import type { ProsePath } from './routes';
import { check, refuse } from './schema/check';
import { frontMatterOf, type NamedValue } from './schema/front-matter';
import { type Page, pageSchema } from './schema/page';
import { namedValue } from './values';

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
    const heading = (markdown ?? title ?? '').replace(/\{countWord\('(\w+)'\)\}/g, (_, name) => namedValue(name) ?? '');
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
export type ProsePage = Page & {
  /** Where its words and meta are written, from the root of the project. */
  readonly file: string;
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

/** What a name in braces means in the meta of a page: `{sections}` counts the page's own sections, `{Sections}` with a capital. */
function valueIn(source: string): NamedValue {
  const sections = numberWord(headingsOf(source).length);
  const own: Readonly<Record<string, string>> = { sections, Sections: capitalized(sections) };
  return (name) => own[name] ?? namedValue(name);
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
