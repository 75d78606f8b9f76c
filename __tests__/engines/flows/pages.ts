import assert from 'node:assert/strict';
import { type BuiltPage, builtPages } from '../../e2e/pages';
import type { Flow, Visit } from '../flow';

const all = builtPages();

/** A complaint of the browser that belongs to a page: the status of one that says that there is no such page. */
function expectedOf({ path, missing }: BuiltPage): RegExp | undefined {
  return missing ? new RegExp(`404.*${path}`) : undefined;
}

async function loads({ tab, hands, url }: Visit, { path, holdsIsland }: BuiltPage): Promise<void> {
  await tab.goto(url + path);
  assert.notEqual(await hands.text('h1'), '');
  if (holdsIsland) await hands.hydrated();
  assert.equal(
    await tab.eval(() => performance.getEntriesByType('resource').some(({ name }) => name.endsWith('.js'))),
    holdsIsland,
  );
}

/** A page with islands, which are taken over by script. */
function islandsFlow(page: BuiltPage): Flow {
  const expected = expectedOf(page);
  return {
    name: `${page.path} loads without a complaint, and its islands hydrate`,
    ...(expected && { expected }),
    run: (visit) => loads(visit, page),
  };
}

/** Pages without script, one after the other in one tab. */
const withoutScript: Flow = {
  name: 'every page without islands loads without a complaint and runs no script',
  async run(visit) {
    for (const page of all.filter(({ holdsIsland }) => !holdsIsland)) {
      await loads(visit, page);
      const complaints = (await visit.tab.takeLog()).filter((line) => !expectedOf(page)?.test(line));
      assert.deepEqual(complaints, [], `complaints about ${page.path}`);
    }
  },
};

/** Every page of the export. */
export const pages: readonly Flow[] = [...all.filter(({ holdsIsland }) => holdsIsland).map(islandsFlow), withoutScript];
