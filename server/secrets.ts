import { createCipheriv, createDecipheriv, createHash, randomBytes, timingSafeEqual } from 'node:crypto';

export function randomText(): string {
  return randomBytes(32).toString('base64url');
}

export function digestOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/** Compares in constant time. */
export function isSame(one: string, other: string): boolean {
  return timingSafeEqual(digestOf(one), digestOf(other));
}

const sealMark = 'sealed:';
const cipherName = 'aes-256-gcm';
const [nonceBytes, tagBytes] = [12, 16];

/** Encrypts text for storage, bound to its owner. `keyText` is 32 bytes in base64; without it, text is stored as it is. */
export function createSealer(keyText?: string) {
  const key = keyText === undefined ? undefined : Buffer.from(keyText, 'base64');
  return {
    seal(text: string, owner: string): string {
      if (!key || text.startsWith(sealMark)) return text;
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv(cipherName, key, nonce).setAAD(Buffer.from(owner));
      const sealed = [nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()];
      return sealMark + Buffer.concat(sealed).toString('base64url');
    },
    /** Undefined if it was sealed with another key. */
    unseal(stored: string, owner: string): string | undefined {
      if (!stored.startsWith(sealMark)) return stored;
      if (!key) return undefined;
      const bytes = Buffer.from(stored.slice(sealMark.length), 'base64url');
      const cipher = createDecipheriv(cipherName, key, bytes.subarray(0, nonceBytes)).setAAD(Buffer.from(owner));
      try {
        const text = cipher.setAuthTag(bytes.subarray(-tagBytes)).update(bytes.subarray(nonceBytes, -tagBytes));
        cipher.final();
        return text.toString();
      } catch {
        return undefined;
      }
    },
  };
}
export type Sealer = ReturnType<typeof createSealer>;
