import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { packDeskFiles } from '@/server/desk/files/pack-files';
import { packLetterData } from '@/server/mail/pack-letter-data';

/** Compiles the server into a folder of this project, and writes the desk's files and the data of letters. */
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
