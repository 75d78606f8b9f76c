/** The palette of the site's drawings. */
export const ink = {
  night: '#0b2548',
  night2: '#16355f',
  dusk: '#6c88a4',
  roof: '#3d4f66',
  lamp: '#ffc53d',
  cream: '#f4e9d4',
  trim: '#e3d3b4',
  stone: '#cfc8ba',
  brick: '#b65a42',
  brick2: '#8e4434',
  slate: '#6c88a4',
  slateLine: '#55708c',
  sage: '#86a38d',
  sageLine: '#6d8b76',
  leaf: '#4c8464',
  leaf2: '#3b6e52',
  enamel: '#134382',
  dark: '#1b2b40',
  red: '#c4202e',
  red2: '#8f1620',
  wood: '#6b4a3a',
  timber: '#c9b78f',
  halo: '#ffe9b0',
  hall: '#e9c987',
  paper: '#fffaf0',
  white: '#ffffff',
  green: '#17573b',
} as const;

/** A box as path data, in drawing units. */
export function box(x: number, y: number, width: number, height: number): string {
  return `M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${round(-width)}z`;
}

/** A filled path. */
export function fill(colour: string, ...data: readonly string[]): string {
  return `<path fill="${colour}" d="${data.join('')}"/>`;
}

/** A line of the given width, without fill. */
export function line(colour: string, width: number, ...data: readonly string[]): string {
  return `<path fill="none" stroke="${colour}" stroke-width="${width}" d="${data.join('')}"/>`;
}

/** A disc. */
export function disc(x: number, y: number, radius: number, colour: string, opacity = 1): string {
  if (radius <= 0 || opacity <= 0) return '';
  const faint = opacity < 1 ? ` opacity="${round(opacity)}"` : '';
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${colour}"${faint}/>`;
}

/** Text in one of the two typefaces of the site. */
export function words(
  x: number,
  y: number,
  size: number,
  text: string,
  { colour = ink.white, face = 'Besley', anchor = 'middle' }: WordsOptions = {},
): string {
  return `<text x="${round(x)}" y="${round(y)}" font-family="${face}" font-weight="650" font-size="${size}" fill="${colour}" text-anchor="${anchor}">${escaped(text)}</text>`;
}

type WordsOptions = {
  readonly colour?: string;
  readonly face?: 'Besley' | 'Figtree';
  readonly anchor?: 'middle' | 'start';
};

/** A group that is moved, turned (degrees, about a point), scaled or faded. */
export function group(content: string, { x = 0, y = 0, scale = 1, turn, opacity = 1 }: GroupOptions): string {
  if (opacity <= 0) return '';
  const moved = x || y ? `translate(${round(x)} ${round(y)})` : '';
  const turned = turn ? `rotate(${round(turn.degrees)} ${turn.x} ${turn.y})` : '';
  const scaled = scale === 1 ? '' : `scale(${scale})`;
  const transform = moved || turned || scaled ? ` transform="${moved}${turned}${scaled}"` : '';
  const faint = opacity < 1 ? ` opacity="${round(opacity)}"` : '';
  return `<g${transform}${faint}>${content}</g>`;
}

type GroupOptions = {
  readonly x?: number;
  readonly y?: number;
  readonly scale?: number;
  readonly turn?: { readonly degrees: number; readonly x: number; readonly y: number };
  readonly opacity?: number;
};

/** The share of a change that is done at `now`, from 0 at `start` to 1 after `length` seconds, eased at both ends. */
export function eased(now: number, start: number, length: number): number {
  const share = Math.min(1, Math.max(0, (now - start) / length));
  return share * share * (3 - 2 * share);
}

/** A number between two, by share. */
export function between(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}

/** A color between two `#rrggbb` colors, by share. */
export function mixed(from: string, to: string, share: number): string {
  const channel = (colour: string, at: number) => Number.parseInt(colour.slice(at, at + 2), 16);
  const parts = [1, 3, 5].map((at) => Math.round(between(channel(from, at), channel(to, at), share)));
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** A window: frame, bars, and glass that is lit by `light` from 0 to 1. */
export function pane(
  x: number,
  y: number,
  width: number,
  height: number,
  { light, frame = ink.white, bars = 'cross' }: PaneOptions,
): string {
  const glass = mixed(ink.slateLine, ink.lamp, light);
  const across = `M${x + 3} ${y + height / 2}h${width - 6}`;
  const down = bars === 'cross' ? `M${x + width / 2} ${y + 3}v${height - 6}` : '';
  return (
    fill(frame, box(x, y, width, height)) +
    fill(glass, box(x + 3, y + 3, width - 6, height - 6)) +
    line(frame, 2, across, down)
  );
}

type PaneOptions = { readonly light: number; readonly frame?: string; readonly bars?: 'cross' | 'across' };

/** A house-number plate: enamel with a white inner line, its top left corner at x and y. */
export function plate(x: number, y: number, width: number, height: number, text: string, size: number): string {
  return (
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="5" fill="${ink.enamel}"/>` +
    `<rect x="${x + 4.5}" y="${y + 4.5}" width="${width - 9}" height="${height - 9}" rx="2.5" fill="none" stroke="#fff" stroke-width="2"/>` +
    words(x + width / 2, y + height / 2 + size * 0.35, size, text)
  );
}

/** A sheet of paper with a heading, lines and, by `tick` from 0 to 1, a tick at its bottom. */
export function sheet(
  x: number,
  y: number,
  title: string,
  { tick = 0, written = 1, paper = ink.paper }: SheetOptions = {},
): string {
  const rows = [52, 68, 84, 100].map((row, index) => {
    const length = (index === 3 ? 52 : 92) * Math.min(1, Math.max(0, written * 4 - index));
    return length > 0 ? `M${x + 14} ${y + row}h${round(length)}` : '';
  });
  return (
    fill(paper, box(x, y, 120, 156)) +
    fill(ink.enamel, box(x, y, 120, 8)) +
    words(x + 12, y + 33, 13, title, { colour: ink.dark, face: 'Figtree', anchor: 'start' }) +
    line(ink.timber, 5, ...rows) +
    group(disc(x + 92, y + 128, 16, ink.lamp) + line(ink.dark, 3.5, `M${x + 84} ${y + 128}l6 6 10-12`), {
      opacity: tick,
    })
  );
}

type SheetOptions = { readonly tick?: number; readonly written?: number; readonly paper?: string };

/** The cardinal of the brand, facing left, with its foot near x and y. */
export function cardinal(x: number, y: number, scale: number): string {
  return `<g transform="translate(${round(x)} ${round(y)}) scale(${scale})"><path fill="#c4202e" d="M20 0c-5 4-9 9-10 14l-1 6c-3 6-3 14 2 20 3 4 7 6 12 6l14 24 7-3-8-25c3-8 1-18-6-25-3-4-7-9-10-17z"/><path fill="#8f1620" d="M24 20c8 6 11 14 9 22-6-3-10-11-9-22z"/><path fill="#1b2b40" d="M10 12c5-1 8 1 8 5s-4 6-8 5z"/><path fill="#f08a24" d="M11 14L2 17l8 4z"/></g>`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
