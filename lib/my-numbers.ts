import { dollarsOf } from '@/lib/calculators/amount';
import { roundHalfAway } from '@/lib/numbers/format';
import { storageNames, type TabStorage } from './tab-storage';

/**
 * The figures that a visitor typed anywhere on the site: what one page knows, the next one opens with. They live in the
 * storage of one tab and hold nothing that names a person; example values never enter them.
 */

export type MyNumbers = {
  /** Price or value of the home, dollars. */
  readonly price?: number | undefined;
  /** Dollars. */
  readonly downPayment?: number | undefined;
  /** The down payment in percent of the price, when it was typed so; it then follows the price. */
  readonly downPercent?: number | undefined;
  /** The name of a county of Ohio. */
  readonly county?: string | undefined;
  /** Percent a year. */
  readonly ratePercent?: number | undefined;
  readonly termMonths?: number | undefined;
  /** Before taxes, dollars a year. It goes into no link, email or picture. */
  readonly annualIncome?: number | undefined;
  /** Debts beside the mortgage, dollars a month. */
  readonly monthlyDebts?: number | undefined;
  /** What is still owed on the present mortgage, dollars. */
  readonly balance?: number | undefined;
  /** Principal and interest of the present mortgage, dollars a month. */
  readonly currentPayment?: number | undefined;
};

/** The kept figures that are numbers. */
export type MyNumberName = Exclude<keyof MyNumbers, 'county'>;

const names: readonly MyNumberName[] = [
  'price',
  'downPayment',
  'downPercent',
  'ratePercent',
  'termMonths',
  'annualIncome',
  'monthlyDebts',
  'balance',
  'currentPayment',
];

/** The figures of which 0 is an answer; of the others it is an empty field. */
const mayBeZero: readonly MyNumberName[] = ['downPayment', 'downPercent', 'monthlyDebts'];

/** Names under which a tab may have stored a figure before they were changed. */
const formerNames: Partial<Record<MyNumberName, string>> = { balance: 'owed', currentPayment: 'paidNow' };

/** The valid entries of `numbers`. */
function cleaned(numbers: object): MyNumbers {
  const entries = names.flatMap((name) => {
    const value: unknown = Reflect.get(numbers, name) ?? Reflect.get(numbers, formerNames[name] ?? name);
    const isFigure = typeof value === 'number' && Number.isFinite(value) && value >= 0;
    return isFigure && (value > 0 || mayBeZero.includes(name)) ? [[name, value] as const] : [];
  });
  const county: unknown = Reflect.get(numbers, 'county');
  const isName = typeof county === 'string' && /^[A-Za-z ]{1,20}$/.test(county);
  return { ...Object.fromEntries(entries), ...(isName && { county }) };
}

/** The kept figures; `{}` when there are none or when they are damaged. */
export function readMyNumbers(storage: TabStorage): MyNumbers {
  try {
    const kept: unknown = JSON.parse(storage.get(storageNames.myNumbers) ?? '{}');
    return typeof kept === 'object' && kept !== null ? cleaned(kept) : {};
  } catch {
    return {};
  }
}

/** The numbers after a change: a down payment in percent follows the price, one that is typed in dollars ends it. */
function changed(before: MyNumbers, change: MyNumbers): MyNumbers {
  const inDollars = change.downPayment !== undefined && change.downPercent === undefined;
  const after = { ...before, ...change, ...(inDollars && { downPercent: undefined }) };
  const { price, downPercent } = after;
  if (downPercent === undefined) return after;
  return { ...after, downPayment: price === undefined ? undefined : roundHalfAway(dollarsOf(downPercent, price), 2) };
}

type Listener = (after: MyNumbers, before: MyNumbers) => void;

const listeners = new Set<Listener>();

/** Calls `listener` after each change that this page makes; returns what ends that. */
export function onMyNumbers(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Keeps exactly these numbers; none forgets them. */
export function replaceMyNumbers(storage: TabStorage, numbers: MyNumbers): void {
  const before = readMyNumbers(storage);
  const after = cleaned(numbers);
  if (Object.keys(after).length === 0) storage.remove(storageNames.myNumbers);
  else storage.set(storageNames.myNumbers, JSON.stringify(after));
  for (const listener of [...listeners]) listener(after, before);
}

/** Keeps `change`, leaving the figures it does not name as they were; one that is undefined is forgotten. */
export function writeMyNumbers(storage: TabStorage, change: MyNumbers): void {
  replaceMyNumbers(storage, changed(readMyNumbers(storage), change));
}

/** Forgets every kept figure. */
export function forgetMyNumbers(storage: TabStorage): void {
  replaceMyNumbers(storage, {});
}

/** The loan that price and down payment make, dollars; undefined while one of them is not known, or nothing is left. */
export function loanOf({ price, downPayment }: MyNumbers): number | undefined {
  return price === undefined || downPayment === undefined || downPayment >= price ? undefined : price - downPayment;
}
