import { createHmac, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { passwordProblem } from '@/server/desk/passwords';

const derive = promisify<string, Buffer, number, { N: number; r: number; p: number; maxmem: number }, Buffer>(scrypt);

/** The cost of one guess: 32 MB of memory, and about a third of a second. */
const usualCost = { N: 32_768, r: 8, p: 3 };
const keyBytes = 32;

/** The most characters; a longer one would only cost time. */
const longestPassword = 1024;

/** Who may sign in, and by which password. */
export type Account = {
  /** Folded; also who is named in the record of uses. */
  readonly email: string;
  readonly cost: typeof usualCost;
  readonly salt: Buffer;
  readonly key: Buffer;
};

/** An email address in the one spelling by which an account is found. */
export function accountName(email: string): string {
  return email.normalize('NFKC').trim().toLowerCase();
}

function keyOf(password: string, { cost, salt }: Pick<Account, 'cost' | 'salt'>): Promise<Buffer> {
  const text = password.normalize('NFKC').slice(0, longestPassword);
  return derive(text, salt, keyBytes, { ...cost, maxmem: 256 * cost.N * cost.r });
}

/**
 * The entry of an account for `DESK_PASSWORD_HASH`, `email:scrypt:N:r:p:salt:key`; salt and key are base64url, so that
 * no shell or settings file takes a character of it for its own. Rejects a short or common password.
 */
export async function accountEntry(email: string, password: string, cost = usualCost): Promise<string> {
  const name = accountName(email);
  if (!/^[^\s@:,]+@[^\s@:,]+$/.test(name)) throw new Error('An account needs an email address.');
  const problem = passwordProblem(password, name);
  if (problem) throw new Error(problem);
  const salt = randomBytes(16);
  const key = await keyOf(password, { cost, salt });
  const { N, r, p } = cost;
  return [name, 'scrypt', N, r, p, salt.toString('base64url'), key.toString('base64url')].join(':');
}

function accountIn(entry: string): Account {
  const found = /^([^\s@:,]+@[^\s@:,]+):scrypt:(\d{1,7}):(\d{1,2}):(\d{1,2}):([\w-]{16,}):([\w-]{43})$/.exec(entry);
  const [, email = '', N, r, p, salt = '', key = ''] = found ?? [];
  const cost = { N: Number(N), r: Number(r), p: Number(p) };
  const isStrong = cost.N >= 16_384 && Math.log2(cost.N) % 1 === 0 && cost.r >= 8 && cost.p >= 1;
  if (!found || !isStrong) {
    throw new Error('Each entry is made by: npm run leads -- hash-password EMAIL');
  }
  return {
    email: accountName(email),
    cost,
    salt: Buffer.from(salt, 'base64url'),
    key: Buffer.from(key, 'base64url'),
  };
}

/** The accounts in the text of `DESK_PASSWORD_HASH`, separated by spaces or commas. Throws a sentence for an invalid entry. */
export function accountsIn(text: string): readonly Account[] {
  const accounts = text
    .split(/[\s,]+/)
    .filter(Boolean)
    .map(accountIn);
  if (new Set(accounts.map(({ email }) => email)).size < accounts.length) {
    throw new Error('An email address is in it twice.');
  }
  return accounts;
}

/**
 * What a browser that signed in before proves it by. It is signed with the account's key, so that a new password ends it,
 * and no server needs to remember it.
 */
export function deviceMark({ email, key }: Account, nonce = randomBytes(16).toString('base64url')): string {
  return `${nonce}.${createHmac('sha256', key).update(`${nonce} ${email}`).digest('base64url')}`;
}

/** Whether a browser has signed in to this account before. */
export function isKnownDevice(account: Account, mark: string): boolean {
  const given = Buffer.from(mark);
  const right = Buffer.from(deviceMark(account, mark.split('.')[0]));
  return given.length === right.length && timingSafeEqual(given, right);
}

/**
 * Makes the check of an address and a password; it resolves with the account's name or undefined. An unknown address
 * takes as long as a wrong password, and one check runs at a time, so that many need no more memory than one.
 */
export function createPasswordCheck(accounts: readonly Account[]) {
  const byName = new Map(accounts.map((account) => [account.email, account] as const));
  const nobody = { email: '', cost: accounts[0]?.cost ?? usualCost, salt: randomBytes(16), key: randomBytes(keyBytes) };
  let turn: Promise<unknown> = Promise.resolve();

  async function check(email: string, password: string): Promise<string | undefined> {
    const account = byName.get(accountName(email)) ?? nobody;
    const key = await keyOf(password, account);
    return timingSafeEqual(key, account.key) && account !== nobody ? account.email : undefined;
  }

  return (email: string, password: string): Promise<string | undefined> => {
    const result = turn.then(() => check(email, password));
    turn = result.catch(() => undefined);
    return result;
  };
}
