import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Change } from './check';

type Person = { readonly kind: string; readonly id?: string; readonly nmls?: string };
type Rename = { readonly from: string; readonly to: string; readonly isSamePerson: boolean };

const staffFile = 'content/lender/staff.json';
const reviewsFile = 'content/reviews.json';

/** Matches the people whose ids a new staff list lacks with those who replace them. */
function renamesIn(before: readonly Person[], after: readonly Person[]): readonly Rename[] {
  const idsOf = (list: readonly Person[]) => new Set(list.map(({ id }) => id));
  const [oldIds, newIds] = [idsOf(before), idsOf(after)];
  const removed = before.filter(({ kind, id }) => kind === 'person' && !newIds.has(id));
  const added = after.filter(({ kind, id }) => kind === 'person' && !oldIds.has(id));
  return removed.flatMap(({ id: from = '', nmls }): Rename[] => {
    // All sample people have the same number, which is all zeros.
    const isSame = (person: Person) => person.nmls === nmls && /[1-9]/.test(nmls ?? '');
    const next =
      added.find(isSame) ??
      added.find((person) => after.indexOf(person) === before.findIndex(({ id }) => id === from)) ??
      (removed.length === 1 && added.length === 1 ? added[0] : undefined);
    return next?.id ? [{ from, to: next.id, isSamePerson: isSame(next) }] : [];
  });
}

/** The text of a file after a save; undefined if there is none. */
function textAfterSave(root: string, path: string, changes: readonly Change[]): string | undefined {
  const change = changes.find((one) => one.path === path);
  if (change) return change.bytes?.toString();
  return existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : undefined;
}

function renamedText(path: string, text: string, renames: readonly Rename[]): string {
  return renames.reduce((all, { from, to, isSamePerson }) => {
    if (path.endsWith('.mdx'))
      return all.replace(/^---\n[\s\S]*?\n---\n/, (head) =>
        head.replace(new RegExp(`^(author|officer): ["']?${from}["']?$`, 'm'), `$1: ${to}`),
      );
    // A review stays with the person who read the text.
    if (path === reviewsFile && !isSamePerson) return all;
    return all.replace(new RegExp(`("(?:officer|person)": *)"${from}"`, 'g'), `$1"${to}"`);
  }, text);
}

/** Adds to a save the files that name a person whose id it changes. */
export function withRenames(root: string, changes: readonly Change[]): readonly Change[] {
  const staff = changes.find(({ path, bytes }) => path === staffFile && bytes);
  if (!staff?.bytes) return changes;
  let after: readonly Person[];
  try {
    after = JSON.parse(staff.bytes.toString());
  } catch {
    return changes;
  }
  const renames = renamesIn(JSON.parse(readFileSync(join(root, staffFile), 'utf8')), after);
  if (renames.length === 0) return changes;
  const pages = readdirSync(join(root, 'content', 'pages')).map((name) => `content/pages/${name}`);
  const renamed = [...pages, 'content/lender/testimonials.json', reviewsFile].flatMap((path): Change[] => {
    const text = textAfterSave(root, path, changes);
    const next = text === undefined ? undefined : renamedText(path, text, renames);
    return next === undefined || next === text ? [] : [{ path, bytes: Buffer.from(next) }];
  });
  return [...changes.filter(({ path }) => renamed.every((one) => one.path !== path)), ...renamed];
}
