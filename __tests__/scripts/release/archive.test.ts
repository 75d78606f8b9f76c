import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { temporaryDirectory } from '@/__tests__/server/harness';
import { expiredReleases, writeArchive, writeChangedPages, writePackageList } from '@/scripts/release/archive';

const release = { day: '2026-11-22', siteUrl: 'https://www.lender.com' };

function place() {
  const { path } = temporaryDirectory();
  const out = join(path, 'out');
  mkdirSync(join(out, 'reports'), { recursive: true });
  mkdirSync(join(out, 'film'));
  writeFileSync(join(out, 'film', 'home.mp4'), 'film');
  writeFileSync(join(out, 'fha.html'), '<h1>FHA</h1>');
  writeFileSync(join(out, 'fha.html.br'), 'compressed');
  writeFileSync(join(out, 'reports', 'tips.pdf'), 'pdf');
  writeFileSync(join(out, 'llms.txt'), '# Lender');
  writeFileSync(join(out, 'a.js'), 'script');
  return { out, archive: join(path, 'archive') };
}

test('the archive of a release has every page, document and film with its hash', () => {
  const { out, archive } = place();
  const folder = writeArchive(out, archive, release);
  expect(folder).toBe(join(archive, '2026-11-22'));
  const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'));
  expect(manifest).toMatchObject(release);
  expect(Object.keys(manifest.files)).toEqual(['fha.html', 'film/home.mp4', 'llms.txt', 'reports/tips.pdf']);
  expect(manifest.files['fha.html']).toBe(createHash('sha256').update('<h1>FHA</h1>').digest('hex'));
  expect(gunzipSync(readFileSync(join(folder, 'files', 'fha.html.gz'))).toString()).toBe('<h1>FHA</h1>');
  expect(readFileSync(join(folder, 'files', 'reports', 'tips.pdf'), 'utf8')).toBe('pdf');
  expect(readFileSync(join(folder, 'files', 'film', 'home.mp4'), 'utf8')).toBe('film');
});

test('the archive of a release lists its packages', () => {
  const { path } = temporaryDirectory();
  expect(writePackageList(path)).toBe(true);
  const list = JSON.parse(readFileSync(join(path, 'packages.cdx.json'), 'utf8'));
  expect(list.bomFormat).toBe('CycloneDX');
  expect(list.components.map(({ name }: { name: string }) => name)).toEqual(expect.arrayContaining(['next', 'libsql']));
});

test('a second release of a day does not replace the first', () => {
  const { out, archive } = place();
  const first = writeArchive(out, archive, release);
  writeFileSync(join(out, 'fha.html'), '<h1>FHA loans</h1>');
  const second = writeArchive(out, archive, release);
  expect(second).toBe(`${first}-2`);
  expect(existsSync(join(first, 'files', 'fha.html.gz'))).toBe(true);
});

test('a release with a key names the pages of the sitemap that have changed', () => {
  const { out, archive } = place();
  const urls = ['https://www.lender.com', 'https://www.lender.com/fha', 'https://www.lender.com/va-loans'];
  writeFileSync(join(out, 'sitemap.xml'), urls.map((url) => `<url><loc>${url}</loc></url>`).join(''));
  for (const name of ['index', 'va-loans']) writeFileSync(join(out, `${name}.html`), name);
  expect(writeChangedPages(out, writeArchive(out, archive, release))).toBeUndefined();
  const key = '0123456789abcdef0123456789abcdef';
  writeFileSync(join(out, `${key}.txt`), key);
  writeFileSync(join(out, 'fha.html'), '<h1>FHA loans</h1>');
  const file = writeChangedPages(out, writeArchive(out, archive, release)) ?? '';
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({
    host: 'www.lender.com',
    key,
    urlList: ['https://www.lender.com/fha'],
  });
});

test('a release may be deleted after 24 months', () => {
  const { archive } = place();
  for (const name of ['2024-11-21', '2024-11-22', '2026-11-22-2']) mkdirSync(join(archive, name), { recursive: true });
  expect(expiredReleases(archive, '2026-11-22')).toEqual(['2024-11-21']);
});
