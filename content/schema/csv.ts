import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { z } from 'zod';
import { checkFile } from './check';

export const number = z
  .string()
  .regex(/^\d+(\.\d+)?$/, 'write digits, with a point for decimals')
  .transform(Number);

/** A number, or null if the cell is empty. */
export const optionalNumber = z.union([number, z.literal('').transform(() => null)], 'write digits, or nothing');

/**
 * The validated rows of a table in `content/`. Its first line has the schema's column names. Throws one sentence per
 * mistake, with file, line and column.
 */
export function readCsv<Line extends z.ZodType>(file: string, line: Line): readonly z.output<Line>[] {
  const text = readFileSync(join(process.cwd(), file), 'utf8');
  const lines: readonly (readonly string[])[] = parse(text, {
    bom: true,
    relax_column_count: true,
    skip_empty_lines: true,
  });
  const [columns = [], ...rows] = lines;
  return rows.map((values, index) => {
    const place = `${file}: line ${index + 2}`;
    if (values.length !== columns.length) {
      throw new Error(`${place}: there are ${values.length} values for ${columns.length} columns; correct the line.`);
    }
    return checkFile(place, line, Object.fromEntries(columns.map((column, at) => [column, values[at]])));
  });
}
