import { join } from 'node:path';
import { csvLine, harmlessCell } from '@/server/csv';
import { forms } from '@/server/forms';
import { leadsCommand } from '@/server/leads-command';
import { type LeadStore, type NewLead, openStore } from '@/server/store';
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

test('says so when there are none', async () => {
  expect(await run()).toMatchObject({ code: 0, text: 'No leads yet.\n' });
  expect((await run('--form', 'contact')).text).toBe('No leads fit that choice.\n');
});

test('lists number, time, form, reference and how to reach the person', async () => {
  await put('a');
  const { text } = await run();
  const [head, line] = text.split('\n');
  expect(head).toMatch(/^No\. +Received +Form +Reference +Name +Phone +E-mail +Follows +Done$/);
  expect(line).toMatch(/^1 +2026-11-20 09:13 +contact +2026NOV20FRI091305 +Ada Example +6145550123 +ada@example\.org$/);
});

test('a day given as --until is included, one given as --since too', async () => {
  await put('a');
  expect((await run('--since', '2026-11-20', '--until', '2026-11-20')).text).toContain('Ada');
  expect((await run('--since', '2026-11-21')).text).toBe('No leads fit that choice.\n');
  expect((await run('--until', '2026-11-19')).text).toBe('No leads fit that choice.\n');
});

test('a mistake is told with its cure and the exit code 2', async () => {
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
  expect(head).toMatch(/^"number","form","received","done","follows","name","email","phone","city","message"/);
  const { files, text: told } = await run('--csv', '--out', 'x.csv');
  expect(files.get('x.csv')).toBe(text);
  expect(told).toBe('1 lead written to x.csv.\n');
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '\0=1', '＝1'])(
  'a cell that starts like a formula is made harmless: %j',
  (text) => {
    expect(harmlessCell(text)).toBe(`'${text}`);
  },
);

test('quotes, commas and line breaks stay within their cell', () => {
  expect(csvLine(['a"b', 'c,d', 'e\nf', '=1'])).toBe('"a""b","c,d","e\nf","\'=1"\r\n');
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
