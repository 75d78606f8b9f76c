import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { dirname, join } from 'node:path';
import { temporaryDirectory } from '@/__tests__/server/harness';

/** A build to publish and the one that is being served, with stand-ins for npm, nginx and systemctl. */
function stage(npm: string) {
  const { path } = temporaryDirectory();
  // When run as root, another user installs the packages there.
  chmodSync(path, 0o755);
  function put(file: string, text: string, mode = 0o644) {
    mkdirSync(dirname(join(path, file)), { recursive: true });
    writeFileSync(join(path, file), text, { mode });
  }
  for (const side of ['from', 'to']) {
    for (const file of ['out/index.html', 'dist/main.js', 'package.json', '.npmrc']) put(`${side}/${file}`, side);
    put(`${side}/package-lock.json`, 'first packages');
    put(`${side}/deploy/generated/nginx/headers.conf`, `# ${side}\n`);
  }
  put('to/node_modules/hono/index.js', 'first');
  put('bin/npm', `#!/bin/sh\n${npm}\n`, 0o755);
  for (const program of ['nginx', 'systemctl'])
    put(`bin/${program}`, `#!/bin/sh\necho "$@" >> ${path}/${program}.log\n`, 0o755);
  const run = () =>
    spawnSync('/bin/sh', ['deploy/systemd/publish.sh', ...['from', 'to', 'nginx'].map((name) => join(path, name))], {
      env: { ...process.env, PATH: `${join(path, 'bin')}:${process.env.PATH}` },
      encoding: 'utf8',
    }).status;
  const text = (file: string) => (existsSync(join(path, file)) ? readFileSync(join(path, file), 'utf8') : undefined);
  return { path, put, run, text };
}

const installs = 'mkdir -p node_modules/hono && echo second > node_modules/hono/index.js';

test('publishes a build, keeps the one before it, and restarts the server', () => {
  const { run, text } = stage('exit 1');
  expect(run()).toBe(0);
  expect([text('to/out/index.html'), text('to/dist/main.js')]).toEqual(['from', 'from']);
  expect(text('to/out.old/index.html')).toBe('to');
  expect(text('to/node_modules/hono/index.js')).toBe('first');
  expect([text('systemctl.log'), text('nginx.log')]).toEqual(['restart site\n', undefined]);
});

test('gives nginx the settings of the same build, and reloads it once they are valid', () => {
  const { put, run, text } = stage('exit 1');
  put('nginx/headers.conf', '# to\n');
  expect(run()).toBe(0);
  expect(text('nginx/headers.conf')).toBe('# from\n');
  expect([text('nginx.log'), text('systemctl.log')]).toEqual(['-t\n', 'reload nginx\nrestart site\n']);
});

test('installs packages that have changed', () => {
  const { put, run, text } = stage(installs);
  put('from/package-lock.json', 'second packages');
  expect(run()).toBe(0);
  expect(text('to/node_modules/hono/index.js')).toBe('second\n');
  expect(text('to/package-lock.json')).toBe('second packages');
});

test('keeps serving the old build when its packages cannot be installed', () => {
  const { put, run, text } = stage('exit 1');
  put('from/package-lock.json', 'second packages');
  expect(run()).not.toBe(0);
  expect([text('to/out/index.html'), text('to/node_modules/hono/index.js')]).toEqual(['to', 'first']);
  expect([text('to/package-lock.json'), text('systemctl.log')]).toEqual(['first packages', undefined]);
});

test('runs nothing from the build, whose user has fewer rights', () => {
  const { put, run, text } = stage(
    `echo "$(id -un) $* $(cat .npmrc)" > ${'$PWD'}/ran && ${installs} && mv ran node_modules/`,
  );
  put('from/package-lock.json', 'second packages');
  put('from/.npmrc', 'ignore-scripts=false');
  expect(run()).toBe(0);
  const [user, ...rest] = (text('to/node_modules/ran') ?? '').trim().split(' ');
  expect(rest.join(' ')).toBe('ci --omit=dev --ignore-scripts --no-audit --no-fund to');
  expect(user).toBe(process.getuid?.() === 0 ? 'nobody' : userInfo().username);
});

test.each([
  ['writes a file', 'access_log /etc/cron.d/site;\n'],
  ['serves every file on the machine', 'map $uri $site_x {\n}\nlocation /x { alias /; }\n'],
  [
    'hides a directive behind an escaped quote',
    'map $uri $site_x {\n  "a" "b\\";\n  "; } access_log /etc/cron.d/site; map $uri $site_y { " "c";\n}\n',
  ],
])('refuses nginx settings of a build that %s', (_, lines) => {
  const { put, run, text } = stage('exit 1');
  put('nginx/headers.conf', '# to\n');
  put('from/deploy/generated/nginx/maps.conf', lines);
  expect(run()).not.toBe(0);
  expect([text('nginx/headers.conf'), text('to/out/index.html'), text('systemctl.log')]).toEqual([
    '# to\n',
    'to',
    undefined,
  ]);
});

test('refuses a build with a symbolic link, which could lead to any file on the machine', () => {
  const { path, run, text } = stage('exit 1');
  symlinkSync('/etc/passwd', join(path, 'from/out/passwd.txt'));
  expect(run()).not.toBe(0);
  expect(text('to/out/index.html')).toBe('to');
});
