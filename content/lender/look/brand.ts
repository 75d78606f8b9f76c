import { z } from 'zod';
import { checkFile } from '@/content/schema/check';
import brandFile from '../brand.json' with { type: 'json' };
import { paletteOf } from './palette.mjs';

const color = z.string().regex(/^#[0-9a-f]{6}$/, 'write the color as # and six digits in lower case, such as #134382');

export const brandSchema = z.strictObject({
  /** Links, buttons, the plates of house numbers, and darker the bands and the footer. */
  first: color,
  /** Apply Now and the focus. */
  second: color,
  /** A PNG or SVG file below `public`; the sample's drawing, `content/art/mark.svg`, without one. */
  logo: z
    .string()
    .regex(/^\/brand\/[\w.-]+\.(?:png|svg)$/, 'write the path of a PNG or SVG file, such as /brand/logo.png')
    .optional(),
  /** The film of the purchase page: that of the sample lender, which a release refuses, the lender's own, or none. */
  film: z.enum(['sample', 'own', 'none'], 'write sample, own or none'),
});

const file = checkFile('content/lender/brand.json', brandSchema, brandFile);

/** `scripts/generate.mjs` writes the colors into `app/styles/brand.css`. */
export const brand = { logo: file.logo, film: file.film, colors: paletteOf(file) };
