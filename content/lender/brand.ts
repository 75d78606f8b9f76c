import { z } from 'zod';
import { checkFile } from '@/content/schema/check';
import brandFile from './brand.json' with { type: 'json' };

const color = z.string().regex(/^#[0-9a-f]{6}$/, 'write the color as # and six digits in lower case, such as #134382');

/** The luminance of a color by WCAG 2, from 0 for black to 1 for white. */
function luminanceOf(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colors by WCAG 2, from 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

type ColorName = keyof typeof brandFile.colors;

/** Each color of text with the colors that it is printed on. */
const readableOn: readonly (readonly [text: ColorName | '#ffffff', grounds: readonly ColorName[]])[] = [
  ['#ffffff', ['enamel', 'enamel-dark', 'night', 'night-2']],
  ['night-text', ['night', 'night-2']],
  ['ink', ['sky', 'sky-2', 'lamp', 'lamp-dark', 'lamp-2']],
  ['enamel', ['sky', 'sky-2', 'lamp-2']],
];
const minContrast = 4.5;

/** The lender's look: the colors of the design that belong to the brand. The logo is `content/art/mark.svg`. */
export const brandSchema = z.strictObject({
  colors: z
    .strictObject({
      /** Text. */
      ink: color,
      /** The first color: links, buttons, the plates of house numbers; darker under the pointer. */
      enamel: color,
      'enamel-dark': color,
      /** Dark bands and the footer, a raised surface on them, and quiet text on both. */
      night: color,
      'night-2': color,
      'night-text': color,
      /** Headers of pages, and quiet panels. */
      sky: color,
      'sky-2': color,
      /** Apply Now and the focus, darker under the pointer; the ground of tips. */
      lamp: color,
      'lamp-dark': color,
      'lamp-2': color,
    })
    .superRefine((colors, context) => {
      for (const [name, grounds] of readableOn) {
        const ink = name === '#ffffff' ? name : colors[name];
        for (const ground of grounds) {
          const contrast = contrastOf(ink, colors[ground]);
          if (contrast >= minContrast) continue;
          const message = `text in ${name === '#ffffff' ? 'white' : name} on this color has a contrast of ${contrast.toFixed(1)}; write a color on which it has ${minContrast} or more`;
          context.addIssue({ code: 'custom', path: [ground], message });
        }
      }
    }),
});

/** The lender's colors. `scripts/generate.mjs` writes them into `app/styles/brand.css`. */
export const brand = checkFile('content/lender/brand.json', brandSchema, brandFile);
