import { textOf } from '@/scripts/reports/document';
import { readReport } from '@/scripts/reports/read-report';
import { samplePage } from './sample-page';

const report = readReport(samplePage, 'https://lender.example');

describe('a report read from its page', () => {
  it('has the particulars of the page', () => {
    expect(report).toMatchObject({
      title: 'Tips To Try',
      lead: 'What to try & when.',
      byline: 'November 20, 2026. Free report by Cardinal Row Mortgage',
      updated: '2026-11-20',
      language: 'en-US',
      company: 'Cardinal Row Mortgage',
      kind: 'Free report',
      compliance: 'Cardinal Row Mortgage, NMLS #000000. Licensed in Ohio only (OH).',
    });
  });

  it('has every part in order, without the list of contents', () => {
    expect(report.blocks.map((block) => (block.kind === 'box' ? block.tone : block.kind))).toEqual([
      'paragraph',
      'heading',
      'paragraph',
      'table',
      'example',
      'bad',
      'quote',
      'heading',
      'list',
      'list',
      'heading',
      'list',
      'end',
    ]);
  });

  it('has single spaces, strong words and whole addresses', () => {
    const [first] = report.blocks;
    const runs = first?.kind === 'paragraph' ? first.runs : [];
    expect(textOf(runs)).toBe('Begin with a rate, then call.');
    expect(runs.filter((run) => run.strong).map((run) => run.text)).toEqual(['call']);
    expect(runs.flatMap((run) => run.link ?? [])).toEqual([
      { href: 'https://lender.example/glossary-terms#apr', term: true },
    ]);
  });

  it('makes boxes to tick of a list under a checklist’s heading, and of no other', () => {
    expect(report.blocks.flatMap((block) => (block.kind === 'list' ? [block.marker] : []))).toEqual([
      'box',
      'number',
      'bullet',
    ]);
  });

  it('knows columns of figures and cells to fill out', () => {
    const table = report.blocks.find((block) => block.kind === 'table');
    expect(
      table?.kind === 'table' ? table.rows.map((row) => row.map(({ number, runs }) => [number, textOf(runs)])) : [],
    ).toEqual([
      [
        [false, 'Row'],
        [true, '$1,234.50'],
      ],
      [
        [false, ''],
        [true, ''],
      ],
    ]);
  });

  it('has its drawings', () => {
    expect(report.art).toEqual({
      box: [16, 0, 118, 128],
      shapes: [
        { kind: 'path', d: 'M89 80l5 5', at: [], stroke: '#1b2b40', evenOdd: false, strokeWidth: 3, opacity: 1 },
        { kind: 'circle', d: '', at: [95, 80, 14], fill: '#ffc53d', evenOdd: false, strokeWidth: 1, opacity: 0.5 },
      ],
    });
    expect(report.mark.shapes[1]?.fill).toBe('#ffffff');
    expect(report.equalHousing.shapes[0]).toMatchObject({ evenOdd: true, fill: '#14202e' });
  });

  it('stops the build for a part that the PDF could not show', () => {
    const withVideo = samplePage.replace('<blockquote>', '<video></video><blockquote>');
    expect(() => readReport(withVideo, 'https://lender.example')).toThrow('A report holds a <video>');
    expect(() => readReport(samplePage.replace('<h1>Tips To Try</h1>', ''), 'https://lender.example')).toThrow(
      'A report’s page has no main h1',
    );
  });
});
