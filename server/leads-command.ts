import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { phoneRule } from '@/lib/fields/phone';
import { accountEmail, emailProblem, hashPassword } from '@/server/desk/accounts/accounts';
import { changeNotice } from '@/server/desk/accounts/notices';
import { passwordProblem } from '@/server/desk/accounts/passwords';
import { ohioMinuteOf, parseOhioTime } from '@/server/office-time';
import { leadNumbersText } from '@/server/store/audit-log';
import { decryptCopy, inspectCopy } from '@/server/store/backup';
import type { LeadStore } from '@/server/store/store';
import { type AuditAction, countOf, type LeadFilter, type Removal, type Removed, roles } from '@/server/store/types';

export const usage = `npm run leads -- backup FILE            copies the database to a new file while the server runs, encrypted for
                                        LEADS_COPY_KEY, or readable by anyone who has it with --plain
npm run leads -- backup FOLDER/         the same, named by the time; keeps 48 hourly and 30 daily copies
npm run leads -- try-restore FOLDER/    opens the newest copy as a restore would, and reports what is in it; for an
                                        encrypted one, --key FILE names its key, and --key - reads it from the input
npm run leads -- forget WHO             deletes what a person sent: an email address, a phone number,
                                        a lead number or a reference
npm run leads -- delete --form contact --since 2026-11-01T13:00 --until 2026-11-01T14:00 --search 'WORDS'
                                        counts the matching leads, in Ohio time; --yes COUNT deletes them
npm run leads -- expire DAYS            deletes older leads, if the server refused to and reported the days
npm run leads -- uses                   lists who read, exported, changed or deleted leads, and when,
                                        and reports whether lines were changed or removed
npm run leads -- user add EMAIL [ROLE]  creates an account for the desk; reads its password. The first is an owner
npm run leads -- user role EMAIL ROLE   owner: everything; officer: leads that are theirs, unassigned or of people
                                        who left; auditor: only the audit log
npm run leads -- user password EMAIL    sets a new password, and signs the account out everywhere
npm run leads -- user remove EMAIL      deletes an account and ends its sessions
npm run leads -- user reset-second-factor EMAIL    allows sign-in by password only, until it is set up again
npm run leads -- user list              lists the accounts
`;

export type LeadsCommand = {
  readonly store: LeadStore;
  readonly print: (text: string) => void | Promise<void>;
  readonly now: () => number;
  readonly who: string;
  readonly readPassword: () => Promise<string>;
  /** The public key that backups are encrypted with. */
  readonly copyKey?: string | undefined;
  /** Emails an officer. Undefined if email isn't configured. */
  readonly notify?: ((message: { to: string; subject: string; text: string }) => Promise<void>) | undefined;
};

class UsageError extends Error {}

const countText = (count: number) => (count === 1 ? '1 lead' : `${count} leads`);

function timeText(moment: number): string {
  return ohioMinuteOf(moment).replace('T', ' ');
}

/** The newest copies are kept, and after them one a day. */
const maxHourlyCopies = 48;
const maxDailyCopies = 30;
const copyName = /^leads-(\d{4}-\d{2}-\d{2})T\d{6}Z\.db(?:\.age)?$/;

function listCopies(folder: string): readonly string[] {
  if (!existsSync(folder)) throw new UsageError(`There is no folder ${folder}.`);
  return readdirSync(folder)
    .filter((name) => copyName.test(name))
    .sort()
    .reverse();
}

/** Runs before a copy is made, so that old copies go even if the disk is full. */
function deleteOldCopies(folder: string, now: number): void {
  const days = new Set<string>();
  const oldest = new Date(now - maxDailyCopies * 24 * 60 * 60_000).toISOString().slice(0, 10);
  for (const [index, name] of listCopies(folder).entries()) {
    const day = copyName.exec(name)?.[1] ?? '';
    const isFirstOfDay = !days.has(day);
    days.add(day);
    // The newest copy is kept even if the clock is ahead.
    if (index > 0 && (day < oldest || (index >= maxHourlyCopies && !isFirstOfDay))) rmSync(join(folder, name));
  }
}

async function backup({ store, print, now, copyKey }: LeadsCommand, target: string, isPlain: boolean) {
  if (target === '') throw new UsageError('backup needs the name of a new file, or a folder with a slash at its end.');
  if (copyKey === undefined && !isPlain) {
    throw new UsageError(
      'No copy was made: LEADS_COPY_KEY is not set. To make a copy that anyone can read, add --plain.',
    );
  }
  const key = isPlain ? undefined : copyKey;
  let file = target;
  if (target.endsWith('/')) {
    deleteOldCopies(target, now());
    const time = new Date(now())
      .toISOString()
      .replace(/\.\d+Z$/, 'Z')
      .replaceAll(/(?<=T.*):/g, '');
    file = join(target, `leads-${time}.db`);
  }
  if (key !== undefined && !file.endsWith('.age')) file += '.age';
  const leads = await store.backup(file, now(), key);
  await print(`${countText(leads)} copied to ${file}${isPlain ? ', not encrypted' : ''}.\n`);
  return leads;
}

/** Reads the newest copy completely, as a restore would. */
async function tryRestore({ store, print, now }: LeadsCommand, folder: string, keyFile?: string): Promise<void> {
  const [newest] = listCopies(folder);
  if (!newest) throw new UsageError(`There is no copy in ${folder}.`);
  const copy = join(folder, newest);
  // If the process is killed, the next backup deletes this file.
  const opened = newest.endsWith('.age') ? `${copy}.part-opened` : undefined;
  if (opened !== undefined && keyFile === undefined)
    throw new UsageError(`${newest} is encrypted: name its key file with --key FILE, or pipe the key to --key -.`);
  let found: ReturnType<typeof inspectCopy>;
  try {
    if (opened !== undefined)
      await decryptCopy(copy, opened, readFileSync(keyFile === '-' ? 0 : String(keyFile), 'utf8'));
    found = inspectCopy(opened ?? copy);
  } finally {
    if (opened !== undefined) rmSync(opened, { force: true });
  }
  await store.mark('restore-tried', now());
  const age = found.newest === null ? '' : `, the newest ${Math.round((now() - found.newest) / 3_600_000)} hours old`;
  await print(`${newest} can be restored: ${countText(found.leads)}${age}.\n`);
}

export function personFilter(text: string): LeadFilter | undefined {
  const typed = text.trim();
  if (/^[^\s@]+@[^\s@]+$/.test(typed)) return { email: typed };
  if (/^\d{1,9}$/.test(typed)) return { number: Number(typed) };
  const phone = phoneRule.normalize(typed);
  if (/^[\d\s().+-]+$/.test(typed) && phone.length === 10) return { phone };
  return /^\d{4}[A-Z]{3}\d{2}[A-Z]{3}\d{6}/.test(typed) ? { reference: typed } : undefined;
}

async function removeLeads({ store, print }: LeadsCommand, removal: Removal): Promise<Removed> {
  const result = await store.remove(removal);
  await print(`${countText(result.numbers.length)} deleted.\n`);
  if (result.related.length > 0) {
    await print(
      `These were kept and may be about the same person. Read them, then forget each by its number: ${result.related.join(', ')}.\n`,
    );
  }
  return result;
}

async function forget(command: LeadsCommand, text: string): Promise<Removed> {
  const filter = personFilter(text);
  if (!filter) throw new UsageError('forget needs an email address, a phone number, a lead number or a reference.');
  return removeLeads(command, { filter });
}

function momentOf(text: string | undefined, name: string): number | undefined {
  if (text === undefined) return undefined;
  const moment = parseOhioTime(text.includes('T') ? text : `${text}T00:00`);
  if (moment === undefined) throw new UsageError(`--${name} needs a day or a time in Ohio, such as 2026-11-01T13:00.`);
  return moment;
}

type Selection = { readonly [Name in 'form' | 'since' | 'until' | 'search' | 'yes']?: string | undefined };

async function remove(command: LeadsCommand, { form, search, yes, ...times }: Selection): Promise<Removed | undefined> {
  const { store, print } = command;
  const filter: LeadFilter = {
    ...{ form, search },
    ...{ since: momentOf(times.since, 'since'), until: momentOf(times.until, 'until') },
  };
  if (Object.values(filter).every((value) => value === undefined))
    throw new UsageError('delete needs a filter: --form, --since, --until or --search.');
  if (yes === undefined) {
    const counts = await store.counts(filter);
    const count = countOf(counts).all;
    await print(`${countText(count)}, ${count - counts.new} of them called or done. To delete: add --yes ${count}\n`);
    return undefined;
  }
  if (!/^\d+$/.test(yes)) throw new UsageError('--yes needs the number of leads that delete counted.');
  return removeLeads(command, { filter, expected: Number(yes) });
}

/** The days are an argument because the command may run without the server's settings. */
async function expire({ store, print, now }: LeadsCommand, days: number): Promise<number> {
  if (!(days >= 1))
    throw new UsageError('expire needs the number of days that the server keeps leads: LEADS_RETENTION_DAYS.');
  const result = await store.expire({ days, now: now(), isConfirmed: true });
  const deleted = result.outcome === 'done' ? result.deleted : 0;
  await print(`${countText(deleted)} older than ${days} days deleted.\n`);
  return deleted;
}

async function printAuditLog({ store, print }: LeadsCommand): Promise<void> {
  const { entries, brokenAt, head } = await store.auditRecord();
  for (const { at, who, action, leads, about } of entries) {
    // A terminal would interpret control characters.
    await print(`${[timeText(at), who, action, leads, about].join('\t').replace(/[^\P{Cc}\t]/gu, ' ')}\n`);
  }
  if (brokenAt !== null)
    throw new UsageError(`This record was changed: line ${brokenAt + 1} doesn’t match the lines before it.`);
  await print(
    `${entries.length} entries, none changed or removed. In the server’s log, the last one must have the digest ${head || 'none'}.\n`,
  );
}

async function printUsers({ store, print }: LeadsCommand): Promise<void> {
  for (const { email, role, since, secondFactor } of await store.accounts.list()) {
    const devices = (await store.accounts.sessionsOf(email)).length;
    const factor = secondFactor ? `second factor, recovery codes: ${secondFactor.recoveryCodes}` : 'password only';
    await print(`${[email, role, `since ${timeText(since)}`, factor, `sessions: ${devices}`].join('\t')}\n`);
  }
}

/** Manages accounts. A running server sees changes immediately. */
async function user(command: LeadsCommand, what: string, typed: string, roleTyped: string): Promise<void> {
  const { store, print, now, who, readPassword, notify } = command;
  const email = accountEmail(typed);
  const by = { who, at: now() };
  const { accounts } = store;
  const role = roles.find((each) => each === roleTyped);
  if ((roleTyped !== '' || what === 'role') && role === undefined)
    throw new UsageError(`A role is one of: ${roles.join(', ')}.`);

  async function account() {
    const problem = emailProblem(email);
    if (problem) throw new UsageError(problem);
    const password = await readPassword();
    const weakness = passwordProblem(password, email);
    if (weakness) throw new UsageError(weakness);
    return { email, password: await hashPassword(password) };
  }
  const changes: Readonly<Record<string, readonly [make: () => Promise<boolean>, words: string]>> = {
    add: [async () => accounts.add({ ...(await account()), role }, by), 'can sign in at the desk.'],
    role: [async () => role !== undefined && accounts.setRole(email, role, by), `now has the role ${roleTyped}.`],
    password: [
      async () => accounts.setPassword(await account(), by),
      'has a new password and is signed out everywhere.',
    ],
    remove: [() => accounts.remove(email, by), 'no longer has an account and is signed out everywhere.'],
    'reset-second-factor': [
      () => accounts.endSecondFactor(email, by),
      'signs in with a password only, until a second factor is set up.',
    ],
  };

  if (what === 'list') return printUsers(command);
  const [make, words] = (Object.hasOwn(changes, what) && changes[what]) || [];
  if (!make) throw new UsageError(usage);
  if (await make()) {
    await print(`${email} ${words}\n`);
    const { open } = countOf(await store.counts({ assignee: email }));
    if ((what === 'remove' || role === 'auditor') && open > 0)
      await print(
        `Still assigned to it: ${countText(open)}. Everyone sees them under Mine until they are handed over at the desk.\n`,
      );
    if (what === 'add' || !notify) return;
    const sent = notify(changeNotice(email, `On the server, ${who} changed it: ${email} ${words}`));
    return sent.catch(() => print('The officer could not be notified by email.\n'));
  }
  throw new UsageError(
    what === 'add'
      ? `${email} already has an account.`
      : `Nothing was changed: there is no account ${email}, or it is already that way.`,
  );
}

async function run(args: readonly string[], command: LeadsCommand): Promise<void> {
  const { store, now, who } = command;
  const text = { type: 'string' } as const;
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { form: text, since: text, until: text, search: text, yes: text, key: text, plain: { type: 'boolean' } },
  });
  const [word = 'help', what = '', whom = '', ...more] = positionals;
  const [role = '', ...surplus] = more;
  const takesNoWord = ['help', 'delete', 'uses'].includes(word);
  if (
    surplus.length > 0 ||
    (what !== '' && takesNoWord) ||
    (whom !== '' && word !== 'user') ||
    (role !== '' && !['add', 'role'].includes(what))
  )
    throw new UsageError(usage);
  const record = (action: AuditAction, leads: number, about = '') =>
    store.recordAudit({ at: now(), who, action, leads, about });
  const recordRemoved = async (action: AuditAction, { numbers, isLogHeld }: Removed, about = '') => {
    await record(action, numbers.length, [leadNumbersText(numbers), about].filter(Boolean).join('; '));
    if (isLogHeld) {
      throw new Error('Deleted, but another program has old pages of the database open. Run this again later.');
    }
  };
  switch (word) {
    case 'help':
      return command.print(usage);
    case 'backup':
      return record('backup', await backup(command, what, values.plain === true));
    case 'try-restore':
      return tryRestore(command, what, values.key);
    case 'forget':
      return recordRemoved('forget', await forget(command, what));
    case 'delete': {
      const result = await remove(command, values);
      const words = values.search === undefined ? '' : 'search by words';
      const about = [values.form, values.since, values.until, words].filter(Boolean).join(' ');
      return result && recordRemoved('delete', result, about);
    }
    case 'expire':
      return record('expire', await expire(command, Number(what)), `older than ${what} days`);
    case 'uses':
      return printAuditLog(command);
    case 'user':
      return user(command, what, whom, role);
    default:
      throw new UsageError(`Unknown command: ${word}\n\n${usage}`);
  }
}

export async function leadsCommand(args: readonly string[], command: LeadsCommand): Promise<number> {
  try {
    await run(args, command);
    return 0;
  } catch (problem) {
    const { code = '', message } = problem as NodeJS.ErrnoException;
    if (!(problem instanceof UsageError) && !code.startsWith('ERR_PARSE_ARGS')) throw problem;
    await command.print(`${message}\n`);
    return 2;
  }
}
