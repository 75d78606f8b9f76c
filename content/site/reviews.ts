import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import baselineFile from '../baseline.json' with { type: 'json' };
import { fact, isFactId } from '../facts/facts';
import { company } from '../lender/company';
import { personOf } from '../lender/staff';
import reviewFile from '../reviews.json' with { type: 'json' };
import { check, day, id } from '../schema/check';
import type { StaffMember } from '../schema/lender';
import { ownPagesFile } from './own-pages';
import type { SitePage } from './page';

/** Any id: someone who has left did read the words, but no page names them. */
const person = id;
const reviewSchema = z.strictObject({
  /** A file with words, relative to the project root; for an entry in `own-pages.json`, with `#` and its path. */
  text: z.string().min(1),
  person,
  day,
  hash: z.string().regex(/^[0-9a-f]{64}$/, 'write the 64 digits that npm run reviewed writes'),
  /** The Git hash of the text on that day, by which the review sheet finds the earlier words. */
  blob: z.string().regex(/^[0-9a-f]{40}$/, 'write the 40 digits that npm run reviewed writes'),
});
/** One signature for every text that is unchanged since `content/baseline.json`. */
const adoptionSchema = z.strictObject({ adopted: z.literal(true), person, day });

/** A record that a person has read a text and vouches for its words. Written by `npm run reviewed`. */
export type ReviewRecord = z.output<typeof reviewSchema>;
export type Adoption = z.output<typeof adoptionSchema>;
export type ReviewEntry = ReviewRecord | Adoption;

export const reviewRecords: readonly ReviewEntry[] = check(
  'content/reviews.json',
  z.array(z.union([reviewSchema, adoptionSchema], 'write what npm run reviewed writes, or remove it')),
  reviewFile as ReviewEntry[],
);

/** The texts as delivered, each with its Git hash: read by their authors, not by a licensed person. */
const baseline: Readonly<Record<string, string>> = baselineFile;

/** The properties of a page that determine its texts. */
export type ReviewedPage = Pick<SitePage, 'path' | 'file' | 'words' | 'title' | 'description' | 'lead'>;

/** The texts of a page; a text shared by several pages is reviewed once. */
export function textsOf({ path, file, words }: ReviewedPage): readonly string[] {
  return [...new Set([file, ...words].map((name) => (name === ownPagesFile ? `${name}#${path}` : name)))];
}

const companyFile = 'content/lender/company.json';

/**
 * The words of a text. For the lender's data, only what sentences are made of, so that a new phone number does not
 * invalidate reviews.
 */
export function wordsOfText(text: string): string {
  const [name = '', path] = text.split('#');
  if (name === companyFile) {
    const { makes, fhaKinds, helpPrograms, investors } = company;
    return JSON.stringify({ makes, fhaKinds, helpPrograms, investors });
  }
  const file = readFileSync(join(process.cwd(), name), 'utf8');
  if (path === undefined) return file;
  const { title, description, label, h1, lead } = JSON.parse(file)[path];
  return JSON.stringify({ title, description, label, h1, lead }, null, 2);
}

/** The Git hash of these words as a file. */
export function blobOf(text: string): string {
  const bytes = Buffer.from(wordsOfText(text));
  return createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}

/** The SHA-256 of what a review covers: the words of a text, and the values of the facts it names. */
export function reviewedHash(text: string): string {
  const words = wordsOfText(text);
  const named = new Set(
    [...words.matchAll(/(?:\bid=|\bfact\(|\bfigureOf\(|^ +)['"]([A-Za-z]\w*)['"]/gm)].map(([, name = '']) => name),
  );
  const hash = createHash('sha256').update(`${text}\n${words}\n`);
  for (const name of [...named].filter(isFactId).sort()) hash.update(`${name}: ${fact(name).text}\n`);
  return hash.digest('hex');
}

const isRecord = (entry: ReviewEntry): entry is ReviewRecord => 'text' in entry;

/** The records for a text's current version. */
function currentOf(text: string, entries: readonly ReviewEntry[]): readonly ReviewRecord[] {
  const ofText = entries.filter(isRecord).filter((record) => record.text === text);
  const hash = ofText.length > 0 ? reviewedHash(text) : '';
  return ofText.filter((record) => record.hash === hash);
}

/** Whether somebody has read the current version of a text, or adopted it with the baseline. */
export function isCleared(text: string, entries: readonly ReviewEntry[] = reviewRecords): boolean {
  if (currentOf(text, entries).length > 0) return true;
  return entries.some((entry) => !isRecord(entry)) && baseline[text] === blobOf(text);
}

/** The Git hash of the latest version of a text that was read or adopted; undefined if none was. */
export function formerBlobOf(text: string, entries: readonly ReviewEntry[]): string | undefined {
  const last = entries
    .filter(isRecord)
    .filter((record) => record.text === text)
    .sort((a, b) => a.day.localeCompare(b.day))
    .at(-1);
  return last?.blob ?? (entries.some((entry) => !isRecord(entry)) ? baseline[text] : undefined);
}

/** The texts of these pages that nobody has cleared, each with the pages that print it. */
export function openTexts(
  pages: readonly ReviewedPage[],
  entries: readonly ReviewEntry[] = reviewRecords,
): ReadonlyMap<string, readonly string[]> {
  const pathsBy = new Map<string, string[]>();
  for (const page of pages)
    for (const text of textsOf(page)) pathsBy.set(text, [...(pathsBy.get(text) ?? []), page.path]);
  return new Map([...pathsBy].filter(([text]) => !isCleared(text, entries)));
}

/** The author of an article who has recorded its words as read; undefined if the lender is the author. */
export function authorOf(page: ReviewedPage & { readonly author: string }): StaffMember | undefined {
  return reviewOf(page, reviewRecords, page.author)?.by;
}

/**
 * Whether a page names its reviewer, if it has one: pages that explain something do; forms, statements and news do not.
 */
export function showsReview({ kind, group }: Pick<SitePage, 'kind' | 'group'>): boolean {
  if (kind === 'list') return group === 'Tools' || group === 'Ohio';
  return kind === 'home' || kind === 'guide' || kind === 'calculator';
}

export type Review = { readonly day: string; readonly by: StaffMember };

/**
 * The latest review of a page by one person who has read the current version of all its texts; undefined if nobody has.
 * Adopted texts were not read, so they name nobody.
 */
export function reviewOf(
  page: ReviewedPage,
  entries: readonly ReviewEntry[] = reviewRecords,
  reader?: string,
): Review | undefined {
  const [first = [], ...others] = textsOf(page).map((text) => currentOf(text, entries));
  const reviews = first.flatMap((record): Review[] => {
    const by = reader === undefined || record.person === reader ? personOf(record.person) : undefined;
    const rest = others.map((records) => records.find((other) => other.person === record.person));
    if (!by || rest.includes(undefined)) return [];
    const days = [record.day, ...rest.map((other) => other?.day ?? '')].sort();
    return [{ day: days.at(-1) ?? record.day, by }];
  });
  return reviews.sort((a, b) => a.day.localeCompare(b.day)).at(-1);
}
