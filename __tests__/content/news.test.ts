import { articleOf, articles, plainTextOf, printedDateOf } from '@/content/news';

const meta = {
  title: 'A title',
  date: '2024-10-24',
  description: 'x'.repeat(120),
  lead: 'A lead.',
  author: 'jordan-example',
  sources: [{ name: 'A source', url: 'https://example.com/' }],
};
const sourceOf = (data: object, body = 'Four words of text.') =>
  `export const meta = ${JSON.stringify(data, null, 2)}\n\n${body}\n`;

test('a file becomes an article whose address is the file’s name', () => {
  expect(articleOf('a_new_article.mdx', sourceOf(meta))).toEqual({
    ...meta,
    slug: 'a_new_article',
    path: '/a_new_article',
    updated: '2024-10-24',
    printedDate: '24 OCT 2024',
    words: 4,
    minutes: 1,
  });
});

test('an article that was edited later says when its text last changed', () => {
  const { date, updated } = articleOf('a_new_article.mdx', sourceOf({ ...meta, edited: '2026-11-21' }));
  expect([date, updated]).toEqual(['2024-10-24', '2026-11-21']);
});

test('the articles are listed newest first', () => {
  const dates = articles.map((article) => article.date);
  expect(dates.length).toBeGreaterThanOrEqual(1);
  expect(dates).toEqual([...dates].sort().reverse());
});

test.each([
  ['2024-11-25', '25 NOV 2024'],
  ['2024-11-08', '08 NOV 2024'],
  ['2024-01-01', '01 JAN 2024'],
])('%s is printed as %s', (day, printed) => {
  expect(printedDateOf(day)).toBe(printed);
});

test('words are counted in what is read, not in tags, imports, links and figures’ code', () => {
  const source = sourceOf(
    meta,
    [
      "import { payment } from '@/lib/mortgage/loan';",
      'export const loan = {\n  principal: 1,\n};',
      'export function twice(amount) {\n  const two = 2;\n  return amount * two;\n}',
      '## A heading',
      'A <Term id="lien">lien</Term> of {usd(payment(loan))} and a [link](/fha).',
      '- one **two**',
    ].join('\n\n'),
  );
  expect(plainTextOf(source)).toBe('A heading A lien of 0 and a link. one two');
});

describe('a mistake in an article stops the build with its cure', () => {
  test('no meta block', () => {
    expect(() => articleOf('a.mdx', 'Text.')).toThrow(
      'content/news/a.mdx: start the file with "export const meta = {"',
    );
  });

  test('meta that is not JSON', () => {
    expect(() => articleOf('a.mdx', "export const meta = {\n  title: 'A',\n}\n")).toThrow(
      'content/news/a.mdx: write meta as JSON',
    );
  });

  test('a date that is no day', () => {
    expect(() => articleOf('a.mdx', sourceOf({ ...meta, date: '24 OCT 2024' }))).toThrow(
      'content/news/a.mdx: date: write the day as YYYY-MM-DD.',
    );
  });

  test('a description that search engines would cut', () => {
    expect(() => articleOf('a.mdx', sourceOf({ ...meta, description: 'Short.' }))).toThrow(
      'content/news/a.mdx: description: write a description of at least 110 characters.',
    );
  });

  test('no source', () => {
    expect(() => articleOf('a.mdx', sourceOf({ ...meta, sources: [] }))).toThrow('name at least one source');
  });

  test('a file name that would make a bad address', () => {
    expect(() => articleOf('A Title.mdx', sourceOf(meta))).toThrow('rename the file');
  });
});
