import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { userInfo } from 'node:os';
import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { company } from '@/content/lender/company';
import { leadsCommand, usage } from '@/server/leads-command';
import type { LogLine } from '@/server/log';
import { openMailServer, senderFrom } from '@/server/mail/mailer';
import { readSettings } from '@/server/settings';
import { databaseFileIn } from '@/server/store/connection';
import { openStore } from '@/server/store/store';

/** The name of the user who runs the command. The user of a service may have only an id. */
function userName(): string {
  try {
    return process.env.SUDO_USER ?? userInfo().username;
  } catch {
    return String(process.getuid?.() ?? 'unknown');
  }
}

function print(text: string): void {
  process.stdout.write(text);
}

/** Also logs to the journal of the machine: a restored backup has the audit log only up to its time. */
function logToJournal(line: LogLine): void {
  spawnSync('logger', ['--tag', 'site', JSON.stringify(line)], { stdio: 'ignore' });
}

/** Reads the first line of the input. A terminal does not show what is typed. */
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
  const args = process.argv.slice(2);
  if (args.length === 0 || args[0] === 'help') return print(usage);
  const settings = readSettings(process.env);
  const file = databaseFileIn(settings.LEADS_DATABASE_URL);
  if (!existsSync(file)) {
    throw new Error(
      `There is no database at ${file}. Set LEADS_DATABASE_URL to the one that the server uses, or start the server once.`,
    );
  }
  const { SMTP_URL: smtpUrl, LEADS_MAIL_FROM: from, DESK_SECRET_KEY: secretKey } = settings;
  const store = openStore({ url: settings.LEADS_DATABASE_URL, queuesMail: false, secretKey, log: logToJournal });
  process.exitCode = await leadsCommand(args, {
    store,
    print,
    now: Date.now,
    who: userName(),
    readPassword,
    copyKey: settings.LEADS_COPY_KEY,
    notify: smtpUrl && from ? openMailServer({ smtpUrl, from: senderFrom(from, company.name) }).send : undefined,
  });
  await store.close();
}

main().catch((problem: unknown) => {
  process.stderr.write(`${problem instanceof Error ? problem.message : 'The leads could not be reached.'}\n`);
  process.exitCode = 1;
});
