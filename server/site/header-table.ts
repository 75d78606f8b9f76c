import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const tableSchema = z.record(z.string(), z.record(z.string(), z.string()));
/** Extra headers by path, from the build's `.headers.json`. */
export type HeaderTable = z.infer<typeof tableSchema>;

/** Empty if the site has none. Throws if it is malformed. */
export function readHeaderTable(siteDirectory: string): HeaderTable {
  let text: string;
  try {
    text = readFileSync(join(siteDirectory, '.headers.json'), 'utf8');
  } catch {
    return {};
  }
  return tableSchema.parse(JSON.parse(text));
}
