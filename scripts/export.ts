import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * `npm run build` exports the site to `out/` and compiles the server. `npm run build -- --only /fha` exports only the pages of that
 * route, for looking into a failed check.
 */

/** The file of the route for a path: `app/fha/page.tsx` or `app/[slug]/page.tsx`. Throws if there is none. */
function routeOf(path: string): string {
  let folder = 'app';
  for (const part of path.split('/').filter(Boolean)) {
    const dynamic = readdirSync(folder).find((name) => name.startsWith('['));
    folder = existsSync(join(folder, part)) || !dynamic ? join(folder, part) : join(folder, dynamic);
  }
  const file = join(folder, 'page.tsx');
  if (!existsSync(file)) throw new Error(`There is no page at ${path}: write a path of the site, such as /fha.`);
  return file;
}

function run(program: string, ...args: readonly string[]): void {
  const { status } = spawnSync(program, args, { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

process.env.NEXT_TELEMETRY_DISABLED ??= '1';
const [flag, path = '/'] = process.argv.slice(2);
const only = flag === '--only' ? routeOf(path) : undefined;
// Next takes the file name as a glob pattern, in which brackets are special; `?` matches them.
run('next', 'build', ...(only ? ['--debug-build-paths', only.replace(/[[\]]/g, '?')] : []));
run('tsx', 'scripts/build.ts');
if (!only) run('tsx', 'scripts/compile-server.ts');
