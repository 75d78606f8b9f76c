import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import { filesBelow } from '../build/files';

/** How long what was published is kept, in months: Regulation N, 12 CFR 1014.5. */
const monthsKept = 24;

/** What the manifest of a release says. */
export type Manifest = {
  readonly day: string;
  readonly siteUrl: string;
  /** The SHA-256 of each published page and document, in hexadecimal, by its file. */
  readonly files: Readonly<Record<string, string>>;
};

/**
 * Whether a copy of a file is kept: what says something about a loan. A page contains its styles; drawings, share pictures and
 * scripts say nothing that the pages do not, and the repository has them.
 */
const isKept = (file: string) => /\.(?:html|pdf|vtt|mp4)$|^(?:feed\.xml|llms\.txt)$/.test(file);

/** The folder of a release of this day; a second one of the same day has `-2` at its end. */
function folderOf(archive: string, day: string): string {
  for (let number = 1; ; number += 1) {
    const folder = join(archive, number === 1 ? day : `${day}-${number}`);
    if (!existsSync(folder)) return folder;
  }
}

/**
 * Keeps what a release publishes: a copy of each page, document and film below `out`, compressed where that helps, and the manifest of their hashes.
 * Returns the folder that was written.
 */
export function writeArchive(out: string, archive: string, release: Pick<Manifest, 'day' | 'siteUrl'>): string {
  const folder = folderOf(archive, release.day);
  const files: Record<string, string> = {};
  for (const path of filesBelow(out)) {
    const file = relative(out, path);
    if (!isKept(file)) continue;
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
 * Writes the list of all packages that the release is made of into its folder, as `npm sbom` has it in the format of CycloneDX.
 * Returns false where npm has none.
 */
export function writePackageList(folder: string): boolean {
  const { status, stdout } = spawnSync('npm', ['sbom', '--sbom-format=cyclonedx', '--package-lock-only'], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) return false;
  writeFileSync(join(folder, 'packages.cdx.json'), stdout);
  return true;
}

/** The releases in the archive that were published more than 24 months before a day, and so need not be kept. */
export function olderThanKept(archive: string, day: string): readonly string[] {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const limit = new Date(Date.UTC(year, month - 1 - monthsKept, date)).toISOString().slice(0, 10);
  if (!existsSync(archive)) return [];
  return readdirSync(archive)
    .filter((name) => /^\d{4}-\d{2}-\d{2}/.test(name) && name.slice(0, 10) < limit)
    .sort();
}
