import { type ChildProcess, spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { createClient } from '@libsql/client';
import { openStore } from '@/server/store/store';
import { freePort } from '../../deploy/running-host';
import { temporaryDirectory } from '../harness';
import { leadWith, storeContract } from './store-contract';

const platform = `${process.platform}-${process.arch}`;
/** The platforms for which the registry has a server. */
const served = ['darwin-arm64', 'darwin-x64', 'linux-arm64', 'linux-x64'];
const program = served.includes(platform)
  ? createRequire(join(process.cwd(), 'package.json')).resolve(`@sqld/${platform}/sqld`)
  : undefined;

type LibsqlServer = {
  readonly url: string;
  /** The database file. */
  readonly file: string;
  /** Where a replica of this server finds it. */
  readonly replication: string;
  /** Ends the process as a power cut would. */
  readonly kill: () => Promise<void>;
};

/** A libSQL server with the database in `folder`, which listens on this machine alone; with `primary` it is a replica of that one. */
async function startLibsqlServer(folder: string, primary?: LibsqlServer): Promise<LibsqlServer> {
  const [port, replicationPort] = [await freePort(), await freePort()];
  const role = primary
    ? ['--primary-grpc-url', primary.replication]
    : ['--grpc-listen-addr', `127.0.0.1:${replicationPort}`];
  const args = ['--no-welcome', '--http-listen-addr', `127.0.0.1:${port}`, '--db-path', folder, ...role];
  const child: ChildProcess = spawn(program ?? '', args, { stdio: 'ignore' });
  const url = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 400; tries += 1) {
    const isReady = await fetch(`${url}/health`).then(
      (response) => response.ok,
      () => false,
    );
    if (isReady) break;
    await new Promise((next) => setTimeout(next, 25));
  }
  return {
    url,
    file: join(folder, 'dbs/default/data'),
    replication: `http://127.0.0.1:${replicationPort}`,
    kill: () =>
      new Promise((ended) => {
        if (child.exitCode !== null || child.signalCode !== null) return ended();
        child.once('exit', () => ended());
        child.kill('SIGKILL');
      }),
  };
}

if (program === undefined) {
  test(`no libSQL server is to be had for ${platform}: the contract was held to the file alone`, () => {
    expect(served).not.toContain(platform);
  });
} else {
  let directory: ReturnType<typeof temporaryDirectory>;
  let servers: LibsqlServer[];
  beforeEach(() => {
    directory = temporaryDirectory();
    servers = [];
  });
  afterEach(async () => {
    await Promise.all(servers.map((server) => server.kill()));
    directory.remove();
  });

  async function start(name: string, primary?: LibsqlServer): Promise<LibsqlServer> {
    const server = await startLibsqlServer(join(directory.path, name), primary);
    servers.push(server);
    return server;
  }

  /** Waits until the file of a replica has so many leads: its answers may come from the primary. */
  async function copied(replica: LibsqlServer, leads: number): Promise<void> {
    const asked = createClient({ url: replica.url });
    const inFile = async () => {
      const file = createClient({ url: `file:${replica.file}` });
      try {
        return (await file.execute('SELECT count(*) AS leads FROM leads')).rows[0]?.leads;
      } finally {
        file.close();
      }
    };
    let found: unknown;
    for (let tries = 0; tries < 200 && found !== leads; tries += 1) {
      // A replica begins to copy when it is first asked something.
      await asked.execute('SELECT 1').catch(() => undefined);
      found = await inFile().catch(() => undefined);
      await new Promise((next) => setTimeout(next, 50));
    }
    asked.close();
    expect(found).toBe(leads);
  }

  describe('a libSQL server', () => storeContract(async () => ({ url: (await start('primary')).url })));

  test('a replica that is promoted after its primary died has every lead once, and takes more', async () => {
    const primary = await start('primary');
    const replica = await start('replica', primary);
    const before = await openStore({ url: primary.url, queuesMail: true });
    const keys = Array.from({ length: 30 }, (_, n) => `key-${n}`);
    await Promise.all(keys.map((key) => before.put(leadWith(key))));
    await before.close();
    await copied(replica, keys.length);
    await primary.kill();
    await replica.kill();

    const promoted = await start('replica');
    const after = await openStore({ url: promoted.url, queuesMail: true });
    const again = await Promise.all(keys.map((key) => after.put(leadWith(key))));
    expect(new Set(again.map(({ outcome }) => outcome))).toEqual(new Set(['already-stored']));
    expect(await after.put(leadWith('new'))).toMatchObject({ outcome: 'stored' });
    const stored = await after.list();
    expect(stored.map(({ key }) => key).sort()).toEqual([...keys, 'new'].sort());
    expect(stored.map(({ number }) => number)).toEqual(stored.map((_, index) => index + 1));
    await after.close();
  }, 60_000);
}
