import { z } from 'zod';
import { artNames } from '@/content/art/art';
import { type FactId, fact, isFactId } from '@/content/facts/facts';
import { check, day, httpsLink, id, path, text } from '../schema/check';

/** The menus of the header and columns of guides in them, the columns of the footer and the groups of the home page's Learning Hub, in their order. */
export const menuNames = {
  header: ['Purchase', 'Refinance', 'Tools', 'Contact'],
  columns: ['Read before you buy', 'Read before you refinance', 'Ohio'],
  footer: ['Buying', 'Next steps', 'Licensing'],
  hub: ['Before you look', 'Choosing a loan', 'Getting it done', 'Once you own'],
} as const;

export const groupNames = ['Purchase', 'Refinance', 'Ohio', 'Tools', 'Contact', 'News'] as const;

const everyMenu = [...menuNames.header, ...menuNames.columns, ...menuNames.footer, ...menuNames.hub] as const;
export type MenuName = (typeof everyMenu)[number];

const oneOf = <const Names extends readonly string[]>(names: Names, what: string) =>
  z.enum(names, `write ${what}: ${names.join(', ')}`);

const payment = '/what-will-my-monthly-payment-be-calculator';
const affordability = '/how-much-can-i-afford-calculator';

/** A place in a menu, a column of the footer or a group of the Learning Hub. */
const menuPlace = z.strictObject({
  in: oneOf(everyMenu, 'one of the menus'),
  /** Entries are listed by this number. The numbers are apart, so that a new entry fits between two others. */
  order: z
    .number('write a whole number above 0')
    .int('write a whole number above 0')
    .positive('write a whole number above 0'),
  /** What the entry says there, when that differs from the page's label. */
  label: text.optional(),
});

const facts = z
  .array(
    z.custom<FactId>(isFactId, {
      error: ({ input }) => `there is no fact ${input}; add it to content/facts or correct the id`,
    }),
  )
  .refine((ids) => new Set(ids).size === ids.length, 'name each fact once');

const common = {
  path,
  /** The title in search results, without the company's name. */
  title: text.max(60, 'write a title of at most 60 characters'),
  description: z
    .string('write a description of 110 to 160 characters')
    .min(110, 'write a description of at least 110 characters')
    .max(160, 'write a description of at most 160 characters'),
  /** What breadcrumbs, menus and other pages call it. */
  label: text,
  h1: text.optional(),
  lead: text.optional(),
  art: oneOf(artNames, 'the name of a drawing').optional(),
  group: oneOf(groupNames, 'one of the groups').optional(),
  menus: z.array(menuPlace).default([]),
  /** The two calculators in the side panel. */
  tools: z.tuple([path, path], 'write the paths of two calculators').default([payment, affordability]),
  /** Other addresses that lead here. Case, `.html`, a slash at the end and hyphens for underscores need no entry. */
  aliases: z.array(path).default([]),
  /** How people ask for the page; the search counts each like a name. `{price}` and `{income}` stand for any amount. */
  asked: z.array(text).max(10, 'write at most ten').default([]),
  /** Figures in its text that nothing outside can make wrong, such as those of an example: `$1,000`. Others are facts. */
  illustrations: z.array(text).default([]),
  /** The ids of the facts that the page prints, in the order of its list of sources. */
  facts: facts.default([]),
  schemaType: oneOf(['AboutPage', 'ContactPage', 'CollectionPage'], 'one of the types').optional(),
  /** The kind of loan that the page explains, in words that it prints. */
  loan: z
    .strictObject({
      name: text,
      type: text,
      collateral: text,
      /** The term that the examples use, in years. */
      years: z.number('write the years as a number').positive('write the years as a number above 0'),
    })
    .optional(),
  /** Other files with words of the page, from the root of the project; a review covers them too. */
  words: z.array(text).default([]),
};

/** The button at the end of a guide, beside Apply Now, and the sentence before it. */
const end = z
  .strictObject({
    text,
    label: text,
    path,
  })
  .default({ text: 'Want numbers for your own home?', label: 'Quick Quote', path: '/quick-quote' });

const updated = day;

const guide = z.strictObject({
  ...common,
  kind: z.literal('guide'),
  lead: text,
  updated,
  end,
});
const legal = z.strictObject({
  ...common,
  kind: z.literal('legal'),
  lead: text,
  updated,
  /** Whether Apply Now stands at its end. */
  apply: z.boolean('write true or false').default(false),
});
const news = z.strictObject({
  ...common,
  kind: z.literal('news'),
  label: text.optional(),
  /** One or two sentences for lists and the feed; the article itself does not repeat them. */
  lead: text.max(200, 'write a lead of at most 200 characters'),
  /** Whether it is still being written: only `npm run dev` shows it. */
  draft: z.boolean('write true or false').default(false),
  /** The day on which it appeared; its figures are those of that day. */
  published: day,
  /** The day by which lists place it, when not by the day on which it appeared. */
  listedAs: day.optional(),
  /** The day on which the words last changed, when that was later. */
  updated: updated.optional(),
  /** The id of a member of staff. */
  author: id,
  /** What has changed since, when a later event changes the advice; printed after the first paragraph. */
  later: text.optional(),
  /** Where its statements come from; printed under the text. */
  sources: z
    .array(z.strictObject({ name: text, url: httpsLink }))
    .min(1, 'name at least one source')
    .readonly(),
});
/** The forms that a landing page may have. */
const landingForms = ['staff-quote', 'quick-quote', 'consultation', 'contact', 'call'] as const;

/** A page that an advertisement leads to: a heading, three lines, a form and a loan officer. Neither menus nor lists have it. */
const landing = z
  .strictObject(common)
  .pick({ path: true, title: true, description: true, aliases: true, illustrations: true, facts: true })
  .extend({
    kind: z.literal('landing'),
    heading: text,
    lines: z.tuple([text, text, text], 'write three lines'),
    form: oneOf(landingForms, 'one of the forms'),
    /** The id of a member of staff, whom the page shows. */
    officer: id,
    updated,
  });
/** Pages with a route of their own. */
const other = z.strictObject({
  ...common,
  kind: z.enum(['home', 'calculator', 'form', 'list', 'report', 'aside']),
  updated,
});

/** What a landing page has no entry for. */
const unlisted: Omit<z.output<typeof other>, keyof z.output<typeof landing> | 'label' | 'h1'> = {
  menus: [],
  tools: [payment, affordability],
  asked: [],
  words: [],
};

const kinds = ['guide', 'legal', 'news', 'landing', 'home', 'calculator', 'form', 'list', 'report', 'aside'];

/** A page of the site: all that menus, search engines, breadcrumbs, lists and other pages need to know about it. */
export const pageSchema = z
  .discriminatedUnion('kind', [guide, legal, news, landing, other], {
    error: `write one of the kinds: ${kinds.join(', ')}`,
  })
  .transform((page) => {
    if (page.kind === 'landing') return { ...unlisted, ...page, label: page.heading, h1: page.heading };
    if (page.kind !== 'news') {
      // A page changes with its words, and with a figure that somebody has looked up again.
      const updated = [page.updated, ...page.facts.map((each) => fact(each).asOf)].sort().at(-1) ?? page.updated;
      return { ...page, h1: page.h1 ?? page.label, updated };
    }
    const { title, published } = page;
    const group = page.group ?? ('News' as const);
    return { ...page, label: page.label ?? title, h1: page.h1 ?? title, group, updated: page.updated ?? published };
  });
export type Page = z.output<typeof pageSchema>;
export type PageKind = Page['kind'];
export type SitePage = Page & { readonly file: string };

/** Whether lists and search engines have a page; people reach the others by a link or by sending a form. */
export const isListed = ({ kind }: Pick<Page, 'kind'>) => kind !== 'aside' && kind !== 'landing';

/** A page with a route of its own, checked. `file` is where its entry is written. */
export function pageEntry<const Path extends `/${string}`>(
  file: string,
  entry: z.input<typeof pageSchema> & { readonly path: Path },
): SitePage & { readonly path: Path } {
  return { ...check(file, pageSchema, entry), path: entry.path, file };
}
