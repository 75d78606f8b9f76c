import { createHash } from 'node:crypto';

/** A hash as policies and integrity attributes write it: `sha256-…`, without quotes. */
export function hashOf(algorithm: 'sha256' | 'sha384', content: string | Uint8Array): string {
  return `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`;
}
