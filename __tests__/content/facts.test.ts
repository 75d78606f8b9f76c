import { check } from '@/content/check';
import { type FactId, fact, facts, figureOf } from '@/content/facts';
import { rates } from '@/content/rates';
import { ratesSchema } from '@/content/schema-rates';

test('an unknown fact stops the build with the cure', () => {
  expect(() => fact('fhaDownpayment' as FactId)).toThrow(
    'content/facts: fhaDownpayment: there is no fact of this id; add one or correct the id.',
  );
});

test('a fact that is a text cannot be computed with', () => {
  expect(() => figureOf('vaFeeRange')).toThrow('content/facts/va.ts: vaFeeRange: value is a text');
});

test('no two facts have the same id', () => {
  const ids = facts.map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

test.each(facts.map((entry) => [entry.id, entry] as const))('%s prints its own number', (_id, entry) => {
  if (typeof entry.value !== 'number' || entry.text.includes('–')) return;
  expect(entry.text.replaceAll(',', '')).toContain(String(entry.value));
});

test('figures that are set for the calendar year 2026 expire with it', () => {
  expect(fact('conformingLimit').expires).toBe('2026-12-31');
});

test('rate rows may be current for seven days at most', () => {
  expect(() =>
    check('content/rates.ts', ratesSchema, { ...rates, rows: [...rates.rows], expires: '2024-12-03' }),
  ).toThrow('content/rates.ts: expires: write a day at most 7 days after asOf.');
});
