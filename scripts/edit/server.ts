import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Hono } from 'hono';
import { isSame, randomText } from '@/server/secrets';
import { type Change, mistakesIn } from './check';
import { editedFiles, editorConfig, lenderForms } from './config';
import { confirmSources, figuresPage, marketFigure } from './figures';
import { editorPage, waitingPage } from './html';
import { withRenames } from './renames';

/** The files that the editor may write: the lender's settings, pages, portraits and logos. No hidden files or subfolders. */
const writable =
  /^(?:content\/lender\/[a-z]+\.json|content\/pages\/[a-z0-9][a-z0-9_-]*\.mdx|public\/staff\/[A-Za-z0-9][\w.-]*\.(?:png|jpe?g|webp|avif)|public\/brand\/[A-Za-z0-9][\w.-]*\.(?:png|svg))$/;

const maxBodyBytes = 8_000_000;

/** Sveltia CMS includes its fonts and programs, so no other host is allowed. */
const policyFor = (site: string) =>
  [
    "default-src 'self'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "connect-src 'self' data: blob:",
    `frame-src 'self' ${site}`,
    "frame-ancestors 'self'",
  ].join('; ');

function blobName(bytes: Buffer): string {
  return createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}

type Posted = {
  readonly files: readonly {
    readonly operation: 'create' | 'update' | 'delete';
    readonly path: string;
    readonly content?: string;
    readonly from_path?: string;
  }[];
};

/** The changes of a request, and the first path that must not be written. */
function changesOf({ files }: Posted): { readonly changes: readonly Change[]; readonly refused?: string } {
  const changes = files.flatMap(({ operation, path, content = '', from_path: from }): Change[] => [
    ...(from && from !== path ? [{ path: from, bytes: null }] : []),
    { path, bytes: operation === 'delete' ? null : Buffer.from(content, 'base64') },
  ]);
  const refused = changes.find(({ path }) => !writable.test(path))?.path;
  return { changes, ...(refused !== undefined && { refused }) };
}

function write(root: string, changes: readonly Change[]): void {
  for (const { path, bytes } of changes) {
    if (bytes) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), bytes);
    } else {
      rmSync(join(root, path), { force: true });
    }
  }
}

type EditorOptions = {
  readonly root: string;
  readonly port: number;
  /** The origin of `npm run dev`. */
  readonly site: string;
  /** The script of the page and its assets, by path. */
  readonly files: ReadonlyMap<string, { readonly type: string; readonly bytes: Uint8Array }>;
};

/**
 * Serves the page of Sveltia CMS and the part of the Gitea API that it uses to read and write files. Each save is validated as
 * in a build and written completely or not at all. Requests must come from a browser on this machine: host, origin and a
 * token of the page are checked.
 */
export function createEditor({ root, port, site, files }: EditorOptions): {
  readonly app: Hono;
  readonly token: string;
} {
  const token = randomText();
  const hosts = [`127.0.0.1:${port}`, `localhost:${port}`];
  const origins = hosts.map((host) => `http://${host}`);
  const blobs = () => editedFiles(root).map((path) => ({ path, bytes: readFileSync(join(root, path)) }));
  /** A hash of all files, in place of the last commit of a branch. */
  const head = () => {
    const all = blobs().map(({ path, bytes }) => `${path} ${blobName(bytes)}`);
    return createHash('sha1').update(all.join('\n')).digest('hex');
  };

  let saving: Promise<unknown> = Promise.resolve();
  /** Writes the changes, or returns their mistakes. Saves run one at a time, so each is checked with the result of the previous one. */
  function checkAndWrite(changes: readonly Change[]): Promise<readonly string[]> {
    const work = saving.then(async () => {
      const all = withRenames(root, changes);
      const mistakes = await mistakesIn(root, all);
      if (mistakes.length === 0) write(root, all);
      return mistakes;
    });
    saving = work.catch(() => undefined);
    return work;
  }

  const app = new Hono();
  app.use(async (c, next) => {
    const origin = c.req.header('origin');
    if (!hosts.includes(c.req.header('host') ?? '') || (origin !== undefined && !origins.includes(origin))) {
      return c.json({ message: 'The editor answers only browsers on this computer.' }, 403);
    }
    await next();
    c.header('cache-control', 'no-store');
    c.header('x-content-type-options', 'nosniff');
    c.header('content-security-policy', policyFor(site));
    return undefined;
  });
  app.onError((problem, c) => c.json({ message: problem.message }, 500));
  app.get('/', (c) => {
    const api = `http://${c.req.header('host')}/api/v1`;
    const backend = { name: 'gitea', repo: 'this/computer', branch: 'main', base_url: api, api_root: api };
    const pages = Object.fromEntries(Object.entries(lenderForms).map(([name, { page }]) => [name, page]));
    return c.html(editorPage({ config: editorConfig(root, backend), token, pages }));
  });

  app.get('/preview', async (c) => {
    const { page = '' } = c.req.query();
    if (!/^\/[\w-]*$/.test(page)) return c.html(waitingPage('A new page appears here once you’ve saved it.'));
    const status = await fetch(`${site}${page}`).then(
      (answer) => answer.status,
      () => undefined,
    );
    if (status !== undefined && status !== 404) return c.redirect(`${site}${page}`);
    return c.html(
      waitingPage(
        status === 404
          ? 'The page isn’t there yet. A new page needs a moment after you save it; this preview retries every three seconds.'
          : 'The site isn’t running. Type npm run dev in a second window, and the page appears here.',
      ),
    );
  });

  const today = () => process.env.BUILD_DATE || new Date().toLocaleDateString('sv');
  app.get('/figures', (c) => c.html(figuresPage(root, { token, today: today(), note: c.req.query('note') ?? '' })));
  app.post('/figures', async (c) => {
    const form = await c.req.formData();
    const field = (name: string) => String(form.get(name) ?? '');
    if (!isSame(field('token'), token)) return c.json({ message: 'Reload the figures.' }, 401);
    const urls = form.getAll('url').map(String);
    const changes = form.has('id')
      ? marketFigure(root, { id: field('id'), value: field('value'), day: field('day'), today: today() })
      : confirmSources(root, urls, today());
    const nothing = form.has('id')
      ? 'enter a percentage, and the day on which it was published, not a later one.'
      : 'check a source that you’ve compared.';
    const mistakes = changes.length > 0 ? await checkAndWrite(changes) : [`Nothing was saved: ${nothing}`];
    const saved = urls.length > 1 ? `Saved: ${urls.length} sources.` : 'Saved.';
    return c.redirect(`/figures?note=${encodeURIComponent(mistakes.join('\n') || saved)}`, 303);
  });

  app.use('/api/*', async (c, next) => {
    if (isSame(c.req.header('authorization') ?? '', `token ${token}`)) return next();
    return c.json({ message: 'Reload the editor.' }, 401);
  });
  const repo = '/api/v1/repos/this/computer';
  app.get('/api/v1/version', (c) => c.json({ version: '1.24.0' }));
  app.get('/api/v1/settings/api', (c) => c.json({ default_paging_num: 100, max_response_items: 100 }));
  app.get('/api/v1/user', (c) => c.json({ id: 1, login: 'you', full_name: 'You', email: 'you@localhost' }));
  app.get(repo, (c) => c.json({ permissions: { pull: true, push: true }, default_branch: 'main' }));
  app.get(`${repo}/branches/main`, (c) => c.json({ commit: { id: head(), message: 'The files of this computer' } }));
  app.get(`${repo}/commits`, (c) => c.json([]));
  app.get(`${repo}/git/trees/:head`, (c) => {
    const tree = blobs().map(({ path, bytes }) => ({ type: 'blob', path, sha: blobName(bytes), size: bytes.length }));
    return c.json({ tree, truncated: false });
  });
  app.post(`${repo}/file-contents`, async (c) => {
    const { files: wanted } = await c.req.json<{ readonly files: readonly string[] }>();
    const found = blobs().filter(({ path }) => wanted.includes(path));
    return c.json(
      found.map(({ path, bytes }) => ({
        path,
        sha: blobName(bytes),
        encoding: 'base64',
        content: bytes.toString('base64'),
      })),
    );
  });
  app.get(`${repo}/media/main/*`, (c) => {
    const path = decodeURI(new URL(c.req.url).pathname).replace(`${repo}/media/main/`, '');
    const found = blobs().find((blob) => blob.path === path);
    return found ? c.body(new Uint8Array(found.bytes)) : c.json({ message: 'There is no such file.' }, 404);
  });
  app.post(`${repo}/contents`, async (c) => {
    const text = await c.req.text();
    if (text.length > maxBodyBytes) return c.json({ message: 'Choose a picture of at most 5 MB.' }, 413);
    const { changes, refused } = changesOf(JSON.parse(text) as Posted);
    if (refused !== undefined) return c.json({ message: `${refused}: the editor can’t write there.` }, 403);
    const mistakes = await checkAndWrite(changes);
    if (mistakes.length > 0)
      return c.json({ message: `Nothing was saved. Correct this first:\n${mistakes.join('\n')}` }, 422);
    const saved = changes.map(({ path, bytes }) => (bytes ? { path, sha: blobName(bytes) } : null));
    return c.json({ commit: { sha: head(), created: new Date().toISOString() }, files: saved }, 201);
  });
  app.get('/*', (c) => {
    const file = files.get(c.req.path);
    return file ? c.body(new Uint8Array(file.bytes), 200, { 'content-type': file.type }) : c.notFound();
  });
  return { app, token };
}
