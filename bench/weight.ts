import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { compressAll } from '@/scripts/after-export/compress';
import { chromiumFlags, findChromium } from '@/scripts/find-chromium';
import { pagesIn, serveSite } from './site-server';
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
async function loadOf(browser: Browser, path: string, { folder, port }: Side): Promise<Weight> {
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
  await page.goto(`http://localhost:${port}${path}`, { waitUntil: 'networkidle' });
  const { lcp, blocked, interactive } = await page.evaluate(
    () => (window as unknown as { seen: Pick<Weight, 'lcp' | 'blocked' | 'interactive'> }).seen,
  );
  await page.close();
  const sizeOf = (file: string) => statSync(join(folder, `${file}.br`)).size;
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

const plain = mkdtempSync(join(tmpdir(), 'plain-'));
run('next', ['build']);
cpSync('out', plain, { recursive: true });
await compressAll(plain);
// A plain export sends no policy of its own; our server's strict default would stop its scripts.
const open = { 'content-security-policy': "frame-ancestors 'none'" };
const openTable = Object.fromEntries(pagesIn(plain).map((path) => [path, open]));
writeFileSync(join(plain, '.headers.json'), JSON.stringify(openTable));
run('tsx', ['scripts/after-export.ts']);

const out = join(process.cwd(), 'out');
const ourServer = await serveSite(out);
const plainServer = await serveSite(plain);
const ours: Side = { folder: out, port: ourServer.port };
const theirs: Side = { folder: plain, port: plainServer.port };
const browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumFlags] });
console.log(
  'page | document, bytes brotli | scripts, bytes brotli | requests | largest paint, ms | blocked, ms | interactive, ms',
);
console.log(
  `each: ours / plain export = ratio; times are medians of ${runs} with a processor four times slower, at 1.6 Mbit/s and 150 ms\n`,
);
for (const path of paths) {
  const mine: Weight[] = [];
  const others: Weight[] = [];
  // In turn, so that whatever else the machine does falls on both.
  for (let n = 0; n < runs; n += 1) {
    mine.push(await loadOf(browser, path, ours));
    others.push(await loadOf(browser, path, theirs));
  }
  const pair = (name: keyof Weight) => {
    const one = median(mine.map((load) => load[name]));
    const other = median(others.map((load) => load[name]));
    return `${Math.round(one)} / ${Math.round(other)} = ${other === 0 ? '–' : (one / other).toFixed(2)}`;
  };
  console.log(
    [path, pair('document'), pair('scripts'), pair('requests'), pair('lcp'), pair('blocked'), pair('interactive')].join(
      ' | ',
    ),
  );
}
await browser.close();
await ourServer.stop(0);
await plainServer.stop(0);
rmSync(plain, { recursive: true });
