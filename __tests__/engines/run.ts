import { mkdirSync, writeFileSync } from 'node:fs';
import type { Flow } from './flow';
import { calculators } from './flows/calculators';
import { leads } from './flows/leads';
import { pages } from './flows/pages';
import { plainHttp } from './flows/plain-http';
import { print } from './flows/print';
import { shell } from './flows/shell';
import { withoutScript } from './flows/without-script';
import { handsOf } from './hands';
import { launchChromium, launchFirefox } from './puppeteer';
import { openSite } from './site';
import type { Browser, EngineName, Launch, Tab } from './tab';
import { launchWebKit } from './webkit';

/** Longest time for one flow, in milliseconds. */
const patience = 120_000;

const launches: Readonly<Record<EngineName, Launch>> = {
  chromium: launchChromium,
  firefox: launchFirefox,
  webkit: launchWebKit,
};

const flows: readonly Flow[] = [...pages, ...calculators, ...leads, ...shell, ...plainHttp, ...withoutScript, ...print];

/** Where pictures of failures are kept. */
const folder = 'test-results/engines';

type Outcome = { readonly engine: EngineName; readonly name: string; readonly problem?: unknown };

const outcomes: Outcome[] = [];
const records = new Map<EngineName, Map<string, string>>();

function within<Result>(promise: Promise<Result>, time: number): Promise<Result> {
  let timer: NodeJS.Timeout;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`The flow took longer than ${time / 1000} s.`)), time);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

function report(outcome: Outcome, start: number): void {
  outcomes.push(outcome);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${outcome.problem ? 'FAILED' : 'ok'}  ${outcome.engine}: ${outcome.name} (${seconds} s)`);
  if (outcome.problem) console.log(outcome.problem);
}

/** Keeps what the window showed when a flow failed. */
async function picture(tab: Tab | undefined, name: string): Promise<void> {
  try {
    const file = `${folder}/${name.slice(0, 80).replaceAll(/[^\w]+/g, '-')}.png`;
    if (tab) writeFileSync(file, await within(tab.shot(), 10_000));
  } catch {
    // The browser no longer answers.
  }
}

/** Runs flows one after the other in one engine, each in a fresh tab. */
async function runAll(engine: EngineName, chosen: readonly Flow[]): Promise<void> {
  const site = await openSite();
  const recorded = new Map<string, string>();
  records.set(engine, recorded);
  try {
    for (const script of [true, false]) {
      let browser: Browser | undefined;
      for (const flow of chosen) {
        if ((flow.script ?? true) !== script || (flow.only && !flow.only.includes(engine))) continue;
        const start = performance.now();
        let tab: Tab | undefined;
        try {
          browser ??= await launches[engine]({ script });
          const before = (await site.leads()).length;
          tab = await within(browser.freshTab(), patience);
          await within(
            flow.run({
              tab,
              hands: handsOf(tab),
              url: site.url,
              otherUrls: site.otherUrls,
              leads: async () => (await site.leads()).slice(before),
              record: (name, values) => recorded.set(name, values.join(' ')),
            }),
            patience,
          );
          const complaints = (await tab.takeLog()).filter((line) => !flow.expected?.test(line));
          if (complaints.length > 0) throw new Error(`The browser complained:\n${complaints.join('\n')}`);
          report({ engine, name: flow.name }, start);
        } catch (problem) {
          report({ engine, name: flow.name, problem }, start);
          await picture(tab, `${engine} ${flow.name}`);
          // What hangs in one flow must not reach the next.
          await browser?.close().catch(() => undefined);
          browser = undefined;
        }
      }
      await browser?.close();
    }
  } finally {
    await site.close();
  }
}

/** Compares what every flow recorded with the reference's. */
function compareRecords(): void {
  const reference = records.get('chromium') ?? new Map();
  for (const [engine, recorded] of records) {
    if (engine === 'chromium') continue;
    for (const [name, values] of recorded) {
      const expected = reference.get(name);
      const problem =
        values === expected ? undefined : new Error(`The figures differ.\nchromium: ${expected}\n${engine}: ${values}`);
      report(
        { engine, name: `${name}: the same figures as in Chromium`, ...(problem && { problem }) },
        performance.now(),
      );
    }
  }
}

const [pattern = '', only = 'chromium,firefox,webkit'] = process.argv.slice(2);
const chosen = flows.filter(({ name }) => new RegExp(pattern).test(name));
const engines = (['chromium', 'firefox', 'webkit'] as const).filter((engine) => only.includes(engine));
const lanes = [engines.filter((engine) => engine !== 'webkit'), engines.filter((engine) => engine === 'webkit')];
mkdirSync(folder, { recursive: true });
const begin = performance.now();
await Promise.all(
  lanes.map(async (lane) => {
    for (const engine of lane) await runAll(engine, chosen);
  }),
);
compareRecords();

const failed = outcomes.filter(({ problem }) => problem);
for (const { engine, name } of failed) console.log(`FAILED  ${engine}: ${name}`);
console.log(`— Engines: ${((performance.now() - begin) / 1000).toFixed(1)} s`);
console.log(`\n${outcomes.length - failed.length} passed, ${failed.length} failed`);
process.exit(failed.length === 0 ? 0 : 1);
