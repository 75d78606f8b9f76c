import { z } from 'zod';
import { artNames } from '@/content/art/art';
import { type FactId, fact, isFactId } from '@/content/facts/facts';
import { check, day, httpsLink, id, path, text } from '../schema/check';

/**
 * The header's menus and their columns of guides, the footer's columns and the groups in the home page's Learning Hub,
 * in order.
 */
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
  /** Entries are sorted by this number. The numbers have gaps, so that a new entry fits between two others. */
  order: z
    .number('write a whole number above 0')
    .int('write a whole number above 0')
    .positive('write a whole number above 0'),
  /** The entry's text, if it differs from the page's label. */
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
  /** The title for search results, without the company's name. */
  title: text.max(60, 'write a title of at most 60 characters'),
  description: z
    .string('write a description of 110 to 160 characters')
    .min(110, 'write a description of at least 110 characters')
    .max(160, 'write a description of at most 160 characters'),
  /** Its name in breadcrumbs, menus and links. */
  label: text,
  h1: text.optional(),
  lead: text.optional(),
  art: oneOf(artNames, 'the name of a drawing').optional(),
  group: oneOf(groupNames, 'one of the groups').optional(),
  menus: z.array(menuPlace).default([]),
  /** The two calculators in the side panel. */
  tools: z.tuple([path, path], 'write the paths of two calculators').default([payment, affordability]),
  /** Other paths that lead here. Case, `.html`, a trailing slash and underscores for hyphens need no entry. */
  aliases: z.array(path).default([]),
  /** How people ask for the page; each counts like a name in the search. `{price}` and `{income}` match any amount. */
  asked: z.array(text).max(10, 'write at most ten').default([]),
  /**
   * Figures in its text that do not depend on the outside world, such as those of an example: `$1,000`. Others are
   * facts.
   */
  illustrations: z.array(text).default([]),
  /** The ids of the facts printed on the page, in the order of its list of sources. */
  facts: facts.default([]),
  schemaType: oneOf(['AboutPage', 'ContactPage', 'CollectionPage'], 'one of the types').optional(),
  /** The kind of loan that the page explains, in words printed on it. */
  loan: z
    .strictObject({
      name: text,
      type: text,
      collateral: text,
      /** The term used in its examples, in years. */
      years: z.number('write the years as a number').positive('write the years as a number above 0'),
    })
    .optional(),
  /** Other files with words of the page, relative to the project root; a review covers them too. */
  words: z.array(text).default([]),
};

/** The button at the end of a guide, next to Apply Now, and the sentence before it. */
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
  /** Whether Apply Now appears at its end. */
  apply: z.boolean('write true or false').default(false),
});
const news = z.strictObject({
  ...common,
  kind: z.literal('news'),
  label: text.optional(),
  /** One or two sentences for lists and the feed, which the article does not repeat. */
  lead: text.max(200, 'write a lead of at most 200 characters'),
  /** Still being written: only `npm run dev` shows it. */
  draft: z.boolean('write true or false').default(false),
  /** The publication date; the article's figures are as of that day. */
  published: day,
  /** The date that determines its place in lists, if different from the publication date. */
  listedAs: day.optional(),
  /** The date on which the words last changed, if later. */
  updated: updated.optional(),
  /** The id of a staff member. */
  author: id,
  /** A later event that changes the advice; printed after the first paragraph. */
  later: text.optional(),
  /** The sources of its statements; printed below the text. */
  sources: z
    .array(z.strictObject({ name: text, url: httpsLink }))
    .min(1, 'name at least one source')
    .readonly(),
});
/** The forms that a landing page may have. */
const landingForms = ['staff-quote', 'quick-quote', 'consultation', 'contact', 'call'] as const;

/** A landing page for an advertisement: a heading, three lines, a form and a loan officer. Not in menus or lists. */
const landing = z
  .strictObject(common)
  .pick({ path: true, title: true, description: true, aliases: true, illustrations: true, facts: true })
  .extend({
    kind: z.literal('landing'),
    heading: text,
    lines: z.tuple([text, text, text], 'write three lines'),
    form: oneOf(landingForms, 'one of the forms'),
    /** The id of the staff member shown on the page. */
    officer: id,
    updated,
  });
/** Pages with their own route. */
const other = z.strictObject({
  ...common,
  kind: z.enum(['home', 'calculator', 'form', 'list', 'report', 'aside']),
  updated,
});

/** Fields that landing pages do not have. */
const unlisted: Omit<z.output<typeof other>, keyof z.output<typeof landing> | 'label' | 'h1'> = {
  menus: [],
  tools: [payment, affordability],
  asked: [],
  words: [],
};

const kinds = ['guide', 'legal', 'news', 'landing', 'home', 'calculator', 'form', 'list', 'report', 'aside'];

/**
 * A page of the site: everything that menus, search engines, breadcrumbs, lists and other pages need to know about it.
 */
export const pageSchema = z
  .discriminatedUnion('kind', [guide, legal, news, landing, other], {
    error: `write one of the kinds: ${kinds.join(', ')}`,
  })
  .transform((page) => {
    if (page.kind === 'landing') return { ...unlisted, ...page, label: page.heading, h1: page.heading };
    if (page.kind !== 'news') {
      // A page changes when its words do, or when a figure was verified again.
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

/** Whether lists and search engines include a page; others are reached by a link or by sending a form. */
export const isListed = ({ kind }: Pick<Page, 'kind'>) => kind !== 'aside' && kind !== 'landing';

/** A validated page with its own route. `file` is the file with its entry. */
export function pageEntry<const Path extends `/${string}`>(
  file: string,
  entry: z.input<typeof pageSchema> & { readonly path: Path },
): SitePage & { readonly path: Path } {
  return { ...check(file, pageSchema, entry), path: entry.path, file };
}
