import { z } from 'zod';
import { companySchema } from './schema';

const day = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/, 'write the day as YYYY-MM-DD')
  .refine((text) => !Number.isNaN(Date.parse(text)), 'this day does not exist');
const nonEmpty = z.string().trim().min(1, 'write a text');
const description = z
  .string()
  .min(110, 'write a description of at least 110 characters')
  .max(160, 'write a description of at most 160 characters');
const id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'write the id in lower case, words joined by hyphens');

/** What an article's file says of itself in its `meta` block. */
export const articleMetaSchema = z.strictObject({
  title: nonEmpty.max(60, 'write a title of at most 60 characters'),
  /** The day it was published; the text is true as of this day. */
  date: day,
  /** The day its text was last edited, where that was later. */
  edited: day.optional(),
  description,
  /** One or two sentences for lists and the feed; the article itself does not repeat them. */
  lead: nonEmpty.max(200, 'write a lead of at most 200 characters'),
  /** The id of a member of staff. */
  author: id,
  /** What has changed since, when a later event changes the advice; printed above the text. */
  later: nonEmpty.optional(),
  /** Where its facts come from; printed under the text. */
  sources: z
    .array(
      z.strictObject({
        name: nonEmpty,
        url: z.url({ protocol: /^https$/, error: 'write a full address that starts with https://' }),
      }),
    )
    .min(1, 'name at least one source')
    .readonly(),
});
export type ArticleMeta = z.infer<typeof articleMetaSchema>;

/** A word of the trade; `[[id|text]]` in its definition links to another one. */
export const glossaryEntrySchema = z.strictObject({
  id,
  /** As printed, with the abbreviation in brackets where there is one. */
  term: nonEmpty,
  definition: nonEmpty.max(420, 'keep the definition under 420 characters'),
  /** Related terms; each of them lists this one too. */
  see: z.array(id).readonly().optional(),
  /** The page that says more. */
  page: z
    .string()
    .regex(/^\/[a-z0-9/_-]+$/, 'write a path of this site, starting with /')
    .optional(),
});
export type GlossaryEntry = z.infer<typeof glossaryEntrySchema>;

/** A member of staff; `comingSoon` is the card that leads nowhere. */
export const staffSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('person'),
    /** The last part of the profile's address. */
    id,
    /** True while these are sample values; `npm run release` refuses until it is false. */
    sample: z.boolean(),
    name: nonEmpty,
    role: nonEmpty,
    /** Stands in the door while there is no photo. */
    initials: z.string().regex(/^[A-Z]{2,3}$/, 'write two or three capital letters'),
    /** A file below public/, or null while there is none. */
    photo: z.string().regex(/^\//, 'write the path of the picture, starting with /').nullable(),
    nmls: z.string().regex(/^\d{1,12}$/, 'write the licence number as digits alone'),
    /** Street first, then city, state and ZIP code. */
    address: z.array(nonEmpty).min(2, 'write the street and the city on two lines').readonly(),
    contactPhone: companySchema.shape.phone,
    contactWork: companySchema.shape.phone,
    contactMail: z.email('write a complete e-mail address'),
    /** A paragraph each. */
    yourService: z.array(nonEmpty).min(1, 'write at least one paragraph').readonly(),
  }),
  z.strictObject({ kind: z.literal('coming-soon'), id: z.literal('#'), name: nonEmpty, text: nonEmpty }),
]);
export type StaffEntry = z.infer<typeof staffSchema>;
export type StaffMember = Extract<StaffEntry, { kind: 'person' }>;

/** What a client said; a sample says that it is one. */
export const testimonialSchema = z.strictObject({
  id,
  sample: z.boolean(),
  quote: nonEmpty.max(280, 'keep the quotation under 280 characters'),
  name: nonEmpty,
  /** What the client did and where, such as `Refinanced in Dayton`. */
  about: nonEmpty,
});

/** One of the free reports; its text is `content/reports/<slug>.mdx`. */
export const reportSchema = z.strictObject({
  slug: id,
  /** The field of the form that asks for it. */
  field: z.enum(['report01', 'report02', 'report03']),
  title: nonEmpty,
  /** What it holds, in one or two sentences. */
  summary: nonEmpty,
  /** What search engines would be told of its page, as for every page. */
  description,
  updated: day,
});

/** One caption: seconds from the start, and at most two lines. */
export const cueSchema = z
  .strictObject({
    start: z.number().min(0),
    end: z.number(),
    text: nonEmpty.max(84, 'keep a caption to two lines of 42 characters'),
  })
  .refine((cue) => cue.end > cue.start, { path: ['end'], error: 'end a caption after it starts' });
export type Cue = z.infer<typeof cueSchema>;

/** A scene of a film: what is drawn, and its captions as [start, end, text]. */
export const sceneSchema = z.strictObject({
  id,
  start: z.number().min(0),
  title: nonEmpty,
  drawing: nonEmpty,
  lines: z.array(z.tuple([z.number(), z.number(), nonEmpty]).readonly()).readonly(),
});
