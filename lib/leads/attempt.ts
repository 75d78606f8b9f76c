import type { FormId } from '@/lib/forms/definition';
import { storageNameOf, type TabStorage } from '@/lib/tab-storage';

/** What identifies one filled form until it is sent. */
export type Attempt = {
  /** The random key by which the inbox recognizes that a form is sent again. */
  readonly key: string;
  /** The lead's `_id`. */
  readonly leadId: string;
  /** When the key was made, in milliseconds since 1970. */
  readonly madeAt: number;
  /** Whether an earlier try may have been stored although nothing confirmed it, also one that a reload cut off. */
  readonly mayBeStored: boolean;
};

/** How long a key is used, in milliseconds; the inbox refuses other answers under a key of this age. */
const attemptLife = 24 * 60 * 60_000;

function nameOf(form: FormId) {
  return storageNameOf('attempt', form);
}

function keptIn(store: TabStorage, form: FormId, now: number): Attempt | null {
  try {
    const kept: Partial<Record<keyof Attempt, unknown>> = Object(JSON.parse(store.get(nameOf(form)) ?? 'null'));
    const { key, leadId, madeAt, mayBeStored } = kept;
    if (typeof key !== 'string' || typeof leadId !== 'string' || typeof madeAt !== 'number') return null;
    const isOfUse = Math.abs(now - madeAt) < attemptLife;
    return isOfUse ? { key, leadId, madeAt, mayBeStored: mayBeStored !== false } : null;
  } catch {
    return null;
  }
}

function keep(store: TabStorage, form: FormId, attempt: Attempt): Attempt {
  store.set(nameOf(form), JSON.stringify(attempt));
  return attempt;
}

/**
 * The key and `_id` of a form in this tab: those of an earlier try that was not acknowledged and is less than a day
 * old, also after a reload and with other answers; else new ones. So sending again cannot store the same answers twice.
 */
export function attemptFor(
  store: TabStorage,
  form: FormId,
  fresh: () => Pick<Attempt, 'key' | 'leadId'>,
  now: number,
): Attempt {
  return keptIn(store, form, now) ?? keep(store, form, { ...fresh(), madeAt: now, mayBeStored: false });
}

/** Call this before sending: until the outcome is known, the answers may have been stored. */
export function beginAttempt(store: TabStorage, form: FormId, attempt: Attempt): void {
  keep(store, form, { ...attempt, mayBeStored: true });
}

/** Call this when sending has failed. Returns whether this or an earlier try may have been stored. */
export function endAttempt(store: TabStorage, form: FormId, attempt: Attempt, mayBeStored: boolean): boolean {
  const isInDoubt = attempt.mayBeStored || mayBeStored;
  const key = keptIn(store, form, attempt.madeAt)?.key ?? attempt.key;
  keep(store, form, { ...attempt, key, mayBeStored: isInDoubt });
  return isInDoubt;
}

/** Gives an attempt another key, because the inbox takes no other answers under the old one; the `_id` stays. */
export function renewAttempt(store: TabStorage, form: FormId, { leadId }: Attempt, key: string, now: number): Attempt {
  return keep(store, form, { key, leadId, madeAt: now, mayBeStored: true });
}

/** Call this when the lead is acknowledged or the form is left, so that the next submission is a new lead, even with the same answers. */
export function forgetAttempt(store: TabStorage, form: FormId): void {
  store.remove(nameOf(form));
}
