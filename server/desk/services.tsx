/** @jsxImportSource hono/jsx */

import type { Child } from 'hono/jsx';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { OfficeHours } from '@/lib/forms/office-hours';
import type { Officer } from '@/server/desk/accounts/officers';
import type { DeskFiles } from '@/server/desk/files/pack-files';
import { DeskPage } from '@/server/desk/pages/page';
import { type DeskCompany, PageContext } from '@/server/desk/pages/page-context';
import type { RequestContext } from '@/server/desk/requests';
import type { InboxForm } from '@/server/inbox/form-schema';
import type { RefusalCounter } from '@/server/inbox/refusal-counter';
import type { Log } from '@/server/log';
import type { LeadStore } from '@/server/store/store';
import type { AuditAction } from '@/server/store/types';

export type Notice = { readonly to?: string; readonly subject: string; readonly text: string };

export type DeskSettings = {
  readonly store: LeadStore;
  readonly forms: ReadonlyMap<string, InboxForm>;
  readonly files: DeskFiles;
  readonly company: DeskCompany & { readonly hours: OfficeHours };
  readonly officer: (email: string) => Officer;
  readonly siteUrl: string;
  readonly deskUrl?: string | undefined;
  readonly trustedProxies: number;
  /** Whether everyone must set up a second factor. */
  readonly requiresSecondFactor: boolean;
  readonly refused: Pick<RefusalCounter, 'top'>;
  readonly log: Log;
  /** Emails an officer, or the office if `to` is omitted. Undefined if email isn't configured. */
  readonly notify?: ((message: Notice) => Promise<void>) | undefined;
  readonly now?: () => number;
};

const readingActions: readonly AuditAction[] = ['list', 'view', 'export', 'exported'];

export type DeskServices = DeskSettings & {
  readonly now: () => number;
  /** Monotonic milliseconds, for waits. */
  readonly elapsed: () => number;
  /** Sends a notice. A failure is logged and doesn't fail the request. */
  readonly tell: (message: Notice) => Promise<void>;
  readonly recordAudit: (who: string, action: AuditAction, leads: number, about?: string) => Promise<void>;
  /** Responds with a page. Its forms carry the session's token, or the given one before there is a session. */
  readonly show: (
    context: RequestContext,
    page: Child,
    status?: ContentfulStatusCode,
    token?: string,
  ) => Response | Promise<Response>;
  readonly notice: (
    context: RequestContext,
    status: ContentfulStatusCode,
    title: string,
    text: string,
  ) => Response | Promise<Response>;
};

export function createDeskServices(settings: DeskSettings): DeskServices {
  const { store, now = Date.now, files, company, siteUrl, officer, log } = settings;

  const show: DeskServices['show'] = (context, page, status = 200, token = '') => {
    const session = context.get('session');
    const account = context.get('account');
    const value = {
      ...{ files, company, siteUrl },
      ...(session && account
        ? { me: { ...officer(session.who), role: account.role }, token: session.token }
        : { token }),
    };
    return context.html(`<!doctype html>${<PageContext.Provider value={value}>{page}</PageContext.Provider>}`, status);
  };

  return {
    ...settings,
    now,
    async tell(message) {
      await settings.notify?.(message).catch(() => log({ event: 'desk', message: 'a notice could not be emailed' }));
    },
    elapsed: settings.now ?? (() => performance.now()),
    show,
    async recordAudit(who, action, leads, about = '') {
      try {
        await store.recordAudit({ at: now(), who, action, leads, about });
      } catch (problem) {
        // The server's log has the entry, and officers must be able to call people while the disk is full.
        if (!readingActions.includes(action)) throw problem;
        log({ event: 'fault', message: 'The audit log could not be written; this log has the entry.' });
      }
    },
    notice: (context, status, title, text) =>
      show(
        context,
        <DeskPage title={title} skip="Skip to the text">
          <h1>{title}</h1>
          <p>{text}</p>
          <p>
            <a href="/desk">All leads</a>
          </p>
        </DeskPage>,
        status,
      ),
  };
}
