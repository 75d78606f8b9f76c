import { readFileSync } from 'node:fs';
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

console.log([...sentences].join('\n'));
process.exitCode = sentences.size > 0 ? 1 : 0;
