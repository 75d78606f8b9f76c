import { spawnSync } from 'node:child_process';
import { company } from '@/content/company';
import { buildDay } from '@/content/dates';
import { facts } from '@/content/facts';
import { articles, pages } from '@/content/pages';
import { privacy } from '@/content/privacy';
import { rates } from '@/content/rates';
import { reviewOf } from '@/content/reviews';
import { siteUrl } from '@/content/settings';
import { staff } from '@/content/staff';
import { testimonials } from '@/content/testimonials';
import { advisoriesIn } from './release/advisories';
import { type Obstacle, obstaclesTo, refusalText, reportObstacles, soonExpired } from './release/obstacles';
import { outdatedReports } from './reports/record';

const release = {
  company,
  staff,
  testimonials,
  rates,
  facts,
  privacy,
  articles,
  unreviewed: pages.filter((page) => !reviewOf(page)).map(({ path }) => path),
  environment: process.env,
  day: buildDay(),
};

/** Known vulnerabilities of the packages, as obstacles. The registry is asked only when there is no other obstacle. */
function vulnerabilities(): readonly Obstacle[] {
  const found = advisoriesIn(spawnSync('npm', ['audit', '--json'], { encoding: 'utf8' }).stdout ?? '');
  if (!found)
    console.log(
      'The registry could not be asked for known vulnerabilities of packages: run npm audit before you publish.',
    );
  return found ?? [];
}

const missing = obstaclesTo(release);
const obstacles = missing.length > 0 ? missing : vulnerabilities();

if (obstacles.length > 0) {
  console.log(refusalText(obstacles));
  process.exitCode = 1;
} else {
  for (const { id, file, expires } of soonExpired(release, 30)) {
    console.log(`${file}: ${id} expires on ${expires}: plan its next check.`);
  }
  const { status } = spawnSync('npm', ['run', '--silent', 'build'], { stdio: 'inherit' });
  // The PDF reports are compared with the pages that were just built.
  const stale = status === 0 ? reportObstacles(outdatedReports('out', 'public', siteUrl)) : [];
  if (stale.length > 0) console.log(refusalText(stale));
  process.exitCode = stale.length > 0 ? 1 : (status ?? 1);
}
