import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { csvLine, harmlessCell } from '@/server/desk/csv';
import { forms } from '@/server/inbox/forms';
import { leadsCommand } from '@/server/leads-command';
import { openStore } from '@/server/store/store';
import type { LeadStore, NewLead } from '@/server/store/types';
import { contact, temporaryDirectory } from './harness';

let directory: ReturnType<typeof temporaryDirectory>;
let store: LeadStore;
beforeEach(async () => {
  directory = temporaryDirectory();
  store = await openStore({ url: `file:${join(directory.path, 'leads.db')}`, queuesMail: false });
});
afterEach(async () => {
  await store.close();
  directory.remove();
});

async function put(
  key: string,
  body: Readonly<Record<string, string>> = {},
  change: Partial<NewLead> = {},
): Promise<void> {
  await store.put({
    form: 'contact',
    key,
    leadId: '2026NOV20FRI091305',
    body: { ...contact, ...body },
    contentHash: key,
    receivedAt: new Date(2026, 10, 20, 9, 13).getTime(),
    ...change,
  });
}

async function run(...args: string[]): Promise<{ code: number; text: string; files: Map<string, string> }> {
  let text = '';
  const files = new Map<string, string>();
  const code = await leadsCommand(args, {
    store,
    forms,
    print: (more) => {
      text += more;
    },
    async save(file, parts) {
      let content = '';
      for await (const part of parts) content += part;
      files.set(file, content);
    },
    now: () => 5000,
    who: 'officer',
    keptDays: 730,
  });
  return { code, text, files };
}

test('prints a sentence when there are none', async () => {
  expect(await run()).toMatchObject({ code: 0, text: 'No leads yet.\n' });
  expect((await run('--form', 'contact')).text).toBe('No leads fit that choice.\n');
});

test('lists number, time, form, reference and how to reach the person', async () => {
  await put('a');
  const { text } = await run();
  const [head, line] = text.split('\n');
  expect(head).toMatch(/^No\. +Received +Form +Reference +Name +Phone +Email +Follows +Mail +Done$/);
  expect(line).toMatch(/^1 +2026-11-20 09:13 +contact +2026NOV20FRI091305 +Ada Example +6145550123 +ada@example\.org$/);
});

test('a day given as --until is included, one given as --since too', async () => {
  await put('a');
  expect((await run('--since', '2026-11-20', '--until', '2026-11-20')).text).toContain('Ada');
  expect((await run('--since', '2026-11-21')).text).toBe('No leads fit that choice.\n');
  expect((await run('--until', '2026-11-19')).text).toBe('No leads fit that choice.\n');
});

test('leads are chosen by state and by words', async () => {
  await put('a');
  await put('b', { name: 'Eve Sample' });
  await run('--done', '2');
  expect((await run('--state', 'new')).text).toContain('Ada');
  expect((await run('--state', 'new')).text).not.toContain('Eve');
  expect((await run('--search', 'sample')).text).toMatch(/^2 .*Eve/m);
  expect((await run('--csv', '--search', 'ada')).text).not.toContain('Eve');
  expect(await run('--state', 'old')).toMatchObject({ code: 2, text: '--state takes one of: new, called, done.\n' });
});

test('a mistake prints its cure and exits with code 2', async () => {
  expect(await run('--since', 'yesterday')).toMatchObject({ code: 2, text: expect.stringContaining('2026-11-01') });
  expect(await run('--since', '2026-02-30')).toMatchObject({ code: 2 });
  expect(await run('--form', 'nothing')).toMatchObject({ code: 2, text: expect.stringContaining('contact') });
  expect(await run('--wrong')).toMatchObject({ code: 2, text: expect.stringContaining('npm run leads') });
  expect(await run('--forget', 'ada')).toMatchObject({ code: 2 });
});

test('marks one lead as followed up, by number or by reference; asks when a reference is shared', async () => {
  await put('a');
  expect((await run('--done', '2026NOV20FRI091305')).text).toBe('Lead 1 is marked as followed up.\n');
  await put('b');
  expect(await run('--done', '2026NOV20FRI091305')).toMatchObject({
    code: 2,
    text: expect.stringContaining('Several'),
  });
  expect(await run('--done', '2')).toMatchObject({ code: 0 });
  expect(await run('--done', '9')).toMatchObject({ code: 2, text: 'There is no lead 9.\n' });
});

test("deletes a person's leads", async () => {
  await put('a');
  await put('b', { email: 'eve@example.org' });
  expect((await run('--forget', 'ada@example.org')).text).toBe('1 lead deleted.\n');
  expect((await run('--forget', 'ada@example.org')).text).toBe('0 leads deleted.\n');
  expect(await store.list()).toHaveLength(1);
});

test('the table has the columns of the form in their order, and may go into a file', async () => {
  await put('a');
  const { text } = await run('--csv');
  const [head] = text.replace('\uFEFF', '').split('\r\n');
  expect(head).toMatch(
    /^"number","form","received","called","done","assigned","follows","consent","name","email","phone","city","message"/,
  );
  const { files, text: told } = await run('--csv', '--out', 'x.csv');
  expect(files.get('x.csv')).toBe(text);
  expect(told).toBe('1 lead written to x.csv.\n');
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t1', '\r1', '\n1', '\0=1', '＝1'])(
  'a cell that starts like a formula is made harmless: %j',
  (text) => {
    expect(harmlessCell(text)).toBe(`'${text}`);
  },
);

test.each(['\t', '\r', '\n', 'a;', 'a; "'])('what follows %j is made harmless too', (start) => {
  expect(harmlessCell(`${start}=1`)).toMatch(/'=1$/);
  expect(harmlessCell(`a${start}1`)).toBe(`a${start}1`);
});

test('quotes, commas and line breaks stay within their cell', () => {
  expect(csvLine(['a"b', 'c,d', 'e\nf', '=1'])).toBe('"a""b","c,d","e\nf","\'=1"\r\n');
});

/** The cells of a table, as a spreadsheet reads it that separates cells by this character. */
function cellsOf(table: string, separator: string): string[] {
  const cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (let at = 0; at < table.length; at += 1) {
    const character = table.charAt(at);
    if (isQuoted && character === '"' && table.charAt(at + 1) === '"') {
      cell += '"';
      at += 1;
    } else if (character === '"' && (isQuoted || cell === '')) isQuoted = !isQuoted;
    else if (!isQuoted && (character === separator || character === '\n')) {
      cells.push(cell);
      cell = '';
    } else cell += character;
  }
  return [...cells, cell];
}

test.each([',', ';', '\t'])('no cell is a formula for a spreadsheet that separates cells by %j', (separator) => {
  const typed = ['a;=1+1', 'a; =1', 'a;"=1', 'a\n=1+1', 'a\r\n-1', 'a\t@SUM(A1)', '";+1', 'a;;＝1', '=1', '\t=1;=1'];
  const lines = typed.flatMap((text) => [csvLine(['1', 'contact', text, 'end']), csvLine([text])]).join('');
  const live = cellsOf(lines, separator).filter((cell) => /^[ "\r]*[=+\-@＝＋－＠]/.test(cell));
  expect(live).toEqual([]);
});

test('a formula typed by a visitor is made harmless in the table and stays as typed in the database', async () => {
  await put('a', { name: '=HYPERLINK("http://evil.example","x")' });
  expect((await run('--csv')).text).toContain('"\'=HYPERLINK(""http://evil.example"",""x"")"');
  expect((await store.list())[0]?.body.name).toMatch(/^=HYPERLINK/);
});

test('a lead cannot give orders to the terminal', async () => {
  await put('a', { name: 'Ada\u001b[2J' });
  expect((await run()).text).not.toContain('\u001b');
});

test('every list, export, mark and deletion is recorded: who, when, what and how many, and nothing about a visitor', async () => {
  await put('a');
  await put('b', { email: 'eve@example.org' });
  await run();
  await run('--csv', '--form', 'contact');
  await run('--done', '2');
  await run('--forget', 'ada@example.org');
  await run('--expire');
  await run('--forget', 'a mistake');
  expect(await store.uses()).toEqual(
    [
      ['list', 2],
      ['export', 2],
      ['done', 1],
      ['forget', 1],
      ['expire', 0],
    ].map(([action, leads]) => ({ at: 5000, who: 'officer', action, leads })),
  );
  const { text } = await run('--uses');
  expect(text).toMatch(/^When +Who +What +Leads\n1970-01-01 .*officer +list +2$/m);
  expect(text).not.toContain('@');
});

test('a list of more leads than are in memory at a time is printed in blocks, each lead once', async () => {
  await Promise.all(Array.from({ length: 1100 }, (_, n) => put(`key-${n}`, { name: `Visitor ${n}` })));
  const { text } = await run();
  const lines = text.split('\n').filter((line) => line.includes('Visitor'));
  expect(lines).toHaveLength(1100);
  expect(new Set(lines.map((line) => /Visitor (\d+)/.exec(line)?.[1])).size).toBe(1100);
  expect((await run('--csv')).text.split('\r\n')).toHaveLength(1102);
}, 30_000);

test('a person deletes by age what the server refused to delete by itself', async () => {
  await put('a', {}, { receivedAt: 5000 - 800 * 24 * 60 * 60_000 });
  await put('b');
  expect((await run('--expire')).text).toBe('1 lead older than 730 days deleted.\n');
  expect((await store.list()).map(({ key }) => key)).toEqual(['b']);
});

test('emails that are not sent are listed with their state, and go out again when someone asks', async () => {
  expect((await run('--mail')).text).toBe('Every email is sent.\n');
  const mailing = await openStore({ url: `file:${join(directory.path, 'leads.db')}`, queuesMail: true });
  for (const key of ['a', 'b', 'c']) {
    await mailing.put({
      form: 'contact',
      key,
      leadId: `ref-${key}`,
      body: contact,
      contentHash: key,
      receivedAt: 1000,
    });
  }
  const [first, second] = await mailing.takeDueMail(1000, 2000, 2);
  if (first) await mailing.mailSent(first, 1500);
  if (second) await mailing.mailGivenUp(second, 1500, '550');
  const { text } = await run('--mail');
  expect(text.split('\n').map((line) => line.replace(/ +/g, ' '))).toEqual([
    'No. Form Reference Email Tries Error Next try',
    '2 contact ref-b given-up 1 550',
    expect.stringMatching(/^3 contact ref-c waiting 0 {1,2}1970-01-01/),
    '',
  ]);
  expect(text).not.toContain('@');
  const listed = (await run()).text;
  expect(listed).toMatch(/ref-a .* sent$/m);
  expect(listed).toMatch(/ref-b .* given-up$/m);
  expect(await mailing.mailBacklog()).toEqual({ waiting: 1, givenUp: 1 });
  expect((await run('--send-again')).text).toBe('1 email goes out again within a minute.\n');
  expect(await mailing.takeDueMail(5000, 6000, 10)).toHaveLength(2);
  await mailing.close();
});

test('a backup is a whole, sound database that its owner alone can read; it replaces nothing', async () => {
  await put('a');
  await put('b');
  const file = join(directory.path, 'copy.db');
  expect(await run('backup', file)).toMatchObject({ code: 0, text: `2 leads copied to ${file}.\n` });
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readdirSync(directory.path).filter((name) => name.startsWith('copy.db'))).toEqual(['copy.db']);
  await put('c');
  const copy = await openStore({ url: `file:${file}`, queuesMail: false });
  expect((await copy.list()).map(({ key }) => key)).toEqual(['a', 'b']);
  await copy.close();
  await expect(run('backup', file)).rejects.toThrow('replaces nothing');
  expect(await run('backup')).toMatchObject({ code: 2 });
  expect(await run('restore')).toMatchObject({ code: 2 });
  expect(await store.lastBackup()).toBe(5000);
  expect((await store.uses()).map(({ action, leads }) => [action, leads])).toEqual([['backup', 2]]);
});

test('a copy that cannot be finished leaves nothing behind', async () => {
  await expect(run('backup', join(directory.path, 'no-folder', 'copy.db'))).rejects.toThrow();
  expect(await store.lastBackup()).toBeNull();
});
