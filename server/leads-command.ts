import { parseArgs } from 'node:util';
import type { FormDefinition } from '@/lib/forms/definition';
import { csvParts } from '@/server/desk/lead-csv';
import { deleteExpired } from '@/server/store/retention';
import type { AuditEntry, LeadFilter, LeadState, LeadStore, MailState, StoredLead } from '@/server/store/types';

/** How the command is used; printed by `--help` and after a mistake. */
export const usage = `npm run leads                         lists the leads, oldest first
npm run leads -- --form contact       only those of one form
npm run leads -- --since 2026-11-01   received on this day or later
npm run leads -- --until 2026-11-30   received on this day or earlier
npm run leads -- --state new          that wait for a first call; also called, done
npm run leads -- --search "ada"       by name, phone, email or reference
npm run leads -- --csv                as a table for a spreadsheet
npm run leads -- --csv --out x.csv    the same, into a file
npm run leads -- --done 12            marks lead 12, or a reference, as followed up
npm run leads -- --forget EMAIL       deletes every lead sent with this email address
npm run leads -- --expire             deletes what is older than LEADS_RETENTION_DAYS, after the server refused to
npm run leads -- --mail               lists emails to the loan officer that are not sent
npm run leads -- --send-again         sends emails again that were given up
npm run leads -- backup FILE          copies the whole database into a new file, while the server runs
npm run leads -- hash-password EMAIL   reads a password, and prints the entry of DESK_PASSWORD_HASH for it
npm run leads -- --uses               lists who read, exported, marked or deleted leads, and when
`;

export type LeadsCommand = {
  readonly store: Pick<
    LeadStore,
    | 'read'
    | 'find'
    | 'follow'
    | 'forget'
    | 'ages'
    | 'deleteBefore'
    | 'fieldNames'
    | 'recordUse'
    | 'uses'
    | 'mailStates'
    | 'unsentMail'
    | 'sendAgain'
    | 'backup'
  >;
  readonly forms: ReadonlyMap<string, FormDefinition>;
  /** Resolves once there is room for more. */
  readonly print: (text: string) => void | Promise<void>;
  readonly save: (file: string, parts: AsyncIterable<string>) => Promise<void>;
  readonly now: () => number;
  /** The user of the machine. */
  readonly who: string;
  /** Leads older than this many days are to be deleted; 0 keeps them. */
  readonly keptDays: number;
};

const leadStates: readonly LeadState[] = ['new', 'called', 'done'];

class Mistake extends Error {}

function isWrongArgument(problem: unknown): problem is Error {
  return (
    problem !== null && typeof problem === 'object' && String(Reflect.get(problem, 'code')).startsWith('ERR_PARSE_ARGS')
  );
}

function dayAt(text: string | undefined, name: string, daysLater = 0): number | undefined {
  if (text === undefined) return undefined;
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
  const date = new Date(year, month - 1, day);
  const isDate = /^\d{4}-\d{2}-\d{2}$/.test(text) && date.getMonth() === month - 1 && date.getDate() === day;
  if (!isDate) throw new Mistake(`--${name} takes a day such as 2026-11-01, not “${text}”.`);
  return new Date(year, month - 1, day + daysLater).getTime();
}

function timeText(moment: number): string {
  const date = new Date(moment);
  const two = (n: number) => String(n).padStart(2, '0');
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  return `${day} ${two(date.getHours())}:${two(date.getMinutes())}`;
}

function nameOf({ body }: StoredLead): string {
  return body.name ?? [body.firstName, body.lastName].filter(Boolean).join(' ');
}

function phoneOf({ body }: StoredLead): string {
  return body.phone ?? body.cellPhone ?? body.eveningPhone ?? '';
}

function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)));
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd();
  return `${rows.map(line).join('\n')}\n`;
}

/** Removes control characters, because a terminal would execute them. */
function shown(text: string): string {
  return text.replace(/\p{Cc}/gu, ' ');
}

const listHead = ['No.', 'Received', 'Form', 'Reference', 'Name', 'Phone', 'Email', 'Follows', 'Mail', 'Done'];

function listRow(lead: StoredLead, mail: MailState | undefined): readonly string[] {
  return [
    String(lead.number),
    timeText(lead.receivedAt),
    lead.form,
    lead.leadId,
    nameOf(lead),
    phoneOf(lead),
    lead.body.email ?? '',
    lead.follows === null ? '' : String(lead.follows),
    mail ?? '',
    lead.doneAt === null ? '' : timeText(lead.doneAt),
  ].map(shown);
}

async function listed(leads: readonly StoredLead[], store: Pick<LeadStore, 'mailStates'>): Promise<string> {
  const states = await store.mailStates(leads.map(({ number }) => number));
  const mail = new Map(states.map(({ number, state }) => [number, state] as const));
  return table([listHead, ...leads.map((lead) => listRow(lead, mail.get(lead.number)))]);
}

/** Leads in one block of the list, whose columns are as wide as its widest cells; all leads at once would need too much memory. */
const blockSize = 500;

/** Prints a list block by block; returns how many leads it contains. */
async function printList(leads: AsyncIterable<StoredLead>, { store, print }: LeadsCommand): Promise<number> {
  let block: StoredLead[] = [];
  let count = 0;
  for await (const lead of leads) {
    block.push(lead);
    count += 1;
    if (block.length < blockSize) continue;
    await print(await listed(block, store));
    block = [];
  }
  if (block.length > 0) await print(await listed(block, store));
  return count;
}

const counted = (count: number) => (count === 1 ? '1 lead' : `${count} leads`);

async function exportCsv(command: LeadsCommand, filter: LeadFilter, file: string | undefined): Promise<number> {
  let total = 0;
  async function* texts() {
    for await (const { text, leads } of csvParts(command, filter)) {
      total = leads;
      yield text;
    }
  }
  const parts = texts();
  if (file === undefined) for await (const part of parts) await command.print(part);
  else {
    await command.save(file, parts);
    await command.print(`${counted(total)} written to ${file}.\n`);
  }
  return total;
}

async function forget({ store, print }: LeadsCommand, address: string): Promise<number> {
  if (!address.includes('@')) throw new Mistake('--forget takes the email address of the person.');
  const { deleted, related } = await store.forget(address);
  await print(`${counted(deleted)} deleted.\n`);
  if (related.length > 0) {
    await print(`The same filled forms also sent, with another address: ${related.join(', ')}. These leads stay.\n`);
  }
  return deleted;
}

async function expire({ store, print, now, keptDays }: LeadsCommand): Promise<number> {
  if (keptDays === 0) throw new Mistake('LEADS_RETENTION_DAYS is 0: leads are kept.');
  const result = await deleteExpired({ store, days: keptDays, now: now(), isConfirmed: true });
  const deleted = result.outcome === 'done' ? result.deleted : 0;
  await print(`${counted(deleted)} older than ${keptDays} days deleted.\n`);
  return deleted;
}

function usesTable(uses: readonly AuditEntry[]): string {
  const rows = uses.map(({ at, who, action, leads }) => [timeText(at), who, action, String(leads)].map(shown));
  return table([['When', 'Who', 'What', 'Leads'], ...rows]);
}

/** The most messages that `--mail` lists. */
const mostMessages = 1000;

async function printMail({ store, print }: LeadsCommand): Promise<void> {
  const unsent = await store.unsentMail(mostMessages);
  if (unsent.length === 0) return print('Every email is sent.\n');
  const rows = unsent.map(({ number, form, leadId, state, attempts, nextTryAt, error }) =>
    [
      String(number),
      form,
      leadId,
      state,
      String(attempts),
      error ?? '',
      state === 'given-up' ? '' : timeText(nextTryAt),
    ].map(shown),
  );
  return print(table([['No.', 'Form', 'Reference', 'Email', 'Tries', 'Error', 'Next try'], ...rows]));
}

async function sendAgain({ store, print, now }: LeadsCommand): Promise<void> {
  const count = await store.sendAgain(now());
  return print(`${count === 1 ? '1 email goes' : `${count} emails go`} out again within a minute.\n`);
}

async function backup({ store, print, now }: LeadsCommand, names: readonly string[]): Promise<number> {
  const [file] = names;
  if (!file || names.length > 1) throw new Mistake('backup takes the name of one new file.');
  const leads = await store.backup(file, now());
  await print(`${counted(leads)} copied to ${file}.\n`);
  return leads;
}

async function markDone({ store, print, now, who }: LeadsCommand, id: string): Promise<void> {
  const found = await store.find(id);
  if (found.length > 1) {
    throw new Mistake(`Several leads have the reference ${id}. Give the number of one:\n${await listed(found, store)}`);
  }
  const [lead] = found;
  if (!lead) throw new Mistake(`There is no lead ${id}.`);
  await store.follow({ number: lead.number, at: now(), who, change: 'done' });
  await print(`Lead ${lead.number} is marked as followed up.\n`);
}

async function run(args: readonly string[], command: LeadsCommand): Promise<void> {
  const { store, forms, print, now, who } = command;
  const record = (action: AuditEntry['action'], leads: number) => store.recordUse({ at: now(), who, action, leads });
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      form: { type: 'string' },
      since: { type: 'string' },
      until: { type: 'string' },
      state: { type: 'string' },
      search: { type: 'string' },
      csv: { type: 'boolean' },
      out: { type: 'string' },
      done: { type: 'string' },
      forget: { type: 'string' },
      expire: { type: 'boolean' },
      uses: { type: 'boolean' },
      mail: { type: 'boolean' },
      'send-again': { type: 'boolean' },
      help: { type: 'boolean' },
    },
  });
  if (values.help) return print(usage);
  const [word, ...names] = positionals;
  if (word === 'backup') return record('backup', await backup(command, names));
  if (word !== undefined) throw new Mistake(`${word} is not known.\n\n${usage}`);
  if (values.mail) return printMail(command);
  if (values['send-again']) return sendAgain(command);
  if (values.uses) return print(usesTable(await store.uses()));
  if (values.done !== undefined) return markDone(command, values.done);
  if (values.forget !== undefined) return record('forget', await forget(command, values.forget));
  if (values.expire) return record('expire', await expire(command));
  if (values.form !== undefined && !forms.has(values.form)) {
    throw new Mistake(`--form takes one of: ${[...forms.keys()].join(', ')}.`);
  }
  const state = leadStates.find((each) => each === values.state);
  if (values.state !== undefined && !state) throw new Mistake(`--state takes one of: ${leadStates.join(', ')}.`);
  const since = dayAt(values.since, 'since');
  const until = dayAt(values.until, 'until', 1);
  const filter: LeadFilter = {
    ...(values.form !== undefined && { form: values.form }),
    ...(since !== undefined && { since }),
    ...(until !== undefined && { until }),
    ...(state && { state }),
    ...(values.search !== undefined && { search: values.search }),
  };
  if (values.csv) return record('export', await exportCsv(command, filter, values.out));
  const count = await printList(store.read(filter), command);
  if (count === 0) await print(Object.keys(filter).length > 0 ? 'No leads fit that choice.\n' : 'No leads yet.\n');
  return record('list', count);
}

/** Runs `npm run leads` with its arguments; gives the exit code: 0, or 2 for a mistake in the arguments, which is printed. */
export async function leadsCommand(args: readonly string[], command: LeadsCommand): Promise<number> {
  try {
    await run(args, command);
    return 0;
  } catch (problem) {
    if (problem instanceof Mistake) await command.print(`${problem.message}\n`);
    else if (isWrongArgument(problem)) await command.print(`${problem.message}\n\n${usage}`);
    else throw problem;
    return 2;
  }
}
