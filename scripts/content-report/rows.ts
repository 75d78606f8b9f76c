import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fact } from '@/content/facts/facts';
import type { Fact } from '@/content/schema/lender';
import { pages, profilePages } from '@/content/site/pages';
import { reviewOf } from '@/content/site/reviews';
import { readingOf } from '../reading/grade';
import { countHabits } from '../reading/habits';
import { paragraphsOf, proseOf } from '../reading/paragraphs';

export type ContentRow = {
  readonly path: string;
  /** Words of the main element without navigation, side panels, forms and the list of sources. */
  readonly words: number;
  readonly grade: number;
  readonly habits: Readonly<Record<string, number>>;
  /** The day of its last review; absent if its words have changed since. */
  readonly reviewed?: string;
  readonly updated: string;
  readonly facts: readonly Fact[];
  readonly bytes: number;
};

const sourceLists = /<section\b[^>]*\baria-label="Sources[^"]*"[\s\S]*?<\/section>/g;

const byExpiry = (a: Fact, b: Fact) => a.expires.localeCompare(b.expires) || a.id.localeCompare(b.id);

export function contentRows(out: string): readonly ContentRow[] {
  return [...pages, ...profilePages].flatMap((page) => {
    const { path, updated, facts: printed } = page;
    const reviewed = reviewOf(page)?.day;
    const file = join(out, path === '/' ? 'index.html' : `${path}.html`);
    if (!existsSync(file)) return [];
    const paragraphs = paragraphsOf(readFileSync(file, 'utf8').replace(sourceLists, ''));
    return [
      {
        path,
        words: readingOf(paragraphs.map(({ text }) => text)).words,
        grade: readingOf(proseOf(paragraphs)).grade,
        habits: countHabits(paragraphs),
        ...(reviewed === undefined ? {} : { reviewed }),
        updated,
        facts: printed.map((id) => fact(id)).sort(byExpiry),
        bytes: existsSync(`${file}.br`) ? statSync(`${file}.br`).size : statSync(file).size,
      },
    ];
  });
}
