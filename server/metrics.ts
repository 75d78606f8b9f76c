import { Hono } from 'hono';
import { stampPath } from '@/lib/leads/stamps';
import { type Expiring, firstExpiry } from '@/server/expiry';
import type { LeadResult } from '@/server/inbox/inbox';
import type { RefusedNetworks } from '@/server/inbox/refused-networks';
import type { Log, LogLine } from '@/server/log';
import type { LeadStore, Mark } from '@/server/store/types';

export type MetricsSettings = {
  readonly store: Pick<LeadStore, 'mailBacklog' | 'counts' | 'marked' | 'check'>;
  readonly refused: Pick<RefusedNetworks, 'top'>;
  /** What the site prints that expires, by its kind. */
  readonly expiring: Readonly<Record<string, readonly Expiring[]>>;
};

/** The server's figures. They name no visitor, but networks that are refused: they are for a private port. */
export type Metrics = {
  /** Counts the answer that a line of the log describes. */
  readonly count: Log;
  readonly countLead: (form: string, result: LeadResult) => void;
  /** Answers `/metrics` in the text format of Prometheus, and `/readyz`: whether leads can be stored, 200 or 503. */
  readonly app: Hono;
};

function kindOf({ path = '' }: LogLine): string {
  if (path === `/leads/${stampPath}`) return 'stamp';
  if (path.startsWith('/leads/')) return 'lead';
  if (path === '/healthz') return 'health';
  if (path.startsWith('/desk')) return 'desk';
  return path === '(unknown)' ? 'unknown' : 'page';
}

const marks: readonly Mark[] = ['backup', 'restore-tried', 'canary'];

/** Makes the counters of one server. */
export function createMetrics({ store, refused, expiring }: MetricsSettings): Metrics {
  const counters = new Map<string, number>();
  const count = (line: string) => counters.set(line, (counters.get(line) ?? 0) + 1);

  async function ofDatabase(): Promise<readonly (readonly [string, number])[]> {
    try {
      const { waiting, givenUp } = await store.mailBacklog();
      const webhooks = await store.mailBacklog(['webhook']);
      const leads = await store.counts({});
      const moments = await Promise.all(marks.map((mark) => store.marked(mark)));
      return [
        ['site_database_up', 1],
        ['site_leads_kept', leads.new + leads.called + leads.done],
        ['site_mail_waiting', waiting],
        ['site_mail_given_up', givenUp],
        ['site_webhooks_waiting', webhooks.waiting],
        ['site_webhooks_given_up', webhooks.givenUp],
        ...marks.map(
          (mark, index) => [`site_last_timestamp_seconds{of="${mark}"}`, (moments[index] ?? 0) / 1000] as const,
        ),
      ];
    } catch {
      return [['site_database_up', 0]];
    }
  }

  const app = new Hono()
    .get('/metrics', async (context) => {
      const lines = [
        ...counters,
        ...(await ofDatabase()),
        ...Object.entries(expiring).flatMap(([kind, figures]) => {
          const first = firstExpiry(figures);
          return first === undefined ? [] : [[`site_expires_timestamp_seconds{of="${kind}"}`, first / 1000] as const];
        }),
        ...refused.top().map(({ network, refusals }) => [`site_refused{network="${network}"}`, refusals] as const),
        ['process_resident_memory_bytes', process.memoryUsage.rss()] as const,
      ];
      return context.text(lines.map(([name, value]) => `${name} ${value}\n`).join(''), 200, {
        'content-type': 'text/plain; version=0.0.4; charset=utf-8',
      });
    })
    .get('/readyz', async (context) => {
      const isReady = await store.check().then(
        () => true,
        () => false,
      );
      return context.json({ ready: isReady }, isReady ? 200 : 503, { 'cache-control': 'no-store' });
    });
  return {
    count(line) {
      if (line.event === 'request') count(`site_requests_total{kind="${kindOf(line)}",status="${line.status}"}`);
    },
    countLead: (form, result) => count(`site_leads_total{form="${form}",result="${result}"}`),
    app,
  };
}
