import { z } from 'zod';
import { type Href, pagesMark } from '@/content/routes';
import { linkedIds } from '@/lib/glossary/links';
import { fillFacts } from './facts/facts';
import { checkList } from './schema/check';
import { readCsv } from './schema/csv';
import { type GlossaryEntry, glossaryEntrySchema } from './schema/lender';

/** An entry as printed: `see` has the related terms in both directions, in alphabetical order. */
export type GlossaryTerm = GlossaryEntry & { readonly letter: string; readonly see: readonly string[] };

const file = 'content/glossary.csv';

const line = z.strictObject({
  id: z.string(),
  term: z.string(),
  definition: z.string(),
  see: z.string(),
  page: z.string(),
});

// Reading the mark makes the development server reload the table when it changes.
const writtenEntries = (pagesMark === '' ? [] : readCsv(file, line)).map(({ id, term, definition, see, page }) => ({
  id,
  term,
  definition: fillFacts(file, definition),
  ...(see && { see: see.split(' ') }),
  ...(page && { page }),
}));

/**
 * Validates the entries and sorts them for printing: by letter and term, with `see` and links in definitions made
 * mutual. All of them must lead to an entry; a mistake throws a sentence that names the entry and the fix.
 */
export function glossaryOf(file: string, entries: readonly GlossaryEntry[]): readonly GlossaryTerm[] {
  const checked = checkList(file, glossaryEntrySchema, entries, (entry) => entry.id);
  const terms = new Map(checked.map((entry) => [entry.id, entry.term]));
  const related = new Map(checked.map((entry) => [entry.id, new Set<string>()]));
  const inDefinition = new Map<string, ReadonlySet<string>>();
  for (const entry of checked) {
    let links: readonly string[];
    try {
      links = linkedIds(entry.definition);
    } catch (error) {
      throw new Error(`${file}: ${entry.id}: ${error instanceof Error ? error.message : error}.`);
    }
    for (const id of [...(entry.see ?? []), ...links]) {
      if (!terms.has(id)) {
        throw new Error(`${file}: ${entry.id}: there is no entry "${id}"; add one or correct the link.`);
      }
      if (id === entry.id) throw new Error(`${file}: ${entry.id}: the entry links to itself; remove that link.`);
    }
    inDefinition.set(entry.id, new Set(links));
    for (const id of entry.see ?? []) {
      related.get(entry.id)?.add(id);
      related.get(id)?.add(entry.id);
    }
  }
  for (const [id, links] of inDefinition) {
    // The other term links back, unless its definition already does.
    for (const other of links) if (!inDefinition.get(other)?.has(id)) related.get(other)?.add(id);
  }
  const byTerm = (a: string, b: string) => (terms.get(a) ?? a).localeCompare(terms.get(b) ?? b, 'en');
  return checked
    .map((entry) => ({
      ...entry,
      letter: entry.term.charAt(0).toUpperCase(),
      see: [...(related.get(entry.id) ?? [])].sort(byTerm),
    }))
    .sort((a, b) => byTerm(a.id, b.id));
}

export const glossary = glossaryOf(file, writtenEntries);

export const glossaryLetters: readonly { readonly letter: string; readonly terms: readonly GlossaryTerm[] }[] = [
  ...'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
].map((letter) => ({ letter, terms: glossary.filter((term) => term.letter === letter) }));

/** Further reading: the pages that use most of these terms. */
export const glossaryOnward = [
  { text: 'See the words at work:', label: 'The loan process, stage by stage', path: '/the-loan-process' },
  {
    text: 'Choosing a loan?',
    label: 'Compare seven kinds of loan',
    path: '/which-loan-is-right-for-me',
  },
  { text: 'About to apply?', label: 'Look through the document checklist', path: '/paper-work' },
] as const satisfies readonly { readonly text: string; readonly label: string; readonly path: Href }[];

/** The link from a definition shown in place to its entry. */
export const termLinkLabel = 'In the glossary';

/** The text for a letter without terms. */
export const emptyLetterText = (letter: string) => `There are no entries for ${letter}.`;

/** The term with this id; an unknown id stops the build. */
export function glossaryTerm(id: string): GlossaryTerm {
  const found = glossary.find((term) => term.id === id);
  if (!found) throw new Error(`${file}: there is no entry "${id}"; add one or correct the link.`);
  return found;
}
