import type { Answers, FormField, FormId } from '@/lib/forms/definition';
import { storageNameOf, type TabStorage } from '@/lib/tab-storage';

/** Shown after a lead was stored. */
export type Receipt = {
  /** The lead's `_id`. */
  readonly reference: string;
  /** When it was acknowledged, in milliseconds since 1970. */
  readonly at: number;
  /** Empty when unknown. */
  readonly firstName: string;
  /** Names of the checked boxes, if the form has any. */
  readonly checked?: readonly string[];
  /**
   * From the inbox's response, unvalidated: who gets back to the visitor, with license numbers, and the booking URL.
   */
  readonly officer?: unknown;
};

/** The strings in an array; none for anything else. */
export function textsIn(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((text) => typeof text === 'string') : [];
}

function nameOf(form: FormId) {
  return storageNameOf('receipt', form);
}

/** Saves a receipt for the reloaded page. Returns false if it would not survive the reload, so it must be shown now. */
export function saveReceipt(store: TabStorage, form: FormId, receipt: Receipt): boolean {
  const stored = store.set(nameOf(form), JSON.stringify(receipt));
  if (!stored) store.remove(nameOf(form));
  return stored;
}

/** Returns the saved receipt, if any, and removes it. */
export function takeReceipt(store: TabStorage, form: FormId): Receipt | null {
  const text = store.get(nameOf(form));
  if (text === null) return null;
  store.remove(nameOf(form));
  try {
    const stored: Partial<Record<keyof Receipt, unknown>> = Object(JSON.parse(text));
    const { reference, at, firstName, checked, officer } = stored;
    if (typeof reference !== 'string' || typeof at !== 'number' || typeof firstName !== 'string') return null;
    return { reference, at, firstName, checked: textsIn(checked), officer };
  } catch {
    return null;
  }
}

/** From the first name field, or the first word of a full name. */
export function firstNameIn(answers: Answers): string {
  return (answers.firstName ?? answers.name ?? '').trim().split(/\s+/)[0] ?? '';
}

/** In form order. */
export function checkedIn(fields: readonly FormField[], answers: Answers): readonly string[] {
  return fields.filter(({ kind, name }) => kind === 'check' && answers[name]).map(({ name }) => name);
}

/** In the visitor's time zone: `Friday, March 14, 2025 at 10:15am`. */
export function momentText(at: number): string {
  const moment = new Date(at);
  const day = moment.toLocaleDateString('en-US', { weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' });
  const hour = moment.getHours();
  const minute = String(moment.getMinutes()).padStart(2, '0');
  return `${day} at ${hour % 12 === 0 ? 12 : hour % 12}:${minute}${hour < 12 ? 'am' : 'pm'}`;
}
