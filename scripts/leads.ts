import { chmodSync, createWriteStream, existsSync, rmSync } from 'node:fs';
import { userInfo } from 'node:os';
import { createInterface } from 'node:readline';
import { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { accountEntry } from '@/server/desk/accounts';
import { forms } from '@/server/inbox/forms';
import { leadsCommand } from '@/server/leads-command';
import { readSettings } from '@/server/settings';
import { databaseFileIn } from '@/server/store/connection';
import { openStore } from '@/server/store/store';

/** The user of the machine; a service's user may have no name. */
function userName(): string {
  try {
    return process.env.SUDO_USER ?? userInfo().username;
  } catch {
    return String(process.getuid?.() ?? 'unknown');
  }
}

/** Resolves once the output has room for more: a long list must not gather in memory. */
function print(text: string): Promise<void> {
  return new Promise((resolve) => {
    if (process.stdout.write(text)) resolve();
    else process.stdout.once('drain', resolve);
  });
}

/** Only its owner can read the file, also where an older one was readable by others: it contains names and numbers. */
async function save(file: string, parts: AsyncIterable<string>): Promise<void> {
  rmSync(file, { force: true });
  await pipeline(Readable.from(parts), createWriteStream(file, { mode: 0o600, flags: 'wx' }));
  chmodSync(file, 0o600);
}

/** The first line of the input; what is typed at a terminal is not shown. */
async function readPassword(): Promise<string> {
  const { stdin, stderr } = process;
  const hidden = new Writable({ write: (_chunk, _encoding, done) => done() });
  if (stdin.isTTY) stderr.write('Password: ');
  const lines = createInterface({ input: stdin, output: hidden, terminal: stdin.isTTY === true });
  try {
    for await (const line of lines) return line;
    return '';
  } finally {
    lines.close();
    if (stdin.isTTY) stderr.write('\n');
  }
}

async function main(): Promise<void> {
  const [command, email = ''] = process.argv.slice(2);
  if (command === 'hash-password') {
    await print(`${await accountEntry(email, await readPassword())}\n`);
    return;
  }
  const settings = readSettings(process.env);
  const file = databaseFileIn(settings.LEADS_DATABASE_URL);
  if (file && !existsSync(file)) {
    throw new Error(`There is no database at ${file}. Set LEADS_DATABASE_URL to the one that the server uses.`);
  }
  const store = await openStore({
    url: settings.LEADS_DATABASE_URL,
    token: settings.LEADS_DATABASE_TOKEN,
    queuesMail: false,
  });
  process.exitCode = await leadsCommand(process.argv.slice(2), {
    store,
    forms,
    print,
    save,
    now: Date.now,
    who: userName(),
    keptDays: settings.LEADS_RETENTION_DAYS,
  });
  await store.close();
}

// A reader such as `head` may stop early.
process.stdout.on('error', () => process.exit(0));
main().catch((problem: unknown) => {
  process.stderr.write(`${problem instanceof Error ? problem.message : 'The leads could not be read.'}\n`);
  process.exitCode = 1;
});
