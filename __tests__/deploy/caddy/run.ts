import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { answers, freePort, type RunningHost } from '../running-host';

const root = process.cwd();

/** The Caddy of this machine, if there is one. */
export function caddyProgram(): string | undefined {
  const found = spawnSync('sh', ['-c', 'command -v caddy'], { encoding: 'utf8' });
  return found.status === 0 ? found.stdout.trim() : undefined;
}

/** Caddy with the settings of `deploy/caddy` over the exported site, its inbox on another port of this machine. */
export async function startCaddy(inboxPort: number): Promise<RunningHost> {
  const folder = mkdtempSync(join(tmpdir(), 'caddy-'));
  const port = await freePort();
  const settings = join(folder, 'Caddyfile');
  const own = readFileSync(join(root, 'deploy', 'caddy', 'Caddyfile'), 'utf8');
  // No certificates are made, and nothing of this machine is changed.
  writeFileSync(settings, `{\n\tadmin off\n\tauto_https off\n\tskip_install_trust\n}\n${own}`);
  const caddy: ChildProcess = spawn(
    caddyProgram() ?? 'caddy',
    ['run', '--config', settings, '--adapter', 'caddyfile'],
    {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: {
        ...process.env,
        XDG_DATA_HOME: folder,
        XDG_CONFIG_HOME: folder,
        SITE_ADDRESS: `http://127.0.0.1:${port}`,
        SITE_ROOT: join(root, 'out'),
        SITE_RULES: join(root, 'deploy', 'generated', 'caddy'),
        INBOX: `127.0.0.1:${inboxPort}`,
      },
    },
  );
  let complaints = '';
  caddy.stderr?.on('data', (bytes: Buffer) => {
    complaints += bytes.toString();
  });
  for (let tries = 0; tries < 100 && !(await answers(port)); tries += 1) {
    if (caddy.exitCode !== null) throw new Error(`Caddy did not start:\n${complaints}`);
    await new Promise((next) => setTimeout(next, 50));
  }
  return {
    port,
    stop: () =>
      new Promise((resolve) => {
        caddy.once('exit', () => {
          rmSync(folder, { recursive: true, force: true });
          resolve();
        });
        caddy.kill('SIGTERM');
      }),
  };
}
