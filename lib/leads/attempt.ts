import type { FormId } from '@/lib/forms/definition';
import type { TabStorage } from '@/lib/tab-storage';

/** What identifies one filled form until it is sent: the random key that the inbox tells repeats by, and its `_id`. */
export type Attempt = { readonly key: string; readonly leadId: string };

function nameOf(form: FormId): string {
  return `lead:${form}:attempt`;
}

function keptIn(store: TabStorage, form: FormId): Attempt | null {
  try {
    const value: unknown = JSON.parse(store.get(nameOf(form)) ?? 'null');
    if (typeof value !== 'object' || value === null) return null;
    const { key, leadId } = value as Partial<Record<keyof Attempt, unknown>>;
    return typeof key === 'string' && typeof leadId === 'string' ? { key, leadId } : null;
  } catch {
    return null;
  }
}

/**
 * The key and `_id` of a form in this tab: the ones of an earlier try that was not acknowledged, also across a reload
 * and with corrected answers, so that sending again cannot make a second lead; else fresh ones.
 */
export function attemptFor(store: TabStorage, form: FormId, fresh: () => Attempt): Attempt {
  const kept = keptIn(store, form);
  if (kept) return kept;
  const made = fresh();
  store.set(nameOf(form), JSON.stringify(made));
  return made;
}

/** To be called once the lead is acknowledged: the next one is another lead, even with the same answers. */
export function forgetAttempt(store: TabStorage, form: FormId): void {
  store.remove(nameOf(form));
}
