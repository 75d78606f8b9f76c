import { lenderForms } from '@/scripts/edit/config';
import { addressOf, openFile } from '@/scripts/edit/preview';

test('the fragment of the editor’s address tells which file is open', () => {
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

test('a page file has its own address, and a settings file that of the page that shows it', () => {
  const pages = Object.fromEntries(Object.entries(lenderForms).map(([name, { page }]) => [name, page]));
  const files = ['content/pages/rate-locks.mdx', 'content/lender/rates.json', ''];
  expect(files.map((file) => addressOf(file, pages))).toEqual(['/rate-locks', '/ohio-mortgage-rates', undefined]);
});
