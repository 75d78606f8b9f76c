import { z } from 'zod';

/** A calendar day, `2026-11-20`. */
const day = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/, 'write the day as YYYY-MM-DD')
  .refine((text) => !Number.isNaN(Date.parse(text)), 'this day does not exist');

const httpsLink = z.url({ protocol: /^https$/, error: 'write a full address that starts with https://' });
const nonEmpty = z.string().trim().min(1, 'write a text');

/** The lender: every name, number and address that the site prints, each of them here and nowhere else. */
export const companySchema = z.strictObject({
  /** True while the values below are samples; `npm run release` refuses until it is false. */
  sample: z.boolean(),
  name: nonEmpty,
  /** The two lines of the logo. */
  wordmark: z.tuple([nonEmpty, nonEmpty]),
  nmls: z.string().regex(/^\d{1,12}$/, 'write the licence number as digits alone'),
  phone: z.strictObject({
    display: z.string().regex(/^\(\d{3}\) \d{3}-\d{4}$/, 'write the phone number as (614) 555-0142'),
    href: z.string().regex(/^tel:\+1\d{10}$/, 'write the link as tel:+1 and ten digits'),
  }),
  email: z.email('write a complete e-mail address'),
  address: z.strictObject({
    street: nonEmpty,
    city: nonEmpty,
    state: z.literal('OH', 'the office is in Ohio: write OH'),
    postalCode: z.string().regex(/^4(3[0-9]|4[0-9]|5[0-9])\d{2}$/, 'write an Ohio ZIP code, 43000 to 45999'),
  }),
  /** Degrees, for the map and for search engines. */
  geo: z.strictObject({ latitude: z.number().min(38).max(42), longitude: z.number().min(-85).max(-80) }),
  hours: z
    .array(
      z.strictObject({
        days: nonEmpty,
        /** As printed, `9am–6pm`. */
        text: nonEmpty,
        /** Machine form, absent when closed. */
        open: z
          .strictObject({
            days: z.array(z.enum(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'])),
            opens: z.string().regex(/^\d{2}:\d{2}$/, 'write the time as 09:00'),
            closes: z.string().regex(/^\d{2}:\d{2}$/, 'write the time as 18:00'),
          })
          .optional(),
      }),
    )
    .min(1),
  hoursShort: nonEmpty,
  /** What the lender promises about an answer. */
  answerWithin: nonEmpty,
  investors: z.number().int().positive(),
  links: z.strictObject({
    apply: httpsLink,
    chat: httpsLink,
    directions: httpsLink,
    mapEmbed: httpsLink,
    nmlsConsumerAccess: httpsLink,
    social: z.array(z.strictObject({ name: z.enum(['Facebook', 'Instagram', 'LinkedIn']), href: httpsLink })),
  }),
});

/** A figure that changes with time: what it is, who says so, since when and until when it may be printed. */
export const factSchema = z
  .strictObject({
    id: z.string().regex(/^[a-z][A-Za-z0-9]*$/, 'write the id in camelCase'),
    value: z.union([z.number(), nonEmpty]),
    /** As printed. */
    text: nonEmpty,
    /** One sentence: what the figure means. */
    what: nonEmpty,
    source: z.strictObject({ name: nonEmpty, url: httpsLink }),
    asOf: day,
    /** The last day on which it may be printed as current; `never` for what was true on a day that is past. */
    expires: z.union([day, z.literal('never')], 'write the day as YYYY-MM-DD, or never for a figure of a past day'),
  })
  .refine((fact) => fact.expires === 'never' || fact.asOf < fact.expires, {
    path: ['expires'],
    error: 'write a day after asOf',
  });
export type Fact = z.infer<typeof factSchema>;

const path = z.string().regex(/^\/[a-z0-9/_-]*$/, 'write a path of this site, starting with / and in lower case');

export const navigationSchema = z.strictObject({
  groups: z.array(
    z.strictObject({
      label: nonEmpty,
      links: z.array(
        z.union([
          z.strictObject({ label: nonEmpty, path }),
          z.strictObject({ label: nonEmpty, external: z.enum(['apply']) }),
        ]),
      ),
    }),
  ),
  footer: z.array(
    z.strictObject({
      label: nonEmpty,
      links: z.array(
        z.union([
          z.strictObject({ label: nonEmpty, path }),
          z.strictObject({ label: nonEmpty, external: z.enum(['apply', 'nmlsConsumerAccess']) }),
        ]),
      ),
    }),
  ),
});

/** One page of the site: everything that search engines, breadcrumbs, the site map and other pages need to know of it. */
export const routeSchema = z.strictObject({
  path,
  /** The title in search results, without the company's name; with it at most 60 characters where it fits. */
  title: nonEmpty.max(60, 'write a title of at most 60 characters'),
  description: z
    .string()
    .min(110, 'write a description of at least 110 characters')
    .max(160, 'write a description of at most 160 characters'),
  /** How other pages and the breadcrumb call it. */
  label: nonEmpty,
  kind: z.enum(['home', 'guide', 'calculator', 'news', 'legal', 'form', 'list', 'aside']),
  /** The crumb between Home and this page. */
  group: z.string().optional(),
  /** The day a person last checked its statements. */
  reviewed: day.optional(),
  /** The day an article appeared. */
  published: day.optional(),
  /** The day its text last changed. */
  updated: day,
});
export type RouteEntry = z.infer<typeof routeSchema>;

function placeOf(issuePath: readonly PropertyKey[], data: unknown): string {
  let at = data;
  const names = issuePath.map((key) => {
    at = typeof at === 'object' && at !== null ? Reflect.get(at, key) : undefined;
    const id = typeof at === 'object' && at !== null ? (Reflect.get(at, 'id') ?? Reflect.get(at, 'path')) : undefined;
    return typeof key === 'number' ? `[${typeof id === 'string' ? id : key}]` : `.${String(key)}`;
  });
  return names.join('').replace(/^\./, '') || 'the whole file';
}

/**
 * Returns `data` when it fits `schema`; otherwise throws one sentence for each mistake that names file, field and cure,
 * which stops the build.
 */
export function check<Schema extends z.ZodType>(file: string, schema: Schema, data: z.input<Schema>): z.output<Schema> {
  const result = schema.safeParse(data);
  if (result.success) return result.data;
  const sentences = result.error.issues.map((issue) => `${file}: ${placeOf(issue.path, data)}: ${issue.message}.`);
  throw new Error(sentences.join('\n'));
}

/** Like `check` for a list; also refuses two entries of the same id. */
export function checkList<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  data: readonly z.input<Schema>[],
  idOf: (entry: z.output<Schema>) => string,
): readonly z.output<Schema>[] {
  const entries = check(file, z.array(schema), [...data] as never) as z.output<Schema>[];
  const seen = new Set<string>();
  for (const entry of entries) {
    const id = idOf(entry);
    if (seen.has(id)) throw new Error(`${file}: ${id}: there are two entries of this name; rename or remove one.`);
    seen.add(id);
  }
  return entries;
}
