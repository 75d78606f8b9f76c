import { z } from 'zod';
import { day, httpsLink, id, path, text } from './check';

export const loanKinds = [
  'fixed',
  'arm',
  'fha',
  'va',
  'usda',
  'jumbo',
  'first',
  'nopoint',
  'balloon',
  'heloc',
  'hel',
] as const;
export type LoanKind = (typeof loanKinds)[number];

/** The kinds of FHA loans, besides the usual one, that the FHA page explains. */
const fhaKinds = ['203k', 'hecm', 'energy', 'manufactured', 'title1'] as const;
export type FhaKind = (typeof fhaKinds)[number];

/** Third-party help for buyers, available only through a lender that works with it. */
const helpPrograms = ['ohfa', 'welcomeHome', 'city'] as const;
export type HelpProgram = (typeof helpPrograms)[number];

/** An identifier in the Nationwide Multistate Licensing System. Not a license. */
const nmlsId = z.string().regex(/^\d{1,12}$/, 'write the NMLS ID as digits alone');

const phone = z
  .string()
  .regex(/^\(\d{3}\) \d{3}-\d{4}$/, 'write the phone number as (614) 555-0142')
  .transform((display) => ({ display, href: `tel:+1${display.replace(/\D/g, '')}` }));

/** The lender: every name, number and address printed on the site. */
export const companySchema = z.strictObject({
  /** True while the values below are samples; `npm run release` refuses until it is false. */
  sample: z.boolean(),
  name: text,
  /** The company as registered in the Nationwide Multistate Licensing System (NMLS) and with the State of Ohio. */
  registeredName: text,
  /** The two lines of the logo. */
  wordmark: z.tuple([text, text]),
  nmls: nmlsId,
  /** The certificate of registration under the Ohio Residential Mortgage Lending Act. */
  certificate: z.string().regex(/^RM\.\d{6}\.\d{3}$/, 'write the Ohio certificate number as RM.123456.000'),
  phone,
  email: z.email('write a complete email address'),
  address: z.strictObject({
    street: text,
    city: text,
    state: z.literal('OH', 'the office is in Ohio: write OH'),
    postalCode: z.string().regex(/^4(3[0-9]|4[0-9]|5[0-9])\d{2}$/, 'write an Ohio ZIP code, 43000 to 45999'),
  }),
  /** The registered address, which may differ from the office's. */
  registeredAddress: z.strictObject({
    street: text,
    city: text,
    state: z.string().regex(/^[A-Z]{2}$/, 'write the state as two capital letters'),
    postalCode: z.string().regex(/^\d{5}$/, 'write the ZIP code as five digits'),
  }),
  /** The kinds of loans that the company makes; others are explained but never offered. */
  makes: z.array(z.enum(loanKinds, `write kinds of loans: ${loanKinds.join(', ')}`)).min(1, 'name at least one kind'),
  /**
   * The kinds of FHA loans that the company makes besides the standard one; the page says that it doesn't make the
   * others.
   */
  fhaKinds: z.array(z.enum(fhaKinds, `write kinds of FHA loans: ${fhaKinds.join(', ')}`)),
  /** The buyer assistance programs that the company works with; pages say that it does not work with the others. */
  helpPrograms: z.array(z.enum(helpPrograms, `write programs of help: ${helpPrograms.join(', ')}`)),
  /** When the lender promises to answer. */
  answerWithin: text,
  investors: z.number().int().positive(),
});

/** URLs outside the site. Chat and map are optional; social networks are named and linked in order. */
export const linksSchema = z.strictObject({
  apply: httpsLink,
  chat: httpsLink.optional(),
  directions: httpsLink,
  /** A map to embed, which runs in a sandbox without cookies or storage, like OpenStreetMap's. */
  mapEmbed: httpsLink.optional(),
  nmlsConsumerAccess: httpsLink,
  social: z.array(z.strictObject({ name: text, href: httpsLink })).default([]),
});

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'write the time as 09:00');
const openTimes = z
  .tuple([time, time], 'write when the office opens and closes, or null when it is closed')
  .refine(([opens, closes]) => opens < closes, 'write a time of closing after that of opening')
  .nullable();
const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** Office hours: each weekday, and exceptions. All printed forms are derived from them. */
export const hoursSchema = z.strictObject({
  week: z.strictObject(
    Object.fromEntries(weekdays.map((name) => [name, openTimes])) as Record<Weekday, typeof openTimes>,
  ),
  holidays: z
    .array(z.strictObject({ day, name: text, open: openTimes }))
    .refine((days) => new Set(days.map((entry) => entry.day)).size === days.length, 'write each day once'),
});
export type Weekday = (typeof weekdays)[number];

/** A client's review; samples are labeled as such. */
export const testimonialSchema = z.strictObject({
  id,
  sample: z.boolean(),
  quote: text.max(280, 'write a quote of at most 280 characters'),
  name: text,
  /** The kind of loan, such as `Refinance` or `First home, FHA loan`. */
  loan: text,
  city: text,
  year: z
    .number('write the year as a number')
    .int('write the year as a number')
    .min(2000, 'write the year of the closing'),
  /** The id of the client's loan officer, whose profile shows the review. */
  officer: id.optional(),
});
export type Testimonial = z.infer<typeof testimonialSchema>;

/** How a figure was verified: against the page it cites, against a copy or quotation of that page, or not at all. */
export const readings = ['primary', 'copy', 'memory'] as const;

/** A figure that changes over time: its name, its source, its date and until when it may be printed. */
export const factSchema = z
  .strictObject({
    id: z.string().regex(/^[a-z][A-Za-z0-9]*$/, 'write the id in camelCase'),
    value: z.union([z.number(), text]),
    /** As printed. */
    text,
    /** A label before the figure in a list of sources, without a period: `FHA minimum down payment`. */
    what: text,
    source: z.strictObject({ name: text, url: httpsLink }),
    /** The date of the reading; for a series such as a weekly survey, the date of the figure. */
    asOf: day,
    /** The last day on which it may be printed as current; `never` for a statement about a past date. */
    expires: z.union([day, z.literal('never')], 'write the day as YYYY-MM-DD, or never for a figure of a past day'),
    read: z.enum(readings, 'write primary, copy or memory'),
  })
  .refine((fact) => fact.expires === 'never' || fact.asOf < fact.expires, {
    path: ['expires'],
    error: 'write a day after asOf',
  });
/** A fact with the file to edit, for error messages. */
export type Fact = z.infer<typeof factSchema> & { readonly file: string };

/** A technical term; `[[id|text]]` in its definition links to another one. */
export const glossaryEntrySchema = z.strictObject({
  id,
  /** As printed, with the abbreviation, if any, in brackets. */
  term: text,
  definition: text.max(420, 'keep the definition under 420 characters'),
  /** Related terms, which list this one in return. */
  see: z.array(id).readonly().optional(),
  page: path.optional(),
});
export type GlossaryEntry = z.infer<typeof glossaryEntrySchema>;

/** A member of staff; `comingSoon` is the card without a link. */
export const staffSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('person'),
    /** The last segment of the profile's path. */
    id,
    /** True while these are sample values; `npm run release` refuses until it is false. */
    sample: z.boolean(),
    name: text,
    role: text,
    /** Printed in place of a missing photo. */
    initials: z.string().regex(/^[A-Z]{2,3}$/, 'write two or three capital letters'),
    /** A file in public/; omitted or null if there is none. */
    photo: z.string().regex(/^\//, 'write the path of the picture, starting with /').nullable().default(null),
    nmls: nmlsId,
    /** The Ohio mortgage loan originator license. */
    license: z
      .string()
      .regex(/^[A-Z]{2,3}(-OH)?\.\d{4,9}(\.\d{3})?$/, 'write the Ohio license number as MLO-OH.123456'),
    /** Street first, then city, state and ZIP code; by default the office's. */
    address: z.array(text).min(2, 'write the street and the city on two lines').readonly().optional(),
    contactPhone: phone,
    contactWork: phone,
    contactMail: z.email('write a complete email address'),
    /** The page on which visitors book a time with this person, for example at Cal.com or Calendly; optional. */
    booking: httpsLink.optional(),
    yourService: z.array(text).min(1, 'write at least one paragraph').readonly(),
  }),
  z.strictObject({ kind: z.literal('coming-soon'), id: z.literal('#'), name: text, text }),
]);
export type StaffEntry = z.infer<typeof staffSchema>;
export type StaffMember = Extract<StaffEntry, { kind: 'person' }> & { readonly address: readonly string[] };
