import { z } from 'zod';
import { checkFile } from '@/content/schema/check';
import brandFile from '../brand.json' with { type: 'json' };
import { paletteOf } from './palette.mjs';

const color = z.string().regex(/^#[0-9a-f]{6}$/, 'write the color as # and six digits in lower case, such as #134382');

export const brandSchema = z.strictObject({
  /** Links, buttons, house number plates and, darker, the bands and the footer. */
  first: color,
  /** Apply Now and focus outlines. */
  second: color,
  /** A PNG or SVG file in `public`; by default the sample's drawing, `content/art/mark.svg`. */
  logo: z
    .string()
    .regex(/^\/brand\/[\w.-]+\.(?:png|svg)$/, 'write the path of a PNG or SVG file, such as /brand/logo.png')
    .optional(),
  /** The film on the purchase page: the sample lender's, which a release refuses, the lender's own, or none. */
  film: z.enum(['sample', 'own', 'none'], 'write sample, own or none'),
});

const file = checkFile('content/lender/brand.json', brandSchema, brandFile);

/** `scripts/generate.mjs` writes the colors into `app/styles/brand.css`. */
export const brand = { logo: file.logo, film: file.film, colors: paletteOf(file) };
