import { storageNames } from '@/lib/storage-names';
import type { TabStorage } from '@/lib/tab-storage';

/**
 * The figures a visitor typed into one calculator, offered on the next and in the questionnaires. They live in the
 * storage of one tab and hold nothing that names a person.
 */

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
  /** Dollars. */
  readonly downPayment?: number;
  /** Debts beside the mortgage, dollars a month. */
  readonly monthlyDebts?: number;
  /** The name of a county of Ohio; empty for the state as a whole. */
  readonly county?: string;
};

/** The kept figures that are numbers. */

export type MyNumberName = Exclude<keyof MyNumbers, 'county'>;

const names: readonly MyNumberName[] = [
  'price',
  'loan',
  'ratePercent',
  'termMonths',
  'annualIncome',
  'downPayment',
  'monthlyDebts',
];

/** The kept figures; `{}` when there are none or when they are damaged. */
export function readMyNumbers(storage: TabStorage): MyNumbers {
  try {
    const kept: unknown = JSON.parse(storage.get(storageNames.myNumbers) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return {};
    const entries = names.flatMap((name) => {
      const value: unknown = Reflect.get(kept, name);
      return typeof value === 'number' && Number.isFinite(value) && value >= 0 ? [[name, value] as const] : [];
    });
    const county: unknown = Reflect.get(kept, 'county');
    const isName = typeof county === 'string' && /^[A-Za-z ]{0,20}$/.test(county);
    return { ...Object.fromEntries(entries), ...(isName && { county }) };
  } catch {
    return {};
  }
}

/** Keeps `numbers`, leaving the figures it does not name as they were; one that is undefined is forgotten. */
export function writeMyNumbers(storage: TabStorage, numbers: MyNumbers): void {
  storage.set(storageNames.myNumbers, JSON.stringify({ ...readMyNumbers(storage), ...numbers }));
}

/** Forgets every kept figure. */
export function forgetMyNumbers(storage: TabStorage): void {
  storage.remove(storageNames.myNumbers);
}
