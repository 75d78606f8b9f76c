import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** A random text of 256 bits. */
export function randomText(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of a secret: who reads it there cannot use it. */
export function digestOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/** Whether two texts are the same, in a time that does not depend on where they differ. */
export function isSame(one: string, other: string): boolean {
  return timingSafeEqual(digestOf(one), digestOf(other));
}
