import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compressAll } from './after-export/compress';
import { filesBelow } from './after-export/files';
import { holdsIsland, islandModuleIds } from './after-export/islands';
import { withFontPreloads, withoutScripts } from './after-export/page';

const out = join(process.cwd(), 'out');
const islandIds = islandModuleIds(join(process.cwd(), '.next', 'server', 'app'));

// The flight payloads beside the pages serve a client-side router that no page of ours uses.
for (const file of filesBelow(out)) {
  const name = file.slice(out.length + 1);
  const isFlight = name.endsWith('.txt') && (/(^|\/)__next\./.test(name) || filesBelow(out).includes(file.replace(/txt$/, 'html')));
  if (isFlight) rmSync(file);
}
rmSync(join(out, '_not-found.html'), { force: true });
rmSync(join(out, '_not-found'), { recursive: true, force: true });

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
