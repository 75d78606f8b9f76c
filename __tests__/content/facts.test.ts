import { type FactId, fact, facts, figureOf } from '@/content/facts/facts';
import { rates } from '@/content/lender/rates';
import { ratesSchema } from '@/content/lender/rates-schema';
import { check } from '@/content/schema/check';

test('an unknown fact stops the build and says how to fix it', () => {
  expect(() => fact('fhaDownpayment' as FactId)).toThrow(
    'content/facts: fhaDownpayment: there is no fact of this id; add one or correct the id.',
  );
});

test('a fact that is text cannot be used in arithmetic', () => {
  expect(() => figureOf('vaFeeRange')).toThrow('content/facts/va.csv: vaFeeRange: value is a text');
});

test.each(facts.map((entry) => [entry.id, entry] as const))('%s prints its number', (_id, entry) => {
  if (typeof entry.value !== 'number' || entry.text.includes('–')) return;
  expect(entry.text.replaceAll(',', '')).toContain(String(entry.value));
});

test('figures for a calendar year expire with it', () => {
  expect(fact('conformingLimit').expires).toMatch(/-12-31$/);
});

test('rate rows are current for at most seven days', () => {
  expect(() =>
    check('content/lender/rates.ts', ratesSchema, { ...rates, rows: [...rates.rows], expires: '2024-12-03' }),
  ).toThrow('content/lender/rates.ts: expires: write a day at most 7 days after asOf.');
});

/** How a source cites a section of a document with numbered sections. */
const parts: readonly (readonly [document: RegExp, part: RegExp])[] = [
  [/\bCFR\b/, /\b\d+ CFR \d+\.\d+/],
  [/U\.S\.C\./, /\b\d+ U\.S\.C\. \d+/],
  [/\bAct\b/, /U\.S\.C\. \d+/],
  [/Ohio Revised Code/, /\b\d+\.\d+/],
  [/Ohio Administrative Code/, /\b\d+-\d+-\d+/],
  [/Rules of Civil Procedure/, /Rule \d+/],
  [/Handbook|Pamphlet/, /\b[IV]+\.[A-Z]\.\d|Appendix \d|Chapters? \d/],
  [/(?:Selling|Servicing) Guide/, /\b[A-F]\d?-\d|glossary/],
  [/Eligibility Matrix/, /Matrix, \w/],
  [/Publication \d/, /\bPart [IV]+\b/],
  [/\bH\.15\b/, /H\.15\), \w/],
  [/5-year estimates/, /\btables? [BCS]\d{5}/],
  [/employment report/, /\btable [AB]/],
];

test.each(facts.map(({ id, source }) => [id, source.name] as const))(
  'the source of %s names its section',
  (_id, name) => {
    const missing = parts.filter(([document, part]) => document.test(name) && !part.test(name));
    expect(missing.map(([document]) => `${name}: no section of ${document.source}`)).toEqual([]);
  },
);
