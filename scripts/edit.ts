import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { startServer } from '@/server/http';
import { editorFiles } from './edit/bundle';
import { editorConfig } from './edit/config';
import { editorPage } from './edit/html';
import { createEditor } from './edit/server';
import { requireFreePort } from './machine/ports';

/**
 * `npm run edit` serves the content editor on this computer. With `--github owner/name --out folder` it writes the editor as
 * static files, which save to that repository as pull requests.
 */

const root = process.cwd();
const { values } = parseArgs({ options: { github: { type: 'string' }, out: { type: 'string' } } });
const port = Number(process.env.EDIT_PORT ?? 3002);
const site = `http://localhost:${process.env.PORT ?? 3000}`;
const isServed = values.github === undefined && values.out === undefined;
if (isServed) await requireFreePort(port, '127.0.0.1', (next) => `EDIT_PORT=${next} npm run edit`);
const files = await editorFiles(root);

if (values.github && values.out) {
  const config = {
    ...editorConfig(root, { name: 'github', repo: values.github, branch: 'main' }),
    publish_mode: 'editorial_workflow',
  };
  const output = new Map([...files].map(([path, { bytes }]) => [path, bytes]));
  output.set('/index.html', Buffer.from(editorPage({ config })));
  for (const [path, bytes] of output) {
    mkdirSync(dirname(join(values.out, path)), { recursive: true });
    writeFileSync(join(values.out, path), bytes);
  }
  console.log(`The editor of ${values.github} is in ${values.out}: ${output.size} files.`);
} else if (!isServed) {
  console.log('Usage: npm run edit, or npm run edit -- --github owner/name --out folder');
  process.exitCode = 1;
} else {
  await startServer(createEditor({ root, port, site, files }).app.fetch, { port, host: '127.0.0.1' });
  console.log(
    `The editor: http://localhost:${port}\nWhile npm run dev runs at ${site}, it shows pages next to their forms.\nThe figures by source: http://localhost:${port}/figures`,
  );
}
