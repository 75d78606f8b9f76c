/** @jest-environment jsdom */
import { freshStorage, refusingStorage } from '@/__tests__/helpers/tab-storages';
import { freeReportForm } from '@/content/forms/free-report';
import { checkedIn, firstNameIn, momentText, saveReceipt, takeReceipt, textsIn } from '@/lib/leads/receipt';

describe('a receipt', () => {
  const receipt = {
    reference: '2026NOV20FRI091305',
    at: 1_795_184_000_000,
    firstName: 'Sam',
    checked: [],
    officer: [],
  };

  test('is shown once, then deleted', () => {
    const store = freshStorage();
    expect(saveReceipt(store, 'contact', receipt)).toBe(true);
    expect(takeReceipt(store, 'purchase')).toBeNull();
    expect(takeReceipt(store, 'contact')).toEqual(receipt);
    expect(takeReceipt(store, 'contact')).toBeNull();
    expect(sessionStorage).toHaveLength(0);
  });

  test('returns false if it cannot survive a reload', () => {
    const store = refusingStorage();
    expect(saveReceipt(store, 'contact', receipt)).toBe(false);
    expect(takeReceipt(store, 'contact')).toBeNull();
  });

  test('is not shown if storage contains something else', () => {
    const store = freshStorage();
    sessionStorage.setItem('lead:contact:receipt', '{"reference":1}');
    expect(takeReceipt(store, 'contact')).toBeNull();
    sessionStorage.setItem('lead:contact:receipt', 'null');
    expect(takeReceipt(store, 'contact')).toBeNull();
    sessionStorage.setItem('lead:contact:receipt', 'nonsense');
    expect(takeReceipt(store, 'contact')).toBeNull();
  });

  test('keeps only strings of what was answered or stored', () => {
    const officer = ['Casey Sample, NMLS #000000', 'https://cal.example.com/casey'];
    expect(textsIn(officer)).toEqual(officer);
    for (const other of ['Casey', { 0: 'Casey' }, null, undefined, 7, [{}, 7]]) expect(textsIn(other)).toEqual([]);
  });

  test('keeps the names of the checked boxes', () => {
    const store = freshStorage();
    saveReceipt(store, 'free-report', { ...receipt, checked: ['report01', 'report03'] });
    expect(takeReceipt(store, 'free-report')?.checked).toEqual(['report01', 'report03']);
    sessionStorage.setItem('lead:free-report:receipt', JSON.stringify({ ...receipt, checked: 'report01' }));
    expect(takeReceipt(store, 'free-report')).toEqual(receipt);
  });

  test('lists the checked boxes and nothing else', () => {
    const answers = { firstName: 'Sam', report01: '', report03: 'Tips To Reduce Debt' };
    expect(checkedIn(freeReportForm.fields, answers)).toEqual(['report03']);
  });

  test('prints the date and time', () => {
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
