import { readFileSync } from 'node:fs';

/** Directives of each TLS server: nginx uses the first one of a port before it knows which server is meant. */
const servers = ['site', 'desk'].flatMap((name) =>
  readFileSync(`deploy/nginx/${name}.conf`, 'utf8')
    .split(/^server \{$/m)
    .filter((server) => /listen 443 ssl/.test(server))
    .map((server) => [`${name}.conf, ${/server_name (\S+);/.exec(server)?.[1]}`, server] as const),
);

test('the site has two servers and the desk one', () => {
  expect(servers).toHaveLength(3);
});

test.each(servers)('%s has only ciphers with forward secrecy, and ends half a request header', (_, server) => {
  const ciphers = /ssl_ciphers (\S+);/.exec(server)?.[1]?.split(':') ?? [];
  expect(ciphers).toHaveLength(6);
  for (const cipher of ciphers) expect(cipher).toMatch(/^ECDHE-(?:ECDSA|RSA)-(?:AES\d+-GCM-SHA\d+|CHACHA20-POLY1305)$/);
  expect(server).toMatch(/^ {2}ssl_protocols TLSv1\.2 TLSv1\.3;$/m);
  expect(server).toMatch(/^ {2}client_header_timeout 10s;$/m);
});
