import { cpSync, existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { compressAll } from '@/scripts/build/compress';
import { chromiumFlags, findChromium } from '@/scripts/machine/find-chromium';
import { pagesIn, serveOverHttp2, serveSite } from './site-server';
import { isSmokeTest } from './smoke-test';
import { median } from './statistics';
import { run } from './tool';
import { buildWithAstro } from './with-astro';

// Compares this site with the same source exported by plain Next, and with the same pages built with Astro islands.

const paths = isSmokeTest
  ? ['/contact-us']
  : ['/what-will-my-monthly-payment-be-calculator', '/contact-us', '/', '/purchase'];
const runs = isSmokeTest ? 1 : 9;

type Load = {
  /** Brotli bytes of the document. */
  readonly document: number;
  /** Brotli bytes of scripts requested before any interaction. */
  readonly scripts: number;
  /** Bytes of all responses, including headers. */
  readonly all: number;
  /** Milliseconds since the navigation started. */
  readonly firstPaint: number;
  /** When React hydrated the first control in the page's main content. */
  readonly answers: number;
  /** Total blocking time: the sum of task durations beyond 50 ms. */
  readonly blocked: number;
};

type Variant = { readonly name: string; readonly folder: string; readonly origin: string };

/** Records values that cannot be read after the page has loaded. */
async function observeLoad(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = { blocked: 0, answers: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.blocked += Math.max(0, entry.duration - 50);
    }).observe({ type: 'longtask', buffered: true });
    const poll = setInterval(() => {
      const field = document.querySelector('main :is(input, select, textarea, button)');
      if (!field || !Object.keys(field).some((key) => key.startsWith('__reactProps$'))) return;
      seen.answers = performance.now();
      clearInterval(poll);
    }, 10);
  });
}

/** Loads a page with the CPU throttled to a quarter, over the connection that Lighthouse simulates for a phone. */
async function measureLoad(browser: Browser, path: string, { folder, origin }: Variant): Promise<Load> {
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
  const requestedPaths: string[] = [];
  let all = 0;
  page.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname));
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    all += encodedDataLength;
  });
  await observeLoad(page);
  await page.goto(`${origin}${path}`, { waitUntil: 'networkidle' });
  await page.waitForFunction(() => Reflect.get(Reflect.get(window, 'seen'), 'answers') > 0);
  const times = await page.evaluate(() => ({
    ...(window as unknown as { seen: Pick<Load, 'answers' | 'blocked'> }).seen,
    firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  }));
  await page.close();
  // The smallest files are sent uncompressed.
  const sizeOf = (file: string) => {
    const path = join(folder, file);
    return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
  };
  return {
    document: sizeOf(path === '/' ? 'index.html' : `${path}.html`),
    scripts: requestedPaths.filter((name) => name.endsWith('.js')).reduce((sum, name) => sum + sizeOf(name), 0),
    all,
    ...times,
  };
}

/** Overrides the server's strict default policy, which would block the scripts of exports without policies. */
function writePermissivePolicies(folder: string): void {
  const permissive = { 'content-security-policy': "frame-ancestors 'none'" };
  const table = Object.fromEntries(pagesIn(folder).map((path) => [path, permissive]));
  writeFileSync(join(folder, '.headers.json'), JSON.stringify(table));
}

const temporary = mkdtempSync(join(tmpdir(), 'weight-'));
const plain = join(temporary, 'plain');
const astro = join(temporary, 'astro');
const out = join(process.cwd(), 'out');
run('next', ['build', ...(isSmokeTest ? ['--debug-build-paths', 'app/contact-us/page.tsx'] : [])]);
cpSync(out, plain, { recursive: true });
run('tsx', ['scripts/build.ts']);
buildWithAstro(paths, out, astro);
for (const folder of [plain, astro]) {
  await compressAll(folder);
  writePermissivePolicies(folder);
}

const folders = { 'this site': out, 'plain Next': plain, Astro: astro };
const browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumFlags] });
const measures = ['document', 'scripts', 'all', 'firstPaint', 'answers', 'blocked'] as const;
console.log(
  `Bytes (brotli), and milliseconds as medians of ${runs} loads in turn, processor four times slower, 1.6 Mbit/s, 150 ms\n`,
);

/** Prints the medians for each page and variant. Variants are loaded in turn, so that other load on the machine affects all. */
async function compare(
  protocol: string,
  scheme: string,
  serve: typeof serveOverHttp2 | typeof serveSite,
): Promise<void> {
  const servers = await Promise.all(Object.values(folders).map((folder) => serve(folder)));
  const variants = Object.entries(folders).map(
    ([name, folder], index): Variant => ({ name, folder, origin: `${scheme}://localhost:${servers[index]?.port}` }),
  );
  console.log(`| ${protocol} | export | document | scripts | all bytes | first paint | a field answers | blocked |`);
  console.log('|---|---|--:|--:|--:|--:|--:|--:|');
  for (const path of paths) {
    const loads = new Map(variants.map((variant) => [variant, [] as Load[]]));
    for (let n = 0; n < runs; n += 1) {
      for (const variant of variants) loads.get(variant)?.push(await measureLoad(browser, path, variant));
    }
    for (const [{ name }, samples] of loads) {
      const medians = measures.map((measure) => Math.round(median(samples.map((load) => load[measure]))));
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
