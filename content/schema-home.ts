import { z } from 'zod';

const text = z.string().trim().min(1, 'write a text');
const path = z.string().regex(/^\/[a-z0-9/_-]*$/, 'write a path of this site, starting with / and in lower case');
const link = z.strictObject({ label: text, path });
const head = z.strictObject({ heading: text, lead: text.optional() });
const figures = z
  .array(z.strictObject({ figure: text, text }))
  .max(3, 'write three figures at most')
  .readonly();

/** A post: its title is true of the page it opens. */
const post = z.strictObject({ title: text, text, path });

/** A worked example: the sum, the old figure, the new figure, the catch and the outside link. */
const benefit = z.strictObject({
  id: z.enum(['lower-payment', 'cash-out', 'shorter-term']),
  heading: text,
  sum: text,
  /** The words over the figure, around the old one where there is one: “$2,046.53 becomes”. */
  before: z.strictObject({ struck: text.optional(), text }),
  figure: text,
  /** The condition or the cost, in the same breath. */
  note: text,
  actionLabel: text,
});

/** The home page, section by section in the order in which they stand. */
export const homeSchema = z.strictObject({
  hero: z.strictObject({
    kicker: text,
    phrases: z.array(text).length(5, 'write the five phrases').readonly(),
    /** The one sentence that a screen reader hears instead of the typing. */
    heading: text,
    lead: text,
    question: text,
    purchase: z.strictObject({ label: text, text }),
    refinance: z.strictObject({ label: text, text }),
    note: text,
    withoutScript: text,
  }),
  welcome: head.extend({ paragraphs: z.array(text).readonly(), figures, cardCaption: text }),
  testimonials: head.extend({ more: link }),
  posts: head.extend({
    shown: z.array(post).length(3, 'write three posts to show').readonly(),
    olderLabel: text,
    older: z.array(post).length(3, 'write three older posts').readonly(),
  }),
  purchase: head.extend({ action: link, more: link }),
  stay: head.extend({ more: link }),
  advantages: head.extend({
    items: z
      .array(z.strictObject({ id: z.enum(['local', 'quick', 'support', 'innovation']), heading: text, text }))
      .length(4, 'write the four advantages')
      .readonly(),
  }),
  team: head.extend({ more: link, profileLabel: text }),
  visit: head.extend({ directionsLabel: text, hoursLabel: text, mapLabel: text }),
  refinance: head.extend({ action: z.strictObject({ label: text }), more: link }),
  benefits: z.array(benefit).length(3, 'write the three cards').readonly(),
  apply: head.extend({ actionLabel: text }),
  news: head,
  hub: head.extend({
    groups: z
      .array(z.strictObject({ heading: text, links: z.array(link).readonly() }))
      .length(4, 'write four groups')
      .readonly(),
  }),
  calculator: head.extend({
    amountLabel: text,
    columns: z.tuple([text, text, text, text]),
    more: link,
  }),
});
