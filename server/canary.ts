import { contactForm } from '@/content/forms/contact';
import { consentHeader, keyHeader } from '@/lib/leads/headers';
import type { Log } from '@/server/log';
import type { Mailer } from '@/server/mail/mailer';
import type { LeadStore } from '@/server/store/store';

/** Identifies the server's test lead; the value is a secret of this process. */
export const canaryHeader = 'x-canary';

export type CanarySettings = {
  readonly origin: string;
  readonly secret: string;
  readonly store: Pick<LeadStore, 'takeCanary' | 'mark' | 'verify'>;
  /** Undefined if email isn't configured: failures then appear only in the log and the metrics. */
  readonly mail?: Pick<Mailer, 'verify' | 'alarm'> | undefined;
  readonly log: Log;
  readonly now?: () => number;
};

/**
 * The https origin at which visitors reach the inbox, so that the canary tests the proxy too. Undefined if it isn't known
 * or leads go elsewhere.
 */
export function publicInboxOf(endpoint: string, siteUrl: string | undefined): string | undefined {
  const path = `/leads/${contactForm.id}`;
  const address = endpoint === path && siteUrl ? siteUrl + path : endpoint;
  return address.startsWith('https://') && address.endsWith(path) ? new URL(address).origin : undefined;
}

/** Request timeout, and the time between two emails about a failure, in milliseconds. */
const timeout = 20_000;
const alarmInterval = 6 * 60 * 60_000;

/** The phone number is reserved for fiction (555-0100). */
const answers = {
  name: 'Canary of the website',
  email: 'canary@example.com',
  phone: '6145550100',
  city: 'Columbus',
  message: 'The server sends itself this test each hour and deletes it again.',
};

/** Returns a function that tests form, inbox, database and mail server with a lead, and emails the operator if one fails. */
export function createCanary({
  origin,
  secret,
  store,
  mail,
  log,
  now = Date.now,
}: CanarySettings): () => Promise<void> {
  let isFailing = false;
  let alarmedAt = 0;

  async function findFailure(): Promise<string | undefined> {
    const key = `canary-${crypto.randomUUID()}`;
    try {
      const { status } = await fetch(`${origin}/leads/${contactForm.id}`, {
        method: 'POST',
        body: new URLSearchParams(answers),
        headers: {
          accept: 'application/json',
          [keyHeader]: key,
          [consentHeader]: contactForm.consentVersion,
          [canaryHeader]: secret,
        },
        signal: AbortSignal.timeout(timeout),
      });
      if (status !== 201) return `The inbox answered ${status}.`;
      if (!(await store.takeCanary(key))) return 'The inbox acknowledged a lead that is not in the database.';
    } catch (problem) {
      const { cause } = problem as { readonly cause?: { readonly code?: string } };
      return origin.startsWith('https:')
        ? `${origin} does not respond (${cause?.code ?? 'too slow'}): check the inbox, its database, the proxy and its certificate.`
        : 'The inbox or its database does not respond.';
    }
    try {
      await store.verify();
    } catch (problem) {
      return problem instanceof Error ? problem.message : 'The database could not be checked.';
    }
    return mail?.verify().then(
      () => undefined,
      () => 'The mail server does not accept messages.',
    );
  }

  async function sendAlarm(subject: string, text: string): Promise<boolean> {
    try {
      await mail?.alarm({ subject, text });
      return true;
    } catch {
      log({ event: 'canary', message: 'nobody could be notified' });
      return false;
    }
  }

  return async () => {
    const failure = await findFailure();
    if (failure === undefined) {
      await store.mark('canary', now());
      if (isFailing) {
        await sendAlarm('The website takes leads again', 'The hourly test lead came through.');
      }
      [isFailing, alarmedAt] = [false, 0];
      return;
    }
    isFailing = true;
    log({ event: 'canary', message: `failed: ${failure}` });
    if (Math.abs(now() - alarmedAt) < alarmInterval) return;
    const text = `The hourly test lead did not come through. ${failure} Visitors are asked to call. See "Troubleshooting at 3 a.m." in docs/operating.md.`;
    if (await sendAlarm('The website cannot take leads', text)) alarmedAt = now();
  };
}
