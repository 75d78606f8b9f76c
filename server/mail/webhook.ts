import { createHmac } from 'node:crypto';
import { contactOf } from '@/server/desk/answers';
import type { InboxForm } from '@/server/inbox/form-schema';
import { formNameOf } from '@/server/inbox/forms';
import { type Outbox, type OutboxSettings, startOutbox } from '@/server/mail/outbox';
import { momentText } from '@/server/office-time';
import type { LeadStore } from '@/server/store/store';
import { callsNotUndone, type DueMail, type FollowUp, type MailKind, webhookKinds } from '@/server/store/types';

export type WebhookSettings = Pick<OutboxSettings, 'log' | 'now' | 'pollInterval' | 'timeout'> & {
  readonly store: OutboxSettings['store'] & Pick<LeadStore, 'history'>;
  readonly url: string;
  /** `whsec_` and a base64 key. */
  readonly secret: string;
  readonly forms: ReadonlyMap<string, InboxForm>;
};

/** The history entry that a message is about, such as the last call that wasn't undone. */
function eventOf(kind: MailKind, history: readonly FollowUp[]): FollowUp | undefined {
  if (kind === 'webhook-called') return callsNotUndone(history).at(-1);
  const historyKind = kind === 'webhook-ended' ? 'done' : 'assigned';
  return kind === 'webhook' ? undefined : history.findLast((entry) => entry.kind === historyKind);
}

/** A new lead is sent with its answers; later events without them. */
function messageOf(lead: DueMail, event: FollowUp | undefined, forms: WebhookSettings['forms']) {
  const { number, leadId, form, receivedAt, follows, assignee, consentWords, source, body } = lead;
  const { state, tries, tried, outcome, kind } = lead;
  const type = kind === 'webhook' ? 'stored' : kind.replace('webhook-', '');
  const at = event?.at ?? receivedAt;
  const data = {
    number,
    reference: leadId,
    form,
    formName: formNameOf(form, forms),
    receivedInOhio: momentText(receivedAt),
    follows,
    officer: assignee,
    ...(kind === 'webhook'
      ? { consent: consentWords, source }
      : { by: event?.who, state, tries, result: tried, outcome }),
    contact: contactOf(body),
    ...(kind === 'webhook' && { answers: body }),
  };
  return {
    id: kind === 'webhook' ? `lead_${number}_${receivedAt}` : `lead_${number}_${type}_${at}`,
    body: JSON.stringify({ type: `lead.${type}`, timestamp: new Date(at).toISOString(), data }),
  };
}

/** Follows Standard Webhooks (standardwebhooks.com): stable id, timestamp, signature. Retries unless the response is 2xx. */
export function startWebhook({ url, secret, forms, ...settings }: WebhookSettings): Outbox {
  const { now = Date.now } = settings;
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');

  return startOutbox({
    timeout: 15_000,
    ...settings,
    kinds: webhookKinds,
    event: 'webhook',
    async deliver([lead], { signal }) {
      const event = eventOf(lead.kind, await settings.store.history(lead.number));
      const { id, body } = messageOf(lead, event, forms);
      const timestamp = Math.floor(now() / 1000);
      const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
      const response = await fetch(url, {
        method: 'POST',
        body,
        headers: {
          'content-type': 'application/json',
          'webhook-id': id,
          'webhook-timestamp': String(timestamp),
          'webhook-signature': `v1,${signature}`,
        },
        redirect: 'manual',
        signal,
      });
      await response.body?.cancel();
      if (!response.ok) throw Object.assign(new Error('refused'), { code: `HTTP ${response.status}` });
    },
  });
}
