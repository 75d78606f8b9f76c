import { contactForm } from '@/content/forms/contact';
import { attemptFor, forgetAttempt } from '@/lib/leads/attempt';
import { mailtoFor } from '@/lib/leads/mail';
import { firstNameIn, keepReceipt, momentText, takeReceipt } from '@/lib/leads/receipt';
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

describe('a receipt', () => {
  const receipt = { reference: '2026NOV20FRI091305', at: 1_795_184_000_000, firstName: 'Sam' };

  test('is shown once and is then gone', () => {
    const store = freshStore();
    expect(keepReceipt(store, 'contact', receipt)).toBe(true);
    expect(takeReceipt(store, 'purchase')).toBeNull();
    expect(takeReceipt(store, 'contact')).toEqual(receipt);
    expect(takeReceipt(store, 'contact')).toBeNull();
    expect(sessionStorage).toHaveLength(0);
  });

  test('says so when it cannot outlive a reload', () => {
    const store = storeWithoutStorage();
    expect(keepReceipt(store, 'contact', receipt)).toBe(false);
    expect(takeReceipt(store, 'contact')).toBeNull();
  });

  test('is not shown when storage holds something else', () => {
    const store = freshStore();
    sessionStorage.setItem('lead:contact:receipt', '{"reference":1}');
    expect(takeReceipt(store, 'contact')).toBeNull();
    sessionStorage.setItem('lead:contact:receipt', 'nonsense');
    expect(takeReceipt(store, 'contact')).toBeNull();
  });

  test('tells the moment as people say it', () => {
    expect(momentText(new Date(2025, 2, 14, 10, 15).getTime())).toBe('Friday, March 14, 2025 at 10:15am');
    expect(momentText(new Date(2025, 2, 14, 0, 5).getTime())).toBe('Friday, March 14, 2025 at 12:05am');
    expect(momentText(new Date(2025, 2, 14, 12, 0).getTime())).toBe('Friday, March 14, 2025 at 12:00pm');
  });

  test.each([
    [{ firstName: ' Sam ', lastName: 'Sample' }, 'Sam'],
    [{ name: 'Sam Sample' }, 'Sam'],
    [{}, ''],
  ])('%j is greeted as %j', (answers, name) => expect(firstNameIn(answers)).toBe(name));
});

describe('the e-mail that carries the answers', () => {
  const answers = {
    name: 'Sam & Ann',
    email: 'sam@example.com',
    phone: '(614) 555-0142',
    city: '',
    message: 'Hi\nthere',
  };

  test('has a line for each answer, and the reference', () => {
    const address = mailtoFor('hello@example.com', contactForm, answers, '2026NOV20FRI091305');
    expect(address.startsWith('mailto:hello@example.com?subject=Contact%20Form%3A%202026NOV20FRI091305&body=')).toBe(
      true,
    );
    expect(new URL(address).searchParams.get('body')).toBe(
      'Name: Sam & Ann\r\nE-mail: sam@example.com\r\nPhone: 6145550142\r\nMessage: Hi\nthere\r\nReference: 2026NOV20FRI091305',
    );
  });

  test('cuts a very long message so that mail programs take it, and says so', () => {
    const address = mailtoFor('hello@example.com', contactForm, { ...answers, message: 'é😀'.repeat(1_000) }, 'X');
    expect(address.length).toBeLessThanOrEqual(1_900);
    const body = new URL(address).searchParams.get('body') ?? '';
    expect(body).toContain('Name: Sam & Ann');
    expect(body).toContain('(the rest did not fit)\r\nReference: X');
  });
});
