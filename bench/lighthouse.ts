/** Medians of three Lighthouse runs on a phone: `npm run bench -- lighthouse`, or with paths for some pages of `out/`. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromiumFlags, findChromium } from '@/scripts/machine/find-chromium';
import { pagesIn, serveSite } from './site-server';
import { isSmokeTest } from './smoke-test';
import { median } from './statistics';
import { fetchTool } from './tool';

const runs = isSmokeTest ? 1 : 3;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const flags = ['--headless', ...chromiumFlags].join(' ');

const browser = findChromium();
const program = join(fetchTool('lighthouse', '12.8.2'), 'cli', 'index.js');

type Report = { readonly categories: Readonly<Record<string, { readonly score: number | null }>> };

/** The scores of one run, from 0 to 100, in the order of `categories`. Repeats a run with a broken trace. */
async function scoresOf(url: string, retries = 2): Promise<number[]> {
  try {
    return await runOf(url);
  } catch (problem) {
    if (retries === 0) throw problem;
    return scoresOf(url, retries - 1);
  }
}

async function runOf(url: string): Promise<number[]> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [program, url, '--output=json', '--quiet', `--only-categories=${categories.join(',')}`, `--chrome-flags=${flags}`],
    { env: { ...process.env, CHROME_PATH: browser }, maxBuffer: 64 * 1024 * 1024 },
  );
  const report: Report = JSON.parse(stdout);
  return categories.map((category) => Math.round((report.categories[category]?.score ?? 0) * 100));
}

const out = join(process.cwd(), 'out');
const requestedPaths = isSmokeTest ? ['/fha'] : process.argv.slice(2);
const server = await serveSite(out);
console.log(`| page | ${categories.join(' | ')} | performance, each run |\n|---|---|---|---|---|---|`);
for (const path of requestedPaths.length > 0 ? requestedPaths : pagesIn(out)) {
  const scores: number[][] = [];
  for (let run = 0; run < runs; run += 1) scores.push(await scoresOf(`http://localhost:${server.port}${path}`));
  const medians = categories.map((_, index) => median(scores.map((run) => run[index] ?? 0)));
  console.log(`| ${path} | ${medians.join(' | ')} | ${scores.map(([performance]) => performance).join(', ')} |`);
}
await server.stop(0);
