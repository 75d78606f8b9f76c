import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

export function randomText(): string {
  return randomBytes(32).toString('base64url');
}

/** The stored form of a secret. */
export function digestOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/** Compares in constant time. */
export function isSame(one: string, other: string): boolean {
  return timingSafeEqual(digestOf(one), digestOf(other));
}
