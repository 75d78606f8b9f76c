import { cpSync, existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { compressAll } from '@/scripts/build/compress';
import { chromiumFlags, findChromium } from '@/scripts/machine/find-chromium';
import { once } from './once';
import { pagesIn, serveOverHttp2, serveSite } from './site-server';
import { median } from './statistics';
import { run } from './tool';
import { buildWithAstro } from './with-astro';

// Compares this site with the same source exported by plain Next, and with the same pages with Astro's islands.

const paths = once ? ['/contact-us'] : ['/what-will-my-monthly-payment-be-calculator', '/contact-us', '/', '/purchase'];
const runs = once ? 1 : 9;

type Load = {
  /** Brotli bytes of the document. */
  readonly document: number;
  /** Brotli bytes of the scripts that were requested before any interaction. */
  readonly scripts: number;
  /** Bytes of all answers, with their headers. */
  readonly all: number;
  /** Milliseconds since the navigation started. */
  readonly firstPaint: number;
  /** When React had taken over the first field of the page's content. */
  readonly answers: number;
  /** Milliseconds by which tasks were longer than 50 ms. */
  readonly blocked: number;
};

/** An exported site by name, and where it is served. */
type Side = { readonly name: string; readonly folder: string; readonly origin: string };

/** Records what cannot be read from the page later. */
async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = { blocked: 0, answers: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.blocked += Math.max(0, entry.duration - 50);
    }).observe({ type: 'longtask', buffered: true });
    const look = setInterval(() => {
      const field = document.querySelector('main :is(input, select, textarea, button)');
      if (!field || !Object.keys(field).some((key) => key.startsWith('__reactProps$'))) return;
      seen.answers = performance.now();
      clearInterval(look);
    }, 10);
  });
}

/** One load of a page with a processor four times slower, on the slow line that Lighthouse gives a phone. */
async function loadOf(browser: Browser, path: string, { folder, origin }: Side): Promise<Load> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, ignoreHTTPSErrors: true });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1638.4 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  });
  const asked: string[] = [];
  let all = 0;
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    all += encodedDataLength;
  });
  await watch(page);
  await page.goto(`${origin}${path}`, { waitUntil: 'networkidle' });
  await page.waitForFunction(() => Reflect.get(Reflect.get(window, 'seen'), 'answers') > 0);
  const times = await page.evaluate(() => ({
    ...(window as unknown as { seen: Pick<Load, 'answers' | 'blocked'> }).seen,
    firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  }));
  await page.close();
  // The smallest files are sent as they are.
  const sizeOf = (file: string) => {
    const path = join(folder, file);
    return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
  };
  return {
    document: sizeOf(path === '/' ? 'index.html' : `${path}.html`),
    scripts: asked.filter((name) => name.endsWith('.js')).reduce((sum, name) => sum + sizeOf(name), 0),
    all,
    ...times,
  };
}

/** The strict default policy of the server would block the scripts of other exports, which send none. */
function withoutPolicy(folder: string): void {
  const open = { 'content-security-policy': "frame-ancestors 'none'" };
  const table = Object.fromEntries(pagesIn(folder).map((path) => [path, open]));
  writeFileSync(join(folder, '.headers.json'), JSON.stringify(table));
}

const temporary = mkdtempSync(join(tmpdir(), 'weight-'));
const plain = join(temporary, 'plain');
const astro = join(temporary, 'astro');
const out = join(process.cwd(), 'out');
run('next', ['build', ...(once ? ['--debug-build-paths', 'app/contact-us/page.tsx'] : [])]);
cpSync(out, plain, { recursive: true });
run('tsx', ['scripts/build.ts']);
buildWithAstro(paths, out, astro);
for (const folder of [plain, astro]) {
  await compressAll(folder);
  withoutPolicy(folder);
}

const folders = { 'this site': out, 'plain Next': plain, Astro: astro };
const browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumFlags] });
const measures = ['document', 'scripts', 'all', 'firstPaint', 'answers', 'blocked'] as const;
console.log(
  `Bytes (brotli), and milliseconds as medians of ${runs} loads in turn, processor four times slower, 1.6 Mbit/s, 150 ms\n`,
);

/** Prints the medians of each page from each side, loaded in turn so that whatever else the machine does affects all of them. */
async function compare(
  protocol: string,
  scheme: string,
  serve: typeof serveOverHttp2 | typeof serveSite,
): Promise<void> {
  const servers = await Promise.all(Object.values(folders).map((folder) => serve(folder)));
  const sides = Object.entries(folders).map(
    ([name, folder], index): Side => ({ name, folder, origin: `${scheme}://localhost:${servers[index]?.port}` }),
  );
  console.log(`| ${protocol} | export | document | scripts | all bytes | first paint | a field answers | blocked |`);
  console.log('|---|---|--:|--:|--:|--:|--:|--:|');
  for (const path of paths) {
    const loads = new Map(sides.map((side) => [side, [] as Load[]]));
    for (let n = 0; n < runs; n += 1) {
      for (const side of sides) loads.get(side)?.push(await loadOf(browser, path, side));
    }
    for (const [{ name }, taken] of loads) {
      const medians = measures.map((measure) => Math.round(median(taken.map((load) => load[measure]))));
      console.log(`| ${[path, name, ...medians.map((value) => value.toLocaleString('en-US'))].join(' | ')} |`);
    }
  }
  console.log('');
  for (const server of servers) await server.stop(0);
}

await compare('HTTP/1.1', 'http', serveSite);
await compare('HTTP/2', 'https', serveOverHttp2);
await browser.close();
rmSync(temporary, { recursive: true });
