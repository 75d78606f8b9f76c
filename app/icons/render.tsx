import { ImageResponse } from 'next/og';
import { logoImage } from '@/app/og/paint';
import { brand } from '@/content/lender/look/brand';
import { logoFile } from '@/content/lender/look/logo';

/** The logo as a square PNG. `inset` is the share of the side left free around it, filled with the mark's color. */
export function pngOf(drawing: 'mark' | 'mark-small', size: number, inset = 0): Response {
  const ground = logoFile ? 'white' : brand.colors.enamel;
  return new ImageResponse(
    <div
      tw="flex w-full h-full items-center justify-center"
      style={inset > 0 || logoFile ? { backgroundColor: ground } : {}}
    >
      <img alt="" {...logoImage(size * (1 - 2 * inset), drawing)} />
    </div>,
    { width: size, height: size },
  );
}

/** Padding for platforms that mask the icon. */
const cutOff = 1 / 20;

/** By file name: home screens, the manifest, and the logo in structured data. */
export const pngIcons = [
  { file: 'apple-touch-icon.png', size: 180, inset: cutOff, purpose: undefined },
  { file: '192.png', size: 192, inset: 0, purpose: 'any' },
  { file: '512.png', size: 512, inset: 0, purpose: 'any' },
  { file: 'maskable.png', size: 512, inset: cutOff, purpose: 'maskable' },
] as const;

const tabSizes = [16, 32, 48] as const;

/** The favicon: an ICO file with 16, 32 and 48 pixel PNGs. */
export async function tabIcon(): Promise<Uint8Array<ArrayBuffer>> {
  const pictures = await Promise.all(
    tabSizes.map(async (size) => new Uint8Array(await pngOf('mark-small', size).arrayBuffer())),
  );
  const headerLength = 6 + 16 * pictures.length;
  const total = pictures.reduce((sum, { length }) => sum + length, headerLength);
  const file = new Uint8Array(total);
  const view = new DataView(file.buffer);
  view.setUint16(2, 1, true);
  view.setUint16(4, pictures.length, true);
  let offset = headerLength;
  pictures.forEach((picture, index) => {
    const entry = 6 + 16 * index;
    const size = tabSizes[index] ?? 0;
    view.setUint8(entry, size);
    view.setUint8(entry + 1, size);
    view.setUint16(entry + 4, 1, true);
    view.setUint16(entry + 6, 32, true);
    view.setUint32(entry + 8, picture.length, true);
    view.setUint32(entry + 12, offset, true);
    file.set(picture, offset);
    offset += picture.length;
  });
  return file;
}
