import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { filesBelow } from './files';

const compressible = /\.(?:html|css|js|mjs|json|txt|xml|svg|webmanifest|vtt|map)$/;
const brotliOf = promisify(brotliCompress);
const gzipOf = promisify(gzip);

/** Writes `.br` and `.gz` next to a file if brotli makes it smaller. Returns whether it did. */
async function compress(file: string): Promise<boolean> {
  const bytes = await readFile(file);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  const brotli = await brotliOf(bytes, { params });
  if (brotli.length >= bytes.length) return false;
  await writeFile(`${file}.br`, brotli);
  await writeFile(`${file}.gz`, await gzipOf(bytes, { level: 9 }));
  return true;
}

/** Compresses every text file in a folder. Returns how many became smaller. */
export async function compressAll(folder: string): Promise<number> {
  const waiting = filesBelow(folder).filter((file) => compressible.test(file));
  let count = 0;
  async function work(): Promise<void> {
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) if (await compress(file)) count += 1;
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return count;
}
