import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

/** A file to write, or to delete if its bytes are null. */
export type Change = { readonly path: string; readonly bytes: Buffer | null };

/** Copied for a check; packages are linked. */
const copied = ['content', 'lib', 'scripts', 'components', 'public', 'package.json', 'tsconfig.json'];

function changedCopy(root: string, changes: readonly Change[]): string {
  const copy = mkdtempSync(join(tmpdir(), 'site-editor-'));
  for (const name of copied) cpSync(join(root, name), join(copy, name), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  for (const { path, bytes } of changes) {
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    if (bytes) writeFileSync(join(copy, path), bytes);
    else rmSync(join(copy, path), { force: true });
  }
  return copy;
}

/** The mistakes that a build would report with these changes. Checks a copy; the project is not changed. */
export async function mistakesIn(root: string, changes: readonly Change[]): Promise<readonly string[]> {
  const copy = changedCopy(root, changes);
  const pages = changes.flatMap(({ path, bytes }) => (bytes && path.endsWith('.mdx') ? [path] : []));
  try {
    // Only development reads drafts.
    const env = { ...process.env, NODE_ENV: 'development' as const };
    const tsx = join(root, 'node_modules', '.bin', 'tsx');
    // Content with mistakes ends the check with code 1: the rejection has its output, too.
    const check = promisify(execFile)(tsx, ['scripts/edit/check-content.ts', ...pages], { cwd: copy, env });
    const { stdout, stderr, code } = await check.then(
      (output) => ({ ...output, code: 0 }),
      (problem) => problem,
    );
    if (code !== 0 && !stdout?.trim()) throw new Error(`The check could not run: ${String(stderr || code).trim()}`);
    return stdout.replaceAll(`${copy}/`, '').split('\n').filter(Boolean);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}
