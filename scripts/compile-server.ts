import { rmSync, writeFileSync } from 'node:fs';
import { build } from 'esbuild';
import { packDeskFiles } from '@/server/desk/assets';

/**
 * Compiles the server, the thread of its database and the command that reads leads to `dist/`, so that what runs where
 * leads are kept is plain JavaScript, and nothing of it is compiled into a folder that others may write. Packages stay
 * in `node_modules`: the database is a native one. The desk's styles, fonts and pictures are one file beside it.
 */
rmSync('dist', { recursive: true, force: true });
await build({
  entryPoints: { main: 'server/main.ts', 'store-thread': 'server/store-thread.ts', leads: 'scripts/leads.ts' },
  outdir: 'dist',
  bundle: true,
  splitting: true,
  packages: 'external',
  platform: 'node',
  format: 'esm',
  target: 'node20',
  logLevel: 'warning',
});
writeFileSync('dist/desk-files.json', await packDeskFiles(process.cwd()));
