import { people, personOf } from '@/content/lender/staff';
import type { SitePage } from '@/content/site/page';
import { type ReviewRecord, reviewedHash, reviewOf } from '@/content/site/reviews';

type ReviewOptions = {
  readonly pages: readonly SitePage[];
  readonly records: readonly ReviewRecord[];
  readonly day: string;
};

type Outcome = {
  readonly text: string;
  /** All records; absent if none has changed. */
  readonly records?: readonly ReviewRecord[];
  readonly isRefused?: boolean;
};

const usage = `Usage: npm run reviewed -- <path of a page>... <id of the person>, such as npm run reviewed -- /fha /va-loans jordan-example
  '/ohio/*' is all pages below /ohio; --todo lists the pages whose current words nobody has reviewed.`;

/** The pages that nobody has reviewed as they are now, each with the files to read. */
function unreviewed({ pages, records }: ReviewOptions): Outcome {
  const open = pages.filter((page) => !reviewOf(page, records));
  if (open.length === 0) return { text: 'Every page was reviewed in its present words.' };
  const lines = open.map(({ path, file, words }) => `  ${path}  ${[file, ...words].join(', ')}`);
  return { text: [`${open.length} of ${pages.length} pages to review:`, ...lines].join('\n') };
}

const refused = (text: string): Outcome => ({ text, isRefused: true });

/** Records that a person has reviewed the words of pages as they are now; an older record of a page is replaced. */
export function reviewedCommand(words: readonly string[], given: ReviewOptions): Outcome {
  const { pages, records, day } = given;
  if (words.length === 1 && words[0] === '--todo') return unreviewed(given);
  const paths = words.slice(0, -1);
  const person = words.at(-1) ?? '';
  if (paths.length === 0) return refused(usage);
  const chosen = paths.map((path) => ({
    path,
    found: pages.filter((page) => (path.endsWith('/*') ? page.path.startsWith(path.slice(0, -1)) : page.path === path)),
  }));
  const missing = chosen.find(({ found }) => found.length === 0);
  if (missing) return refused(`There is no page ${missing.path}; write its path as in the address, such as /fha.`);
  const by = personOf(person);
  if (!by) {
    return refused(
      `There is no ${person} in content/lender/staff.json; write one of: ${people.map(({ id }) => id).join(', ')}.`,
    );
  }
  const reviewed = [...new Set(chosen.flatMap(({ found }) => found))];
  const fresh = reviewed.map((page) => ({ path: page.path, person, day, hash: reviewedHash(page) }));
  const others = records.filter(({ path }) => fresh.every((record) => record.path !== path));
  const what = fresh.length > 3 ? `${fresh.length} pages` : fresh.map(({ path }) => path).join(', ');
  return {
    text: `Recorded: ${by.name} reviewed ${what} on ${day}. Commit content/reviews.json.`,
    records: [...others, ...fresh].sort((a, b) => a.path.localeCompare(b.path)),
  };
}
