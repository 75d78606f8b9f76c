import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, extname, join } from 'node:path';
import { build } from 'esbuild';

type File = { readonly type: string; readonly bytes: Uint8Array };

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.txt': 'text/plain',
};

export async function editorFiles(root: string): Promise<ReadonlyMap<string, File>> {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: { page: 'scripts/edit/page.ts' },
    outdir: join(root, 'editor'),
    write: false,
    bundle: true,
    splitting: true,
    format: 'esm',
    minify: true,
    logLevel: 'error',
    // For code blocks, maps and SVG files, which no field uses.
    external: ['@shikijs/*', 'leaflet/*', 'terra-draw', 'terra-draw-leaflet-adapter', 'svgo/*'],
  });
  const files = new Map<string, File>();
  for (const { path, contents } of outputFiles)
    files.set(`/${basename(path)}`, { type: 'text/javascript', bytes: contents });
  const assets = join(dirname(createRequire(join(root, 'package.json')).resolve('@sveltia/cms')), 'assets');
  for (const name of readdirSync(assets)) {
    const type = types[extname(name)];
    if (type) files.set(`/assets/${name}`, { type, bytes: readFileSync(join(assets, name)) });
  }
  return files;
}
