/** @jest-environment jsdom */
import { attemptFor, forgetAttempt } from '@/lib/leads/attempt';
import { tabStorageOver } from '@/lib/tab-storage';

function freshStore() {
  sessionStorage.clear();
  return tabStorageOver(() => sessionStorage);
}

function storeWithoutStorage() {
  return tabStorageOver(() => {
    throw new Error('The operation is insecure.');
  });
}

describe('the key of a filled form', () => {
  let made = 0;
  const fresh = () => {
    made += 1;
    return { key: `key ${made}`, leadId: `id ${made}` };
  };

  test('stays the same, also after a reload and with corrected answers, until the form is sent', () => {
    const store = freshStore();
    const first = attemptFor(store, 'contact', fresh);
    expect(attemptFor(store, 'contact', fresh)).toEqual(first);
    const afterReload = tabStorageOver(() => sessionStorage);
    expect(attemptFor(afterReload, 'contact', fresh)).toEqual(first);
    forgetAttempt(store, 'contact');
    expect(attemptFor(store, 'contact', fresh)).not.toEqual(first);
  });

  test('is another one for another form', () => {
    const store = freshStore();
    const first = attemptFor(store, 'contact', fresh);
    expect(attemptFor(store, 'consultation', fresh)).not.toEqual(first);
  });

  test('stays the same while the page is open when storage is switched off', () => {
    const store = storeWithoutStorage();
    const first = attemptFor(store, 'contact', fresh);
    expect(attemptFor(store, 'contact', fresh)).toEqual(first);
  });

  test('is made anew when storage holds something else', () => {
    const store = freshStore();
    sessionStorage.setItem('lead:contact:attempt', '[{"key":5},null');
    expect(attemptFor(store, 'contact', fresh).key).toMatch(/^key/);
  });
});
