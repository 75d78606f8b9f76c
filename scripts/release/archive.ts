import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import { filesBelow } from '../build/files';

/** Published advertising must be kept for 24 months: Regulation N, 12 CFR 1014.5. */
const retentionMonths = 24;

export type Manifest = {
  readonly day: string;
  readonly siteUrl: string;
  /** The hexadecimal SHA-256 of each published page and document, by file. */
  readonly files: Readonly<Record<string, string>>;
};

/** Everything that says something about a loan. Scripts and pictures don't, and the repository has them. */
const isArchived = (file: string) => /\.(?:html|pdf|vtt|mp4)$|^(?:feed\.xml|llms\.txt)$/.test(file);

/** The folder for a release. The second one on a day ends in `-2`. */
function folderOf(archive: string, day: string): string {
  for (let number = 1; ; number += 1) {
    const folder = join(archive, number === 1 ? day : `${day}-${number}`);
    if (!existsSync(folder)) return folder;
  }
}

/** A copy of each page, document and film, compressed where that helps, and a manifest of hashes. Returns the folder. */
export function writeArchive(out: string, archive: string, release: Pick<Manifest, 'day' | 'siteUrl'>): string {
  const folder = folderOf(archive, release.day);
  const files: Record<string, string> = {};
  for (const path of filesBelow(out)) {
    const file = relative(out, path);
    if (!isArchived(file)) continue;
    const bytes = readFileSync(path);
    files[file] = createHash('sha256').update(bytes).digest('hex');
    const copy = join(folder, 'files', file);
    mkdirSync(dirname(copy), { recursive: true });
    if (/\.(?:pdf|mp4)$/.test(file)) cpSync(path, copy);
    else writeFileSync(`${copy}.gz`, gzipSync(bytes));
  }
  const manifest: Manifest = { ...release, files };
  writeFileSync(join(folder, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  return folder;
}

/**
 * Writes the pages of the sitemap that differ from the release before as a message for IndexNow, and returns its file. Undefined
 * without a key, which is a file of `public/`, 32 hexadecimal digits and `.txt`, that contains its own name.
 */
export function writeChangedPages(out: string, folder: string): string | undefined {
  const key = readdirSync(out).find((name) => /^[0-9a-f]{32}\.txt$/.test(name));
  if (!key) return undefined;
  const manifestIn = (path: string): Manifest => JSON.parse(readFileSync(join(path, 'manifest.json'), 'utf8'));
  const archive = dirname(folder);
  const before = readdirSync(archive)
    .filter((name) => name < basename(folder) && existsSync(join(archive, name, 'manifest.json')))
    .sort()
    .at(-1);
  const old = before === undefined ? {} : manifestIn(join(archive, before)).files;
  const { files, siteUrl } = manifestIn(folder);
  const fileOf = (url: string) => `${url.slice(siteUrl.length + 1) || 'index'}.html`;
  const urls = [...readFileSync(join(out, 'sitemap.xml'), 'utf8').matchAll(/<loc>([^<]+)/g)].map(([, url = '']) => url);
  const urlList = urls.filter((url) => files[fileOf(url)] !== old[fileOf(url)]);
  const message = join(folder, 'indexnow.json');
  writeFileSync(message, JSON.stringify({ host: new URL(siteUrl).host, key: key.slice(0, -4), urlList }));
  return message;
}

/** Writes the software bill of materials (CycloneDX) of a release to its folder. Returns false if npm fails. */
export function writePackageList(folder: string): boolean {
  const { status, stdout } = spawnSync('npm', ['sbom', '--sbom-format=cyclonedx', '--package-lock-only'], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) return false;
  writeFileSync(join(folder, 'packages.cdx.json'), stdout);
  return true;
}

/** The releases in the archive that were published more than 24 months before a day and may be deleted. */
export function expiredReleases(archive: string, day: string): readonly string[] {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const limit = new Date(Date.UTC(year, month - 1 - retentionMonths, date)).toISOString().slice(0, 10);
  if (!existsSync(archive)) return [];
  return readdirSync(archive)
    .filter((name) => /^\d{4}-\d{2}-\d{2}/.test(name) && name.slice(0, 10) < limit)
    .sort();
}
