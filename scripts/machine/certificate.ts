import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

export type Certificate = { readonly chain: string; readonly key: string };

export function makeCertificate(folder: string): Certificate {
  const certificate = { chain: join(folder, 'chain.pem'), key: join(folder, 'key.pem') };
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost', '-days', '2'];
  const files = ['-keyout', certificate.key, '-out', certificate.chain];
  const { status } = spawnSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...subject, ...files]);
  if (status !== 0) throw new Error('openssl could not make a certificate.');
  return certificate;
}
