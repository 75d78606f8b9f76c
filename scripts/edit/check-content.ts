import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { compile } from '@mdx-js/mdx';
import remarkFrontmatter from 'remark-frontmatter';

/** Reads all content as the build does and compiles the named pages; prints each mistake with file, field and fix. */

const sentences = new Set<string>();

async function collectMistakes(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (problem) {
    const text = problem instanceof Error ? problem.message : String(problem);
    for (const line of text.split('\n')) if (line.trim() !== '') sentences.add(line.trim());
  }
}

const lender = ['company', 'site', 'look/brand', 'rates', 'privacy', 'service', 'testimonials'].map(
  (name) => `lender/${name}`,
);
for (const name of [...lender, 'site/reviews', 'lender/portraits', 'lender/look/logo', 'site/menus', 'site/pages'])
  await collectMistakes(() => import(`@/content/${name}`));

for (const file of process.argv.slice(2)) {
  await collectMistakes(async () => {
    try {
      await compile(readFileSync(file, 'utf8'), { remarkPlugins: [remarkFrontmatter] });
    } catch (problem) {
      const { line, reason } = problem as { readonly line?: number; readonly reason?: string };
      throw new Error(
        `${file}: line ${line ?? 1}: ${reason ?? problem}. Compare it with the text before, and correct it.`,
      );
    }
  });
}

// The list of pages can be read only if the content has no other mistakes.
if (sentences.size === 0 && process.argv.length > 2) {
  await collectMistakes(async () => {
    const [{ pages, profilePages }, { prosePageOf }, { pageMistakes }] = await Promise.all([
      import('@/content/site/pages'),
      import('@/content/site/prose'),
      import('../reading/page-mistakes'),
    ]);
    const knownPaths = new Set<string>([...pages, ...profilePages].map(({ path }) => path));
    const isPage = (path: string) => knownPaths.has(path) || existsSync(`public${path}`);
    for (const file of process.argv.slice(2)) {
      const source = readFileSync(file, 'utf8');
      const { illustrations } = prosePageOf(basename(file), source);
      for (const sentence of pageMistakes(file, source, { illustrations, isPage })) sentences.add(sentence);
    }
  });
}

console.log([...sentences].join('\n'));
process.exitCode = sentences.size > 0 ? 1 : 0;
