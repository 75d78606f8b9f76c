import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { temporaryDirectory } from '@/__tests__/server/harness';

/** A build to be published and the one that is served, with programs that do as npm and systemctl do. */
function stage(npm: string) {
  const { path } = temporaryDirectory();
  function put(file: string, text: string, mode = 0o644) {
    mkdirSync(dirname(join(path, file)), { recursive: true });
    writeFileSync(join(path, file), text, { mode });
  }
  for (const side of ['from', 'to']) {
    for (const file of ['out/index.html', 'dist/main.js', 'package.json', '.npmrc']) put(`${side}/${file}`, side);
    put(`${side}/package-lock.json`, 'first packages');
  }
  put('to/node_modules/hono/index.js', 'first');
  put('bin/npm', `#!/bin/sh\n${npm}\n`, 0o755);
  put('bin/systemctl', `#!/bin/sh\necho "$@" >> ${path}/systemctl.log\n`, 0o755);
  const run = () =>
    spawnSync('/bin/sh', ['deploy/systemd/publish.sh', join(path, 'from'), join(path, 'to')], {
      env: { ...process.env, PATH: `${join(path, 'bin')}:${process.env.PATH}` },
      encoding: 'utf8',
    }).status;
  const text = (file: string) => (existsSync(join(path, file)) ? readFileSync(join(path, file), 'utf8') : undefined);
  return { put, run, text };
}

const installs = 'mkdir -p node_modules/hono && echo second > node_modules/hono/index.js';

test('a build takes the place of the one that is served, which stays beside it, and the server starts again', () => {
  const { run, text } = stage('exit 1');
  expect(run()).toBe(0);
  expect([text('to/out/index.html'), text('to/dist/main.js')]).toEqual(['from', 'from']);
  expect(text('to/out.old/index.html')).toBe('to');
  expect(text('to/node_modules/hono/index.js')).toBe('first');
  expect(text('systemctl.log')).toMatch(/^restart site$/m);
});

test('packages that have changed come with it', () => {
  const { put, run, text } = stage(installs);
  put('from/package-lock.json', 'second packages');
  expect(run()).toBe(0);
  expect(text('to/node_modules/hono/index.js')).toBe('second\n');
  expect(text('to/package-lock.json')).toBe('second packages');
});

test('where they cannot be installed, what is served stays', () => {
  const { put, run, text } = stage('exit 1');
  put('from/package-lock.json', 'second packages');
  expect(run()).not.toBe(0);
  expect([text('to/out/index.html'), text('to/node_modules/hono/index.js')]).toEqual(['to', 'first']);
  expect([text('to/package-lock.json'), text('systemctl.log')]).toEqual(['first packages', undefined]);
});
