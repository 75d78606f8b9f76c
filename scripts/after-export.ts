import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { compressAll } from './after-export/compress';
import { filesBelow, removeEmptyFolders } from './after-export/files';
import { holdsIsland, islandModuleIds } from './after-export/islands';
import { withFontPreloads, withoutScripts } from './after-export/page';

const out = join(process.cwd(), 'out');
const islandIds = islandModuleIds(join(process.cwd(), '.next', 'server', 'app'));

// The flight payloads beside the pages serve a client-side router that no page of ours uses.
const exported = new Set(filesBelow(out));
for (const file of exported) {
  if (!file.endsWith('.txt')) continue;
  if (basename(file).startsWith('__next.') || exported.has(file.replace(/txt$/, 'html'))) rmSync(file);
}
for (const leftover of ['_not-found', '_not-found.html']) rmSync(join(out, leftover), { recursive: true, force: true });
removeEmptyFolders(out);

let scriptFree = 0;
const pages = filesBelow(out).filter((file) => file.endsWith('.html'));
for (const file of pages) {
  const html = readFileSync(file, 'utf8');
  const island = holdsIsland(html, islandIds);
  if (!island) scriptFree += 1;
  writeFileSync(file, withFontPreloads(island ? html : withoutScripts(html)));
}

const compressed = compressAll(out);
console.log(`${pages.length} pages, ${scriptFree} of them without script; ${compressed} files compressed.`);
