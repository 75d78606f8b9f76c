/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { redirectLines, writeRedirects } from '@/scripts/after-export/redirects';

test('a host reads a near miss, the page it means and that the move is permanent, one a line', () => {
  expect(redirectLines(new Map([['/FHA', '/fha']]))).toBe('/FHA /fha 301\n');
});

test('both tables lie beside the pages', () => {
  const folder = mkdtempSync(join(tmpdir(), 'redirects-'));
  const count = writeRedirects(folder, ['/', '/fha'], { '/fha-loan': '/fha' });
  const lines = readFileSync(join(folder, '_redirects'), 'utf8').trim().split('\n');
  expect(lines).toHaveLength(count);
  expect(lines).toEqual(
    expect.arrayContaining(['/FHA /fha 301', '/fha/ /fha 301', '/fha-loan /fha 301', '/index.html / 301']),
  );
  expect(JSON.parse(readFileSync(join(folder, '_redirects.json'), 'utf8'))).toEqual({ '/fha-loan': '/fha' });
  rmSync(folder, { recursive: true });
});
