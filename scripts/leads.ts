import { writeFileSync } from 'node:fs';
import { forms } from '@/server/forms';
import { leadsCommand } from '@/server/leads-command';
import { readSettings } from '@/server/settings';
import { openStore } from '@/server/store';

async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const store = await openStore({
    url: settings.LEADS_DATABASE_URL,
    token: settings.LEADS_DATABASE_TOKEN,
    queuesMail: false,
  });
  process.exitCode = await leadsCommand(process.argv.slice(2), {
    store,
    forms,
    print: (text) => process.stdout.write(text),
    // Readable by its owner only: the file contains people's names and numbers.
    save: (file, text) => writeFileSync(file, text, { mode: 0o600 }),
    now: Date.now,
  });
  await store.close();
}

main().catch((problem: unknown) => {
  process.stderr.write(`${problem instanceof Error ? problem.message : 'The leads could not be read.'}\n`);
  process.exitCode = 1;
});
