import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readPdfs } from '@/__tests__/helpers/read-pdf';
import { color } from '@/scripts/reports/look';
import { readReport } from '@/scripts/reports/read-report';
import { typeset } from '@/scripts/reports/typeset';
import { samplePage } from './sample-page';

// Embedding fonts takes its time on a busy machine.
jest.setTimeout(60_000);

const report = readReport(samplePage, 'https://lender.example');
const folder = mkdtempSync(join(tmpdir(), 'report-'));
afterAll(() => rmSync(folder, { recursive: true }));

function factsOf(bytes: Buffer) {
  const file = join(folder, 'report.pdf');
  writeFileSync(file, bytes);
  const [facts] = readPdfs([file]);
  if (!facts) throw new Error('The reader found no document.');
  return facts;
}

describe('a typeset report', () => {
  it('is the same to the byte each time', async () => {
    const [first, second] = [await typeset(report), await typeset(report)];
    expect(first.equals(second)).toBe(true);
    expect(first.subarray(0, 8).toString('latin1')).toBe('%PDF-1.7');
  });

  it('says who made it, in which language, what is in it and where', async () => {
    const facts = factsOf(await typeset(report));
    expect(facts).toMatchObject({
      title: 'Tips To Try',
      author: 'Cardinal Row Mortgage',
      language: 'en-US',
      isTagged: true,
      bookmarks: ['1. First', 'Checklist', 'Sources'],
    });
    expect(facts.pages.map(({ size }) => size)).toEqual([
      [612, 792],
      [612, 792],
    ]);
    expect(facts.pages.flatMap(({ links }) => links)).toEqual([
      'https://lender.example/glossary-terms#apr',
      'https://www.example.org/',
      'https://www.example.com/',
      'tel:+16145550142',
    ]);
    expect(facts.pages.map(({ jumps }) => jumps)).toEqual([3, 0]);
  });

  it('holds the words of the page in its order, the compliance line and the page number', async () => {
    const text = factsOf(await typeset(report))
      .pages.map((page) => page.text)
      .join(' ');
    const words = [
      'Tips To Try',
      'What to try & when.',
      'Begin with a rate, then call.',
      'In this report',
      '1 First',
      'Read this page:',
      '$1,234.50',
      'One card',
      'Pay $150 a month.',
      'Beware',
      'My name is ___.',
      'I did it.',
      'Questions?',
      '(614) 555-0142',
    ];
    let from = 0;
    for (const word of words) {
      const found = text.indexOf(word, from);
      expect([word, found >= from]).toEqual([word, true]);
      from = found + word.length;
    }
    expect(text).toContain('Licensed in Ohio only (OH).');
    expect(text).toContain('Page 1 of 2');
  });

  it('is structured for screen readers', async () => {
    const roles = factsOf(await typeset(report)).pages.flatMap((page) => page.roles);
    for (const role of [
      'Document',
      'H1',
      'H2',
      'H3',
      'P',
      'TOC',
      'TOCI',
      'L',
      'LI',
      'LBody',
      'Table',
      'TR',
      'TH',
      'TD',
    ])
      expect(roles).toContain(role);
    expect(roles.filter((role) => role === 'Link')).toHaveLength(3 + 4);
    expect(roles.filter((role) => role === 'TH')).toHaveLength(2);
  });

  it('goes on over as many pages as it needs, and numbers them', async () => {
    const paragraph = report.blocks.find((block) => block.kind === 'paragraph');
    if (!paragraph) throw new Error('The sample has no paragraph.');
    const long = { ...report, blocks: [...report.blocks, ...Array.from({ length: 90 }, () => paragraph)] };
    const { pages } = factsOf(await typeset(long));
    expect(pages.length).toBeGreaterThan(2);
    pages.forEach(({ text }, index) => {
      expect(text).toContain(`Page ${index + 1} of ${pages.length}`);
    });
  });

  it('stops the build for a character that its faces lack', async () => {
    await expect(typeset({ ...report, lead: 'Ciao 漢' })).rejects.toThrow('holds a character that the faces');
  });

  it('has the colors of the site', () => {
    const css = readFileSync(join(process.cwd(), 'app', 'styles', 'tokens.css'), 'utf8');
    const tokens = new Map([...css.matchAll(/--([a-z0-9-]+): (#[0-9a-f]{3,6});/g)].map(([, name, hex]) => [name, hex]));
    const long = (hex = '') => (hex.length === 4 ? hex.replace(/[0-9a-f]/g, (digit) => digit + digit) : hex);
    expect(color).toEqual(Object.fromEntries(Object.keys(color).map((name) => [name, long(tokens.get(name))])));
  });
});
