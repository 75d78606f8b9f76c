import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { maxLengthOf } from '@/lib/fields/check';
import { columnsOf } from '@/lib/forms/body';
import type { InboxForm } from '@/server/inbox/form-schema';

/** The script for the Google spreadsheet with the columns of the forms. Throws if `Code.gs` has no place for them. */
export function googleSheetsFiles(
  root: string,
  forms: ReadonlyMap<string, InboxForm>,
): Readonly<Record<'google-sheets/Code.gs', string>> {
  const columns = Object.fromEntries([...forms].map(([id, form]) => [id, columnsOf(form)]));
  const longest = Math.max(...[...forms.values()].flatMap(({ fields }) => fields.map(maxLengthOf)));
  const constants = {
    'COLUMNS = {}': `COLUMNS = ${JSON.stringify(columns, null, 2)}`,
    'MAX_ANSWER = 0': `MAX_ANSWER = ${longest}`,
  };
  let script = readFileSync(join(root, 'deploy', 'google-sheets', 'Code.gs'), 'utf8');
  for (const [empty, filled] of Object.entries(constants)) {
    if (!script.includes(`const ${empty};`))
      throw new Error(`deploy/google-sheets/Code.gs has no line "const ${empty};".`);
    script = script.replace(empty, filled);
  }
  return { 'google-sheets/Code.gs': script };
}
