import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type Browser, chromium } from '@playwright/test';
import { compressAll } from '@/scripts/after-export/compress';
import { filesBelow } from '@/scripts/after-export/files';
import { pathOf } from '@/scripts/after-export/headers';
import { chromiumFlags, findChromium } from '@/scripts/find-chromium';
import { serveSite } from './site-server';
import { median } from './statistics';

// This site beside the same source exported by plain Next: what our after-export step is worth, in one run.

const paths = ['/fha', '/what_is_a_zombie_mortgage', '/contact-us', '/what-will-my-monthly-payment-be-calculator', '/'];
const runs = 5;

type Weight = {
  readonly document: number;
  readonly scripts: number;
  readonly requests: number;
  readonly lcp: number;
  readonly blocked: number;
  readonly interactive: number;
};

function run(command: string, args: readonly string[]): void {
  const { status } = spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed.`);
}

/** One load of a page with a processor four times slower: largest paint and time blocked, in milliseconds. */
async function loadOf(browser: Browser, url: string, folder: string): Promise<Weight> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  // A phone on a slow connection, as Lighthouse takes it.
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1638.4 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.addInitScript(() => {
    const seen = { lcp: 0, blocked: 0, interactive: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.lcp = entry.startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        seen.blocked += Math.max(0, entry.duration - 50);
        seen.interactive = entry.startTime + entry.duration;
      }
    }).observe({ type: 'longtask', buffered: true });
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  const { lcp, blocked, interactive } = await page.evaluate(
    () => (window as unknown as { seen: Pick<Weight, 'lcp' | 'blocked' | 'interactive'> }).seen,
  );
  await page.close();
  const sizeOf = (path: string) => brotliCompressSync(readFileSync(join(folder, path))).length;
  const path = new URL(url).pathname;
  return {
    document: sizeOf(path === '/' ? 'index.html' : `${path}.html`),
    scripts: asked.filter((name) => name.endsWith('.js')).reduce((sum, name) => sum + sizeOf(name), 0),
    requests: asked.length,
    lcp,
    blocked,
    // The end of the last long task, or the largest paint where there is none.
    interactive: Math.max(lcp, interactive),
  };
}

async function measure(folder: string): Promise<Map<string, Weight>> {
  const server = await serveSite(folder);
  const browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumFlags] });
  const weights = new Map<string, Weight>();
  for (const path of paths) {
    const loads: Weight[] = [];
    for (let n = 0; n < runs; n += 1)
      loads.push(await loadOf(browser, `http://localhost:${server.port}${path}`, folder));
    const [first] = loads;
    if (!first) continue;
    weights.set(path, {
      ...first,
      lcp: median(loads.map((load) => load.lcp)),
      blocked: median(loads.map((load) => load.blocked)),
      interactive: median(loads.map((load) => load.interactive)),
    });
  }
  await browser.close();
  await server.stop(0);
  return weights;
}

const plain = mkdtempSync(join(tmpdir(), 'plain-'));
run('next', ['build']);
cpSync('out', plain, { recursive: true });
await compressAll(plain);
// A plain export sends no policy of its own; our server's strict default would stop its scripts.
const open = { 'content-security-policy': 'upgrade-insecure-requests' };
const plainPages = filesBelow(plain).filter((file) => file.endsWith('.html'));
const openTable = Object.fromEntries(plainPages.map((file) => [pathOf(file.slice(plain.length + 1)), open]));
writeFileSync(join(plain, '.headers.json'), JSON.stringify(openTable));
run('tsx', ['scripts/after-export.ts']);

const before = await measure(plain);
const after = await measure(join(process.cwd(), 'out'));
rmSync(plain, { recursive: true });

console.log(
  'page | document, bytes brotli | scripts, bytes brotli | requests | largest paint, ms | blocked, ms | interactive, ms',
);
console.log(
  'each: ours / plain export = ratio; times are medians of 5 with a processor four times slower, at 1.6 Mbit/s and 150 ms\n',
);
for (const path of paths) {
  const ours = after.get(path);
  const theirs = before.get(path);
  if (!ours || !theirs) continue;
  const pair = (name: keyof Weight) =>
    `${Math.round(ours[name])} / ${Math.round(theirs[name])} = ${theirs[name] === 0 ? '–' : (ours[name] / theirs[name]).toFixed(2)}`;
  console.log(
    [path, pair('document'), pair('scripts'), pair('requests'), pair('lcp'), pair('blocked'), pair('interactive')].join(
      ' | ',
    ),
  );
}
