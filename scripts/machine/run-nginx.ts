import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findNginx } from './find-nginx';

export type RunningHost = { readonly port: number; readonly stop: () => Promise<void> };

/** Whether something on this machine speaks HTTP at a port. */
function answers(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/`).then(
    () => true,
    () => false,
  );
}

/** Runs nginx with its files in a folder and these lines in the http block, and waits until it answers at a port. */
export async function runNginx(
  folder: string,
  port: number,
  http: readonly string[],
): Promise<RunningHost & { readonly complaints: () => string }> {
  const { program, brotli } = findNginx();
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const lines = [
    ...(brotli ? [`load_module ${brotli};`] : []),
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    'daemon off;',
    'worker_processes 1;',
    `pid ${folder}/nginx.pid;`,
    'error_log stderr;',
    'events { worker_connections 128; }',
    'http {',
    'access_log off;',
    ...temporary.map((name) => `${name}_temp_path ${folder}/${name};`),
    ...http,
    '}',
  ];
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, `${lines.join('\n')}\n`);
  const nginx = spawn(program, ['-p', folder, '-c', file], { stdio: ['ignore', 'ignore', 'pipe'] });
  let complaints = '';
  nginx.stderr.on('data', (bytes: Buffer) => {
    complaints += bytes.toString();
  });
  for (let tries = 0; tries < 100 && !(await answers(port)); tries += 1) {
    if (nginx.exitCode !== null) throw new Error(`nginx did not start:\n${complaints}`);
    await new Promise((next) => setTimeout(next, 50));
  }
  return {
    port,
    complaints: () => complaints,
    async stop() {
      nginx.kill('SIGTERM');
      await once(nginx, 'exit');
    },
  };
}
