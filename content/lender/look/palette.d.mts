/** The brand colors of the design, by custom property. */
export type Palette = {
  /** Text. */
  readonly ink: string;
  /** The first color; darker on hover. */
  readonly enamel: string;
  readonly 'enamel-dark': string;
  /** Dark bands and the footer, a raised surface on them, and muted text on both. */
  readonly night: string;
  readonly 'night-2': string;
  readonly 'night-text': string;
  /** Page headers and muted panels. */
  readonly sky: string;
  readonly 'sky-2': string;
  /** The second color; darker on hover; the background of tips. */
  readonly lamp: string;
  readonly 'lamp-dark': string;
  readonly 'lamp-2': string;
};

/** The contrast ratio of two colors by WCAG 2, from 1 to 21. */
export function contrastOf(one: string, other: string): number;

/** The site's eleven colors from the brand’s two, such as `#134382`, with text contrast preserved. */
export function paletteOf(brand: { readonly first: string; readonly second: string }): Palette;
