import { cpSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A writable copy of the project that shares this one's packages. The test deletes it. */
export function projectCopy(): string {
  const copy = mkdtempSync(join(tmpdir(), 'project-'));
  for (const name of ['content', 'lib', 'scripts', 'components', 'public', 'package.json', 'tsconfig.json'])
    cpSync(join(process.cwd(), name), join(copy, name), { recursive: true });
  // Replaces figures and hours that the lender changes with those that the tests expect.
  for (const name of ['rates.json', 'hours.json']) {
    const known: unknown = JSON.parse(readFileSync(join(process.cwd(), '__tests__', 'frozen', name), 'utf8'));
    writeFileSync(join(copy, 'content', 'lender', name), `${JSON.stringify(known, null, 2)}\n`);
  }
  symlinkSync(join(process.cwd(), 'node_modules'), join(copy, 'node_modules'));
  return copy;
}
