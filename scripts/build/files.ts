import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The paths of all files in a folder and its subfolders, sorted. Symbolic links are skipped, on every version of Node. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return filesBelow(path);
      return entry.isFile() ? [path] : [];
    })
    .sort();
}
