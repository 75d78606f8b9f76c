import { z } from 'zod';

const text = z.string().trim().min(1, 'write a text');
const path = z.string().regex(/^\/[a-z0-9/_-]*$/, 'write a path of this site, starting with / and in lower case');
const fragment = z.string().regex(/^[a-z][a-z0-9-]*$/, 'write the id in lower case, with hyphens');

/** A link to a page of ours or to one of the lender's outside addresses. */
const titledLink = z.union([
  z.strictObject({ title: text, text, path }),
  z.strictObject({ title: text, text, external: z.literal('apply') }),
]);

/** What happens after a form is sent, in order: a short bold start and the rest of the sentence. */
const nextSteps = z
  .array(z.strictObject({ title: text, text }))
  .min(2, 'write at least two steps')
  .readonly();

/** Where to read on: a link whose words say where it goes, and a sentence before it. */
const onward = z
  .array(z.strictObject({ text, label: text, path }))
  .min(2, 'write two or three onward links')
  .max(3, 'write two or three onward links')
  .readonly();

/** A form with what stands above it and beside it. */
const formCopySchema = z.strictObject({
  heading: text,
  lead: text,
  nextHeading: text,
  next: nextSteps,
});

/** The purchase page. */
export const purchaseSchema = z.strictObject({
  lead: text,
  consultationLink: text,
  journey: z.strictObject({
    heading: text,
    lead: text,
    steps: z.array(titledLink).length(6, 'write the six steps').readonly(),
  }),
  consultation: formCopySchema,
});

/** The paperwork page: the checklist in groups, and the words around the consultation form. */
export const paperWorkSchema = z.strictObject({
  lead: text,
  heading: text,
  intro: text,
  printLabel: text,
  keptNote: text,
  groups: z
    .array(
      z.strictObject({
        id: fragment,
        heading: text,
        /** Whom the group concerns, when it is not everyone. */
        who: text.optional(),
        items: z
          .array(z.strictObject({ id: fragment, text, hint: text.optional() }))
          .min(1, 'write at least one item')
          .readonly(),
      }),
    )
    .readonly(),
  onward,
  consultation: formCopySchema,
});

/** The pages that are mostly a form. */
export const formPagesSchema = z.strictObject({
  quickQuote: formCopySchema.extend({ notice: text, onward }),
  freeReports: formCopySchema.extend({
    /** The page's h1 and the sentence under it. */
    banner: text,
    insideHeading: text,
    reportsNote: text,
    onward,
  }),
  contact: formCopySchema.extend({ panelHeading: text, sideHeading: text, emergency: text, onward }),
});

/** The staff list page. */
export const staffPageSchema = z.strictObject({
  lead: text,
  intro: z.array(text).readonly(),
  comingSoon: text,
  onward,
  notFound: z.strictObject({ heading: text, text }),
});
