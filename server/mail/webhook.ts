import { createHmac } from 'node:crypto';
import { contactOf } from '@/server/desk/answers';
import type { InboxForm } from '@/server/inbox/form-schema';
import { formNameOf } from '@/server/inbox/forms';
import { type Outbox, type OutboxSettings, startOutbox } from '@/server/mail/outbox';
import { momentText } from '@/server/office-time';
import type { StoredLead } from '@/server/store/types';

export type WebhookSettings = Pick<OutboxSettings, 'store' | 'log' | 'now' | 'pollInterval' | 'timeout'> & {
  readonly url: string;
  /** `whsec_` and a base64 key. */
  readonly secret: string;
  readonly forms: ReadonlyMap<string, InboxForm>;
};

function bodyOf(lead: StoredLead, forms: WebhookSettings['forms']): string {
  const { number, leadId, form, receivedAt, follows, assignee, consentWords, source, body } = lead;
  return JSON.stringify({
    type: 'lead.stored',
    timestamp: new Date(receivedAt).toISOString(),
    data: {
      number,
      reference: leadId,
      form,
      formName: formNameOf(form, forms),
      receivedInOhio: momentText(receivedAt),
      follows,
      officer: assignee,
      consent: consentWords,
      source,
      contact: contactOf(body),
      answers: body,
    },
  });
}

/** By Standard Webhooks (standardwebhooks.com): stable id, timestamp, signature. Any response but 2xx is retried. */
export function startWebhook({ url, secret, forms, ...settings }: WebhookSettings): Outbox {
  const { now = Date.now } = settings;
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');

  return startOutbox({
    timeout: 15_000,
    ...settings,
    kinds: ['webhook'],
    event: 'webhook',
    async deliver([lead], { signal }) {
      const body = bodyOf(lead, forms);
      const id = `lead_${lead.number}_${lead.receivedAt}`;
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
