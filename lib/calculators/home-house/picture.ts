/** The picture of a house, 1200 by 630 pixels: its shapes and texts, for the browser and the build. */

import { usdWhole } from '@/lib/numbers/format';

export type Shape = {
  readonly d: string;
  readonly color: string;
  /** Stroke width in pixels; a shape without one is filled. */
  readonly line?: number;
  readonly opacity?: number;
};

/** A line of text; `y` is its baseline. */
export type PictureLine = {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly align: 'left' | 'center' | 'right';
  readonly size: number;
  readonly serif?: true;
  readonly color: string;
  /** Text that would be wider is set smaller. */
  readonly width: number;
};

export type PictureWords = {
  /** "$265,000 in Franklin County". */
  readonly house: string;
  /** "$14,000 down, 30 years". */
  readonly loan: string;
  /** Dollars a month. */
  readonly month: number;
  /** "Example rate 7.4%, APR 7.869%". */
  readonly rate: string;
  /** Below the house: the lender and the date of the rate, and the payments. */
  readonly foot: readonly [string, string];
};

/** A rounded rectangle as path data. */
function box(x: number, y: number, width: number, height: number, radius = 0): string {
  const corner = (dx: number, dy: number) =>
    radius > 0 ? `a${radius} ${radius} 0 0 1 ${dx * radius} ${dy * radius}` : '';
  const [across, down] = [width - 2 * radius, height - 2 * radius];
  return `M${x + radius} ${y}h${across}${corner(1, 1)}v${down}${corner(-1, 1)}h${-across}${corner(-1, -1)}v${-down}${corner(1, -1)}z`;
}

const wall = { left: 60, top: 152, right: 1140, bottom: 566 } as const;

const joints = Array.from({ length: Math.ceil((wall.bottom - wall.top) / 14) }, (_, row) => {
  const y = wall.top + 14 * row;
  const first = wall.left + (row % 2 === 0 ? 14 : 42);
  const count = Math.ceil((wall.right - first) / 56);
  const upright = Array.from({ length: count }, (__, at) => `M${first + 56 * at} ${y}v14`);
  return `M${wall.left} ${y}H${wall.right}${upright.join('')}`;
}).join('');

const dentils = Array.from({ length: 46 }, (_, block) => box(60 + 24 * block, 50, 12, 10)).join('');

export const shapes: readonly Shape[] = [
  { d: box(0, 0, 1200, 630), color: 'sky' },
  { d: `${box(48, 38, 1104, 12)}${box(48, 60, 1104, 6)}`, color: 'cream' },
  { d: box(48, 50, 1104, 10), color: 'trim' },
  { d: dentils, color: 'trim-2' },
  { d: box(wall.left, 66, 1080, 86), color: 'night' },
  { d: box(wall.left, wall.top, 1080, wall.bottom - wall.top), color: 'brick' },
  { d: joints, color: 'brick-2', line: 1, opacity: 0.4 },
  { d: box(0, wall.bottom, 1200, 64), color: 'walk' },
  { d: box(116, 200, 560, 276, 18), color: 'enamel' },
  { d: box(124, 208, 544, 260, 11), color: 'paper', line: 2 },
  { d: 'M140 466h540l-16 27 16 27H140z', color: 'lamp' },
];

/** Position and scale of the drawing `front-door`. */
export const door = { x: 730, y: 203, scale: 1.4 } as const;

export function pictureLines({ house, loan, month, rate, foot }: PictureWords): readonly PictureLine[] {
  return [
    { text: house, x: 108, y: 123, align: 'left', size: 40, serif: true, color: 'paper', width: 660 },
    { text: loan, x: 1092, y: 119, align: 'right', size: 24, color: 'night-text', width: 300 },
    { text: usdWhole(month), x: 396, y: 372, align: 'center', size: 150, serif: true, color: 'paper', width: 510 },
    { text: 'a month: loan, tax, insurance', x: 396, y: 432, align: 'center', size: 30, color: 'paper', width: 510 },
    { text: `${rate}. Not a quote.`, x: 160, y: 501, align: 'left', size: 24, color: 'ink', width: 490 },
    ...foot.map(
      (text, line) =>
        ({ text, x: 60, y: 593 + 25 * line, align: 'left', size: 18, color: 'ink', width: 1080 }) as const,
    ),
  ];
}
