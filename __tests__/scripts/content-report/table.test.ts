import { facts } from '@/content/facts/facts';
import type { ContentRow } from '@/scripts/content-report/rows';
import { tableText } from '@/scripts/content-report/table';

const [one, two] = facts;
if (!one || !two) throw new Error('There are no facts to test with.');

const rows: readonly ContentRow[] = [
  {
    path: '/fha',
    words: 1600,
    grade: 6.64,
    reviewed: '2026-11-20',
    updated: '2026-11-20',
    facts: [
      { ...one, expires: '2026-10-01' },
      { ...two, expires: '2027-01-01' },
    ],
    bytes: 12837,
  },
  { path: '/quick-quote', words: 85, grade: 3.7, updated: '2026-11-20', facts: [], bytes: 900 },
];

test('each page has a line with words, grade, size, dates and its first expiry', () => {
  const [head = '', first = '', second] = tableText(rows, '2026-11-20').split('\n');
  expect(head).toMatch(/^page {10}words {2}grade {3}bytes {2}figures {2}reviewed/);
  expect(first.split(/ {2,}/)).toEqual([
    '/fha',
    '1,600',
    '6.6',
    '12,837',
    '2',
    '2026-11-20',
    '2026-11-20',
    '2026-10-01',
  ]);
  expect(second?.split(/ {2,}/)).toEqual(['/quick-quote', '85', '3.7', '900', '0', '2026-11-20']);
});
