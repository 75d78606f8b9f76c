import { createHmac, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { isSame } from '@/server/secrets';
import type { SecondFactor, StoredAccount } from '@/server/store/accounts';

const derive = promisify<string, Buffer, number, { N: number; r: number; p: number; maxmem: number }, Buffer>(scrypt);

/** One guess costs 32 MB of memory and about a third of a second. */
const defaultCost = { N: 32_768, r: 8, p: 3 };
const keyBytes = 32;

/** Normalizing takes quadratic time in the number of combining marks, so longer text is refused before it is normalized. */
export const maxEmailLength = 254;
export const maxPasswordLength = 1024;

export type Account = {
  /** Normalized; it is also the name in the audit log. */
  readonly email: string;
  readonly cost: typeof defaultCost;
  readonly salt: Buffer;
  readonly key: Buffer;
  readonly secondFactor: SecondFactor | null;
};

/** Normalizes an email address as accounts are stored; text that is too long becomes empty. */
export function accountEmail(email: string): string {
  return email.length > maxEmailLength ? '' : email.normalize('NFKC').trim().toLowerCase();
}

function deriveKey(password: string, { cost, salt }: Pick<Account, 'cost' | 'salt'>): Promise<Buffer> {
  const text = password.slice(0, maxPasswordLength).normalize('NFKC');
  return derive(text, salt, keyBytes, { ...cost, maxmem: 256 * cost.N * cost.r });
}

/** Returns why an address can't be an account name, or undefined. */
export function emailProblem(email: string): string | undefined {
  return /^[^\s@:,]+@[^\s@:,]+$/.test(accountEmail(email)) ? undefined : 'An account needs an email address.';
}

/** Hashes a password that `passwordProblem` accepted, as `scrypt:N:r:p:salt:key`. */
export async function hashPassword(password: string, cost = defaultCost): Promise<string> {
  const salt = randomBytes(16);
  const key = await deriveKey(password, { cost, salt });
  const { N, r, p } = cost;
  return ['scrypt', N, r, p, salt.toString('base64url'), key.toString('base64url')].join(':');
}

/** Parses a stored account. Throws for another password scheme. */
export function parseAccount({ email, password, secondFactor }: StoredAccount): Account {
  const [kind, N, r, p, salt = '', key = ''] = password.split(':');
  if (kind !== 'scrypt' || key.length !== 43) throw new Error('A password in the database cannot be read.');
  return {
    email,
    cost: { N: Number(N), r: Number(r), p: Number(p) },
    salt: Buffer.from(salt, 'base64url'),
    key: Buffer.from(key, 'base64url'),
    secondFactor,
  };
}

/** Signed with the account's password key: a new password invalidates it, and the server keeps no list. */
export function deviceToken({ email, key }: Account, nonce = randomBytes(16).toString('base64url')): string {
  return `${nonce}.${createHmac('sha256', key).update(`${nonce} ${email}`).digest('base64url')}`;
}

export function isKnownDevice(account: Account, token: string): boolean {
  return isSame(token, deviceToken(account, token.split('.')[0]));
}

/** An unknown address takes as long as a wrong password. Checks run one at a time, which bounds their memory. */
export function createPasswordCheck(list: () => Promise<readonly StoredAccount[]>) {
  const nobody = { cost: defaultCost, salt: randomBytes(16), key: randomBytes(keyBytes) };
  let lastCheck: Promise<unknown> = Promise.resolve();

  async function check(typedEmail: string, password: string): Promise<Account | undefined> {
    const accounts = (await list()).map(parseAccount);
    const email = accountEmail(typedEmail);
    const found = accounts.find((each) => each.email === email);
    const account = found ?? { ...nobody, cost: accounts[0]?.cost ?? defaultCost };
    const key = await deriveKey(password, account);
    return timingSafeEqual(key, account.key) ? found : undefined;
  }

  return (email: string, password: string): Promise<Account | undefined> => {
    const result = lastCheck.then(() => check(email, password));
    lastCheck = result.catch(() => undefined);
    return result;
  };
}
