import { contactForm } from '@/content/forms/contact';
import { consentHeader, keyHeader } from '@/lib/leads/headers';
import type { Log } from '@/server/log';
import type { Mailer } from '@/server/mail/mailer';
import type { LeadStore } from '@/server/store/store';

/** The header by which the inbox knows its own server's canary. */
export const canaryHeader = 'x-canary';

export type CanarySettings = {
  /** Where the inbox answers. */
  readonly origin: string;
  readonly secret: string;
  readonly store: Pick<LeadStore, 'takeCanary' | 'mark'>;
  /** Undefined where no email is set up: then the log and the figures alone say what is wrong. */
  readonly mail?: Pick<Mailer, 'verify' | 'alarm'> | undefined;
  readonly log: Log;
  readonly now?: () => number;
};

/** How long one answer may take, in milliseconds, and how long a failure goes unsaid after it was said. */
const timeout = 20_000;
const alarmInterval = 6 * 60 * 60_000;

/** An answer that no person gives, with a phone number that is kept for fiction. */
const answers = {
  name: 'Canary of the website',
  email: 'canary@example.com',
  phone: '6145550100',
  city: 'Columbus',
  message: 'The server sends this to itself each hour, and takes it out again.',
};

/** Makes the function that sends a lead through form, inbox, database and mail server, and tells a person when it fails. */
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

  /** Why the canary did not come through, or undefined. */
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
      if (!(await store.takeCanary(key))) return 'The inbox said that a lead is stored, and it is not in the database.';
    } catch {
      return 'The inbox or its database does not answer.';
    }
    return mail?.verify().then(
      () => undefined,
      () => 'The mail server does not take messages.',
    );
  }

  /** Whether somebody was told. */
  async function sendAlarm(subject: string, text: string): Promise<boolean> {
    try {
      await mail?.alarm({ subject, text });
      return true;
    } catch {
      log({ event: 'canary', message: 'nobody could be told' });
      return false;
    }
  }

  return async () => {
    const failure = await findFailure();
    if (failure === undefined) {
      await store.mark('canary', now());
      if (isFailing) {
        await sendAlarm(
          'The website takes leads again',
          'The lead that the server sends to itself each hour came through.',
        );
      }
      [isFailing, alarmedAt] = [false, 0];
      return;
    }
    isFailing = true;
    log({ event: 'canary', message: `failed: ${failure}` });
    if (now() - alarmedAt < alarmInterval) return;
    const text = `The lead that the server sends to itself each hour did not come through. ${failure} Visitors are asked to call. See "What to do at 3 in the morning" in docs/operating.md.`;
    if (await sendAlarm('The website cannot take leads', text)) alarmedAt = now();
  };
}
