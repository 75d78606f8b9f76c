import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Every file below a folder, as full paths in a stable order. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort();
}
