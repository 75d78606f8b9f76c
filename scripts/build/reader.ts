import { join } from 'node:path';
import { type Plugin, rolldown } from 'rolldown';
import { hashOf } from './hash';
import { boundRanges } from './reader/bound-ranges';
import { targets } from './targets';

export type WorkerFile = { readonly address: string; readonly text: string; readonly packages: readonly string[] };

const folder = 'components/calculators/offers/estimate';

/** Bundles the worker that reads Loan Estimates into one file. */
export async function bundleReader(root: string): Promise<WorkerFile> {
  const bundle = await rolldown({
    cwd: root,
    tsconfig: join(root, 'tsconfig.json'),
    input: join(root, folder, 'reader.worker.ts'),
    platform: 'browser',
    transform: { target: targets(root) },
    plugins: [
      {
        name: 'bound-ranges',
        transform: { filter: { id: /pdf\.worker\.mjs$/ }, handler: (code) => boundRanges(code) },
      },
    ],
    // pdfjs-dist uses `import.meta` and `eval` in code that is never reached here.
    onLog: () => undefined,
  });
  const { output } = await bundle.generate({ format: 'iife', minify: true, comments: false, codeSplitting: false });
  await bundle.close();
  const [{ code: text }] = output;
  const hash = hashOf('sha256', text)
    .slice(7, 15)
    .replace(/[^A-Za-z0-9]/g, '-');
  return { address: `/assets/estimate-reader-${hash}.js`, text, packages: ['pdfjs-dist'] };
}

export function readerAddress({ address }: WorkerFile): Plugin {
  return {
    name: 'reader-address',
    transform: {
      filter: { id: /start-reader\.client\.ts$/ },
      handler(code) {
        const withAddress = code.replace("new URL('./reader.worker.ts', import.meta.url)", JSON.stringify(address));
        if (withAddress === code) throw new Error('start-reader.client.ts does not name the source of the worker.');
        return withAddress;
      },
    },
  };
}
