import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { closedPolicy, fixedHeaders } from '@/lib/site/headers';

const tableSchema = z.record(z.string(), z.record(z.string(), z.string()));
/** Headers a path has beside the fixed ones, as the build writes them to `.headers.json`: path → name → value. */
export type HeaderTable = z.infer<typeof tableSchema>;

/** Reads the build's header table; a site without one has none. Throws when the file is there and is no table. */
export function readHeaderTable(siteDirectory: string): HeaderTable {
  let text: string;
  try {
    text = readFileSync(join(siteDirectory, '.headers.json'), 'utf8');
  } catch {
    return {};
  }
  return tableSchema.parse(JSON.parse(text));
}

/** The headers for a path: the fixed ones and the closed policy, then what the table says of the path. */
export function headersFor(table: HeaderTable, path: string): Headers {
  const headers = new Headers({ ...fixedHeaders, 'content-security-policy': closedPolicy });
  for (const [name, value] of Object.entries(table[path] ?? {})) headers.set(name, value);
  return headers;
}
