import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Every file below a folder, as full paths in a stable order. Linked folders are not entered: Node 22 would, where 20 does not. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return filesBelow(path);
      return entry.isFile() ? [path] : [];
    })
    .sort();
}
