import { addressOf, openFile } from '@/scripts/edit/beside';
import { lenderForms } from '@/scripts/edit/config';

test('the page of what the editor has open is known by the address of the editor', () => {
  expect(
    [
      '#/collections/news/entries/a_zombie-mortgage',
      '#/collections/_singletons/entries/rates',
      '#/collections/landing/new?title=x',
      '#/collections/news',
      '#/assets/all',
      '',
    ].map(openFile),
  ).toEqual(['content/pages/a_zombie-mortgage.mdx', 'content/lender/rates.json', '', undefined, undefined, undefined]);
});

test('a page has its own address, and the lender’s data that of the page that shows it', () => {
  const pages = Object.fromEntries(Object.entries(lenderForms).map(([name, { page }]) => [name, page]));
  const files = ['content/pages/rate-locks.mdx', 'content/lender/rates.json', ''];
  expect(files.map((file) => addressOf(file, pages))).toEqual(['/rate-locks', '/ohio-mortgage-rates', undefined]);
});
