import { dollarsOf } from '@/lib/calculators/amount';
import { type ScoreGroup, scoreGroups } from '@/lib/market';
import type { LoanKind, VaUse } from '@/lib/mortgage/loan-plan';
import { roundHalfAway } from '@/lib/numbers/format';
import { storageNames, type TabStorage } from './tab-storage';

/** What a visitor has said in this tab, on any page. It names nobody, and holds nothing that they have not typed or chosen. */
export type MyNumbers = {
  /** Price or value of the home, dollars. */
  readonly price?: number | undefined;
  /** Saved for the home, dollars: closing costs, reserve and down payment come out of it. */
  readonly saved?: number | undefined;
  /** Months of payments that stay in the bank. */
  readonly reserveMonths?: ReserveMonths | undefined;
  /** Dollars. Typed where a visitor knows the down payment; it counts in place of `saved`. */
  readonly downPayment?: number | undefined;
  /** The down payment in percent of the price, when it was typed so; it then follows the price. */
  readonly downPercent?: number | undefined;
  /** The name of a county of Ohio. */
  readonly county?: string | undefined;
  /** The city or ZIP code by which the county was found. */
  readonly place?: string | undefined;
  /** The rate of the new loan, percent a year. */
  readonly ratePercent?: number | undefined;
  readonly termMonths?: number | undefined;
  /** Before taxes, dollars a year. It goes into no link, email or picture but the letter's own link. */
  readonly annualIncome?: number | undefined;
  /** Debts beside the mortgage, dollars a month. */
  readonly monthlyDebts?: number | undefined;
  readonly score?: ScoreGroup | undefined;
  readonly firstHome?: YesOrNo | undefined;
  readonly veteran?: YesOrNo | undefined;
  readonly vaUse?: VaUse | undefined;
  /** The kind of loan chosen in the payment calculator. */
  readonly loanKind?: LoanKind | undefined;
  /** Whether Ohio's second loan is counted. */
  readonly ohioHelp?: YesOrNo | undefined;
  /** The day of the closing, as 2027-04-30. */
  readonly closingDay?: string | undefined;
  readonly taxProration?: 'short' | 'long' | undefined;
  readonly ownersPolicy?: 'buyer' | 'half' | 'seller' | undefined;
  /** What is still owed on the present mortgage, dollars. */
  readonly balance?: number | undefined;
  /** Principal and interest of the present mortgage, dollars a month. */
  readonly currentPayment?: number | undefined;
  /** The rate of the present mortgage, percent a year. */
  readonly currentRatePercent?: number | undefined;
  /** Cards and other loans: what is owed, paid a month and charged on each, "28000,840,24;5000,150,19". */
  readonly cards?: string | undefined;
  /** How long they will keep the home, months. */
  readonly stayMonths?: number | undefined;
  /** The rate of a refinance, if they typed one, percent a year. */
  readonly newRatePercent?: number | undefined;
};

export type YesOrNo = 'Yes' | 'No';

export type ReserveMonths = '0' | '1' | '2';

/** The figures that are texts, and which texts each of them can be. */
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

/** Whether 0 is an answer; of the others it is an empty field. */
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

/** No home, income or debt is larger: a link may say anything. */
const maxFigure = 1e9;

/** Whether a text is one that the household can have under this name. */
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

/** The stored figures; `{}` when there are none or when they are damaged. */
export function readMyNumbers(storage: TabStorage): MyNumbers {
  try {
    const stored: unknown = JSON.parse(storage.get(storageNames.myNumbers) ?? '{}');
    return typeof stored === 'object' && stored !== null ? validated(stored) : {};
  } catch {
    return {};
  }
}

/** A down payment in percent follows the price. Of savings and a down payment, what was typed last counts. A place goes with its county. */
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

/** Calls `listener` after each change that this page makes; returns what ends that. */
export function onMyNumbers(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Stores exactly these numbers; none forgets them. */
export function replaceMyNumbers(storage: TabStorage, next: MyNumbers): void {
  const before = readMyNumbers(storage);
  const after = validated(next);
  if (Object.keys(after).length === 0) storage.remove(storageNames.myNumbers);
  else storage.set(storageNames.myNumbers, JSON.stringify(after));
  for (const listener of [...listeners]) listener(after, before);
}

/** Stores `change`, leaving the figures it does not name as they were; one that is undefined is forgotten. */
export function writeMyNumbers(storage: TabStorage, change: MyNumbers): void {
  replaceMyNumbers(storage, changed(readMyNumbers(storage), change));
}

export function forgetMyNumbers(storage: TabStorage): void {
  replaceMyNumbers(storage, {});
}

/** The loan that price and down payment make, dollars; undefined while one of them is not known, or nothing is left. */
export function loanOf({ price, downPayment }: MyNumbers): number | undefined {
  return price === undefined || downPayment === undefined || downPayment >= price ? undefined : price - downPayment;
}
