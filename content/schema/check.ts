import { z } from 'zod';

export const text = z.string().trim().min(1, 'write a text');

export const day = z
  .string('write the day as YYYY-MM-DD')
  .regex(/^\d{4}-\d{2}-\d{2}$/, 'write the day as YYYY-MM-DD')
  .refine((value) => !Number.isNaN(Date.parse(value)), 'this day does not exist');

export const httpsLink = z.url({ protocol: /^https$/, error: 'write a full address that starts with https://' });

/** The path of a page on this site; `content/site/pages.ts` checks that the page exists. */
export const path = z
  .string()
  .regex(/^\/[a-z0-9/_-]*$/, 'write a path of this site, starting with / and in lower case');

export const id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'write the id in lower case, words joined by hyphens');

function placeOf(issuePath: readonly PropertyKey[], data: unknown): string {
  let at = data;
  const names = issuePath.map((key) => {
    at = typeof at === 'object' && at !== null ? Reflect.get(at, key) : undefined;
    const name = typeof at === 'object' && at !== null ? (Reflect.get(at, 'id') ?? Reflect.get(at, 'path')) : undefined;
    return typeof key === 'number' ? `[${typeof name === 'string' ? name : key}]` : `.${String(key)}`;
  });
  return names.join('').replace(/^\./, '') || 'the whole file';
}

/** A message that says what to write, in place of zod's default. */
function fixFor(issue: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys') return `there is no entry ${issue.keys.join(', ')}; correct or remove it`;
  if (issue.message.endsWith('received undefined')) return 'this entry is missing; write it';
  return issue.message;
}

/**
 * Stops the build with these sentences and no stack trace, because the mistake is in a content file, not in the code.
 */
export function refuse(sentences: readonly string[]): never {
  const mistake = new Error([...new Set(sentences)].join('\n'));
  mistake.stack = mistake.message;
  throw mistake;
}

/** The result of `work` for each item. The build stops with the mistakes of all items, not at the first one. */
export function checkEach<Item, Result>(items: readonly Item[], work: (item: Item) => Result): readonly Result[] {
  const sentences: string[] = [];
  const results = items.flatMap((item) => {
    try {
      return [work(item)];
    } catch (mistake) {
      sentences.push(...(mistake instanceof Error ? mistake.message : String(mistake)).split('\n'));
      return [];
    }
  });
  return sentences.length > 0 ? refuse(sentences) : results;
}

/** Throws one sentence per mistake, with file, field and what to write, which stops the build. */
export function check<Schema extends z.ZodType>(file: string, schema: Schema, data: z.input<Schema>): z.output<Schema> {
  const result = schema.safeParse(data);
  if (result.success) return result.data;
  return refuse(result.error.issues.map((issue) => `${file}: ${placeOf(issue.path, data)}: ${fixFor(issue)}.`));
}

/** Like `check`, for the contents of a data file, which the compiler cannot check. */
export function checkFile<Schema extends z.ZodType>(file: string, schema: Schema, data: unknown): z.output<Schema> {
  return check(file, schema, data as z.input<Schema>);
}

/** Like `check` for a list; also rejects two entries with the same id. */
export function checkList<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  data: readonly unknown[],
  idOf: (entry: z.output<Schema>) => string,
): readonly z.output<Schema>[] {
  const entries = check(file, z.array(schema), [...data] as never) as z.output<Schema>[];
  const seen = new Set<string>();
  for (const entry of entries) {
    const name = idOf(entry);
    if (seen.has(name)) refuse([`${file}: ${name}: there are two entries of this name; rename or remove one.`]);
    seen.add(name);
  }
  return entries;
}
