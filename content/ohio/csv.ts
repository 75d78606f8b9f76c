import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { checkFile } from '@/content/schema/check';

/** A number in a file. */
export const number = z
  .string()
  .regex(/^\d+(\.\d+)?$/, 'write digits, with a point for decimals')
  .transform(Number);

/** A number, or null where the file has none. */
export const optionalNumber = z.union([number, z.literal('').transform(() => null)], 'write digits, or nothing');

/**
 * The lines of a file of `content/ohio`, checked: its first line names the columns of the schema, and no value contains a
 * comma. Throws one sentence for each mistake, with file, line and column.
 */
export function readCsv<Line extends z.ZodType>(name: string, line: Line): readonly z.output<Line>[] {
  const file = `content/ohio/${name}.csv`;
  const [heads = '', ...lines] = readFileSync(join(process.cwd(), file), 'utf8').trim().split(/\r?\n/);
  const columns = heads.split(',');
  return lines.flatMap((text, index) => {
    const values = text.split(',');
    const place = `${file}: line ${index + 2}`;
    if (values.length !== columns.length) {
      throw new Error(`${place}: there are ${values.length} values for ${columns.length} columns; correct the line.`);
    }
    return checkFile(place, line, Object.fromEntries(columns.map((column, at) => [column, values[at]])));
  });
}
