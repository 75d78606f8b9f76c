import { facts } from '@/content/facts/facts';
import type { ContentRow } from '@/scripts/content-report/rows';
import { tableText } from '@/scripts/content-report/table';
import { countHabits } from '@/scripts/reading/habits';

const [one, two] = facts;
if (!one || !two) throw new Error('There are no facts to test with.');

const rows: readonly ContentRow[] = [
  {
    path: '/fha',
    words: 1600,
    grade: 6.64,
    habits: countHabits([{ element: 'p', text: 'Count on it. Rates may rise, and costs may too. Ask the auditor.' }]),
    reviewed: '2026-11-20',
    updated: '2026-11-20',
    facts: [
      { ...one, expires: '2026-10-01' },
      { ...two, expires: '2027-01-01' },
    ],
    bytes: 12837,
  },
  { path: '/quick-quote', words: 85, grade: 3.7, habits: {}, updated: '2026-11-20', facts: [], bytes: 900 },
];

test('each page has a line with words, grade, habits, size, dates and its first expiry', () => {
  const [head = '', first = '', second] = tableText(rows, '2026-11-20').split('\n');
  expect(head).toMatch(
    /^page {10}words {2}grade {2}count {2}may {2}the month {2}by the end {2}Ask … {2}no example {3}bytes {2}figures {2}reviewed/,
  );
  expect(first.split(/ {2,}/)).toEqual([
    '/fha',
    '1,600',
    '6.6',
    '1',
    '2',
    '1',
    '12,837',
    '2',
    '2026-11-20',
    '2026-11-20',
    '2026-10-01',
  ]);
  expect(second?.split(/ {2,}/)).toEqual(['/quick-quote', '85', '3.7', '900', '0', '2026-11-20']);
});

test('a habit is matched as a word, and “ask us” is not one', () => {
  const text = 'The county has an account. Mayor of May. Ask us. He may ask; ask the seller.';
  expect(countHabits([{ element: 'p', text }])).toEqual({
    count: 0,
    may: 1,
    'the month': 0,
    'by the end': 0,
    'Ask …': 1,
    'no example': 0,
  });
});

test('a section begins with an example if its first two sentences, or its table, name dollars or a place in Ohio', () => {
  const heading = { element: 'h2', text: 'What you pay' };
  const begins = (...texts: string[]) =>
    countHabits([
      heading,
      ...texts.map((text) => ({ element: 'p', text })),
      heading,
      { element: 'td', text: 'Up to. $5' },
    ])['no example'];
  expect(begins('You pay it once.', 'In Akron it’s less.')).toBe(0);
  expect(begins('You pay it once. Then you’re done. It’s $5.')).toBe(1);
});
