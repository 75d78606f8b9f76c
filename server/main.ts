import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { facts } from '@/content/facts/facts';
import { contactForm } from '@/content/forms/contact';
import { endpointOf } from '@/content/forms/delivery';
import { company, printedCompany } from '@/content/lender/company';
import { ownRate, rates } from '@/content/lender/rates';
import { siteSettings } from '@/content/lender/site';
import { answererOf, people } from '@/content/lender/staff';
import { watchOf } from '@/lib/leads/watching';
import { createApp } from '@/server/app';
import { createCanary, publicInboxOf } from '@/server/canary';
import { createCertificateWatch } from '@/server/certificate-watch';
import { createOfficerFinder } from '@/server/desk/accounts/officers';
import { createDiskWatch } from '@/server/disk-watch';
import { createExpiryWatch } from '@/server/expiry';
import { type RunningServer, startServer } from '@/server/http';
import { forms } from '@/server/inbox/forms';
import { createRefusalCounter } from '@/server/inbox/refusal-counter';
import { ignoreClosedOutput, logToOutput as log } from '@/server/log';
import { letterData, letterOf } from '@/server/mail/letter';
import { type Mailer, senderFrom, startMailer } from '@/server/mail/mailer';
import { createMorningMail } from '@/server/mail/morning';
import { asksForReceipt, receiptFor } from '@/server/mail/receipt';
import { startWebhook } from '@/server/mail/webhook';
import { createMetrics } from '@/server/metrics';
import { readSettings, requiresSecondFactor, type Settings } from '@/server/settings';
import { openStaticSite } from '@/server/site/static-site';
import { createViewCounter } from '@/server/site/views';
import { type LeadStore, openStore } from '@/server/store/store';
import type { StoredLead } from '@/server/store/types';

const hour = 60 * 60_000;
const maxStopTime = 9500;
const morningInterval = 10 * 60_000;
const viewInterval = 60_000;

function messageOf(problem: unknown): string {
  return problem instanceof Error ? problem.message : 'unknown';
}

/** Starts the desk if it is configured. The site runs even if the desk can't start. */
async function openDesk(
  settings: Settings,
  store: LeadStore,
  refused: ReturnType<typeof createRefusalCounter>,
  mailer: Mailer | undefined,
) {
  if (settings.DESK_PORT === undefined) return undefined;
  try {
    const { startDesk } = await import('@/server/desk/start-desk');
    const desk = await startDesk({
      port: settings.DESK_PORT,
      host: settings.DESK_HOST,
      deskUrl: settings.DESK_URL,
      trustedProxies: settings.DESK_TRUST_PROXY,
      requiresSecondFactor: requiresSecondFactor(settings),
      notify:
        mailer &&
        (({ to, ...message }) => (to === undefined ? mailer.alarm(message) : mailer.send({ to, ...message }))),
      store,
      refused,
      log,
    });
    if (settings.DESK_SECRET_KEY !== undefined) await store.accounts.sealSecondFactors().catch(() => undefined);
    const accounts = await store.accounts.list().catch(() => undefined);
    const hint = accounts?.length === 0 ? '. Nobody can sign in yet: npm run leads -- user add EMAIL' : '';
    log({ event: 'start', message: `The desk: http://localhost:${desk.port}/desk${hint}` });
    const closed = accounts?.filter(({ secondFactor }) => secondFactor?.secret === '').map(({ email }) => email) ?? [];
    if (closed.length > 0)
      log({ event: 'fault', message: `DESK_SECRET_KEY does not decrypt the second factors of ${closed.join(', ')}` });
    return desk;
  } catch (problem) {
    log({ event: 'fault', message: `The desk could not start: ${messageOf(problem)}` });
    return undefined;
  }
}

async function expireLeads(days: number, store: LeadStore): Promise<void> {
  if (days === 0) return;
  try {
    const result = await store.expire({ days, now: Date.now(), isConfirmed: false });
    if (result.outcome === 'refused') log({ event: 'retention', message: result.reason });
    else if (result.deleted > 0) {
      log({ event: 'retention', message: `${result.deleted} leads older than ${days} days deleted` });
    }
  } catch {
    log({ event: 'retention', message: 'Old leads could not be deleted.' });
  }
}

async function main(): Promise<void> {
  ignoreClosedOutput();
  const settings = readSettings(process.env);
  const {
    SMTP_URL: smtpUrl,
    LEADS_MAIL_TO: to,
    LEADS_MAIL_FROM: from,
    DESK_URL: deskUrl,
    SITE_URL: siteUrl = siteSettings.SITE_URL?.replace(/\/$/, ''),
  } = settings;
  const hasSite = existsSync(settings.SITE_DIR);
  if (!hasSite)
    log({ event: 'start', message: 'No site has been built yet (npm run build); only the inbox is running.' });
  const { LEADS_WEBHOOK_URL: webhookUrl, LEADS_WEBHOOK_SECRET: webhookSecret } = settings;
  const store = openStore({
    url: settings.LEADS_DATABASE_URL,
    queuesMail: Boolean(smtpUrl && to && from),
    ...(smtpUrl && siteUrl && { wantsReceipt: (lead) => asksForReceipt(lead, forms) }),
    queuesWebhook: webhookUrl !== undefined,
    migrates: true,
    minFreeBytes: settings.LEADS_MIN_FREE_MB * 1024 * 1024,
    secretKey: settings.DESK_SECRET_KEY,
    log,
  });
  const ready = store.check();
  ready.catch((problem: unknown) => {
    const desk = settings.DESK_PORT === undefined ? '' : ', and the desk shows no leads';
    log({ event: 'fault', message: `Pages are served, but forms are refused${desk}: ${messageOf(problem)}` });
  });
  // A tab can keep a page of this release open after the next one starts, so its consent texts are stored now.
  const consents = [...forms.values()].map(({ consentVersion: version, consent: words }) => ({ version, words }));
  store.saveConsents(consents).catch(() => undefined);
  const refused = createRefusalCounter();
  const views = createViewCounter({ store });
  const canary = randomUUID();
  const letters = smtpUrl && siteUrl ? await letterData() : undefined;
  const letterFor = (lead: Pick<StoredLead, 'form' | 'body'>) => letters && letterOf(lead, letters, siteUrl ?? '');
  const answerers = people.map(answererOf);
  const receiptSettings = { forms, siteUrl: siteUrl ?? '', company: printedCompany, answerers, letterOf: letterFor };
  const mailer =
    smtpUrl && to && from
      ? startMailer({
          smtpUrl,
          to,
          from: senderFrom(from, company.name),
          forms,
          deskUrl,
          receiptFor: (lead) => receiptFor(lead, receiptSettings),
          answerTo: company.email,
          store,
          log,
        })
      : undefined;

  const webhook =
    webhookUrl && webhookSecret
      ? startWebhook({ url: webhookUrl, secret: webhookSecret, forms, store, log })
      : undefined;
  const server = await startServer(
    createApp({
      forms,
      store,
      site: hasSite ? openStaticSite(settings.SITE_DIR) : undefined,
      phone: company.phone,
      canary,
      officerNamedIn: createOfficerFinder(people),
      answerers,
      log,
      onRefused: refused.count,
      onView: views.count,
      ratePerMinute: settings.LEADS_RATE_PER_MINUTE,
      totalPerMinute: settings.LEADS_TOTAL_PER_MINUTE,
      trustedProxies: settings.TRUST_PROXY,
      allowedOrigins: settings.LEADS_ALLOWED_ORIGINS,
      thankYouUrl: settings.LEADS_THANK_YOU_URL,
      onStored() {
        mailer?.notify();
        webhook?.notify();
      },
    }).fetch,
    {
      port: settings.PORT,
      host: settings.HOST,
      // Behind a proxy, every connection comes from the proxy, and `deploy/nginx` limits clients.
      ...(settings.TRUST_PROXY > 0 && { limits: { total: 2000, perClient: 2000, perCustomer: 2000 } }),
    },
  );
  log({ event: 'start', message: `http://localhost:${server.port}` });
  const expire = () => expireLeads(settings.LEADS_RETENTION_DAYS, store);
  ready.then(expire, () => undefined);
  const listensEverywhere = settings.HOST === undefined || ['0.0.0.0', '::'].includes(settings.HOST);
  const publicInbox = publicInboxOf(endpointOf(contactForm.id), siteUrl);
  const watchCertificate = createCertificateWatch({ origin: publicInbox, mail: mailer, log });
  const runCanary = createCanary({
    origin: publicInbox ?? `http://${listensEverywhere ? '127.0.0.1' : settings.HOST}:${server.port}`,
    secret: canary,
    store,
    mail: mailer,
    log,
  });
  const watchExpiry = createExpiryWatch({ figures: facts, store, mail: mailer, log });
  const watchDisk = createDiskWatch({ roomForLeads: () => store.diskSpace().forLeads, mail: mailer, log });
  const { LEADS_COPY_KEY: copyKey } = settings;
  async function encryptUpgradeCopies(): Promise<void> {
    const names = copyKey === undefined ? [] : await store.encryptUpgradeCopies(copyKey);
    for (const name of names)
      log({ event: 'migration', message: `The copy from before the upgrade is now encrypted: ${name}` });
  }
  ready.then(encryptUpgradeCopies).catch(() => undefined);
  const forgetSenders = () => store.forgetSenders(Date.now() - 24 * hour);
  const hourly = setInterval(() => {
    const works = [runCanary, watchCertificate, watchExpiry, watchDisk, expire, forgetSenders, encryptUpgradeCopies];
    for (const work of works) void work().catch(() => undefined);
  }, hour);
  const sendMorning =
    mailer &&
    createMorningMail({
      ...{ store, mail: mailer, forms, hours: printedCompany.hours, deskUrl, log },
      watch: (lead, now) => watchOf(lead, ownRate, now),
    });
  const morningTimer = setInterval(() => void sendMorning?.().catch(() => undefined), morningInterval);
  const viewTimer = setInterval(() => void views.write(), viewInterval);
  const desk = await openDesk(settings, store, refused, mailer);
  let metrics: RunningServer | undefined;
  if (settings.METRICS_PORT !== undefined) {
    const expiring = { facts, rates: [{ id: 'rates', expires: rates.expires }] };
    const { fetch: answer } = createMetrics({ store, refused, expiring });
    metrics = await startServer(answer, { port: settings.METRICS_PORT, host: settings.METRICS_HOST });
    log({ event: 'start', message: `Metrics: http://${settings.METRICS_HOST}:${metrics.port}/metrics` });
  }

  let isStopping = false;
  async function stop(): Promise<void> {
    if (isStopping) return;
    isStopping = true;
    clearInterval(hourly);
    clearInterval(morningTimer);
    clearInterval(viewTimer);
    // Exits before systemd's TimeoutStopSec would kill the process.
    setTimeout(() => process.exit(1), maxStopTime).unref();
    await Promise.all([server.stop(5000), desk?.stop(5000), mailer?.stop(), webhook?.stop(), metrics?.stop(500)]);
    await views.write();
    await store.close().catch(() => undefined);
    log({ event: 'stop' });
  }
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

main().catch((problem: unknown) => {
  process.stderr.write(`${problem instanceof Error ? problem.message : 'The server could not start.'}\n`);
  process.exitCode = 1;
});
