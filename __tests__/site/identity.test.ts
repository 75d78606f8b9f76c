/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { company, companyIdentity } from '@/content/company';
import { numbersOf, people } from '@/content/staff';
import { filmFiles } from '@/content/video';
import { allPages, out, pages, visibleText } from './exported';

const block = 'p, li, dd, td, h1, h2, h3, h4, figcaption, caption, blockquote, label, option, legend';

/**
 * The smallest blocks of a page that print a name. A card, a profile's header and a list of answers print name and
 * numbers in neighboring elements, so they count as one block each.
 */
function placesOf(root: Element, name: string): readonly string[] {
  return [...root.querySelectorAll(block)]
    .filter((element) => !element.querySelector(block) && visibleText(element).includes(name))
    .filter((element) => !element.closest('[aria-label="Breadcrumb"]'))
    .map((element) => visibleText(/^H\d$/.test(element.tagName) ? (element.parentElement ?? element) : element));
}

test.each(allPages.map(({ path }) => [path]))('%s names the lender as registered, with numbers and address', (path) => {
  const page = allPages.find((each) => each.path === path);
  expect(visibleText(page?.document.querySelector('footer') ?? document.body)).toContain(companyIdentity);
});

describe.each(people.map((person) => [person.name, person] as const))('the name of %s', (name, person) => {
  test('is never without NMLS ID and Ohio license', () => {
    const bare = pages.flatMap(({ path, document }) =>
      placesOf(document.body, name)
        .filter((text) => !text.includes(numbersOf(person)))
        .map((text) => `${path}: ${text}`),
    );
    expect(bare).toEqual([]);
    expect(pages.flatMap(({ document }) => placesOf(document.body, name)).length).toBeGreaterThan(5);
  });
});

test('no page calls an NMLS ID a license', () => {
  const wrong = pages.flatMap(({ path, document }) =>
    [...document.querySelectorAll(block)]
      .map((element) => visibleText(element))
      .filter((text) => /NMLS (?:license|licence)|license(?: number)?:? (?:is )?(?:NMLS )?#/i.test(text))
      .map((text) => `${path}: ${text}`),
  );
  expect(wrong).toEqual([]);
});

test('feed.xml, llms.txt and the captions of the film name the lender as registered', () => {
  const read = (file: string) => readFileSync(join(out, file), 'utf8');
  expect(read('feed.xml')).toContain(companyIdentity);
  expect(read('llms.txt')).toContain(companyIdentity);
  for (const words of [company.registeredName, `NMLS #${company.nmls}`, company.certificate])
    expect(read(filmFiles.captions).replace(/\s+/g, ' ')).toContain(words);
});
