import { dollarsOf } from '@/lib/calculators/amount';
import { type ScoreGroup, scoreGroups } from '@/lib/market';
import type { LoanKind, VaUse } from '@/lib/mortgage/loan-plan';
import { roundHalfAway } from '@/lib/numbers/format';
import { storageNames, type TabStorage } from './tab-storage';

/** A visitor's numbers in this tab, from any page. They name nobody, and include only what was typed or chosen. */
export type MyNumbers = {
  /** Price or value of the home, dollars. */
  readonly price?: number | undefined;
  /** Savings for the home, in dollars: they cover closing costs, reserve and down payment. */
  readonly saved?: number | undefined;
  /** Months of payments to leave in the bank. */
  readonly reserveMonths?: ReserveMonths | undefined;
  /** In dollars. Typed by visitors who know their down payment; replaces `saved`. */
  readonly downPayment?: number | undefined;
  /** In percent of the price, if it was typed that way; it then follows the price. */
  readonly downPercent?: number | undefined;
  /** The name of an Ohio county. */
  readonly county?: string | undefined;
  /** The city or ZIP code from which the county was derived. */
  readonly place?: string | undefined;
  /** The new loan's rate, in percent a year. */
  readonly ratePercent?: number | undefined;
  readonly termMonths?: number | undefined;
  /** Before taxes, in dollars a year. Never part of a link, email or picture, except the letter's own link. */
  readonly annualIncome?: number | undefined;
  /** Monthly debt payments besides the mortgage, in dollars. */
  readonly monthlyDebts?: number | undefined;
  readonly score?: ScoreGroup | undefined;
  readonly firstHome?: YesOrNo | undefined;
  readonly veteran?: YesOrNo | undefined;
  readonly vaUse?: VaUse | undefined;
  /** The kind of loan chosen in the payment calculator. */
  readonly loanKind?: LoanKind | undefined;
  /** Whether Ohio's second loan is included. */
  readonly ohioHelp?: YesOrNo | undefined;
  /** The day of the closing, as 2027-04-30. */
  readonly closingDay?: string | undefined;
  readonly taxProration?: 'short' | 'long' | undefined;
  readonly ownersPolicy?: 'buyer' | 'half' | 'seller' | undefined;
  /** The balance of the current mortgage, in dollars. */
  readonly balance?: number | undefined;
  /** Principal and interest of the current mortgage, in dollars a month. */
  readonly currentPayment?: number | undefined;
  /** The rate of the current mortgage, in percent a year. */
  readonly currentRatePercent?: number | undefined;
  /** Cards and other loans: balance, monthly payment and rate of each, "28000,840,24;5000,150,19". */
  readonly cards?: string | undefined;
  /** How long they will keep the home, in months. */
  readonly stayMonths?: number | undefined;
  /** The rate of a refinance, if typed, in percent a year. */
  readonly newRatePercent?: number | undefined;
};

export type YesOrNo = 'Yes' | 'No';

export type ReserveMonths = '0' | '1' | '2';

/** The text values, and what each of them accepts. */
const texts = {
  county: /^[A-Z][A-Za-z ]{1,19}$/,
  place: /^[\p{L}\d .'’-]{1,40}$/u,
  reserveMonths: /^[012]$/,
  score: new RegExp(`^(${scoreGroups.join('|')})$`),
  firstHome: /^(Yes|No)$/,
  veteran: /^(Yes|No)$/,
  vaUse: /^(first|later|exempt)$/,
  loanKind: /^(conventional|fha|va)$/,
  ohioHelp: /^(Yes|No)$/,
  closingDay: /^20\d\d-[01]\d-[0-3]\d$/,
  taxProration: /^(short|long)$/,
  ownersPolicy: /^(buyer|half|seller)$/,
  cards: /^(?:(?:^|[,;])\d{1,9}(?:\.\d{1,3})?){3,24}$/,
} as const satisfies Partial<Record<keyof MyNumbers, RegExp>>;

export type MyTextName = keyof typeof texts;
export type MyNumberName = Exclude<keyof MyNumbers, MyTextName>;

/** Whether 0 is an answer; for the others it is an empty field. */
const numbers: Readonly<Record<MyNumberName, { readonly zero: boolean }>> = {
  price: { zero: false },
  saved: { zero: true },
  downPayment: { zero: true },
  downPercent: { zero: true },
  ratePercent: { zero: false },
  termMonths: { zero: false },
  annualIncome: { zero: false },
  monthlyDebts: { zero: true },
  balance: { zero: false },
  currentPayment: { zero: false },
  currentRatePercent: { zero: true },
  stayMonths: { zero: false },
  newRatePercent: { zero: true },
};

/** The maximum home price, income or debt: a link may contain any number. */
const maxFigure = 1e9;

/** Whether a text is valid for this name. */
export function isMyText(name: MyTextName, text: unknown): text is string {
  return typeof text === 'string' && texts[name].test(text);
}

function isValid(name: keyof MyNumbers, value: unknown): boolean {
  if (name in texts) return isMyText(name as MyTextName, value);
  const isFigure = typeof value === 'number' && value >= 0 && value < maxFigure;
  return isFigure && (value > 0 || numbers[name as MyNumberName].zero);
}

function validated(stored: object): MyNumbers {
  const names = Object.keys({ ...numbers, ...texts }) as (keyof MyNumbers)[];
  const entries = names.map((name) => [name, Reflect.get(stored, name)] as const);
  return Object.fromEntries(entries.filter(([name, value]) => isValid(name, value))) as MyNumbers;
}

/** The stored numbers; `{}` if there are none or they are damaged. */
export function readMyNumbers(storage: TabStorage): MyNumbers {
  try {
    const stored: unknown = JSON.parse(storage.get(storageNames.myNumbers) ?? '{}');
    return typeof stored === 'object' && stored !== null ? validated(stored) : {};
  } catch {
    return {};
  }
}

/**
 * A down payment in percent follows the price. Of savings and a down payment, the one typed last wins. A place belongs
 * to its county.
 */
function changed(before: MyNumbers, change: MyNumbers): MyNumbers {
  const inDollars = change.downPayment !== undefined && change.downPercent === undefined;
  const hasDown = change.downPayment !== undefined || change.downPercent !== undefined;
  const isMoved = 'county' in change && change.place === undefined && change.county !== before.county;
  const after = {
    ...before,
    ...change,
    ...(inDollars && { downPercent: undefined }),
    ...(hasDown && { saved: undefined }),
    ...(change.saved !== undefined && { downPayment: undefined, downPercent: undefined }),
    ...(isMoved && { place: undefined }),
  };
  const { price, downPercent } = after;
  if (downPercent === undefined) return after;
  return { ...after, downPayment: price === undefined ? undefined : roundHalfAway(dollarsOf(downPercent, price), 2) };
}

type Listener = (after: MyNumbers, before: MyNumbers) => void;

const listeners = new Set<Listener>();

/** Calls `listener` after each change made on this page. Returns a cleanup function. */
export function onMyNumbers(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Stores exactly these numbers; an empty object deletes them. */
export function replaceMyNumbers(storage: TabStorage, next: MyNumbers): void {
  const before = readMyNumbers(storage);
  const after = validated(next);
  if (Object.keys(after).length === 0) storage.remove(storageNames.myNumbers);
  else storage.set(storageNames.myNumbers, JSON.stringify(after));
  for (const listener of [...listeners]) listener(after, before);
}

/** Merges `change` into the stored numbers; undefined values are deleted. */
export function writeMyNumbers(storage: TabStorage, change: MyNumbers): void {
  replaceMyNumbers(storage, changed(readMyNumbers(storage), change));
}

export function forgetMyNumbers(storage: TabStorage): void {
  replaceMyNumbers(storage, {});
}

/** Price less down payment, in dollars; undefined if one of them is unknown, or nothing is left. */
export function loanOf({ price, downPayment }: MyNumbers): number | undefined {
  return price === undefined || downPayment === undefined || downPayment >= price ? undefined : price - downPayment;
}
