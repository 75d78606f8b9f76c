import { type BuiltPage, builtPages, testedOf } from '@/__tests__/e2e/steps/pages';
import { contactForm } from '@/content/forms/contact';
import { expect, test, type Visit } from './fixtures';
import { buttonOf, fillForm, isStoredOnce } from './leads';

async function loads({ tab, hands, url, allow }: Visit, { path, holdsIsland, missing }: BuiltPage): Promise<void> {
  // A page that says that there is no such page has this status.
  if (missing) allow(new RegExp(`404.*${path}`));
  await tab.goto(url + path);
  await hands.comes({ css: 'h1' });
  if (holdsIsland) await hands.hydrated();
  const isScript = () => performance.getEntriesByType('resource').some(({ name }) => name.endsWith('.js'));
  expect([path, await tab.eval(isScript)]).toEqual([path, holdsIsland]);
}

for (const page of builtPages.filter(({ holdsIsland }) => holdsIsland)) {
  test(`${page.path} loads without errors, and its islands hydrate`, ({ visit }) => loads(visit, page));
}

test('pages without islands load without errors and run no script', async ({ visit }) => {
  const all = builtPages.filter(({ holdsIsland }) => !holdsIsland);
  for (const page of testedOf(all)) await loads(visit, page);
});

test('the site works over plain HTTP at 127.0.0.1 and at this machine’s addresses', async ({ visit }) => {
  const { tab, hands, otherUrls, leads } = visit;
  for (const [sent, url] of otherUrls.entries()) {
    await tab.goto(`${url}/contact-us`);
    await hands.hydrated();
    await fillForm(visit, contactForm);
    await hands.click(buttonOf(contactForm));
    await isStoredOnce({ ...visit, leads: async () => (await leads()).slice(sent) }, contactForm.id);
    await hands.click({ css: 'main a[href="/"], header a[href="/"]' });
    await hands.comes({ css: 'a#purchase' });
    await hands.hydrated();
  }
});
