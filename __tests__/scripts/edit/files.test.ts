import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sampleArm } from '@/__tests__/helpers/sample-arm';
import { landingMeta } from '@/__tests__/helpers/sample-pages';
import { editorConfig, lenderForms, pageForms } from '@/scripts/edit/config';
import { formatHours, parseHours } from '@/scripts/edit/hours';
import { formatPage, parsePage, updatedOf } from '@/scripts/edit/page-text';
import { aprOf } from '@/scripts/edit/rates';

const root = process.cwd();
const pageFolder = join(root, 'content', 'pages');
const pages = readdirSync(pageFolder).map((name) => [name, readFileSync(join(pageFolder, name), 'utf8')] as const);
const frozenText = (name: string) => readFileSync(join(root, '__tests__', 'frozen', `${name}.json`), 'utf8');
const lenderText = (name: string) => readFileSync(join(root, 'content', 'lender', `${name}.json`), 'utf8');

type Offered = {
  readonly name: string;
  readonly fields?: readonly Offered[];
  readonly types?: readonly { readonly name: string; readonly fields: readonly Offered[] }[];
};

/** The names of fields, with dots for nested ones. */
function namesOf(fields: readonly Offered[], before = ''): readonly string[] {
  return fields.flatMap(({ name, fields: inner, types = [] }) => [
    `${before}${name}`,
    ...namesOf(inner ?? [], `${before}${name}.`),
    ...types.flatMap((type) => namesOf(type.fields, `${before}${name}.`)),
  ]);
}

/** The names of entries in data, in the same notation. */
function entriesOf(data: unknown, before = ''): readonly string[] {
  if (Array.isArray(data)) return data.flatMap((item) => entriesOf(item, before));
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([name, value]) => [
    `${before}${name}`,
    ...entriesOf(value, `${before}${name}.`),
  ]);
}

const config = editorConfig(root, { name: 'test' });
const formOf = (name: string) =>
  namesOf((config.singletons.find((form) => form.name === name)?.fields ?? []) as readonly Offered[]);

test('every property of the schemas has a field in the editor', () => {
  for (const [name, { schema }] of Object.entries(lenderForms)) {
    const prefix = ['staff', 'testimonials'].includes(name) ? `${name}.` : '';
    const wanted = Object.keys(schema.shape).filter((key) => key !== 'kind');
    expect(formOf(name)).toEqual(expect.arrayContaining(wanted.map((key) => prefix + key)));
  }
  for (const [kind, { schema }] of Object.entries(pageForms)) {
    const names = config.collections.find(({ name }) => name === kind)?.fields.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(Object.keys(schema.shape).filter((key) => key !== 'path')));
  }
});

test('every property in the files has a field in the editor', () => {
  for (const name of ['company', 'hours', 'links', 'rates', 'service', 'privacy', 'brand', 'site']) {
    const entries = entriesOf(JSON.parse(lenderText(name)));
    expect([name, entries.filter((entry) => !formOf(name).includes(entry))]).toEqual([name, []]);
  }
  for (const [file, text] of pages) {
    const { file: _source, ...meta } = parsePage(text);
    const names = namesOf(config.collections.find(({ name }) => name === meta.kind)?.fields ?? []);
    expect([file, entriesOf(meta).filter((entry) => !names.includes(entry))]).toEqual([file, []]);
  }
});

test('saving a page without a change keeps its file byte for byte', () => {
  for (const [file, text] of pages) expect([file, formatPage(parsePage(text))]).toEqual([file, text]);
});

test('saving a landing page keeps its file, too, and changed text updates its day', () => {
  const text = `---\n${landingMeta}\n---\n`;
  const page = parsePage(text);
  expect(formatPage(page)).toBe(text);
  expect(formatPage({ ...page, file: undefined, body: undefined })).toBe(text);
  expect(updatedOf({ ...page, lines: ['One.', 'Two.', 'Three.'] }, '2999-01-01')).toBe('2999-01-01');
});

test('changing one entry or the body changes only those lines', () => {
  const text = readFileSync(join(pageFolder, 'rate-locks.mdx'), 'utf8');
  const page = parsePage(text);
  const lead = formatPage({ ...page, lead: 'Short.' });
  expect(lead).toBe(text.replace(/^lead: .*$/m, 'lead: Short.'));
  const words = formatPage({ ...page, body: `${page.body}\n\nOne more sentence.` });
  expect(words).toBe(`${text.trim()}\n\nOne more sentence.\n`);
  const { art: _removed, ...without } = page;
  expect(formatPage(without)).toBe(text.replace(/^art: .*\n/m, ''));
});

test('changing the text sets the day of the change, unless one was entered', () => {
  const page = parsePage(readFileSync(join(pageFolder, 'rate-locks.mdx'), 'utf8'));
  const days = [
    { ...page, body: 'Other words.' },
    { ...page, art: 'bungalow' },
    { ...page, body: 'Other words.', updated: '2026-01-01' },
    { body: 'Words.', updated: '2026-01-02' },
    { ...page, body: 'Other words.', published: '2999-02-01' },
  ].map((edited) => updatedOf(edited, '2999-01-01'));
  expect(days).toEqual(['2999-01-01', page.updated, '2026-01-01', '2026-01-02', page.updated]);
});

test('saving hours keeps the format of the file, and closed days stay closed', () => {
  const text = `${JSON.stringify(JSON.parse(frozenText('hours')), null, 2)}\n`;
  expect(formatHours(parseHours(text))).toBe(text);
  expect(parseHours(text).week).toMatchObject({ Monday: '09:00-18:00', Sunday: 'closed' });
});

test('the APR of a rate is computed from its loan, rate, points, fees, premium and adjustment', () => {
  const { rows } = JSON.parse(frozenText('rates'));
  for (const row of rows) expect(aprOf({ ...row, aprPercent: 1 })).toBeCloseTo(row.aprPercent, 2);
  expect(aprOf({ ...rows[0], ratePercent: 6.25, feesDollars: 1200 })).toBe(6.365);
  expect(aprOf({ ...rows[0], ratePercent: undefined })).toBeUndefined();
  expect(aprOf({ ...rows[0], loanDollars: 300_000, feesDollars: 2400 })).toBe(aprOf(rows[0]));
  const adjustable = { termYears: 30, loanDollars: 300_000, ratePercent: 6.125, pointsPercent: 0.5, feesDollars: 1500 };
  expect(aprOf({ ...adjustable, arm: sampleArm })).toBe(6.555);
  expect(aprOf({ ...adjustable, arm: { ...sampleArm, laterCapPoints: Number.NaN } })).toBeUndefined();
});
