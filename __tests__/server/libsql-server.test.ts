import { type ChildProcess, spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { freePort } from '../deploy/running-host';
import { temporaryDirectory } from './harness';
import { storeContract } from './store-contract';

const platform = `${process.platform}-${process.arch}`;
/** The platforms for which the registry has a server. */
const served = ['darwin-arm64', 'darwin-x64', 'linux-arm64', 'linux-x64'];
const program = served.includes(platform)
  ? createRequire(join(process.cwd(), 'package.json')).resolve(`@sqld/${platform}/sqld`)
  : undefined;

type LibsqlServer = { readonly url: string; readonly stop: () => Promise<void> };

/** A libSQL server with an empty database, which listens on this machine alone. */
async function startLibsqlServer(): Promise<LibsqlServer> {
  const directory = temporaryDirectory();
  const port = await freePort();
  const args = ['--no-welcome', '--http-listen-addr', `127.0.0.1:${port}`, '--db-path', join(directory.path, 'data')];
  const child: ChildProcess = spawn(program ?? '', args, { stdio: 'ignore' });
  const url = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 200; tries += 1) {
    const isReady = await fetch(`${url}/health`).then(
      (response) => response.ok,
      () => false,
    );
    if (isReady) break;
    await new Promise((next) => setTimeout(next, 25));
  }
  return {
    url,
    stop: () =>
      new Promise((stopped) => {
        child.once('exit', () => {
          directory.remove();
          stopped();
        });
        child.kill('SIGKILL');
      }),
  };
}

if (program === undefined) {
  test(`no libSQL server is to be had for ${platform}: the contract was held to the file alone`, () => {
    expect(served).not.toContain(platform);
  });
} else {
  let server: LibsqlServer;
  beforeEach(async () => {
    server = await startLibsqlServer();
  });
  afterEach(() => server.stop());

  describe('a libSQL server', () => storeContract(async () => ({ url: server.url })));
}
