/** @jest-environment jsdom */
import { freshStorage, refusingStorage } from '@/__tests__/helpers/tab-storages';
import { consultationForm } from '@/content/forms/consultation';
import { freeReportForm } from '@/content/forms/free-report';
import { company } from '@/content/lender/company';
import {
  checkedIn,
  firstNameIn,
  forgetReceipt,
  maskedEmail,
  maskedPhoneIn,
  momentText,
  readReceipt,
  saveReceipt,
  textsIn,
} from '@/lib/leads/receipt';
import { callEventOf, sayBack } from '@/lib/leads/receipt-words';

describe('a receipt', () => {
  const receipt = {
    reference: '2026NOV25WED174012',
    at: Date.parse('2026-11-25T17:40-05:00'),
    firstName: 'Maria',
    phone: '(614) •••-0188',
    copyTo: '',
    when: 'Friday, November 27, morning',
    checked: [],
    officer: ['Jordan Example, NMLS #000000', '', '/contacts/jordan-example.vcf'],
    isNew: true,
  };

  test('stays for a day, new once, until the visitor starts again', () => {
    const store = freshStorage();
    expect(saveReceipt(store, 'contact', receipt)).toBe(true);
    expect(readReceipt(store, 'purchase', receipt.at)).toBeNull();
    expect(readReceipt(store, 'contact', receipt.at)).toEqual(receipt);
    expect(readReceipt(store, 'contact', receipt.at + 86_400_000)).toEqual({ ...receipt, isNew: false });
    expect(readReceipt(store, 'contact', receipt.at + 86_400_001)).toBeNull();
    expect(sessionStorage).toHaveLength(0);
    saveReceipt(store, 'contact', receipt);
    forgetReceipt(store, 'contact');
    expect(readReceipt(store, 'contact', receipt.at)).toBeNull();
  });

  test('returns false if it cannot survive a reload', () => {
    const store = refusingStorage();
    expect(saveReceipt(store, 'contact', receipt)).toBe(false);
    expect(readReceipt(store, 'contact', receipt.at)).toBeNull();
  });

  test('is not shown if storage contains something else', () => {
    const store = freshStorage();
    for (const other of ['{"reference":1}', 'null', 'nonsense']) {
      sessionStorage.setItem('lead:contact:receipt', other);
      expect(readReceipt(store, 'contact', receipt.at)).toBeNull();
    }
  });

  test('says who calls, on which number, when, and by when a reply comes', () => {
    const say = (text: string, more = {}) => sayBack(text, { ...receipt, ...more }, company.hours);
    const call = 'A licensed loan officer calls the number you gave, at the time you chose.';
    expect(say(call)).toBe('Jordan Example calls (614) •••-0188 on Friday, November 27, 9 to 12.');
    expect(say(call, { officer: undefined, phone: '', when: '' })).toBe(call);
    expect(say('A loan officer writes to you within one business day.')).toBe(
      'Jordan Example writes to you by 6 pm Friday, November 27.',
    );
  });

  test('puts the call into a calendar in universal time', () => {
    const event = callEventOf(receipt, company.hours, '(614) 555-0142');
    const file = decodeURIComponent(event?.href ?? '');
    expect(file).toContain('DTSTART:20261127T140000Z\r\nDTEND:20261127T170000Z\r\nSUMMARY:Call from Jordan Example');
    expect(file).toContain('TRIGGER:-PT10M');
    expect(callEventOf({ ...receipt, when: 'Morning' }, company.hours, '')).toBeNull();
  });

  test('masks the number and the address', () => {
    expect(maskedPhoneIn(consultationForm.fields, { cellPhone: '+1 614-555-0188' })).toBe('(614)\u00a0•••-0188');
    expect(maskedPhoneIn(consultationForm.fields, {})).toBe('');
    expect(maskedEmail(' maria@example.com')).toBe('m•••@example.com');
  });

  test('keeps only strings of what was answered or stored', () => {
    const officer = ['Casey Sample, NMLS #000000', 'https://cal.example.com/casey'];
    expect(textsIn(officer)).toEqual(officer);
    for (const other of ['Casey', { 0: 'Casey' }, null, undefined, 7, [{}, 7]]) expect(textsIn(other)).toEqual([]);
  });

  test('keeps the names of the checked boxes', () => {
    const store = freshStorage();
    saveReceipt(store, 'free-report', { ...receipt, checked: ['report01', 'report03'] });
    expect(readReceipt(store, 'free-report', receipt.at)?.checked).toEqual(['report01', 'report03']);
    sessionStorage.setItem('lead:free-report:receipt', JSON.stringify({ ...receipt, checked: 'report01' }));
    expect(readReceipt(store, 'free-report', receipt.at)).toEqual(receipt);
  });

  test('lists the checked boxes and nothing else', () => {
    const answers = { firstName: 'Sam', report01: '', report03: 'Tips To Reduce Debt' };
    expect(checkedIn(freeReportForm.fields, answers)).toEqual(['report03']);
  });

  test('prints the date and time in Ohio', () => {
    expect(momentText(receipt.at)).toBe('Wednesday, November 25, 2026, at 5:40 pm');
    expect(momentText(Date.parse('2026-07-04T00:05-04:00'))).toBe('Saturday, July 4, 2026, at 12:05 am');
  });

  test.each([
    [{ firstName: ' Sam ', lastName: 'Sample' }, 'Sam'],
    [{ name: 'Sam Sample' }, 'Sam'],
    [{}, ''],
  ])('%j is greeted as %j', (answers, name) => expect(firstNameIn(answers)).toBe(name));
});
