/** @jsxImportSource hono/jsx */

import type { OfficeHours } from '@/lib/forms/office-hours';
import type { Officer } from '@/server/desk/accounts/officers';
import type { DeskFiles } from '@/server/desk/assets';
import { DeskPage, type Frame, pageText } from '@/server/desk/pages/page';
import type { DeskCompany } from '@/server/desk/pages/sign-in-page';
import type { DeskContext } from '@/server/desk/requests';
import type { InboxForm } from '@/server/inbox/form-schema';
import type { RefusedNetworks } from '@/server/inbox/refused-networks';
import type { Log } from '@/server/log';
import type { AuditAction, LeadStore } from '@/server/store/types';

export type DeskSettings = {
  readonly store: LeadStore;
  readonly forms: ReadonlyMap<string, InboxForm>;
  readonly files: DeskFiles;
  readonly company: DeskCompany & { readonly hours: OfficeHours };
  readonly officer: (email: string) => Officer;
  /** The address of the website. */
  readonly siteUrl: string;
  /** The address of the desk, for links from outside. */
  readonly deskUrl?: string | undefined;
  /** How many proxies of ours are in front of the desk. */
  readonly trustedProxies: number;
  /** Whether everybody must set up a second factor. */
  readonly needsSecondFactor: boolean;
  /** Networks whose posts the inbox refuses. */
  readonly refused: Pick<RefusedNetworks, 'top'>;
  readonly log: Log;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
};

/** What every route of the desk uses. */
export type Shell = DeskSettings & {
  readonly now: () => number;
  readonly frame: Frame;
  /** Makes a line in the record of uses. */
  readonly record: (who: string, action: AuditAction, leads: number, about?: string) => Promise<void>;
  /** Answers with a page that says in a sentence why there is nothing else. */
  readonly notice: (
    context: DeskContext,
    status: 400 | 403 | 404 | 405 | 409 | 413 | 422 | 503,
    title: string,
    text: string,
  ) => Response | Promise<Response>;
};

export function shellOf(settings: DeskSettings): Shell {
  const { store, now = Date.now, files, company } = settings;
  const frame = { ...files, brand: company.wordmark[0] };
  return {
    ...settings,
    now,
    frame,
    record: (who, action, leads, about = '') => store.recordUse({ at: now(), who, action, leads, about }),
    notice(context, status, title, text) {
      const page = (
        <DeskPage title={title} frame={frame} skip="Skip to the text">
          <h1>{title}</h1>
          <p>{text}</p>
          <p>
            <a href="/desk">To the leads</a>
          </p>
        </DeskPage>
      );
      return context.html(pageText(page), status);
    },
  };
}
