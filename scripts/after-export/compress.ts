import { readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { filesBelow } from './files';

/** The extensions of the files that are compressed. */
export const compressibleExtensions = 'html|css|js|mjs|json|txt|xml|svg|webmanifest|vtt|map';

const compressible = new RegExp(`\\.(?:${compressibleExtensions})$`);

/** Writes `.br` and `.gz` beside every text file that gains from it; returns how many files that were. */
export function compressAll(folder: string): number {
  let count = 0;
  for (const file of filesBelow(folder)) {
    if (!compressible.test(file)) continue;
    const bytes = readFileSync(file);
    const brotli = brotliCompressSync(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    });
    if (brotli.length >= bytes.length) continue;
    writeFileSync(`${file}.br`, brotli);
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
    count += 1;
  }
  return count;
}
