import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { filesBelow } from '@/scripts/after-export/files';
import type { Flow, Visit } from '../flow';

/** Exported files that a visitor meets at another address: the two pages for what does not exist. */
const addresses: Readonly<Record<string, string>> = {
  '/index': '/',
  '/404': '/no-such-page',
  '/our-staff/404': '/our-staff/nobody',
};

type ExportedPage = {
  readonly path: string;
  readonly hasScript: boolean;
  /** A complaint of the browser that belongs to the page: the status of one that says that there is no such page. */
  readonly expected?: RegExp;
};

const out = join(process.cwd(), 'out');

const exported: readonly ExportedPage[] = filesBelow(out)
  .filter((file) => file.endsWith('.html'))
  .map((file) => {
    const name = `/${relative(out, file).replace(/\.html$/, '')}`;
    const path = addresses[name] ?? name;
    const hasScript = /<script[^>]* src="/.test(readFileSync(file, 'utf8'));
    return { path, hasScript, ...(path !== name && path !== '/' && { expected: new RegExp(`404.*${path}`) }) };
  });

async function loads({ tab, hands, url }: Visit, { path, hasScript }: ExportedPage): Promise<void> {
  await tab.goto(url + path);
  assert.notEqual(await hands.text('h1'), '');
  if (hasScript) await hands.hydrated();
  assert.equal(
    await tab.eval(() => performance.getEntriesByType('resource').some(({ name }) => name.endsWith('.js'))),
    hasScript,
  );
}

/** A page with islands, which are taken over by script. */
function islandsFlow(page: ExportedPage): Flow {
  return {
    name: `${page.path} loads without a complaint, and its islands hydrate`,
    ...(page.expected && { expected: page.expected }),
    run: (visit) => loads(visit, page),
  };
}

/** Pages without script, one after the other in one tab. */
const withoutScript: Flow = {
  name: 'every page without islands loads without a complaint and runs no script',
  async run(visit) {
    for (const page of exported.filter(({ hasScript }) => !hasScript)) {
      await loads(visit, page);
      const complaints = (await visit.tab.takeLog()).filter((line) => !page.expected?.test(line));
      assert.deepEqual(complaints, [], `complaints about ${page.path}`);
    }
  },
};

/** Every page of the export. */
export const pages: readonly Flow[] = [
  ...exported.filter(({ hasScript }) => hasScript).map(islandsFlow),
  withoutScript,
];
