import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { packDeskFiles } from '@/server/desk/files/pack-files';
import { packLetterData } from '@/server/mail/pack-letter-data';

/**
 * Compiles the server and the command for the leads to a directory inside this project, because packages are loaded from
 * `node_modules`: the database is a native one. The desk's styles, fonts and pictures are one file beside them, what letters by email
 * are worked out with another.
 */
export async function compileServer(directory: string): Promise<void> {
  await build({
    entryPoints: { main: 'server/main.ts', leads: 'scripts/leads.ts' },
    outdir: directory,
    bundle: true,
    splitting: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'warning',
  });
  writeFileSync(join(directory, 'desk-files.json'), packDeskFiles(process.cwd()));
  writeFileSync(join(directory, 'letter-data.json'), packLetterData());
}
