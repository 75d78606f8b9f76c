import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { calls, isCallName } from './calls';
import { buildDay, printedDateOf } from './dates';
import { glossaryPage } from './glossary';
import { numbersOf, people } from './lender/staff';
import { reviewMistakes, reviewsPage } from './lender/testimonials';
import { countyPages } from './ohio/pages';
import {
  affordabilityPage,
  consolidationPage,
  monthlyPaymentPage,
  offersPage,
  refinanceAnalysisPage,
  rentVsBuyPage,
} from './own-pages/calculator-pages';
import { contactPage, freeReportsPage, quickQuotePage } from './own-pages/form-pages';
import { homePage } from './own-pages/home';
import { newsPage, newsWords } from './own-pages/news';
import { paperWorkPage } from './own-pages/paper-work';
import { purchasePage } from './own-pages/purchase';
import { reportPages } from './own-pages/report-pages';
import { purchaseRoom, refinanceRoom } from './own-pages/rooms';
import { searchPage } from './own-pages/search';
import { staffListPage } from './own-pages/staff-page';
import { thankYouPage } from './own-pages/thank-you';
import { type ProsePage, prosePageOf } from './prose';
import { pagesMark } from './routes';
import { eachChecked, refuse } from './schema/check';
import { menuNames, type Page, pageEntry } from './schema/page';

/** A page and the file in which it is written, from the root of the project. */
export type SitePage = Page & { readonly file: string };

/** The pages with a route of their own. The entry of each is beside its content. */
const ownRoutes = [
  homePage,
  purchasePage,
  paperWorkPage,
  quickQuotePage,
  affordabilityPage,
  monthlyPaymentPage,
  refinanceAnalysisPage,
  consolidationPage,
  rentVsBuyPage,
  offersPage,
  freeReportsPage,
  glossaryPage,
  staffListPage,
  contactPage,
  reviewsPage,
  purchaseRoom,
  refinanceRoom,
  newsPage,
  searchPage,
  thankYouPage,
] as const;

const folder = join(process.cwd(), 'content', 'pages');

/** Whether a page is not published yet: an article that is a draft, or whose day has not come. */
export function isHeldBack(page: Page, day: string = buildDay()): boolean {
  return page.kind === 'news' && (page.draft || page.published > day);
}

/** In development everything is seen, what is held back with a mark. */
const showsAll = process.env.NODE_ENV === 'development';

/**
 * The pages of `content/pages`, which `app/[slug]` shows. A new file there is a new page. The mark is never empty: that it is
 * asked for makes development read the files anew once it has changed.
 */
export const prosePages: readonly ProsePage[] = eachChecked(
  readdirSync(folder).filter((name) => name.endsWith('.mdx') && pagesMark !== ''),
  (name) => prosePageOf(name, readFileSync(join(folder, name), 'utf8')),
).filter((page) => showsAll || !isHeldBack(page));

/** A dated article, as lists and the feed need it. */
export type Article = Extract<ProsePage, { readonly kind: 'news' }> & {
  /** The day on which it appeared as the site prints it, `24 OCT 2024`. */
  readonly printedDate: string;
};

/** The day by which lists place an article. */
const listedDay = ({ listedAs, published }: { readonly listedAs?: string | undefined; readonly published: string }) =>
  listedAs ?? published;

/** Every article as lists have them: newest first, but where one says otherwise. */
export const articles: readonly Article[] = prosePages
  .flatMap((page) => {
    if (page.kind !== 'news') return [];
    const mark = isHeldBack(page) ? newsWords.heldBackMark : '';
    return [{ ...page, printedDate: `${printedDateOf(page.published)}${mark}` }];
  })
  .sort((a, b) => listedDay(b).localeCompare(listedDay(a)));

/** The profile of each member of staff. */
export const profilePages: readonly SitePage[] = people.map((person) =>
  pageEntry('content/lender/staff.json', {
    path: `/our-staff/${person.id}`,
    kind: 'list',
    label: person.name,
    group: 'Contact',
    title: `${person.name}, ${person.role}`,
    description: `${person.name}, ${person.role}, ${numbersOf(person)}. Phone, email, office and a short form for a free quote.`,
    updated: staffListPage.updated,
  }),
);

const groups: readonly string[] = [...menuNames.header, 'News'];

/** Where a page comes in lists of all pages: Home, then by group and by place in the menu of that group; news by day. */
function rankOf(page: Page): readonly [group: number, place: number] {
  if (page.path === '/') return [-1, 0];
  const group = page.group ? groups.indexOf(page.group) : groups.length;
  if (page.kind === 'news') return [group, -Date.parse(listedDay(page))];
  return [group, page.menus.find((menu) => menu.in === page.group)?.order ?? Number.MAX_SAFE_INTEGER];
}

function byRank(a: Page, b: Page): number {
  const [groupA, placeA] = rankOf(a);
  const [groupB, placeB] = rankOf(b);
  return groupA - groupB || placeA - placeB || a.path.localeCompare(b.path);
}

/**
 * Checks what pages say about one another and returns them in the order of the menus. Throws a sentence for each mistake with
 * the file, the field and the cure, after `others`, which are known already.
 */
export function collected(
  entries: readonly SitePage[],
  authors: ReadonlySet<string>,
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
      const { call = '', path } = page.end;
      const target = byPath.get(path);
      if (!target) wrong(`end.path: there is no page ${path}; correct the path.`);
      if (target?.kind === 'calculator' && (!isCallName(call) || calls[call].path !== path)) {
        const fitting = Object.entries(calls).flatMap(([name, each]) => (each.path === path ? [name] : []));
        wrong(`end.call: name how ${path} is set up: ${fitting.join(', ')}.`);
      }
    }
    if (page.kind === 'news' && !authors.has(page.author))
      wrong(
        `author: there is no ${page.author} in content/lender/staff.json; write one of ${[...authors].join(', ')}.`,
      );
    for (const alias of page.aliases) {
      const owner = byPath.get(alias) ?? aliases.get(alias);
      if (owner) wrong(`aliases: ${alias} leads to ${owner.file} already; remove it from one of the two.`);
      aliases.set(alias, page);
    }
  }
  if (mistakes.length > 0) refuse(mistakes);
  return [...entries].sort(byRank);
}

/** Every page of the site except the profiles, in the order of the menus. */
export const pages: readonly SitePage[] = collected(
  [...ownRoutes, ...prosePages, ...reportPages, ...countyPages.map(({ page }) => page)],
  new Set(people.map(({ id }) => id)),
  reviewMistakes,
);

/** The page of a path; an unknown path stops the build. */
export function pageOf(path: string): SitePage {
  const found = pages.find((page) => page.path === path);
  if (!found) throw new Error(`There is no page ${path}; correct the path.`);
  return found;
}

/** Addresses that people type, remember or find in old links, and the page that each means. */
export const renamedPaths: Readonly<Record<string, string>> = Object.fromEntries(
  pages.flatMap(({ path, aliases }) => aliases.map((alias) => [alias, path])),
);
