/** The colors of the design that belong to the brand, by custom property. */
export type Palette = {
  /** Text. */
  readonly ink: string;
  /** The first color; darker under the pointer. */
  readonly enamel: string;
  readonly 'enamel-dark': string;
  /** Dark bands and the footer, a raised surface on them, and quiet text on both. */
  readonly night: string;
  readonly 'night-2': string;
  readonly 'night-text': string;
  /** Headers of pages, and quiet panels. */
  readonly sky: string;
  readonly 'sky-2': string;
  /** The second color; darker under the pointer; the ground of tips. */
  readonly lamp: string;
  readonly 'lamp-dark': string;
  readonly 'lamp-2': string;
};

/** The contrast of two colors by WCAG 2, from 1 to 21. */
export function contrastOf(one: string, other: string): number;

/** The eleven colors of the site from the brand’s two, `#134382`, with the contrast of text kept. */
export function paletteOf(brand: { readonly first: string; readonly second: string }): Palette;
