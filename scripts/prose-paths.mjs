import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Writes `content/prose-paths.ts`: a type with the address of each file in `content/pages`. The configuration of Next
 * calls it, so that the type follows the files in development, in a build and in `next typegen`. Git ignores the file.
 * @param {string} root The root of the project.
 */
export function writeProsePaths(root) {
  const content = join(root, 'content');
  const slugs = readdirSync(join(content, 'pages'))
    .filter((name) => name.endsWith('.mdx'))
    .map((name) => name.replace(/\.mdx$/, ''))
    .sort();
  const lines = slugs.map((slug) => `  | '/${slug}'`);
  const text = `/** The addresses of the files in content/pages. Written by scripts/prose-paths.mjs. */\nexport type ProsePath =\n${lines.join('\n')};\n`;
  const file = join(content, 'prose-paths.ts');
  let before;
  try {
    before = readFileSync(file, 'utf8');
  } catch {
    before = undefined;
  }
  if (before !== text) writeFileSync(file, text);
}
