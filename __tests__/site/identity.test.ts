/** @jest-environment ./__tests__/site/environment.ts */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { companyIdentity } from '@/content/lender/company';
import { numbersOf, people } from '@/content/lender/staff';
import { allPages, out, pages, visibleText } from './exported';

const block = 'p, li, dd, td, h1, h2, h3, h4, figcaption, caption, blockquote, label, option, legend';

/** Every block of every page with its text. */
const blocks = pages.flatMap(({ path, document }) =>
  [...document.querySelectorAll(block)].map((element) => ({ path, element, text: visibleText(element) })),
);

/** A card, a profile's header and a list of answers print name and numbers side by side, so each counts as one block. */
const placesOf = (name: string) =>
  blocks
    .filter(({ element, text }) => text.includes(name) && !element.querySelector(block))
    .filter(({ element }) => !element.closest('[aria-label="Breadcrumb"]'))
    .map(({ path, element, text }) => ({
      path,
      text: /^H\d$/.test(element.tagName) ? visibleText(element.parentElement ?? element) : text,
    }));

test.each(allPages.map(({ path }) => [path]))('%s names the lender as registered, with numbers and address', (path) => {
  const page = allPages.find((each) => each.path === path);
  expect(visibleText(page?.document.querySelector('footer') ?? document.body)).toContain(companyIdentity);
});

describe.each(people.map((person) => [person.name, person] as const))('the name of %s', (name, person) => {
  test('is never without NMLS ID and Ohio license', () => {
    const places = placesOf(name);
    expect(places.filter(({ text }) => !text.includes(numbersOf(person)))).toEqual([]);
    expect(places.length).toBeGreaterThan(5);
  });
});

test('no page calls an NMLS ID a license', () => {
  const wrong = blocks.filter(({ text }) =>
    /NMLS (?:license|licence)|license(?: number)?:? (?:is )?(?:NMLS )?#/i.test(text),
  );
  expect(wrong.map(({ path, text }) => `${path}: ${text}`)).toEqual([]);
});

test('feed.xml and llms.txt name the lender as registered', () => {
  const read = (file: string) => readFileSync(join(out, file), 'utf8');
  expect(read('feed.xml')).toContain(companyIdentity.replaceAll('&', '&amp;'));
  expect(read('llms.txt')).toContain(companyIdentity);
});
