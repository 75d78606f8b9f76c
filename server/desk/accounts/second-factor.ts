import { createHash, randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

/** Seconds per code. The codes before and after are accepted too, because phone clocks drift. */
const period = 30;
const stepTolerance = 1;
/** As long as the SHA-1 digest. */
const secretBytes = 20;
/** Number of recovery codes, and their random bytes: with 112 bits or more, a plain digest is enough. */
const [recoveryCodes, recoveryBytes] = [8, 15];

function totpFor(secret: string, more: { readonly issuer?: string; readonly label?: string } = {}): TOTP {
  return new TOTP({ secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period, ...more });
}

export function newSecret(): string {
  return new Secret({ size: secretBytes }).base32;
}

export function isSecret(text: string): boolean {
  return /^[A-Z2-7]{32}$/.test(text);
}

/** The `otpauth://totp/…` URL in the QR code. */
export function otpauthUrl(secret: string, email: string, issuer: string): string {
  return totpFor(secret, { issuer, label: email }).toString();
}

/** The time step of a code, or undefined if the code is wrong. `consumeCodeStep` of the store accepts each step once. */
export function stepOfCode(secret: string, code: string, now: number): number | undefined {
  const token = code.replace(/\s/g, '');
  // A secret that can't be decrypted is empty, and anyone can compute the codes of an empty secret.
  if (!isSecret(secret) || !/^\d{6}$/.test(token)) return undefined;
  const delta = totpFor(secret).validate({ token, timestamp: now, window: stepTolerance });
  return delta === null ? undefined : Math.floor(now / 1000 / period) + delta;
}

export function newRecoveryCodes(): readonly string[] {
  return Array.from({ length: recoveryCodes }, () =>
    new Secret({ buffer: new Uint8Array(randomBytes(recoveryBytes)).buffer }).base32
      .toLowerCase()
      .replace(/(.{4})(?=.)/g, '$1-'),
  );
}

export function recoveryDigest(code: string): string {
  const plain = code.toLowerCase().replace(/[^a-z2-7]/g, '');
  return createHash('sha256').update(plain).digest('base64url');
}
