import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { compileServer } from '@/scripts/compile-server/compile';

/**
 * Compiles the server as the build does, to a directory of its own: a compiled program starts in a fifth of the time.
 * The directory is below `node_modules`, from where the packages are found.
 */
export async function compiledServer(): Promise<{
  readonly main: string;
  readonly leads: string;
  readonly remove: () => void;
}> {
  const parent = join(process.cwd(), 'node_modules', '.cache');
  mkdirSync(parent, { recursive: true });
  const path = mkdtempSync(join(parent, 'server-'));
  await compileServer(path);
  return {
    main: join(path, 'main.js'),
    leads: join(path, 'leads.js'),
    remove: () => rmSync(path, { recursive: true, force: true }),
  };
}
