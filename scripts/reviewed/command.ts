import { people, personOf } from '@/content/lender/staff';
import type { SitePage } from '@/content/site/page';
import { blobOf, openTexts, type ReviewEntry, reviewedHash, textsOf } from '@/content/site/reviews';

type ReviewOptions = {
  readonly pages: readonly SitePage[];
  readonly records: readonly ReviewEntry[];
  readonly day: string;
};

type Outcome = {
  readonly text: string;
  /** All records; absent if none has changed. */
  readonly records?: readonly ReviewEntry[];
  readonly isRefused?: boolean;
};

const usage = `Usage: npm run reviewed -- <page or text>... <id of the person>, such as npm run reviewed -- /fha content/ohio/county.mdx jordan-example
  '/ohio/*' stands for the texts of all pages below /ohio. --todo lists the texts whose current wording nobody has reviewed.
  sheet prints them as one PDF with changes marked.
  adopt <id> accepts every text that is unchanged since delivery; its pages name no reviewer.`;

const countText = (count: number, name: string) => `${count} ${name}${count === 1 ? '' : 's'}`;

function unreviewed({ pages, records }: ReviewOptions): Outcome {
  const open = openTexts(pages, records);
  if (open.size === 0) return { text: 'Every text has been reviewed or adopted in its current wording.' };
  const lines = [...open].map(
    ([text, paths]) => `  ${text}  ${paths.length > 2 ? `${paths.length} pages` : paths.join(', ')}`,
  );
  return { text: [`${countText(open.size, 'text')} to review:`, ...lines].join('\n') };
}

const refused = (text: string): Outcome => ({ text, isRefused: true });

function signBaseline(person: string, { records, day }: ReviewOptions): Outcome {
  return {
    text: `Recorded: ${personOf(person)?.name} adopted the texts as delivered, on ${day}. Texts that have changed since need a review; --todo lists them. Commit content/reviews.json.`,
    records: [...records.filter((entry) => 'text' in entry), { adopted: true, person, day }],
  };
}

/** Records that a person has reviewed the current wording of texts, replacing that person's older records of them. */
export function reviewedCommand(words: readonly string[], given: ReviewOptions): Outcome {
  const { pages, records, day } = given;
  if (words.length === 1 && words[0] === '--todo') return unreviewed(given);
  const names = words.slice(0, -1);
  const person = words.at(-1) ?? '';
  if (names.length === 0) return refused(usage);
  const by = personOf(person);
  const isAdopting = names.length === 1 && names[0] === 'adopt';
  const all = new Set(pages.flatMap(textsOf));
  const chosen = names.map((name) => {
    const found = pages.filter(({ path }) =>
      name.endsWith('/*') ? path.startsWith(name.slice(0, -1)) : path === name,
    );
    return { name, texts: all.has(name) ? [name] : found.flatMap(textsOf) };
  });
  const missing = chosen.find(({ texts }) => texts.length === 0);
  if (missing && !isAdopting)
    return refused(
      `There is no page or text ${missing.name}; write a path, such as /fha, or a file that --todo lists.`,
    );
  if (!by)
    return refused(
      `There is no ${person} in content/lender/staff.json; write one of: ${people.map(({ id }) => id).join(', ')}.`,
    );
  if (isAdopting) return signBaseline(person, given);
  const texts = [...new Set(chosen.flatMap((each) => each.texts))];
  const newRecords = texts.map((text) => ({ text, person, day, hash: reviewedHash(text), blob: blobOf(text) }));
  const others = records.filter(
    (entry) => !('text' in entry) || entry.person !== person || !texts.includes(entry.text),
  );
  const what = texts.length > 3 ? countText(texts.length, 'text') : texts.join(', ');
  const nameOf = (entry: ReviewEntry) => ('text' in entry ? entry.text : '');
  return {
    text: `Recorded: ${by.name} reviewed ${what} on ${day}. Commit content/reviews.json.`,
    records: [...others, ...newRecords].sort((a, b) => nameOf(a).localeCompare(nameOf(b))),
  };
}
