import { fullTens, numberWord } from '@/lib/numbers/words';
import { glossary } from '../glossary';
import { company } from '../lender/company';
import { reviewsWords, testimonials } from '../lender/testimonials';
import { check } from '../schema/check';
import { filled } from '../schema/filled';
import entries from './own-pages.json' with { type: 'json' };
import { pageSchema, type SitePage } from './page';

/** The pages with a route of their own as menus, search engines and other pages need to know them; what each prints is in `own-pages/`. */
export const ownPagesFile = 'content/site/own-pages.json';

/** The address of a page with a route of its own. */
type OwnPath = keyof typeof entries;

const reviews = reviewsWords(testimonials);

/** What a text of an entry may name in braces. */
const named: Readonly<Record<string, string>> = {
  city: company.address.city,
  answerWithin: company.answerWithin,
  manyTerms: numberWord(fullTens(glossary.length)),
  reviewsDescription: reviews.description,
  reviewsLead: reviews.lead,
};

function pageAt<Path extends string>(path: Path, entry: unknown): SitePage & { readonly path: Path } {
  const where = `${ownPagesFile}: ${path}`;
  const data = filled(where, entry, (name) => named[name]);
  return { ...check(where, pageSchema, Object.assign({ path }, data) as never), path, file: ownPagesFile };
}

/** Every page with a route of its own. */
export const ownPages = Object.entries(entries).map(([path, entry]) => pageAt(path as OwnPath, entry));

/** A page with a route of its own. */
export function ownPage<Path extends OwnPath>(path: Path): SitePage & { readonly path: Path } {
  return pageAt(path, entries[path]);
}

/** The name of a page with a route of its own; an unknown path stops the build. */
export function ownLabelOf(path: string): string {
  const found = ownPages.find((page) => page.path === path);
  if (!found) throw new Error(`There is no page ${path} with a route of its own; correct the path.`);
  return found.label;
}
