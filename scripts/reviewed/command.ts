import type { SitePage } from '@/content/pages';
import { type ReviewRecord, reviewedHash } from '@/content/reviews';
import { people, personOf } from '@/content/staff';

type Given = {
  readonly pages: readonly SitePage[];
  readonly records: readonly ReviewRecord[];
  /** The day of the review, such as `2026-11-20`. */
  readonly day: string;
};

type Outcome = {
  /** What to print for the person who ran the command. */
  readonly text: string;
  /** All records after the command; absent when it was refused. */
  readonly records?: readonly ReviewRecord[];
};

const usage =
  'Usage: npm run reviewed -- <path of the page> <id of the person>, such as npm run reviewed -- /fha jordan-example';

/** Records that a person has reviewed the words of a page as they are now; an older record of the page is replaced. */
export function reviewedCommand(words: readonly string[], { pages, records, day }: Given): Outcome {
  const [path, person] = words;
  if (path === undefined || person === undefined || words.length > 2) return { text: usage };
  const page = pages.find((entry) => entry.path === path);
  if (!page) return { text: `There is no page ${path}; write its path as in the address, such as /fha.` };
  const by = personOf(person);
  if (!by) {
    return {
      text: `There is no ${person} in content/lender/staff.json; write one of: ${people.map(({ id }) => id).join(', ')}.`,
    };
  }
  const others = records.filter((record) => record.path !== path);
  const record = { path, person, day, hash: reviewedHash(page) };
  return {
    text: `Recorded: ${by.name} reviewed ${path} on ${day}. Commit content/reviews.json.`,
    records: [...others, record].sort((a, b) => a.path.localeCompare(b.path)),
  };
}
