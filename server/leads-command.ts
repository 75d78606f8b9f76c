import { parseArgs } from 'node:util';
import { columnsOf } from '@/lib/forms/body';
import type { FormDefinition } from '@/lib/forms/definition';
import { csvOf } from '@/server/csv';
import type { LeadFilter, LeadStore, StoredLead } from '@/server/store';

/** How the command is used; printed by `--help` and after a mistake. */
export const usage = `npm run leads                         lists the leads, oldest first
npm run leads -- --form contact       only those of one form
npm run leads -- --since 2026-11-01   received on this day or later
npm run leads -- --until 2026-11-30   received on this day or earlier
npm run leads -- --csv                as a table for a spreadsheet
npm run leads -- --csv --out x.csv    the same, into a file
npm run leads -- --done 12            marks lead 12, or a reference, as followed up
npm run leads -- --forget EMAIL       deletes every lead sent with this e-mail address
`;

export type LeadsCommand = {
  readonly store: Pick<LeadStore, 'list' | 'find' | 'markDone' | 'forget'>;
  readonly forms: ReadonlyMap<string, FormDefinition>;
  readonly print: (text: string) => void;
  readonly save: (file: string, text: string) => void;
  readonly now: () => number;
};

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

/** Terminals obey control characters; a lead does not get to give orders. */
function shown(text: string): string {
  return text.replace(/\p{Cc}/gu, ' ');
}

function listed(leads: readonly StoredLead[]): string {
  const rows = leads.map((lead) =>
    [
      String(lead.number),
      timeText(lead.receivedAt),
      lead.form,
      lead.leadId,
      nameOf(lead),
      phoneOf(lead),
      lead.body.email ?? '',
      lead.follows === null ? '' : String(lead.follows),
      lead.doneAt === null ? '' : timeText(lead.doneAt),
    ].map(shown),
  );
  return table([['No.', 'Received', 'Form', 'Reference', 'Name', 'Phone', 'E-mail', 'Follows', 'Done'], ...rows]);
}

function csvTable(leads: readonly StoredLead[], forms: ReadonlyMap<string, FormDefinition>): string {
  const present = new Set(leads.map((lead) => lead.form));
  const defined = [...forms.values()].filter((form) => present.has(form.id)).flatMap(columnsOf);
  const columns = [...new Set([...defined, ...leads.flatMap((lead) => Object.keys(lead.body))])];
  const rows = leads.map((lead) => [
    String(lead.number),
    lead.form,
    new Date(lead.receivedAt).toISOString(),
    lead.doneAt === null ? '' : new Date(lead.doneAt).toISOString(),
    lead.follows === null ? '' : String(lead.follows),
    ...columns.map((column) => lead.body[column] ?? ''),
  ]);
  return csvOf([['number', 'form', 'received', 'done', 'follows', ...columns], ...rows]);
}

async function markDone({ store, print, now }: LeadsCommand, id: string): Promise<void> {
  const found = await store.find(id);
  if (found.length > 1) {
    throw new Mistake(`Several leads have the reference ${id}. Give the number of one:\n${listed(found)}`);
  }
  const [lead] = found;
  if (!lead || !(await store.markDone(lead.number, now()))) throw new Mistake(`There is no lead ${id}.`);
  print(`Lead ${lead.number} is marked as followed up.\n`);
}

async function run(args: readonly string[], command: LeadsCommand): Promise<void> {
  const { store, forms, print, save } = command;
  const { values } = parseArgs({
    args: [...args],
    options: {
      form: { type: 'string' },
      since: { type: 'string' },
      until: { type: 'string' },
      csv: { type: 'boolean' },
      out: { type: 'string' },
      done: { type: 'string' },
      forget: { type: 'string' },
      help: { type: 'boolean' },
    },
  });
  if (values.help) return print(usage);
  if (values.done !== undefined) return markDone(command, values.done);
  if (values.forget !== undefined) {
    if (!values.forget.includes('@')) throw new Mistake('--forget takes the e-mail address of the person.');
    const { deleted, related } = await store.forget(values.forget);
    const kept =
      related.length === 0
        ? ''
        : `The same filled forms also sent, with another address: ${related.join(', ')}. These leads stay.\n`;
    return print(`${deleted === 1 ? '1 lead' : `${deleted} leads`} deleted.\n${kept}`);
  }
  if (values.form !== undefined && !forms.has(values.form)) {
    throw new Mistake(`--form takes one of: ${[...forms.keys()].join(', ')}.`);
  }
  const since = dayAt(values.since, 'since');
  const until = dayAt(values.until, 'until', 1);
  const filter: LeadFilter = {
    ...(values.form !== undefined && { form: values.form }),
    ...(since !== undefined && { since }),
    ...(until !== undefined && { until }),
  };
  const leads = await store.list(filter);
  if (values.csv) {
    const text = csvTable(leads, forms);
    if (values.out === undefined) return print(text);
    save(values.out, text);
    return print(`${leads.length === 1 ? '1 lead' : `${leads.length} leads`} written to ${values.out}.\n`);
  }
  if (leads.length === 0) {
    return print(Object.keys(filter).length > 0 ? 'No leads fit that choice.\n' : 'No leads yet.\n');
  }
  print(listed(leads));
}

/** Runs `npm run leads` with its arguments; gives the exit code: 0, or 2 for a mistake in the arguments, which is printed. */
export async function leadsCommand(args: readonly string[], command: LeadsCommand): Promise<number> {
  try {
    await run(args, command);
    return 0;
  } catch (problem) {
    if (problem instanceof Mistake) command.print(`${problem.message}\n`);
    else if (isWrongArgument(problem)) command.print(`${problem.message}\n\n${usage}`);
    else throw problem;
    return 2;
  }
}
