import { Hono } from 'hono';
import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import { stampPath } from '@/lib/leads/stamps';
import type { LeadResult } from '@/server/inbox/inbox';
import type { Log, LogLine } from '@/server/log';
import type { LeadStore } from '@/server/store/types';

export type MetricsSettings = {
  /** Returns counts of the database, from another thread than that of the leads. */
  readonly store: Pick<LeadStore, 'mailBacklog' | 'lastBackup' | 'ages'>;
  /** How many calls wait for the database of leads. */
  readonly waiting: () => number;
  /** How long the database may take to answer, in milliseconds; then its figures are left out. */
  readonly patience?: number;
};

/** The server's metrics in the format of Prometheus. They never contain who sent a request or what. */
export type Metrics = {
  /** Counts the answer that a line of the log describes. */
  readonly count: Log;
  readonly countLead: (form: string, result: LeadResult) => void;
  /** Answers `GET /metrics`. For a private port. */
  readonly app: Hono;
};

function kindOf({ path = '' }: LogLine): string {
  if (path === `/leads/${stampPath}`) return 'stamp';
  if (path.startsWith('/leads/')) return 'lead';
  if (path === '/healthz' || path === '/readyz') return 'health';
  return path === '(unknown)' ? 'unknown' : 'page';
}

/** Makes the counters of one server. */
export function createMetrics({ store, waiting, patience = 2000 }: MetricsSettings): Metrics {
  const registers = [new Registry()];
  const [register] = registers;
  // Processor, memory and the delay of the event loop.
  collectDefaultMetrics({ ...(register && { register }) });
  const requests = new Counter({
    name: 'site_requests_total',
    help: 'Answers by kind and status.',
    labelNames: ['kind', 'status'],
    registers,
  });
  const leads = new Counter({
    name: 'site_leads_total',
    help: 'Posted forms by form and result.',
    labelNames: ['form', 'result'],
    registers,
  });
  new Gauge({
    name: 'site_database_queue',
    help: 'Calls that wait for the database of leads.',
    registers,
    collect() {
      this.set(waiting());
    },
  });
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers });
  const isUp = gauge('site_database_up', 'Whether the database answers (1) or not (0).');
  const kept = gauge('site_leads_kept', 'Leads in the database.');
  const mailWaiting = gauge('site_mail_waiting', 'Emails to the loan officer that wait to be sent.');
  const mailGivenUp = gauge('site_mail_given_up', 'Emails to the loan officer that were given up.');
  const backedUp = gauge(
    'site_last_backup_timestamp_seconds',
    'When the database was last copied by command; 0: never.',
  );
  const ofDatabase = [kept, mailWaiting, mailGivenUp, backedUp];

  async function lookIntoDatabase(): Promise<void> {
    const [mail, last, { all }] = await Promise.all([store.mailBacklog(), store.lastBackup(), store.ages(0)]);
    isUp.set(1);
    kept.set(all);
    mailWaiting.set(mail.waiting);
    mailGivenUp.set(mail.givenUp);
    backedUp.set((last ?? 0) / 1000);
  }

  async function refresh(): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise((_, reject) => {
      timer = setTimeout(() => reject(new Error('late')), patience);
    });
    try {
      await Promise.race([lookIntoDatabase(), late]);
    } catch {
      for (const one of ofDatabase) one.remove();
      isUp.set(0);
    } finally {
      clearTimeout(timer);
    }
  }

  const app = new Hono().get('/metrics', async (context) => {
    await refresh();
    return context.text((await register?.metrics()) ?? '', 200, { 'content-type': register?.contentType ?? '' });
  });
  return {
    count(line) {
      if (line.event === 'request') requests.inc({ kind: kindOf(line), status: String(line.status) });
    },
    countLead: (form, result) => leads.inc({ form, result }),
    app,
  };
}
