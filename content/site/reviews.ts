import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { fact } from '../facts/facts';
import { personOf } from '../lender/staff';
import reviewFile from '../reviews.json';
import { check, day, id, path } from '../schema/check';
import type { StaffMember } from '../schema/lender';
import { ownPagesFile } from './own-pages';
import type { SitePage } from './page';

const reviewSchema = z.strictObject({
  path,
  /** The id of a member of staff. */
  person: id.refine(
    (value) => personOf(value) !== undefined,
    'nobody in content/lender/staff.json has this id; correct it',
  ),
  day,
  hash: z.string().regex(/^[0-9a-f]{64}$/, 'write the 64 digits that npm run reviewed writes'),
});

/** A person has read a page and vouches for its words. `npm run reviewed` writes the records. */
export type ReviewRecord = z.output<typeof reviewSchema>;

export const reviewRecords: readonly ReviewRecord[] = check('content/reviews.json', z.array(reviewSchema), reviewFile);

/** What a review covers: the page's files of words and the values of the facts that it prints. */
export type ReviewedPage = Pick<SitePage, 'path' | 'file' | 'words' | 'facts' | 'title' | 'description' | 'lead'>;

/** The SHA-256 of what a review of this page covers, in hexadecimal. A file that does not exist throws. */
export function reviewedHash({ path: at, file, words, facts, title, description, lead }: ReviewedPage): string {
  const hash = createHash('sha256');
  // A file with the entries of many pages: a review covers the page's own alone.
  if (file === ownPagesFile) hash.update([title, description, lead].join('\n'));
  for (const name of [file, ...words].filter((each) => each !== ownPagesFile))
    hash.update(`${name}\n${readFileSync(join(process.cwd(), name), 'utf8')}\n`);
  for (const factId of facts) hash.update(`${factId}: ${fact(factId).text}\n`);
  return hash.update(at).digest('hex');
}

/** The author of an article where that person has recorded its words as read; undefined means that the lender speaks. */
export function authorOf(page: ReviewedPage & { readonly author: string }): StaffMember | undefined {
  const by = reviewOf(page)?.by;
  return by?.id === page.author ? by : undefined;
}

/** Whether a page says who reviewed its words, where someone has: those that explain something, not forms, statements and news. */
export function showsReview({ kind, group }: Pick<SitePage, 'kind' | 'group'>): boolean {
  return (
    kind === 'home' ||
    kind === 'guide' ||
    kind === 'calculator' ||
    (kind === 'list' && (group === 'Tools' || group === 'Ohio'))
  );
}

export type Review = { readonly day: string; readonly by: StaffMember };

/** The latest review of a page as it is now; undefined when nobody reviewed it, or its words changed since. */
export function reviewOf(page: ReviewedPage, records: readonly ReviewRecord[] = reviewRecords): Review | undefined {
  const ofPage = records.filter((record) => record.path === page.path);
  const last = ofPage.sort((a, b) => a.day.localeCompare(b.day)).at(-1);
  const by = last && last.hash === reviewedHash(page) ? personOf(last.person) : undefined;
  return last && by ? { day: last.day, by } : undefined;
}
