import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { temporaryDirectory } from '@/__tests__/server/harness';

/** A build to publish and the one that is served, with stand-ins for npm, nginx and systemctl. */
function stage(npm: string) {
  const { path } = temporaryDirectory();
  function put(file: string, text: string, mode = 0o644) {
    mkdirSync(dirname(join(path, file)), { recursive: true });
    writeFileSync(join(path, file), text, { mode });
  }
  for (const side of ['from', 'to']) {
    for (const file of ['out/index.html', 'dist/main.js', 'package.json', '.npmrc']) put(`${side}/${file}`, side);
    put(`${side}/package-lock.json`, 'first packages');
    put(`${side}/deploy/generated/nginx/headers.conf`, side);
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
  return { put, run, text };
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
  put('nginx/headers.conf', 'to');
  expect(run()).toBe(0);
  expect(text('nginx/headers.conf')).toBe('from');
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
