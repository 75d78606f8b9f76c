/**
 * The figures a visitor typed into one calculator, offered on the next and in the questionnaires. They live in the
 * storage of one tab and hold nothing that names a person.
 */

/** Where `MyNumbers` lie in the tab's storage. */
export const myNumbersKey = 'my-numbers';

export type MyNumbers = {
  /** Price or value of the home, dollars. */
  readonly price?: number;
  /** Amount borrowed, dollars. */
  readonly loan?: number;
  /** Percent a year. */
  readonly ratePercent?: number;
  readonly termMonths?: number;
  /** Before taxes, dollars a year. */
  readonly annualIncome?: number;
};

export type MyNumberName = keyof MyNumbers;

const names: readonly MyNumberName[] = ['price', 'loan', 'ratePercent', 'termMonths', 'annualIncome'];

/** The part of `Storage` that these functions need; a browser may refuse each call. */
export type StorageLike = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The kept figures; `{}` when there are none, when they are damaged or when the browser refuses. */
export function readMyNumbers(storage: StorageLike): MyNumbers {
  try {
    const kept: unknown = JSON.parse(storage.getItem(myNumbersKey) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return {};
    const entries = names.flatMap((name) => {
      const value: unknown = Reflect.get(kept, name);
      return typeof value === 'number' && Number.isFinite(value) && value >= 0 ? [[name, value] as const] : [];
    });
    return Object.fromEntries(entries);
  } catch {
    return {};
  }
}

/** Keeps `numbers`, leaving the figures it does not name as they were. */
export function writeMyNumbers(storage: StorageLike, numbers: MyNumbers): void {
  try {
    storage.setItem(myNumbersKey, JSON.stringify({ ...readMyNumbers(storage), ...numbers }));
  } catch {
    // Without storage there is nothing to offer later, and nothing else breaks.
  }
}

/** Forgets every kept figure. */
export function forgetMyNumbers(storage: StorageLike): void {
  try {
    storage.removeItem(myNumbersKey);
  } catch {
    // A browser that refuses storage has kept nothing.
  }
}

/** The storage of this tab, which may refuse each call. */
export const tabNumbers: StorageLike = {
  getItem: (key) => window.sessionStorage.getItem(key),
  setItem: (key, value) => window.sessionStorage.setItem(key, value),
  removeItem: (key) => window.sessionStorage.removeItem(key),
};
