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
const runs = 7;

type Weight = {
  readonly document: number;
  readonly scripts: number;
  readonly requests: number;
  readonly lcp: number;
  readonly blocked: number;
  readonly interactive: number;
};

/** An exported site and the port at which it is served. */
type Side = { readonly folder: string; readonly port: number };

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

function middleOf(loads: readonly Weight[]): Weight {
  const [first] = loads;
  if (!first) throw new Error('There is no load to judge by.');
  return {
    ...first,
    lcp: median(loads.map((load) => load.lcp)),
    blocked: median(loads.map((load) => load.blocked)),
    interactive: median(loads.map((load) => load.interactive)),
  };
}

/** One page of both exports, loaded in turn, so that whatever else the machine does falls on both. */
async function pairOf(browser: Browser, path: string, sides: readonly [Side, Side]): Promise<readonly Weight[]> {
  const loads: readonly [Weight[], Weight[]] = [[], []];
  for (let n = 0; n < runs; n += 1) {
    for (const [index, { folder, port }] of sides.entries()) {
      loads[index]?.push(await loadOf(browser, `http://localhost:${port}${path}`, folder));
    }
  }
  return loads.map(middleOf);
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

const out = join(process.cwd(), 'out');
const servers = [await serveSite(out), await serveSite(plain)] as const;
const [ours, theirs] = servers;
const sides = [
  { folder: out, port: ours.port },
  { folder: plain, port: theirs.port },
] as const;
const browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumFlags] });
console.log(
  'page | document, bytes brotli | scripts, bytes brotli | requests | largest paint, ms | blocked, ms | interactive, ms',
);
console.log(
  `each: ours / plain export = ratio; times are medians of ${runs} with a processor four times slower, at 1.6 Mbit/s and 150 ms\n`,
);
for (const path of paths) {
  const [mine, other] = await pairOf(browser, path, sides);
  if (!mine || !other) continue;
  const pair = (name: keyof Weight) =>
    `${Math.round(mine[name])} / ${Math.round(other[name])} = ${other[name] === 0 ? '–' : (mine[name] / other[name]).toFixed(2)}`;
  console.log(
    [path, pair('document'), pair('scripts'), pair('requests'), pair('lcp'), pair('blocked'), pair('interactive')].join(
      ' | ',
    ),
  );
}
await browser.close();
for (const server of servers) await server.stop(0);
rmSync(plain, { recursive: true });
