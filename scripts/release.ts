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
import { visitLive } from './release/live';
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
import { mismatchedReports, outdatedReports } from './reports/record';

/** `--check` checks content and settings without a build. */
const checksOnly = process.argv.includes('--check');

/** `--rates-only` publishes new rates even if other facts have expired; these are listed, and marked on their pages. */
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

/** Typed figures and links to nowhere in the texts of pages, those of a coming day too. */
function textObstacles(): readonly Obstacle[] {
  const known = new Set<string>([...pages, ...profilePages].map(({ path }) => path));
  const isPage = (path: string) => known.has(path) || existsSync(`public${path}`);
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
    console.log(
      'The registry could not be asked for known vulnerabilities of packages: run npm audit before you publish.',
    );
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
    ...reportObstacles(outdatedReports('out', 'public', siteUrl)),
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

/** Builds the site, checks the export, and writes a copy of what is published to the archive. */
function publish(): void {
  for (const { id, file, expires } of ratesOnly ? splitExpired({ facts, day }).marked : []) {
    console.log(`${file}: ${id} expired on ${expires}: its pages say so. A full release refuses it.`);
  }
  for (const { id, expires } of expiringWithin({ facts, day }, 30)) {
    console.log(`content/facts: ${id} expires on ${expires}: plan its next check.`);
  }
  const { status } = spawnSync('npm', ['run', '--silent', 'build'], { stdio: 'inherit' });
  if (status !== 0) {
    process.exitCode = status ?? 1;
    return;
  }
  const obstacles = obstaclesOfExport();
  if (obstacles.length > 0) {
    refuse(obstacles);
    return;
  }
  const folder = writeArchive('out', 'archive', { day: release.day, siteUrl });
  if (!writePackageList(folder)) console.log('npm could not list the packages: run npm sbom --sbom-format=cyclonedx.');
  console.log(`Ready to publish. ${folder} keeps what is in out/.`);
  const changed = writeChangedPages('out', folder);
  if (changed)
    console.log(
      `Once it is published: curl -H 'Content-Type: application/json' --data @${changed} https://api.indexnow.org/indexnow`,
    );
  if (httpsDays < 365)
    console.log(
      `Browsers keep to https for ${httpsDays === 1 ? 'a day' : `${httpsDays} days`} after a visit. Once the site and every name below it answer over https, write 730 as httpsDays in content/lender/site.json.`,
    );
  for (const name of expiredReleases('archive', release.day))
    console.log(`archive/${name} is older than 24 months: it may be deleted.`);
}

async function visit(address: string): Promise<void> {
  const { differences, notes } = await visitLive({
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
  } else console.log('What is published is what the build wrote.');
}

function checkAndPublish(): void {
  const missing = [
    ...obstaclesTo(release),
    ...textObstacles(),
    ...reportObstacles(mismatchedReports('public', companyIdentity, siteSettings.SITE_URL && siteUrl)),
  ];
  const obstacles = missing.length > 0 || checksOnly ? missing : vulnerabilities();
  if (obstacles.length > 0) refuse(obstacles);
  else if (checksOnly) console.log('Nothing in content and settings stands in the way of a release.');
  else publish();
}

/** The build of a timer: publishes without the articles that nobody has read, archives what it publishes, and emails what waits. */
async function publishNightly(): Promise<void> {
  const { status } = spawnSync('npm', ['run', '--silent', 'build'], { stdio: 'inherit' });
  if (status !== 0) {
    process.exitCode = status ?? 1;
    return;
  }
  console.log(`${writeArchive('out', 'archive', { day, siteUrl })} keeps what is in out/.`);
  if (unreadPages.length > 0) await reportUnread(unreadPages.map(({ title, file }) => `${title} (${file})`));
}

const live = process.argv.indexOf('--live');
if (process.argv.includes('--nightly')) await publishNightly();
else if (live < 0) checkAndPublish();
else await visit(process.argv[live + 1] ?? siteUrl);
