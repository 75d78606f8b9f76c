/** @jsxImportSource hono/jsx */
import type { Child } from 'hono/jsx';
import type { Officer } from '@/server/desk/accounts/officers';
import {
  Figures,
  type FiguresProps,
  Filters,
  LeadList,
  type ListProps,
  NextSteps,
  Pace,
} from '@/server/desk/pages/list-view';
import { DeskPage, type Frame } from '@/server/desk/pages/page';
import { GivenUp, NoCanary, Refused } from '@/server/desk/pages/warnings';
import type { RefusedNetworks } from '@/server/inbox/refused-networks';
import type { MailBacklog, StoredLead } from '@/server/store/types';

type LeadsPageProps = FiguresProps &
  ListProps & {
    readonly frame: Frame;
    /** The next steps. */
    readonly due: readonly StoredLead[];
    readonly mail: MailBacklog;
    readonly webhooks: MailBacklog;
    /** When the server's own lead last came through; null where it never did. */
    readonly canary: number | null;
    /** The networks with the most refused posts. */
    readonly refused: ReturnType<RefusedNetworks['top']>;
    /** The lead that is open, or what is shown in its place. */
    readonly open: Child;
    /** Who is signed in. */
    readonly me: Officer;
    readonly token: string;
  };

/** The page of the leads: figures, filters and the list, with one lead open beside it. */
export function LeadsPage({
  frame,
  query,
  world,
  page,
  counts,
  waiting,
  longest,
  calls,
  due,
  mail,
  webhooks,
  canary,
  refused,
  open,
  me,
  token,
}: LeadsPageProps) {
  return (
    <DeskPage
      title={query.lead === undefined ? 'Leads' : 'A lead'}
      frame={frame}
      isLive={true}
      isOpen={open !== undefined}
      skip="Skip to the leads"
      me={me}
      token={token}
    >
      <div class="desk-top">
        <h1>Leads</h1>
        <Figures world={world} waiting={waiting} longest={longest} calls={calls} />
      </div>
      <p class="news" id="news" role="status" />
      <GivenUp of="email" mail={mail} query={query} token={token} />
      <GivenUp of="webhook" mail={webhooks} query={query} token={token} />
      <NoCanary last={canary} now={world.now} />
      <Refused networks={refused} />
      <NextSteps due={due} query={query} world={world} />
      <Filters query={query} world={world} />
      <div class="panes">
        <div class="pane-list">
          <LeadList page={page} counts={counts} query={query} world={world} />
          {open ? <Pace calls={calls} world={world} /> : null}
        </div>
        {open ?? <Pace calls={calls} world={world} />}
      </div>
    </DeskPage>
  );
}
