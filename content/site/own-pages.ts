import { fullTens, numberWord } from '@/lib/numbers/words';
import { glossary } from '../glossary';
import { company } from '../lender/company';
import { reviewsWords, testimonials } from '../lender/testimonials';
import { checkFile } from '../schema/check';
import { fillPlaceholders } from '../schema/placeholders';
import entries from './own-pages.json' with { type: 'json' };
import { pageSchema, type SitePage } from './page';

/**
 * What menus, search engines and other pages need to know about pages with their own route; their words are in
 * `own-pages/`.
 */
export const ownPagesFile = 'content/site/own-pages.json';

type OwnPath = keyof typeof entries;

const reviews = reviewsWords(testimonials);

/** What an entry's text may name in braces. */
const named: Readonly<Record<string, string>> = {
  city: company.address.city,
  answerWithin: company.answerWithin,
  manyTerms: numberWord(fullTens(glossary.length)),
  reviewsDescription: reviews.description,
  reviewsLead: reviews.lead,
};

export const ownPages: readonly SitePage[] = Object.entries(entries).map(([path, entry]) => {
  const where = `${ownPagesFile}: ${path}`;
  // The search fills in its own placeholders, such as {price}.
  const { asked: questions, ...rest } = { asked: [] as readonly string[], ...entry };
  const asked = questions.map((question) => question.replaceAll('{city}', company.address.city));
  const data = fillPlaceholders(where, rest, (name) => named[name]);
  return { ...checkFile(where, pageSchema, Object.assign({ path, asked }, data)), file: ownPagesFile };
});

function found(path: string): SitePage {
  const page = ownPages.find((each) => each.path === path);
  if (!page) throw new Error(`There is no page ${path} with a route of its own; correct the path.`);
  return page;
}

export function ownPage<Path extends OwnPath>(path: Path): SitePage & { readonly path: Path } {
  return { ...found(path), path };
}

/** The name of a page with its own route; an unknown path stops the build. */
export function ownLabelOf(path: string): string {
  return found(path).label;
}
