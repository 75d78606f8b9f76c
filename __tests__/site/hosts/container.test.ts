import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { captureOutput, originOf, waitForOutput } from '@/__tests__/server/compiled-server';
import { contact, post, temporaryDirectory } from '@/__tests__/server/harness';

const root = process.cwd();
const text = readFileSync(join(root, 'deploy', 'container', 'Dockerfile'), 'utf8');
/** What the last stage copies from the build, and to where. */
const taken = [...text.matchAll(/^COPY --from=build (.+)$/gm)].map((match) => {
  const words = (match[1] ?? '').split(' ');
  return { from: words.slice(0, -1).map((path) => path.replace('/app/', '')), to: words.at(-1) ?? '' };
});
const command: readonly string[] = JSON.parse(/^CMD (.+)$/m.exec(text)?.[1] ?? '[]');

/** The packages that remain without the development dependencies. */
function lastingPackages(): readonly string[] {
  const lock: {
    readonly packages: Readonly<Record<string, { readonly dev?: boolean; readonly devOptional?: boolean }>>;
  } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  return Object.entries(lock.packages)
    .filter(([path, { dev, devOptional }]) => /^node_modules\/(?:@[^/]+\/)?[^/]+$/.test(path) && !dev && !devOptional)
    .map(([path]) => path);
}

test('the container’s files are enough to serve the site, store a lead and read it by command and at the desk', async () => {
  const directory = temporaryDirectory();
  const app = join(directory.path, 'app');
  mkdirSync(app);
  for (const { from, to } of taken) {
    for (const path of from) {
      if (!['node_modules', 'archive'].includes(path))
        cpSync(join(root, path), join(app, to === './' ? path : to), { recursive: true });
    }
  }
  for (const path of lastingPackages()) {
    mkdirSync(dirname(join(app, path)), { recursive: true });
    symlinkSync(join(root, path), join(app, path));
  }
  const [program = '', ...rest] = command;
  const server = spawn(program, rest, {
    cwd: app,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      PORT: '0',
      DESK_PORT: '0',
      LEADS_DATABASE_URL: `file:${join(directory.path, 'leads.db')}`,
    },
  });
  const running = captureOutput(server);
  try {
    const desk = await waitForOutput(running, /(http:\/\/localhost:\d+\/desk)/);
    const origin = await originOf(running);
    const home = await fetch(`${origin}/`);
    await home.body?.cancel();
    expect([home.status, home.headers.get('content-security-policy')]).toEqual([
      200,
      expect.stringContaining("default-src 'none'"),
    ]);
    expect((await post({ url: `${origin}/leads/contact`, key: `in-container-1` }, contact)).status).toBe(201);
    const signIn = await (await fetch(`${desk}/sign-in`)).text();
    const styles = /href="(\/desk\/[^"]+\.css)"/.exec(signIn)?.[1] ?? '';
    expect((await fetch(new URL(styles, desk))).status).toBe(200);
    const read = spawnSync(process.execPath, ['dist/leads.js', 'backup', join(directory.path, 'copy.db'), '--plain'], {
      cwd: app,
      env: {
        PATH: process.env.PATH,
        NODE_ENV: 'production',
        LEADS_DATABASE_URL: `file:${join(directory.path, 'leads.db')}`,
      },
      encoding: 'utf8',
    });
    expect([read.status, read.stdout]).toEqual([0, expect.stringMatching(/^1 lead copied to /)]);
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGTERM');
    expect(await ended).toBe(0);
  } finally {
    server.kill('SIGKILL');
    directory.remove();
  }
}, 60_000);

test('the container’s inbox accepts its leads, and knows the site’s URL for receipts', () => {
  const [, build, last] = text.split(/^FROM /m);
  expect(build).toMatch(/^ARG LEAD_ENDPOINT=\/leads\/<form>$/m);
  expect(last).toMatch(/^ARG SITE_URL$[\s\S]*^ENV .*SITE_URL=\$SITE_URL/m);
});

test('the systemd service starts what the container starts', () => {
  const unit = readFileSync(join(root, 'deploy', 'systemd', 'site.service'), 'utf8');
  expect(/^ExecStart=\/usr\/bin\/(.+)$/m.exec(unit)?.[1]).toBe(command.join(' '));
});

test('the container compiles nothing at run time, and its user owns none of the server’s files', () => {
  expect(taken.flatMap(({ from }) => from)).toEqual(['package.json', 'node_modules', 'out', 'dist', 'archive']);
  expect(text).not.toMatch(/tsx/);
  expect(/^USER (.+)$/m.exec(text)?.[1]).toBe('node');
  expect(text).not.toMatch(/COPY .*--chown/);
});
