import { Hono } from 'hono';
import { type Expiring, firstExpiry } from '@/server/expiry';
import type { RefusalCounter } from '@/server/inbox/refusal-counter';
import type { LeadStore } from '@/server/store/store';
import { countOf, type Mark, webhookKinds } from '@/server/store/types';

export type MetricsSettings = {
  readonly store: Pick<LeadStore, 'mailBacklog' | 'counts' | 'marked' | 'check' | 'diskSpace'>;
  readonly refused: Pick<RefusalCounter, 'top'>;
  readonly expiring: Readonly<Record<string, readonly Expiring[]>>;
};

const marks: readonly Mark[] = ['backup', 'restore-tried', 'canary'];

/** `/readyz` answers 503 if leads can't be stored. Keep the port private: the metrics name refused networks. */
export function createMetrics({ store, refused, expiring }: MetricsSettings): Hono {
  async function databaseMetrics(): Promise<readonly (readonly [string, number])[]> {
    try {
      const { waiting, givenUp } = await store.mailBacklog();
      const webhooks = await store.mailBacklog(webhookKinds);
      const leads = await store.counts({});
      const moments = await Promise.all(marks.map((mark) => store.marked(mark)));
      return [
        ['site_database_up', 1],
        ['site_leads_kept', countOf(leads).all],
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

  function diskMetrics(): readonly (readonly [string, number])[] {
    try {
      return [['site_disk_free_bytes', store.diskSpace().free]];
    } catch {
      // The folder does not exist yet.
      return [];
    }
  }

  return new Hono()
    .get('/metrics', async (context) => {
      const lines = [
        ...(await databaseMetrics()),
        ...Object.entries(expiring).flatMap(([kind, figures]) => {
          const first = firstExpiry(figures);
          return first === undefined ? [] : [[`site_expires_timestamp_seconds{of="${kind}"}`, first / 1000] as const];
        }),
        ...refused.top().map(({ network, refusals }) => [`site_refused{network="${network}"}`, refusals] as const),
        ...diskMetrics(),
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
}
