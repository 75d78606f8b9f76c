/** @jest-environment jsdom */
import { atomText } from '@/lib/seo/atom';

const entry = {
  path: '/a',
  title: 'Rates & you',
  date: '2024-10-24',
  updated: '2024-10-24',
  summary: 'Short.',
  author: { name: 'Jo', path: '/our-staff/jo' },
  html: '<p>5 &lt; 6</p>',
};
const feed = {
  siteUrl: 'https://lender.example',
  title: 'News',
  subtitle: 'What is new',
  iconPath: '/i.png',
  rights: '©',
};

function parsed(text: string): Document {
  const document = new DOMParser().parseFromString(text, 'application/xml');
  expect(document.querySelector('parsererror')).toBeNull();
  return document;
}

test('a feed is well-formed, dated by its last change, and carries each text in full', () => {
  const document = parsed(
    atomText({ ...feed, entries: [entry, { ...entry, path: '/b', date: '2024-10-17', updated: '2026-11-21' }] }),
  );
  expect(document.querySelector('feed > updated')?.textContent).toBe('2026-11-21T00:00:00Z');
  expect(document.querySelector('feed > link[rel="self"]')?.getAttribute('href')).toBe(
    'https://lender.example/feed.xml',
  );
  expect(document.querySelector('entry > title')?.textContent).toBe('Rates & you');
  expect(document.querySelector('entry > content')?.textContent).toBe('<p>5 &lt; 6</p>');
  expect([...document.querySelectorAll('entry > id')].map((id) => id.textContent)).toEqual([
    'https://lender.example/a',
    'https://lender.example/b',
  ]);
});

test('a feed without an article stops the build with its cure', () => {
  expect(() => atomText({ ...feed, entries: [] })).toThrow(
    'content/pages: there is no article; add one of the kind news.',
  );
});
