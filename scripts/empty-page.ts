import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** The sources of a page with one hydrated button and nothing else: the least script of a page by this Next and React. */
const sources: Readonly<Record<string, string>> = {
  'package.json': '{ "private": true, "type": "module" }\n',
  'next.config.mjs':
    "export default { output: 'export', turbopack: { root: process.env.PROJECT_ROOT }, poweredByHeader: false };\n",
  'app/layout.jsx':
    'export default function Layout({ children }) { return <html lang="en"><body>{children}</body></html>; }\n',
  'app/page.jsx': "import { Island } from './island';\nexport default function Page() { return <Island />; }\n",
  'app/island.jsx':
    "'use client';\nimport { useState } from 'react';\nexport function Island() { const [n, set] = useState(0); return <button type=\"button\" onClick={() => set(n + 1)}>{n}</button>; }\n",
};

function versionOf(name: string, root: string): string {
  return JSON.parse(readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8')).version;
}

/** The addresses of the script files that a page loads in a modern browser. */
function scriptFilesOf(html: string): string[] {
  return [...html.matchAll(/<script ([^>]*)\bsrc="([^"]+)"([^>]*)>/g)]
    .filter(([tag]) => !/noModule/i.test(tag))
    .map((match) => match[2] ?? '');
}

/** The size of files below a folder, compressed with brotli, in bytes. */
export function sentBytes(folder: string, files: readonly string[]): number {
  return files.reduce((sum, file) => sum + brotliCompressSync(readFileSync(join(folder, file))).length, 0);
}

/**
 * The compressed size of the script of the empty hydrated page, in bytes. The page is built once for each version of
 * Next and React, and the size is cached in `.cache/`. Throws when the page cannot be built.
 */
export function emptyPageBytes(root = process.cwd()): number {
  const folder = join(root, '.cache', `empty-page-${versionOf('next', root)}-${versionOf('react', root)}`);
  const kept = join(folder, 'bytes.json');
  if (existsSync(kept)) return Number(readFileSync(kept, 'utf8'));
  rmSync(folder, { recursive: true, force: true });
  for (const [name, text] of Object.entries(sources)) {
    const file = join(folder, name);
    mkdirSync(join(file, '..'), { recursive: true });
    writeFileSync(file, text);
  }
  const { status, stderr } = spawnSync(join(root, 'node_modules', '.bin', 'next'), ['build', folder], {
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', PROJECT_ROOT: root },
  });
  if (status !== 0) throw new Error(`The empty page could not be built:\n${stderr}`);
  const out = join(folder, 'out');
  const bytes = sentBytes(out, scriptFilesOf(readFileSync(join(out, 'index.html'), 'utf8')));
  writeFileSync(kept, String(bytes));
  return bytes;
}
