import type { Answers, FormField, FormId } from '@/lib/forms/definition';
import { toOhioWallClock } from '@/lib/ohio-time';
import { storageNameOf, type TabStorage } from '@/lib/tab-storage';

export type Receipt = {
  readonly reference: string;
  /** When it was acknowledged, in milliseconds since 1970. */
  readonly at: number;
  readonly firstName: string;
  /** Masked: `(614) •••-0188`. Empty when none was given. */
  readonly phone?: string;
  /** Masked: `m•••@example.com`. Empty unless a copy is sent there. */
  readonly copyTo?: string;
  /** The time chosen for a call, as it was sent; or what the call waits for: `once, when …`. */
  readonly when?: string;
  /** Names of the checked boxes, if the form has any. */
  readonly checked?: readonly string[];
  /** Unvalidated: name with license numbers, booking URL or an empty text, path of the contact file. */
  readonly officer?: unknown;
  /** True until it has been shown. */
  readonly isNew?: boolean;
};

const maxAge = 86_400_000;

/** The strings in an array; none for anything else. */
export function textsIn(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((text) => typeof text === 'string') : [];
}

function nameOf(form: FormId) {
  return storageNameOf('receipt', form);
}

/** Returns false if the receipt would not survive a reload and must be shown now. */
export function saveReceipt(store: TabStorage, form: FormId, receipt: Receipt): boolean {
  const stored = store.set(nameOf(form), JSON.stringify(receipt));
  if (!stored) store.remove(nameOf(form));
  return stored;
}

export function forgetReceipt(store: TabStorage, form: FormId): void {
  store.remove(nameOf(form));
}

function receiptFrom(text: string | null): Receipt | null {
  try {
    const stored: Partial<Record<keyof Receipt, unknown>> = Object(JSON.parse(text ?? 'null'));
    const { reference, at, firstName, checked, officer, isNew } = stored;
    if (typeof reference !== 'string' || typeof at !== 'number' || typeof firstName !== 'string') return null;
    const [phone = '', copyTo = '', when = ''] = [stored.phone, stored.copyTo, stored.when].map((value) =>
      typeof value === 'string' ? value : '',
    );
    return { reference, at, firstName, phone, copyTo, when, checked: textsIn(checked), officer, isNew: isNew === true };
  } catch {
    return null;
  }
}

/** The saved receipt, for a day; `isNew` only on the first read. */
export function readReceipt(store: TabStorage, form: FormId, now: number): Receipt | null {
  const receipt = receiptFrom(store.get(nameOf(form)));
  if (receipt === null || now - receipt.at > maxAge) {
    forgetReceipt(store, form);
    return null;
  }
  if (receipt.isNew) saveReceipt(store, form, { ...receipt, isNew: false });
  return receipt;
}

/** From the first name field, or the first word of a full name. */
export function firstNameIn(answers: Answers): string {
  return (answers.firstName ?? answers.name ?? '').trim().split(/\s+/)[0] ?? '';
}

/** The first phone number of a form, without its middle and kept on one line: `(614) •••-0188`. */
export function maskedPhoneIn(fields: readonly FormField[], answers: Answers): string {
  const field = fields.find(({ kind, name }) => kind === 'phone' && answers[name]);
  const digits = (answers[field?.name ?? ''] ?? '').replace(/\D/g, '').slice(-10);
  return digits.length === 10 ? `(${digits.slice(0, 3)})\u00a0•••-${digits.slice(-4)}` : '';
}

/** `maria@example.com` as `m•••@example.com`. */
export function maskedEmail(address: string): string {
  return address.trim().replace(/^(.).*@/, '$1•••@');
}

/** In form order. */
export function checkedIn(fields: readonly FormField[], answers: Answers): readonly string[] {
  return fields.filter(({ kind, name }) => kind === 'check' && answers[name]).map(({ name }) => name);
}

/** In Ohio: `Wednesday, November 25, 2026, at 5:40 pm`. */
export function momentText(at: number): string {
  const wall = new Date(toOhioWallClock(at));
  const [day, time] = [
    { weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' } as const,
    { hour: 'numeric', minute: '2-digit' } as const,
  ].map((options) => wall.toLocaleString('en-US', { timeZone: 'UTC', ...options }));
  return `${day}, at ${time?.replace(/\s/g, ' ').toLowerCase()}`;
}
