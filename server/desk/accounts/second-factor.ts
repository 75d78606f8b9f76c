import { createHash, randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

/** Seconds that a code is shown. One before and one after are taken too: clocks of phones differ. */
const period = 30;
const stepTolerance = 1;
/** Bytes of the secret, as long as the digest that codes are made by. */
const secretBytes = 20;
/** Recovery codes that are made at once, each of 80 bits. */
const recoveryCodes = 8;

function totpFor(secret: string, more: { readonly issuer?: string; readonly label?: string } = {}): TOTP {
  return new TOTP({ secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period, ...more });
}

/** A new secret in base 32. */
export function newSecret(): string {
  return new Secret({ size: secretBytes }).base32;
}

/** Whether a text is a secret as `newSecret` makes them. */
export function isSecret(text: string): boolean {
  return /^[A-Z2-7]{32}$/.test(text);
}

/** The address by which an app takes the secret, `otpauth://totp/…`: what its picture says. */
export function otpauthUrl(secret: string, email: string, issuer: string): string {
  return totpFor(secret, { issuer, label: email }).toString();
}

/** The step of time whose code this is, or undefined. Each step is taken once: `takeStep` of the store. */
export function stepOfCode(secret: string, code: string, now: number): number | undefined {
  const token = code.replace(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return undefined;
  const delta = totpFor(secret).validate({ token, timestamp: now, window: stepTolerance });
  return delta === null ? undefined : Math.floor(now / 1000 / period) + delta;
}

/** New recovery codes, such as `k3vq-7d2m-xw5n-b6ta`. */
export function newRecoveryCodes(): readonly string[] {
  return Array.from({ length: recoveryCodes }, () =>
    new Secret({ buffer: new Uint8Array(randomBytes(10)).buffer }).base32.toLowerCase().replace(/(.{4})(?=.)/g, '$1-'),
  );
}

/** What is stored of a recovery code. It is random enough that a plain digest does not give it away. */
export function recoveryDigest(code: string): string {
  const plain = code.toLowerCase().replace(/[^a-z2-7]/g, '');
  return createHash('sha256').update(plain).digest('base64url');
}
