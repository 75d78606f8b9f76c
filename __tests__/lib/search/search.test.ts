import type { SearchFile } from '@/lib/search/file';
import { createSearch } from '@/lib/search/search';

const entry = (kind: SearchFile['entries'][number]['kind'], href: string, title: string, more: object = {}) => ({
  kind,
  href,
  title,
  sentence: `${title}.`,
  ...more,
});
const card = (id: string, asked: readonly string[], page: string, more: object = {}) => ({
  id,
  asked,
  page,
  says: id,
  link: 'Read on',
  ...more,
});
const file: SearchFile = {
  synonyms: [
    ['end', 'go away'],
    ['lowest', 'cheap'],
  ],
  neutral: ['Ohio', 'mortgage'],
  gazetteer: {
    counties: { Delaware: 1.6, Franklin: 1.4716, Montgomery: 1.7 },
    towns: { Dayton: ['Montgomery'], Westerville: ['Franklin', 'Delaware'] },
    words: [],
    states: ['Kentucky'],
  },
  answers: [
    card('tax', ['property tax'], '/taxes'),
    card('ranking', ['lowest property tax'], '/ranking'),
    card('afford', ['{income}', 'how much can I afford'], '/afford', {
      fields: [{ label: 'Income', share: 'income', amount: 'income' }],
    }),
    card('place', ['{place}', 'property tax {place}', 'property tax {place} {price}'], '/taxes'),
    card('pmi', ['when does PMI end'], '/pmi'),
    card('closing', ['closing costs', 'closing costs {place}'], '/closing'),
  ],
  entries: [
    entry('guide', '/taxes', 'Property taxes'),
    entry('guide', '/pmi', 'PMI', { asked: ['lender will not remove PMI'] }),
    entry('guide', '/closing', 'Closing costs'),
    entry('calculator', '/afford', 'How much can I afford?', { asked: ['earn {income} together'] }),
    entry('page', '/privacy', 'Privacy policy of taxes', { isLegal: true }),
    entry('news', '/fed', 'The Fed and property taxes'),
    ...['Delaware', 'Franklin', 'Montgomery'].map((name) =>
      entry('county', `/ohio/${name.toLowerCase()}-county`, `${name} County`),
    ),
  ],
};
const search = createSearch(file, []);

test('a question is answered despite other words, a typing error, or words that change nothing', () => {
  expect(search('what are the property taxes in Ohio').answer?.id).toBe('tax');
  expect(search('propery tax').answer?.id).toBe('tax');
  expect(search('does PMI go away').answer?.id).toBe('pmi');
});

test('the question that matches more of the words wins, and one without the important words does not count', () => {
  expect(search('cheap property tax').answer?.id).toBe('ranking');
  expect(search('property tax of my grandfather’s llama farm').answer).toBeUndefined();
});

test('an income in a sentence fills in the field of its answer', () => {
  expect(search('I make $60,000 a year').answer).toMatchObject({ id: 'afford', typed: { income: 60_000 } });
});

test('a place gets its county’s tax at the typed price', () => {
  expect(search('taxes on a 300k house in Dayton').answer).toMatchObject({
    says: 'In Montgomery County, tax on a $300,000 home is about $425 a month.',
    more: 'Dayton is in Montgomery County. The typical rate is 1.70% a year. Bills differ by school district.',
    page: '/ohio/montgomery-county',
  });
});

test('a place in two counties asks which one, and both are listed', () => {
  const { answer, hits } = search('Westerville');
  expect(answer?.says).toBe('Westerville can mean 2 counties. Which one is the home in?');
  expect([answer?.page, ...(answer?.choices ?? []).map(({ href }) => href)]).toEqual([
    '/ohio/franklin-county',
    '/ohio/delaware-county',
  ]);
  expect(hits.map(({ entry: { title } }) => title)).toEqual(['Franklin County', 'Delaware County']);
});

test('a county next to another subject is listed after the pages about that subject', () => {
  expect(search('closing costs in Dayton').hits.map(({ entry: { href } }) => href)).toEqual([
    '/closing',
    '/ohio/montgomery-county',
  ]);
});

test('guides come before news, and legal statements come last', () => {
  expect(
    search('taxes')
      .hits.map(({ entry: { href } }) => href)
      .slice(0, 1),
  ).toEqual(['/taxes']);
  expect(search('property tax').hits.map(({ entry: { href } }) => href)).not.toContain('/privacy');
});

test('in a sentence, an amount and what is asked about it lead to the page for both', () => {
  const sentence =
    'my sister and I together earn about 92000 and somebody mentioned property taxes, so how much can we afford';
  expect(search(sentence).hits[0]?.entry.href).toBe('/afford');
});

test('a sentence that mentions the words of an answer but asks about something else does not get it', () => {
  const sentence =
    'somebody mentioned our taxes would be lower, but when will the lender finally remove PMI from the payment';
  expect(search(sentence).answer?.id).not.toBe('tax');
  expect(search(sentence).hits[0]?.entry.href).toBe('/pmi');
});

test('a page that matches less than half of the words is not listed', () => {
  const hrefs = search('closing and property taxes').hits.map(({ entry: { href } }) => href);
  expect(hrefs).toContain('/taxes');
  expect(hrefs).not.toContain('/closing');
});

test('a sentence finds the entry that people ask for in such sentences', () => {
  const story = 'the gutter is broken and we want to move out of the basement';
  const texts = [{}, {}, { words: 'gutter' }];
  const ways = ['we want to mov out of the basement', 'liv in my parent basement'];
  expect(createSearch(file, texts)(story).hits[0]?.entry.href).not.toBe('/afford');
  expect(createSearch(file, [...texts, { ways }])(story).hits[0]?.entry.href).toBe('/afford');
});

test('the card of the first page is filled in with the amount from a sentence', () => {
  const { answer } = search('my wife and I bring home 82 thousand and live in a basement');
  expect(answer).toMatchObject({ id: 'afford', typed: { income: 82_000 } });
});
