import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { facts } from '@/content/facts/facts';
import { company, companyIdentity, siteUrl } from '@/content/lender/company';
import { buildDay } from '@/content/schema/dates';
import { pages, profilePages } from '@/content/site/pages';
import '@/content/lender/portraits';
import { endpointOf } from '@/content/forms/delivery';
import { purchaseFilm } from '@/content/lender/look/film';
import { privacy } from '@/content/lender/privacy';
import { rates } from '@/content/lender/rates';
import { service } from '@/content/lender/service';
import { httpsDays, siteSettings } from '@/content/lender/site';
import { staff } from '@/content/lender/staff';
import { testimonials } from '@/content/lender/testimonials';
import { nextLimits } from '@/content/ohio/next-limits';
import { officeSites } from '@/content/ohio/offices';
import { articles, prosePages, scheduledPages, unreadPages } from '@/content/site/prose';
import { openTexts } from '@/content/site/reviews';
import { filesBelow } from './build/files';
import { pageMistakes } from './reading/page-mistakes';
import { advisoriesIn } from './release/advisories';
import { expiredReleases, writeArchive, writeChangedPages, writePackageList } from './release/archive';
import { checkLiveSite } from './release/live';
import { reportUnread } from './release/nightly';
import {
  expiringWithin,
  type Obstacle,
  obstaclesTo,
  refusalText,
  reportObstacles,
  splitExpired,
} from './release/obstacles';
import { fileObstacles, pageObstacles, publishedPages } from './release/published-pages';
import { outdatedReports } from './reports/record';

/** `--check` checks content and settings without a build. */
const checksOnly = process.argv.includes('--check');

/** `--rates-only` publishes new rates even if other facts have expired; it lists these, and their pages mark them. */
const ratesOnly = process.argv.includes('--rates-only');
const day = buildDay();

const release = {
  company,
  staff,
  testimonials,
  rates,
  nextLimits,
  officeSites: ratesOnly ? [] : officeSites,
  facts: ratesOnly ? splitExpired({ facts, day }).refusing : facts,
  privacy,
  service,
  articles,
  unreviewed: [...openTexts([...pages, ...scheduledPages]).keys()],
  film: purchaseFilm,
  environment: { ...process.env, ...siteSettings },
  day,
};

/** Typed figures and dead links in the texts of pages, including scheduled ones. */
function textObstacles(): readonly Obstacle[] {
  const knownPaths = new Set<string>([...pages, ...profilePages].map(({ path }) => path));
  const isPage = (path: string) => knownPaths.has(path) || existsSync(`public${path}`);
  return [...prosePages, ...scheduledPages].flatMap(({ file, illustrations }) =>
    pageMistakes(file, readFileSync(file, 'utf8'), { illustrations, isPage }).map((sentence) => ({
      place: file,
      sentence: sentence.replace(`${file}: `, ''),
    })),
  );
}

function vulnerabilities(): readonly Obstacle[] {
  const found = advisoriesIn(spawnSync('npm', ['audit', '--json'], { encoding: 'utf8' }).stdout ?? '');
  if (!found)
    console.log('The registry did not list known vulnerabilities of packages: run npm audit before you publish.');
  return found ?? [];
}

const filesForPrograms = [
  'feed.xml',
  'llms.txt',
  ...(purchaseFilm.use === 'none' ? [] : [purchaseFilm.files.captions]),
];

function obstaclesOfExport(): readonly Obstacle[] {
  const calculators = new Set(pages.filter(({ kind }) => kind === 'calculator').map(({ path }) => path as string));
  const files = new Set(filesBelow('out').map((file) => `/${relative('out', file)}`));
  return [
    ...reportObstacles(outdatedReports('public', { out: 'out', siteUrl })),
    ...pageObstacles(publishedPages('out'), {
      identity: companyIdentity,
      calculators,
      city: company.address.city,
      files,
    }),
    ...fileObstacles('out', filesForPrograms),
  ];
}

function refuse(obstacles: readonly Obstacle[]): void {
  console.log(refusalText(obstacles));
  process.exitCode = 1;
}

/** Returns whether the build succeeded; otherwise the command fails. */
function build(): boolean {
  const { status } = spawnSync('npm', ['run', '--silent', 'build'], { stdio: 'inherit' });
  process.exitCode = status ?? 1;
  return status === 0;
}

function archive(): string {
  const folder = writeArchive('out', 'archive', { day, siteUrl });
  console.log(`${folder} has a copy of out/.`);
  return folder;
}

/** Builds the site, checks the export, and writes a copy to the archive. */
function publish(): void {
  for (const { id, file, expires } of ratesOnly ? splitExpired({ facts, day }).marked : []) {
    console.log(`${file}: ${id} expired on ${expires}: its pages say so. A full release would refuse it.`);
  }
  for (const { id, expires } of expiringWithin({ facts, day }, 30)) {
    console.log(`content/facts: ${id} expires on ${expires}: plan its next check.`);
  }
  if (!build()) return;
  const obstacles = obstaclesOfExport();
  if (obstacles.length > 0) {
    refuse(obstacles);
    return;
  }
  const folder = archive();
  if (!writePackageList(folder)) console.log('npm could not list the packages: run npm sbom --sbom-format=cyclonedx.');
  console.log('Ready to publish.');
  const changed = writeChangedPages('out', folder);
  if (changed)
    console.log(
      `After you publish, run: curl -H 'Content-Type: application/json' --data @${changed} https://api.indexnow.org/indexnow`,
    );
  if (httpsDays < 365)
    console.log(
      `Browsers use only https for ${httpsDays === 1 ? 'a day' : `${httpsDays} days`} after a visit. Once the site and its subdomains work over https, set httpsDays to 730 in content/lender/site.json.`,
    );
  for (const name of expiredReleases('archive', day))
    console.log(`archive/${name} is older than 24 months: you may delete it.`);
}

async function visit(address: string): Promise<void> {
  const { differences, notes } = await checkLiveSite({
    origin: new URL(address).origin,
    out: 'out',
    endpoint: endpointOf('contact'),
  });
  for (const note of notes) console.log(note);
  if (differences.length > 0) {
    console.log(
      `\n${differences.length} ${differences.length === 1 ? 'thing differs' : 'things differ'} from the build in out/:`,
    );
    for (const sentence of differences) console.log(`  ${sentence}`);
    process.exitCode = 1;
  } else console.log('The published site matches the build.');
}

function checkAndPublish(): void {
  const missing = [
    ...obstaclesTo(release),
    ...textObstacles(),
    ...reportObstacles(
      outdatedReports('public', { identity: companyIdentity, siteUrl: siteSettings.SITE_URL && siteUrl }),
    ),
  ];
  const obstacles = missing.length > 0 || checksOnly ? missing : vulnerabilities();
  if (obstacles.length > 0) refuse(obstacles);
  else if (checksOnly) console.log('Content and settings are ready for a release.');
  else publish();
}

/** For a timer: builds without articles that nobody has reviewed, archives the export, and lists those articles by email. */
async function publishNightly(): Promise<void> {
  if (!build()) return;
  archive();
  if (unreadPages.length > 0) await reportUnread(unreadPages.map(({ title, file }) => `${title} (${file})`));
}

const live = process.argv.indexOf('--live');
if (process.argv.includes('--nightly')) await publishNightly();
else if (live < 0) checkAndPublish();
else await visit(process.argv[live + 1] ?? siteUrl);
