import { spawnSync } from 'node:child_process';
import { company } from '@/content/company';
import { buildDay } from '@/content/dates';
import { facts } from '@/content/facts';
import { articles } from '@/content/news';
import { rates } from '@/content/rates';
import { staff } from '@/content/staff';
import { testimonials } from '@/content/testimonials';
import { obstaclesTo, refusalText, soonExpired } from './release/obstacles';

const release = {
  company,
  staff,
  testimonials,
  rates,
  facts,
  articles,
  environment: process.env,
  day: buildDay(),
};
const obstacles = obstaclesTo(release);

if (obstacles.length > 0) {
  console.log(refusalText(obstacles));
  process.exitCode = 1;
} else {
  for (const { id, expires } of soonExpired(release, 30)) {
    console.log(`content/facts.ts: ${id} expires on ${expires}: plan its next check.`);
  }
  const { status } = spawnSync('npm', ['run', '--silent', 'build'], { stdio: 'inherit' });
  process.exitCode = status ?? 1;
}
