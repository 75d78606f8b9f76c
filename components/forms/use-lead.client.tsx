'use client';

import { useEffect, useRef, useState } from 'react';
import { bodyFor, multipartOf } from '@/lib/forms/body';
import type { Answers, FormDefinition } from '@/lib/forms/definition';
import { attemptFor, forgetAttempt } from '@/lib/leads/attempt';
import { browserTools, type LeadTools, targetAt } from '@/lib/leads/browser';
import type { Delivery } from '@/lib/leads/delivery';
import { leadIdAt } from '@/lib/leads/lead-id';
import { firstNameIn, keepReceipt, type Receipt, takeReceipt } from '@/lib/leads/receipt';
import { type Lead, type Sender, type SubmitState, senderWith } from '@/lib/leads/submit';

export type UseLeadOptions = {
  readonly definition: FormDefinition;
  readonly delivery: Delivery;
  /** Called once the lead is stored, before the page reloads: the place to forget a draft. */
  readonly onStored?: () => void;
  /** Called when sending has failed, with the answers that were to be sent and their `_id`. */
  readonly onFailed?: (answers: Answers, reference: string) => void;
  readonly tools?: LeadTools;
};

export type UsedLead = {
  readonly state: SubmitState;
  /** True from the press until the page has reloaded or sending has failed. */
  readonly busy: boolean;
  /** The `_id` made when the page was loaded; empty on the server and until then. */
  readonly leadId: string;
  /** The receipt to show, once. */
  readonly receipt: Receipt | null;
  /** Sends the answers; does nothing while something is being sent or has been. */
  readonly send: (answers: Answers) => void;
};

function warn(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

/**
 * Sends the leads of one form: makes the `_id` on load, keeps the key until the form is sent, asks before leaving while
 * sending, then keeps the receipt and reloads the page, and gives the receipt to the reloaded page. Where storage is
 * switched off, the receipt is given at once and the page stays.
 */
export function useLead({ definition, delivery, onStored, onFailed, tools = browserTools }: UseLeadOptions): UsedLead {
  const [state, setState] = useState<SubmitState>({ step: 'idle' });
  const [leadId, setLeadId] = useState('');
  const [receipt, setReceipt] = useState<Receipt | null>(null);
  const sender = useRef<Sender | null>(null);
  const { id } = definition;

  useEffect(() => {
    setLeadId((made) => (made === '' ? leadIdAt(tools.now()) : made));
    const kept = takeReceipt(tools.store, id);
    if (kept === null) return;
    setReceipt(kept);
    window.history.scrollRestoration = 'auto';
  }, [id, tools]);

  useEffect(() => () => window.removeEventListener('beforeunload', warn), []);

  function send(answers: Answers): void {
    if (state.step === 'sent') return;
    sender.current ??= senderWith(tools, setState);
    const loadedId = leadId === '' ? leadIdAt(tools.now()) : leadId;
    const attempt = attemptFor(tools.store, id, () => ({ key: tools.newKey(), leadId: loadedId }));
    const boundary = `----form${attempt.key}`;
    const facts = { leadId: attempt.leadId, nextUrl: delivery.nextUrl };
    const lead: Lead = {
      target: targetAt(delivery.endpoint),
      ...(delivery.second === undefined ? {} : { second: targetAt(delivery.second) }),
      key: attempt.key,
      body: multipartOf(bodyFor(definition, answers, facts), boundary),
      contentType: `multipart/form-data; boundary=${boundary}`,
    };
    const outcome = sender.current.send(lead);
    if (outcome === null) return;
    window.addEventListener('beforeunload', warn);
    outcome.then((end) => {
      window.removeEventListener('beforeunload', warn);
      if (end.step === 'failed') {
        console.error('Error!', end.message);
        onFailed?.(answers, attempt.leadId);
        return;
      }
      forgetAttempt(tools.store, id);
      onStored?.();
      const made: Receipt = { reference: attempt.leadId, at: tools.now().getTime(), firstName: firstNameIn(answers) };
      if (keepReceipt(tools.store, id, made)) tools.reload();
      else setReceipt(made);
    });
  }

  const busy = state.step === 'sending' || state.step === 'waiting' || (state.step === 'sent' && receipt === null);
  return { state, busy, leadId, receipt, send };
}
