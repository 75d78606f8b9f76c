import type { FormId } from '@/lib/forms/definition';
import { storageNameOf, type TabStorage } from '@/lib/tab-storage';

/** Identifies one filled form until it is sent. */
export type Attempt = {
  /** A random idempotency key, by which the inbox recognizes a repeated submission. */
  readonly key: string;
  /** The lead's `_id`. */
  readonly leadId: string;
  /** Milliseconds since 1970. */
  readonly madeAt: number;
  /** Whether an earlier attempt, or one interrupted by a reload, may have been stored without an acknowledgment. */
  readonly mayBeStored: boolean;
};

/** Milliseconds. The inbox refuses other answers under a key of this age. */
const attemptLife = 24 * 60 * 60_000;

function nameOf(form: FormId) {
  return storageNameOf('attempt', form);
}

function keptIn(store: TabStorage, form: FormId, now: number): Attempt | null {
  try {
    const stored: Partial<Record<keyof Attempt, unknown>> = Object(JSON.parse(store.get(nameOf(form)) ?? 'null'));
    const { key, leadId, madeAt, mayBeStored } = stored;
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
 * The key and `_id` of a form in this tab. An earlier attempt that was not acknowledged and is less than a day old is
 * reused, even after a reload and with other answers, so that sending again cannot store the same answers twice.
 * Otherwise they are new.
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

/** Call this when sending has failed. Returns whether this or an earlier attempt may have been stored. */
export function endAttempt(store: TabStorage, form: FormId, attempt: Attempt, mayBeStored: boolean): boolean {
  const isInDoubt = attempt.mayBeStored || mayBeStored;
  const key = keptIn(store, form, attempt.madeAt)?.key ?? attempt.key;
  keep(store, form, { ...attempt, key, mayBeStored: isInDoubt });
  return isInDoubt;
}

/** Gives an attempt a new key, because the inbox has stored other answers under the old one. The `_id` stays. */
export function renewAttempt(store: TabStorage, form: FormId, { leadId }: Attempt, key: string, now: number): Attempt {
  return keep(store, form, { key, leadId, madeAt: now, mayBeStored: true });
}

/**
 * Call this when the lead is acknowledged or the visitor starts over: the next submission is then a new lead, even with
 * the same answers.
 */
export function forgetAttempt(store: TabStorage, form: FormId): void {
  store.remove(nameOf(form));
}
