import { readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';
import { columnsOf } from '@/lib/forms/body';
import { honeypotName } from '@/lib/forms/definition';
import { googleSheetsFiles } from '@/scripts/build/google-sheets';
import { forms } from '@/server/inbox/forms';
import { BookDouble } from './spreadsheet-double';

const { 'google-sheets/Code.gs': source } = googleSheetsFiles(process.cwd(), forms);

type Mail = { readonly to: string; readonly subject: string; readonly body: string; readonly replyTo?: string };
type Result = {
  readonly result: string;
  readonly message?: string;
  readonly reference?: string;
  readonly stored?: string;
};

class ScriptDouble {
  readonly book = new BookDouble();
  readonly mails: Mail[] = [];
  mailFails: string | undefined;
  isLocked = false;
  lockHeldElsewhere = false;
  readonly errors: string[] = [];
  private readonly context;

  constructor(mailTo = 'officer@example.com') {
    let uuid = 0;
    this.context = createContext({
      console: { error: (text: string) => this.errors.push(text) },
      SpreadsheetApp: { getActiveSpreadsheet: () => this.book, flush: () => this.book.flush() },
      LockService: {
        getScriptLock: () => ({
          tryLock: () => {
            if (this.lockHeldElsewhere) return false;
            this.isLocked = true;
            return true;
          },
          releaseLock: () => {
            this.book.flush();
            this.isLocked = false;
          },
        }),
      },
      MailApp: {
        getRemainingDailyQuota: () => 100,
        sendEmail: (mail: Mail) => {
          if (this.mailFails !== undefined) throw new Error(this.mailFails);
          this.mails.push(mail);
        },
      },
      Utilities: {
        getUuid: () => {
          uuid += 1;
          return `00000000-0000-0000-0000-00000000000${uuid}`;
        },
      },
      ContentService: {
        MimeType: { JSON: 'JSON' },
        createTextOutput: (text: string) => ({ setMimeType: (type: string) => ({ text, type }) }),
      },
    });
    runInContext(source.replace("const MAIL_TO = '';", `const MAIL_TO = ${JSON.stringify(mailTo)};`), this.context);
    this.book.beforeWrite = () => {
      if (this.guarded && !this.isLocked) throw new Error('written without the lock');
    };
  }

  /** Whether writing without the lock is an error. */
  guarded = false;

  run(expression: string): unknown {
    return runInContext(expression, this.context);
  }

  post(form: string, key: string | undefined, fields: Readonly<Record<string, string>>): Result {
    const parameter = { form, ...(key !== undefined && { key }), ...fields };
    const length = JSON.stringify(fields).length;
    const output = this.run(`doPost(${JSON.stringify({ parameter, postData: { length } })})`) as { text: string };
    return JSON.parse(output.text) as Result;
  }

  records(form: string): Record<string, string | number>[] {
    return this.book.getSheetByName(form)?.records() ?? [];
  }
}

const lead = {
  name: 'Ada Example',
  email: 'ada@example.org',
  phone: '6145550123',
  city: 'Columbus',
  message: 'May I ask about an FHA loan?\nThank you.',
  _id: '2026NOV20FRI091305',
  subject: 'Contact Form: 2026NOV20FRI091305',
};

test('has a sheet for each form of the site, with a column for each field', () => {
  const sheets = JSON.parse(String(new ScriptDouble().run('JSON.stringify(COLUMNS)')));
  expect(sheets).toEqual(Object.fromEntries([...forms].map(([id, form]) => [id, columnsOf(form)])));
});

test('stores a lead as typed in the sheet of its form, and emails the loan officer', () => {
  const script = new ScriptDouble();
  script.guarded = true;
  const origin = { consent: 'abcdef012345', source: '{"first":{"page":"/fha"}}' };
  expect(script.post('contact', 'key-000001', { ...lead, ...origin })).toEqual({
    result: 'success',
    reference: '2026NOV20FRI091305',
    stored: 'now',
  });
  expect(script.records('contact')).toEqual([
    { key: 'key-000001', received: expect.any(String), note: '', ...origin, ...lead, _subject: '', id: '' },
  ]);
  expect(script.mails).toEqual([
    expect.objectContaining({ to: 'officer@example.com', subject: lead.subject, replyTo: 'ada@example.org' }),
  ]);
  expect(script.mails[0]?.body).toBe(
    'name: Ada Example\nemail: ada@example.org\nphone: 6145550123\n\nThe other 4 answers: https://docs.google.com/spreadsheets/d/book',
  );
});

test('stores and emails a lead once, even if it is sent 200 times', () => {
  const script = new ScriptDouble();
  const results = Array.from({ length: 200 }, () => script.post('contact', 'key-000001', lead));
  expect(results.every(({ result }) => result === 'success')).toBe(true);
  expect(results.filter(({ stored }) => stored === 'now')).toHaveLength(1);
  expect(script.records('contact')).toHaveLength(1);
  expect(script.mails).toHaveLength(1);
});

test('stores different answers with the same key in a new row, with a note that names the earlier row', () => {
  const script = new ScriptDouble();
  script.post('contact', 'key-000001', lead);
  const second = script.post('contact', 'key-000001', { ...lead, city: 'Dayton' });
  expect(second).toEqual(expect.objectContaining({ result: 'success', stored: 'now' }));
  expect(script.records('contact')).toEqual([
    expect.objectContaining({ ...lead, key: 'key-000001', note: '' }),
    expect.objectContaining({
      ...lead,
      city: 'Dayton',
      key: 'key-000001',
      note: expect.stringContaining('as row 2'),
    }),
  ]);
  expect(script.mails).toHaveLength(2);
  expect(script.post('contact', 'key-000001', { ...lead, city: 'Dayton' })).toEqual(
    expect.objectContaining({ stored: 'already' }),
  );
  expect(script.post('contact', 'key-000001', lead)).toEqual(expect.objectContaining({ stored: 'already' }));
  expect(script.records('contact')).toHaveLength(2);
});

test('fills columns by the name in their header, even if a person moved them or added others', () => {
  const script = new ScriptDouble();
  const sheet = script.book.insertSheet('contact');
  sheet.getRange(1, 1, 1, 4).setValues([['my remark', 'phone', 'name', 'key']]);
  script.post('contact', 'key-000001', lead);
  expect(sheet.header().slice(0, 4)).toEqual(['my remark', 'phone', 'name', 'key']);
  expect(script.records('contact')).toEqual([expect.objectContaining({ ...lead, 'my remark': '' })]);
  script.post('contact', 'key-000001', lead);
  expect(script.records('contact')).toHaveLength(1);
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '＝1'])('never evaluates %s from a visitor as a formula', (text) => {
  const script = new ScriptDouble();
  expect(script.post('contact', 'key-000001', { ...lead, name: text })).toMatchObject({ result: 'success' });
  expect(script.book.getSheetByName('contact')?.formulas()).toEqual([]);
  expect(String(script.records('contact')[0]?.name).replace(/^'/, '')).toBe(text);
});

test('keeps the leading zeros of ZIP codes and phone numbers', () => {
  const script = new ScriptDouble();
  script.post('consultation', 'key-000001', { ...lead, zipCode: '04321', cellPhone: '0000000001' });
  expect(script.records('consultation')[0]).toMatchObject({ zipCode: '04321', cellPhone: '0000000001' });
});

test('stores a lead whose email exceeds the quota, and says so in its note', () => {
  const script = new ScriptDouble();
  script.mailFails = 'Service invoked too many times for one day: email.';
  expect(script.post('contact', 'key-000001', lead)).toMatchObject({ result: 'success' });
  expect(script.records('contact')[0]?.note).toContain('Service invoked too many times');
});

test('answers with an error if the sheet can’t be written, and succeeds on the next attempt', () => {
  const script = new ScriptDouble();
  script.book.beforeWrite = () => {
    throw new Error('Service Spreadsheets failed');
  };
  expect(script.post('contact', 'key-000001', lead)).toMatchObject({ result: 'error' });
  expect(script.isLocked).toBe(false);
  script.book.beforeWrite = () => undefined;
  expect(script.post('contact', 'key-000001', lead)).toMatchObject({ result: 'success', stored: 'now' });
  expect(script.records('contact')).toHaveLength(1);
});

test('answers with an error if the row is missing or incomplete after writing', () => {
  const script = new ScriptDouble();
  script.post('contact', 'key-000000', lead);
  script.book.corrupt = (text) => (text === 'key-000001' ? '' : text);
  expect(script.post('contact', 'key-000001', lead)).toMatchObject({ result: 'error' });
  script.book.corrupt = (text) => (text === 'Columbus' ? 'Col' : text);
  expect(script.post('contact', 'key-000002', lead)).toMatchObject({ result: 'error' });
  script.book.corrupt = (text) => text;
  expect(script.post('contact', 'key-000002', lead)).toMatchObject({ result: 'success', stored: 'now' });
});

test('answers with an error if it can’t get the lock in time', () => {
  const script = new ScriptDouble();
  script.lockHeldElsewhere = true;
  expect(script.post('contact', 'key-000001', lead)).toMatchObject({ result: 'error' });
  expect(script.records('contact')).toEqual([]);
});

test.each([
  ['a lead from an unknown form', 'nothing', lead],
  ['a lead from a form named like a property of every object', 'constructor', lead],
  ['a filled honeypot', 'contact', { ...lead, [honeypotName]: 'x' }],
  ['an answer that is too long', 'contact', { ...lead, message: 'x'.repeat(4001) }],
  ['a body that is too large', 'contact', { ...lead, other: 'x'.repeat(70_000) }],
  ['a lead without answers', 'contact', {}],
])('answers %s with an error and writes nothing', (_, form, fields) => {
  const script = new ScriptDouble();
  expect(script.post(form, 'key-000001', fields)).toMatchObject({ result: 'error' });
  expect(script.records('contact')).toEqual([]);
});

test('answers the request in the README as it says', () => {
  const readme = readFileSync('deploy/google-sheets/README.md', 'utf8');
  const fields = [...readme.matchAll(/--form-string '([^=]+)=([^']*)'/g)].map(([, name = '', value = '']) => [
    name,
    value,
  ]);
  const [, form = ''] = /\?form=([\w-]+)"/.exec(readme) ?? [];
  const { key = '', ...answers } = Object.fromEntries(fields);
  const result = new ScriptDouble().post(form, key, answers);
  expect(readme).toContain(JSON.stringify(result));
});
