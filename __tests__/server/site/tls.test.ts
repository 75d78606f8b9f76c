import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tlsHeaders } from '@/content/lender/site';
import { openStaticSite } from '@/server/site/static-site';
import { ask } from '../ask';
import { startInbox, temporaryDirectory } from '../harness';

const directory = temporaryDirectory();
const out = join(directory.path, 'out');
mkdirSync(out);
writeFileSync(join(out, 'index.html'), '<h1>Home</h1>');
writeFileSync(join(out, '.headers.json'), JSON.stringify({ '/': { 'content-security-policy': "default-src 'none'" } }));

const paths = ['/', '/index.html', '/nothing', '/healthz', '/leads/contact'];

test.each([
  ['over TLS, behind a trusted proxy', 1, 'https', true],
  ['over plain HTTP', 0, undefined, false],
  ['over plain HTTP who claims TLS', 0, 'https', false],
  ['over plain HTTP, behind a trusted proxy', 1, 'http', false],
  ['over plain HTTP to the first of two proxies', 1, 'http, https', false],
  ['behind a proxy that does not tell', 1, undefined, false],
])('a visitor %s (%i trusted, %s) gets HSTS: %s', async (_, trustedProxies, proto, isAsked) => {
  const inbox = await startInbox({ app: { site: openStaticSite(out), trustedProxies } });
  for (const path of paths) {
    const headers = { accept: 'text/html', ...(proto && { 'x-forwarded-proto': proto }) };
    const answer = await ask(inbox.port, path, headers);
    expect([path, answer.headers['strict-transport-security']]).toEqual([
      path,
      isAsked ? tlsHeaders['strict-transport-security'] : undefined,
    ]);
    expect(answer.headers['content-security-policy']).toMatch(
      isAsked ? /^default-src 'none'.*; upgrade-insecure-requests$/ : /^default-src 'none'(?!.*upgrade-insecure)/,
    );
  }
});
