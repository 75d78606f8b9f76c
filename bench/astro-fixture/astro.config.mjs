import { fileURLToPath } from 'node:url';
import react from '@astrojs/react';
import { tsImport } from 'tsx/esm/api';

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');
const { readStyles } = await tsImport('../../scripts/build/styles.ts', import.meta.url);
const { modules } = readStyles(root);

/** Resolves a CSS module to its class names, because the pages already contain the rules, as in our own export. */
const classNames = {
  name: 'class-names',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (!source.endsWith('.module.css')) return null;
    const found = await this.resolve(source, importer, { skipSelf: true });
    return found && `\0${found.id}.js`;
  },
  load(id) {
    if (!id.startsWith('\0') || !id.endsWith('.module.css.js')) return null;
    return `export default ${JSON.stringify(modules.get(id.slice(1, -3)).names)};`;
  },
};

export default {
  srcDir: './generated',
  outDir: './dist',
  build: { format: 'file', assets: '_astro' },
  integrations: [react()],
  vite: { plugins: [classNames], resolve: { alias: { '@': root }, dedupe: ['react', 'react-dom'] } },
};
