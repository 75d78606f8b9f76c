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
  readonly requiresSecondFactor: boolean;
  /** Networks whose posts the inbox refuses. */
  readonly refused: Pick<RefusalCounter, 'top'>;
  readonly log: Log;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
};

/** What every route of the desk uses. */
export type DeskServices = DeskSettings & {
  readonly now: () => number;
  /** Makes a line in the record of uses. */
  readonly recordAudit: (who: string, action: AuditAction, leads: number, about?: string) => Promise<void>;
  /** Answers with a page; its forms carry the token of the session, or before there is one the given one. */
  readonly show: (
    context: RequestContext,
    page: Child,
    status?: ContentfulStatusCode,
    token?: string,
  ) => Response | Promise<Response>;
  /** Answers with a page that says in a sentence why there is nothing else. */
  readonly notice: (
    context: RequestContext,
    status: ContentfulStatusCode,
    title: string,
    text: string,
  ) => Response | Promise<Response>;
};

export function createDeskServices(settings: DeskSettings): DeskServices {
  const { store, now = Date.now, files, company, siteUrl, officer } = settings;

  const show: DeskServices['show'] = (context, page, status = 200, token = '') => {
    const session = context.get('session');
    const value = {
      ...{ files, company, siteUrl },
      ...(session ? { me: officer(session.who), token: session.token } : { token }),
    };
    return context.html(`<!doctype html>${<PageContext.Provider value={value}>{page}</PageContext.Provider>}`, status);
  };

  return {
    ...settings,
    now,
    show,
    recordAudit: (who, action, leads, about = '') => store.recordAudit({ at: now(), who, action, leads, about }),
    notice: (context, status, title, text) =>
      show(
        context,
        <DeskPage title={title} skip="Skip to the text">
          <h1>{title}</h1>
          <p>{text}</p>
          <p>
            <a href="/desk">To the leads</a>
          </p>
        </DeskPage>,
        status,
      ),
  };
}
