import { createHash } from 'node:crypto';

/** A hash for content security policies and integrity attributes: `sha256-…`. */
export function hashOf(algorithm: 'sha256' | 'sha384', content: string | Uint8Array): string {
  return `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`;
}
