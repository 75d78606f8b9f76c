import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const tableSchema = z.record(z.string(), z.record(z.string(), z.string()));
/** Headers of a path beside the fixed ones, as the build writes them to `.headers.json`: path → name → value. */
export type HeaderTable = z.infer<typeof tableSchema>;

/** Reads the header table of the build; a site without the file has none. Throws when the file contains no table. */
export function readHeaderTable(siteDirectory: string): HeaderTable {
  let text: string;
  try {
    text = readFileSync(join(siteDirectory, '.headers.json'), 'utf8');
  } catch {
    return {};
  }
  return tableSchema.parse(JSON.parse(text));
}
