import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { refuse } from '@/content/schema/check';
import { brand } from './brand';

export type LogoFile = {
  readonly src: string;
  readonly bytes: Buffer;
  readonly type: 'image/png' | 'image/svg+xml';
  readonly width: number;
  readonly height: number;
  /** A wide logo includes the name, which is then not printed next to it. */
  readonly hasName: boolean;
};

const maxBytes = 60_000;
const place = 'content/lender/brand.json: logo:';

function sizeOf(bytes: Buffer, isPng: boolean): readonly [width: number, height: number] {
  // A PNG starts with eight bytes, then its header: length, name, width and height of four bytes each.
  if (isPng && bytes.toString('latin1', 12, 16) === 'IHDR') return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  const [, width, height] = /<svg[^>]*\sviewBox="\s*\S+\s+\S+\s+([\d.]+)\s+([\d.]+)\s*"/.exec(bytes.toString()) ?? [];
  return isPng || !width || !height ? [0, 0] : [Number(width), Number(height)];
}

/** The image file that `logo` names; a file that cannot be a logo is refused. */
export function logoFileOf(logo: string | undefined, root = process.cwd()): LogoFile | undefined {
  if (logo === undefined) return undefined;
  const path = join(root, 'public', logo);
  if (!existsSync(path)) refuse([`${place} there is no file public${logo}; put it there, or leave logo out.`]);
  const bytes = readFileSync(path);
  const isPng = logo.endsWith('.png');
  const [width, height] = sizeOf(bytes, isPng);
  if (!width || !height)
    refuse([`${place} public${logo} is no ${isPng ? 'PNG' : 'SVG with a viewBox'}; save it as one.`]);
  if (bytes.length > maxBytes)
    refuse([
      `${place} public${logo} has ${Math.ceil(bytes.length / 1000)} KB; save it with at most ${maxBytes / 1000}.`,
    ]);
  return { src: logo, bytes, type: isPng ? 'image/png' : 'image/svg+xml', width, height, hasName: width > 2 * height };
}

export const logoFile = logoFileOf(brand.logo);

export const dataUrlOf = ({ type, bytes }: LogoFile) => `data:${type};base64,${bytes.toString('base64')}`;
