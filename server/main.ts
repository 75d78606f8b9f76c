import { existsSync } from 'node:fs';
import { company } from '@/content/company';
import { createApp } from '@/server/app';
import { watchClock } from '@/server/clock';
import { forms } from '@/server/inbox/forms';
import { logToOutput as log, outliveOutput } from '@/server/log';
import { startMailer } from '@/server/mail/mailer';
import { createMetrics } from '@/server/metrics';
import { readSettings, type Settings } from '@/server/settings';
import { openStaticSite } from '@/server/site/static-site';
import { startServer } from '@/server/start';
import { deleteExpired } from '@/server/store/retention';
import type { StoreSettings } from '@/server/store/store';
import { openThreadedStore } from '@/server/threaded-store';

const hour = 60 * 60_000;
/** How often the clock is checked, in milliseconds. */
const clockRound = 10_000;
/** How long stopping may take, in milliseconds. */
const longestStop = 9500;

/** Starts the desk where it is turned on. The site is served without it when it cannot start. */
async function openDesk(settings: Settings, database: StoreSettings) {
  if (settings.DESK_PASSWORD_HASH === undefined) return undefined;
  // A thread of its own: a search at the desk delays neither a lead nor a backup.
  const store = openThreadedStore({ ...database, queuesMail: false });
  try {
    const { startDesk } = await import('@/server/desk/start-desk');
    const desk = await startDesk({
      passwordHash: settings.DESK_PASSWORD_HASH,
      port: settings.DESK_PORT,
      host: settings.DESK_HOST,
      trustedProxies: settings.TRUST_PROXY,
      store,
      log,
    });
    log({ event: 'start', message: `The desk: http://localhost:${desk.port}/desk` });
    return {
      async stop(within: number) {
        await desk.stop(within);
        await store.close();
      },
    };
  } catch (problem) {
    await store.close();
    const reason = problem instanceof Error ? problem.message : 'unknown';
    log({ event: 'fault', message: `The desk could not start: ${reason}` });
    return undefined;
  }
}

async function main(): Promise<void> {
  outliveOutput();
  const settings = readSettings(process.env);
  const { SMTP_URL: smtpUrl, LEADS_MAIL_TO: to, LEADS_MAIL_FROM: from, LEADS_RETENTION_DAYS: days } = settings;
  const hasSite = existsSync(settings.SITE_DIR);
  if (!hasSite) log({ event: 'start', message: 'No site is built yet (npm run build); only the inbox answers.' });
  const sendsMail = Boolean(smtpUrl && to && from);
  const database = {
    url: settings.LEADS_DATABASE_URL,
    token: settings.LEADS_DATABASE_TOKEN,
    queuesMail: sendsMail,
  };
  const store = openThreadedStore(database);
  /** Another thread, so that long work, such as deleting by age, delays no lead. */
  const office = openThreadedStore(database);

  let stopping = false;
  async function keepNoLongerThanSet(): Promise<void> {
    if (days === 0) return;
    try {
      const result = await deleteExpired({ store: office, days, now: Date.now(), isConfirmed: false });
      if (result.outcome === 'refused') log({ event: 'retention', message: result.reason });
      else if (result.deleted > 0) {
        log({ event: 'retention', message: `${result.deleted} leads older than ${days} days deleted` });
      }
    } catch {
      if (!stopping) log({ event: 'retention', message: 'old leads cannot be deleted just now' });
    }
  }

  store.check(Date.now()).then(keepNoLongerThanSet, (problem: unknown) => {
    const reason = problem instanceof Error ? problem.message : 'unknown';
    log({ event: 'fault', message: `Pages are served, but no forms are taken: ${reason}` });
  });
  const hourly = setInterval(keepNoLongerThanSet, hour);
  hourly.unref();
  setInterval(watchClock({ log }), clockRound).unref();
  const metrics = createMetrics({ store: office, waiting: store.waiting });
  const mailer = smtpUrl && to && from ? startMailer({ smtpUrl, to, from, forms, store, log }) : undefined;

  const server = await startServer(
    createApp({
      forms,
      store,
      site: hasSite ? openStaticSite(settings.SITE_DIR) : undefined,
      phone: company.phone,
      log(line) {
        metrics.count(line);
        log(line);
      },
      onResult: metrics.countLead,
      ratePerMinute: settings.LEADS_RATE_PER_MINUTE,
      totalPerMinute: settings.LEADS_TOTAL_PER_MINUTE,
      trustedProxies: settings.TRUST_PROXY,
      allowedOrigins: settings.LEADS_ALLOWED_ORIGINS,
      thankYouUrl: settings.LEADS_THANK_YOU_URL,
      onStored: () => mailer?.wake(),
    }).fetch,
    { port: settings.PORT, host: settings.HOST },
  );
  log({ event: 'start', message: `http://localhost:${server.port}` });
  const desk = await openDesk(settings, database);
  const watching =
    settings.METRICS_PORT === undefined
      ? undefined
      : await startServer(metrics.app.fetch, { port: settings.METRICS_PORT, host: settings.METRICS_HOST });
  if (watching) log({ event: 'start', message: `Metrics: http://${settings.METRICS_HOST}:${watching.port}/metrics` });

  async function stop(): Promise<void> {
    if (stopping) return;
    stopping = true;
    clearInterval(hourly);
    // If something hangs, the process ends before it would be killed.
    setTimeout(() => process.exit(1), longestStop).unref();
    await Promise.all([server.stop(5000), desk?.stop(5000), mailer?.stop(), watching?.stop(500)]);
    await Promise.allSettled([store.close(), office.close()]);
    log({ event: 'stop' });
  }
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

main().catch((problem: unknown) => {
  process.stderr.write(`${problem instanceof Error ? problem.message : 'The server could not start.'}\n`);
  process.exitCode = 1;
});
