/** @jest-environment jsdom */
import { freshStorage, refusingStorage } from '@/__tests__/helpers/tab-storages';
import { attemptFor, beginAttempt, endAttempt, forgetAttempt, renewAttempt } from '@/lib/leads/attempt';
import { tabStorageOver } from '@/lib/tab-storage';

/** The schedules in `submit.test.ts` show that a key survives reloads, uncertain outcomes and renewals. */
describe('the idempotency key of a form', () => {
  const now = Date.UTC(2026, 10, 20);
  const day = 24 * 60 * 60_000;
  let made = 0;
  const fresh = () => {
    made += 1;
    return { key: `key ${made}`, leadId: `id ${made}` };
  };

  test('stays the same after a reload and with corrected answers, until the lead is sent', () => {
    const store = freshStorage();
    const first = attemptFor(store, 'contact', fresh, now);
    expect(attemptFor(store, 'contact', fresh, now)).toEqual(first);
    const afterReload = tabStorageOver(() => sessionStorage);
    expect(attemptFor(afterReload, 'contact', fresh, now)).toEqual(first);
    forgetAttempt(store, 'contact');
    expect(attemptFor(store, 'contact', fresh, now)).not.toEqual(first);
  });

  test('differs between forms', () => {
    const store = freshStorage();
    const first = attemptFor(store, 'contact', fresh, now);
    expect(attemptFor(store, 'consultation', fresh, now)).not.toEqual(first);
  });

  test('stays the same while the page is open if storage is disabled', () => {
    const store = refusingStorage();
    const first = attemptFor(store, 'contact', fresh, now);
    expect(attemptFor(store, 'contact', fresh, now)).toEqual(first);
  });

  test('is made again if storage contains something else', () => {
    const store = freshStorage();
    sessionStorage.setItem('lead:contact:attempt', '[{"key":5},null');
    expect(attemptFor(store, 'contact', fresh, now).key).toMatch(/^key/);
  });

  test('expires after a day, and if the computer’s clock was set back by more than a day', () => {
    const store = freshStorage();
    const first = attemptFor(store, 'contact', fresh, now);
    expect(attemptFor(store, 'contact', fresh, now + day - 1)).toEqual(first);
    const second = attemptFor(store, 'contact', fresh, now + day);
    expect(second.key).not.toBe(first.key);
    expect(attemptFor(store, 'contact', fresh, now - day).key).not.toBe(second.key);
  });

  test('is kept once it was renewed, with the same reference', () => {
    const store = freshStorage();
    const first = attemptFor(store, 'contact', fresh, now);
    const renewed = renewAttempt(store, 'contact', first, 'another key', now);
    expect(renewed).toEqual({ key: 'another key', leadId: first.leadId, madeAt: now, mayBeStored: true });
    expect(attemptFor(store, 'contact', fresh, now)).toEqual(renewed);
  });

  test('a refused attempt was not stored, and the next one starts without that doubt', () => {
    const store = freshStorage();
    const attempt = attemptFor(store, 'contact', fresh, now);
    beginAttempt(store, 'contact', attempt);
    expect(endAttempt(store, 'contact', attempt, false)).toBe(false);
    expect(attemptFor(store, 'contact', fresh, now)).toEqual(attempt);
  });
});
