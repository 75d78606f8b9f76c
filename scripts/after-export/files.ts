import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Every file below a folder, as full paths in a stable order. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? filesBelow(path) : [path];
    })
    .sort();
}
