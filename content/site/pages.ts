import { glossary } from '../glossary';
import { numbersOf, people } from '../lender/staff';
import { reviewMistakes } from '../lender/testimonials';
import { refuse } from '../schema/check';
import { countyPages } from './county-pages';
import { menuMistakes } from './menus';
import { ownPage, ownPages } from './own-pages';
import { reportPages } from './own-pages/report-pages';
import { groupNames, type Page, pageEntry, type SitePage } from './page';
import { listingDay, prosePages } from './prose';

export const profilePages: readonly SitePage[] = people.map((person) =>
  pageEntry('content/lender/staff.json', {
    path: `/our-staff/${person.id}`,
    kind: 'list',
    label: person.name,
    group: 'Contact',
    title: `${person.name}, ${person.role}`,
    description: `${person.name}, ${person.role}, ${numbersOf(person)}. Phone, email, office and a short form for a free quote.`,
    updated: ownPage('/our-staff').updated,
  }),
);

/** A page's position in lists of all pages: Home first, then by group and its menu order; news by date. */
function rankOf(page: Page): readonly [group: number, place: number] {
  if (page.path === '/') return [-1, 0];
  const group = page.group ? groupNames.indexOf(page.group) : groupNames.length;
  if (page.kind === 'news') return [group, -Date.parse(listingDay(page))];
  return [group, page.menus.find((menu) => menu.in === page.group)?.order ?? Number.MAX_SAFE_INTEGER];
}

function byRank(a: Page, b: Page): number {
  const [groupA, placeA] = rankOf(a);
  const [groupB, placeB] = rankOf(b);
  return groupA - groupB || placeA - placeB || a.path.localeCompare(b.path);
}

/** In menu order. Throws a sentence per mistake with file, field and fix, after those in `others`. */
export function collectPages(
  entries: readonly SitePage[],
  staff: ReadonlySet<string>,
  others: readonly string[] = [],
): readonly SitePage[] {
  const byPath = new Map<string, SitePage>();
  const aliases = new Map<string, SitePage>();
  const mistakes: string[] = [...others];
  for (const page of entries) {
    const other = byPath.get(page.path);
    if (other) mistakes.push(`${page.file}: ${page.path} is the address of ${other.file} too; rename one of the two.`);
    byPath.set(page.path, page);
  }
  for (const page of entries) {
    const wrong = (sentence: string) => mistakes.push(`${page.file}: ${sentence}`);
    for (const tool of page.tools) {
      if (byPath.get(tool)?.kind !== 'calculator')
        wrong(`tools: there is no calculator ${tool}; write the path of one.`);
    }
    if (page.kind === 'guide') {
      const { path } = page.end;
      if (!byPath.has(path)) wrong(`end.path: there is no page ${path}; correct the path.`);
    }
    const named = {
      ...(page.kind === 'news' && { author: page.author }),
      ...(page.kind === 'landing' && { officer: page.officer }),
    };
    for (const [entry, person] of Object.entries(named))
      if (!staff.has(person))
        wrong(`${entry}: there is no ${person} in content/lender/staff.json; write one of ${[...staff].join(', ')}.`);
    for (const alias of page.aliases) {
      const owner = byPath.get(alias) ?? aliases.get(alias);
      if (owner) wrong(`aliases: ${alias} leads to ${owner.file} already; remove it from one of the two.`);
      aliases.set(alias, page);
    }
  }
  if (mistakes.length > 0) refuse(mistakes);
  return [...entries].sort(byRank);
}

/** Every page of the site except profiles, in menu order. */
export const pages: readonly SitePage[] = collectPages(
  [...ownPages, ...prosePages, ...reportPages, ...countyPages.map(({ page }) => page)],
  new Set(people.map(({ id }) => id)),
  [...reviewMistakes, ...menuMistakes()],
);

const lost = glossary.filter(({ page }) => page !== undefined && !pages.some(({ path }) => path === page));
if (lost.length > 0)
  refuse(lost.map(({ id, page }) => `content/glossary.csv: ${id}: there is no page ${page}; correct the path.`));

/** The page with this path; an unknown path stops the build. */
export function pageOf(path: string): SitePage {
  const found = pages.find((page) => page.path === path);
  if (!found) throw new Error(`There is no page ${path}; correct the path.`);
  return found;
}

/** Paths that people type, remember or find in old links, with the page that each means. */
export const renamedPaths: Readonly<Record<string, string>> = Object.fromEntries(
  pages.flatMap(({ path, aliases }) => aliases.map((alias) => [alias, path])),
);
