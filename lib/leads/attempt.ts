import type { Entry } from '@/lib/forms/body';
import type { FormId } from '@/lib/forms/definition';
import type { Store } from '@/lib/leads/session';

/** What identifies one filled form until it is sent: the random key that the inbox tells repeats by, and its `_id`. */
export type Attempt = { readonly key: string; readonly leadId: string };

function nameOf(form: FormId): string {
  return `lead:${form}:attempt`;
}

/** A fingerprint of 52 bits: enough to tell whether the same person is sending the same answers again. */
function printOf(entries: readonly Entry[]): string {
  const text = JSON.stringify(entries);
  let high = 0x1b873593;
  let low = 0x2545f491;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    high = Math.imul(high ^ code, 0x85ebca6b) ^ (low >>> 13);
    low = Math.imul(low ^ code, 0xc2b2ae35) ^ (high >>> 15);
  }
  return [high, low].map((part) => (part >>> 6).toString(16).padStart(7, '0')).join('');
}

type Kept = Attempt & { readonly print: string };

/** How many different versions of one form are remembered. */
const most = 8;

function isKept(value: unknown): value is Kept {
  if (typeof value !== 'object' || value === null) return false;
  const { key, leadId, print } = value as Partial<Record<keyof Kept, unknown>>;
  return typeof key === 'string' && typeof leadId === 'string' && typeof print === 'string';
}

function keptIn(store: Store, form: FormId): readonly Kept[] {
  try {
    const value: unknown = JSON.parse(store.get(nameOf(form)) ?? '[]');
    return Array.isArray(value) ? value.filter(isKept) : [];
  } catch {
    return [];
  }
}

/**
 * The key and `_id` for these answers: the ones of an earlier try with the same answers that was not acknowledged, also
 * across a reload, so that sending again cannot make a second lead; else fresh ones, so that a corrected answer is
 * never mistaken for a repeat. Pass the answers alone, without the controls.
 */
export function attemptFor(store: Store, form: FormId, answers: readonly Entry[], fresh: () => Attempt): Attempt {
  const print = printOf(answers);
  const kept = keptIn(store, form);
  const same = kept.find((attempt) => attempt.print === print);
  if (same) return { key: same.key, leadId: same.leadId };
  const { key, leadId } = fresh();
  store.set(nameOf(form), JSON.stringify([...kept.slice(1 - most), { key, leadId, print } satisfies Kept]));
  return { key, leadId };
}

/** To be called once the lead is acknowledged: the next one is another lead, even with the same answers. */
export function forgetAttempt(store: Store, form: FormId): void {
  store.remove(nameOf(form));
}
