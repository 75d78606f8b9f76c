import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { bundle } from 'lightningcss';
import { artFile } from '@/content/art/art';
import { brand } from '@/content/lender/look/brand';
import { dataUrlOf, logoFileOf } from '@/content/lender/look/logo';

export type DeskFiles = {
  readonly styles: string;
  readonly script: string;
  /** By path below `/desk/`; bodies in base64. */
  readonly files: Readonly<Record<string, { readonly type: string; readonly body: string }>>;
};

const types: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
};

function tagOf(body: Uint8Array): string {
  return createHash('sha256').update(body).digest('base64url').slice(0, 12);
}

export function packDeskFiles(root: string): string {
  const files: Record<string, DeskFiles['files'][string]> = {};
  const folder = join(root, 'server', 'desk');

  function add(name: string, body: Uint8Array, hasHash: boolean): string {
    const [stem = '', ending = ''] = name.split(/\.(?=[^.]+$)/);
    const path = hasHash ? `${stem}-${tagOf(body)}.${ending}` : name;
    files[path] = {
      type: types[ending] ?? 'application/octet-stream',
      body: Buffer.from(body).toString('base64'),
    };
    return `/desk/${path}`;
  }

  const svg = (name: string) => Buffer.from(artFile(name, brand.colors));
  const { code } = bundle({
    filename: join(folder, 'desk.css'),
    minify: true,
    // Keeps the class names of CSS modules.
    cssModules: { pattern: '[local]' },
  });
  const css = Buffer.from(code)
    .toString()
    .replace(/url\("?([^")]+\.(?:woff2|svg))"?\)/g, (styles, path: string) => {
      if (path.startsWith('data:')) return styles;
      const file = join(root, path.replace(/^(?:\.\.\/)+/, ''));
      return `url(${add(basename(path), path.endsWith('.svg') ? svg(basename(path, '.svg')) : readFileSync(file), true)})`;
    });
  const logo = logoFileOf(brand.logo, root);
  const square =
    logo &&
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" rx="6" fill="white"/><image width="40" height="40" href="${dataUrlOf(logo)}"/></svg>`;
  add('mark.svg', square ? Buffer.from(square) : svg('mark'), false);
  const packed: DeskFiles = {
    styles: add('desk.css', Buffer.from(css), true),
    script: add('page-script.js', readFileSync(join(folder, 'page-script.js')), true),
    files,
  };
  return JSON.stringify(packed);
}
