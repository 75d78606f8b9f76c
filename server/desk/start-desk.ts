import { existsSync, readFileSync } from 'node:fs';
import { printedCompany, siteUrl } from '@/content/lender/company';
import { numbersOf, people } from '@/content/lender/staff';
import { createOfficerLookup } from '@/server/desk/accounts/officers';
import { createDesk } from '@/server/desk/desk';
import type { DeskFiles } from '@/server/desk/files/pack-files';
import type { DeskSettings } from '@/server/desk/services';
import { type RunningServer, startServer } from '@/server/http';
import { forms } from '@/server/inbox/forms';

/** Loads the static files: packed next to the compiled server, or built from the sources. */
async function deskFiles(): Promise<DeskFiles> {
  const packed = new URL('./desk-files.json', import.meta.url);
  if (existsSync(packed)) return JSON.parse(readFileSync(packed, 'utf8'));
  const { packDeskFiles } = await import('@/server/desk/files/pack-files');
  return JSON.parse(packDeskFiles(process.cwd()));
}

type DeskAddress = { readonly port: number; readonly host: string } & Pick<
  DeskSettings,
  'deskUrl' | 'trustedProxies' | 'requiresSecondFactor' | 'store' | 'refused' | 'log' | 'notify'
>;

export async function startDesk({ port, host, ...options }: DeskAddress): Promise<RunningServer> {
  const desk = createDesk({
    ...options,
    forms,
    files: await deskFiles(),
    company: printedCompany,
    officer: createOfficerLookup(people.map((person) => ({ ...person, numbers: numbersOf(person) }))),
    siteUrl,
  });
  return startServer(desk.fetch, { port, host });
}
