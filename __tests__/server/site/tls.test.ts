import { mkdirSync, writeFileSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { openStaticSite } from '@/server/site/static-site';
import { ask } from '../ask';
import { startInbox, type TestInbox, temporaryDirectory } from '../harness';

const directory = temporaryDirectory();
const out = join(directory.path, 'out');
mkdirSync(out);
writeFileSync(join(out, 'index.html'), '<h1>Home</h1>');
writeFileSync(join(out, '.headers.json'), JSON.stringify({ '/': { 'content-security-policy': "default-src 'none'" } }));
const site = openStaticSite(out);

let plain: TestInbox;
let proxied: TestInbox;
beforeAll(async () => {
  // Without a host it listens at every address of this machine.
  plain = await startInbox({ app: { site }, listen: { host: undefined } });
  proxied = await startInbox({ app: { site, trustedProxies: 1 } });
});
afterAll(async () => {
  await plain.close();
  await proxied.close();
  directory.remove();
});

async function headersOf(port: number, path: string, sent: Record<string, string> = {}, host = '127.0.0.1') {
  return (await ask(port, path, { accept: 'text/html', ...sent }, { host })).headers;
}

const paths = ['/', '/index.html', '/nothing', '/healthz', '/leads/contact'];
const addressesOfThisMachine = Object.values(networkInterfaces())
  .flatMap((addresses) => addresses ?? [])
  .filter(({ family }) => family === 'IPv4')
  .map(({ address }) => address);

describe.each(['localhost', ...addressesOfThisMachine])('over plain HTTP at %s', (host) => {
  it.each(paths)('%s asks no browser for https', async (path) => {
    const headers = await headersOf(plain.port, path, {}, host);
    expect(headers).not.toHaveProperty('strict-transport-security');
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'/);
    expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests');
  });
});

describe('behind a proxy of ours', () => {
  it.each(paths)('%s asks the browser of a visitor over TLS for https from then on', async (path) => {
    const headers = await headersOf(proxied.port, path, { 'x-forwarded-proto': 'https' });
    expect(headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains');
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'.*; upgrade-insecure-requests$/);
  });

  it.each<Record<string, string>>([{}, { 'x-forwarded-proto': 'http' }, { 'x-forwarded-proto': 'http, https' }])(
    'a visitor without TLS (%j) is not',
    async (sent) => {
      const headers = await headersOf(proxied.port, '/', sent);
      expect(headers).not.toHaveProperty('strict-transport-security');
      expect(headers['content-security-policy']).toBe("default-src 'none'");
    },
  );
});

test('a visitor who claims TLS is not believed where no proxy of ours is configured', async () => {
  const headers = await headersOf(plain.port, '/', { 'x-forwarded-proto': 'https' });
  expect(headers).not.toHaveProperty('strict-transport-security');
});
