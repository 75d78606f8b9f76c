import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { onePixel } from '@/__tests__/helpers/one-pixel';
import { logoFileOf } from '@/content/lender/look/logo';
import { contrastOf, paletteOf } from '@/content/lender/look/palette.mjs';

const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

test('text is readable on the colors of any two brand colors', () => {
  fc.assert(
    fc.property(color, color, (first, second) => {
      const its = paletteOf({ first, second });
      const pairs = [
        ...[its.enamel, its['enamel-dark'], its.night, its['night-2']].map((ground) => ['#ffffff', ground] as const),
        ...[its.night, its['night-2']].map((ground) => [its['night-text'], ground] as const),
        ...[its.sky, its['sky-2'], its.lamp, its['lamp-dark'], its['lamp-2']].map(
          (ground) => [its.ink, ground] as const,
        ),
        ...[its.sky, its['sky-2'], its['lamp-2']].map((ground) => [its.enamel, ground] as const),
      ];
      for (const [ink, ground] of pairs) expect(contrastOf(ink, ground)).toBeGreaterThanOrEqual(7);
    }),
    { numRuns: 500 },
  );
});

test('a brand’s two colors are unchanged if text on them is readable', () => {
  expect(paletteOf({ first: '#0b5740', second: '#f7b0c8' })).toMatchObject({ enamel: '#0b5740', lamp: '#f7b0c8' });
});

describe('a logo', () => {
  const root = mkdtempSync(join(tmpdir(), 'logo-'));
  const withFile = (name: string, bytes: string | Buffer) => {
    mkdirSync(join(root, 'public', 'brand'), { recursive: true });
    writeFileSync(join(root, 'public', 'brand', name), bytes);
    return logoFileOf(`/brand/${name}`, root);
  };
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  test('is a PNG or an SVG, and a wide one appears without the name', () => {
    expect(withFile('mark.png', onePixel)).toMatchObject({ width: 1, height: 1, hasName: false });
    expect(withFile('wide.svg', '<svg xmlns="x" viewBox="0 0 90 30"></svg>')).toMatchObject({
      width: 90,
      hasName: true,
    });
  });

  test.each([
    ['gone.png', undefined, 'there is no file public/brand/gone.png; put it there, or leave logo out.'],
    ['photo.png', 'JFIF', 'public/brand/photo.png is no PNG; save it as one.'],
    ['bare.svg', '<svg>', 'public/brand/bare.svg is no SVG with a viewBox; save it as one.'],
    [
      'big.svg',
      `<svg viewBox="0 0 1 1">${' '.repeat(60_001)}`,
      'public/brand/big.svg has 61 KB; save it with at most 60.',
    ],
  ])('in the file %s is refused with what to do', (name, bytes, sentence) => {
    const read = () => (bytes === undefined ? logoFileOf(`/brand/${name}`, root) : withFile(name, bytes));
    expect(read).toThrow(`content/lender/brand.json: logo: ${sentence}`);
  });
});
