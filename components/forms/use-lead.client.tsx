'use client';

import { type FormEvent, useEffect, useRef, useState } from 'react';
import { browserTools, type LeadTools, targetAt } from '@/components/forms/browser-tools.client';
import { bodyFor, multipartOf } from '@/lib/forms/body';
import type { Answers, FormDefinition } from '@/lib/forms/definition';
import { attemptFor, beginAttempt, endAttempt, forgetAttempt, renewAttempt } from '@/lib/leads/attempt';
import type { Delivery } from '@/lib/leads/delivery';
import { leadIdAt } from '@/lib/leads/lead-id';
import { mailtoFor } from '@/lib/leads/mail';
import { checkedIn, firstNameIn, type Receipt, saveReceipt, takeReceipt } from '@/lib/leads/receipt';
import { type Lead, type Sender, type SubmitState, senderWith } from '@/lib/leads/submit';

export type UseLeadOptions = {
  readonly definition: FormDefinition;
  readonly delivery: Delivery;
  /** The lender's address, for the email that can carry the answers instead. */
  readonly email: string;
  /** Called once the lead is stored, before the page reloads: a good time to forget a draft. */
  readonly onStored?: () => void;
  /** The receipt takes the place of the form at once, and the page is not loaded again. */
  readonly inPlace?: boolean | undefined;
  readonly tools?: LeadTools;
};

/** Why the answers were not sent. Each attempt makes a new object. */
export type SubmitError =
  /**
   * Sending failed; `mailto` is an address that carries the same answers and the same reference. With `mayBeStored` the
   * answers may have arrived, and only the acknowledgment was lost.
   */
  | { readonly kind: 'failed'; readonly mailto: string; readonly mayBeStored: boolean }
  /** The field that people do not see was filled. */
  | { readonly kind: 'honeypot' };

/** Handlers for every way to change a form: mouse, keyboard, voice, autofill. */
export type FirstInteractionHandlers = Readonly<
  Record<'onClickCapture' | 'onKeyDownCapture' | 'onInputCapture', () => void>
>;

export type UsedLead = {
  /** True from the press until the page has reloaded or sending has failed. */
  readonly busy: boolean;
  /** The `_id` made when the page was loaded; empty until then, and on the server. */
  readonly leadId: string;
  /** The receipt to show, once. It is known as soon as `leadId` is. */
  readonly receipt: Receipt | null;
  readonly submitError: SubmitError | null;
  /**
   * Sends the answers, or reports `honeypot` if `trap`, the text of the field that people do not see, is not empty. Does
   * nothing while a lead is being sent or after it was stored.
   */
  readonly send: (answers: Answers, trap: string, event: FormEvent) => void;
  /** Removes `submitError`: call this when the answers are checked again. */
  readonly dismiss: () => void;
  /** Call this when the visitor starts over, so that the next submission is a new lead. */
  readonly leave: () => void;
  /** For the form itself: hears when the visitor first touches it. */
  readonly firstInteractionHandlers: FirstInteractionHandlers;
};

function warn(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

/**
 * Sends the leads of one form: makes the `_id` on load, keeps the key until the form is sent, asks before leaving while
 * sending, then keeps the receipt and reloads the page, and gives the receipt to the reloaded page. Where storage is
 * switched off, the receipt is given at once and the page stays.
 */
export function useLead({
  definition,
  delivery,
  email,
  onStored,
  inPlace = false,
  tools = browserTools,
}: UseLeadOptions): UsedLead {
  const [state, setState] = useState<SubmitState>({ step: 'idle' });
  const [leadId, setLeadId] = useState('');
  const [receipt, setReceipt] = useState<Receipt | null>(null);
  const [submitError, setSubmitError] = useState<SubmitError | null>(null);
  const sender = useRef<Sender | null>(null);
  const { id } = definition;

  useEffect(() => {
    setLeadId((made) => (made === '' ? leadIdAt(tools.now()) : made));
    const kept = takeReceipt(tools.store, id);
    if (kept === null) return;
    setReceipt(kept);
    // Not before the visitor leaves: the browser may still be about to scroll to where the page was sent from.
    const restore = () => {
      window.history.scrollRestoration = 'auto';
    };
    window.addEventListener('pagehide', restore, { once: true });
  }, [id, tools]);

  useEffect(() => () => window.removeEventListener('beforeunload', warn), []);

  function send(answers: Answers, trap: string, { nativeEvent }: FormEvent): void {
    if (state.step === 'sent') return;
    if (trap !== '') {
      setSubmitError({ kind: 'honeypot' });
      return;
    }
    sender.current ??= senderWith(tools, setState);
    const loadedId = leadId === '' ? leadIdAt(tools.now()) : leadId;
    const now = tools.now().getTime();
    const attempt = attemptFor(tools.store, id, () => ({ key: tools.newKey(), leadId: loadedId }), now);
    const boundary = `----form${attempt.key}`;
    // The page for afterwards is on the host that serves this one, whatever the address of the build was.
    const nextUrl = new URL(new URL(delivery.nextUrl).pathname, window.location.href).href;
    const facts = { leadId: attempt.leadId, nextUrl };
    const lead: Lead = {
      target: targetAt(delivery.endpoint),
      ...(delivery.second === undefined ? {} : { second: targetAt(delivery.second) }),
      key: attempt.key,
      consentVersion: definition.consentVersion,
      body: multipartOf(bodyFor(definition, answers, facts), boundary),
      contentType: `multipart/form-data; boundary=${boundary}`,
      renewKey: () => renewAttempt(tools.store, id, attempt, tools.newKey(), now).key,
    };
    const outcome = sender.current.send(lead);
    if (outcome === null) return;
    beginAttempt(tools.store, id, attempt);
    setSubmitError(null);
    // Until the answer comes: Enter leaves the focus in a field that is locked now, and a click in WebKit leaves it nowhere.
    if (nativeEvent instanceof SubmitEvent) nativeEvent.submitter?.focus({ preventScroll: true });
    window.addEventListener('beforeunload', warn);
    outcome.then((end) => {
      window.removeEventListener('beforeunload', warn);
      if (end.step === 'failed') {
        console.error('Error!', end.message);
        const mailto = mailtoFor(email, definition, answers, attempt.leadId);
        setSubmitError({ kind: 'failed', mailto, mayBeStored: endAttempt(tools.store, id, attempt, end.mayBeStored) });
        return;
      }
      forgetAttempt(tools.store, id);
      onStored?.();
      const made: Receipt = {
        reference: attempt.leadId,
        at: tools.now().getTime(),
        firstName: firstNameIn(answers),
        checked: checkedIn(definition.fields, answers),
        officer: end.officer,
      };
      if (!inPlace && saveReceipt(tools.store, id, made)) tools.reload();
      else setReceipt(made);
    });
  }

  const busy = state.step === 'sending' || state.step === 'waiting' || (state.step === 'sent' && receipt === null);
  const leave = () => forgetAttempt(tools.store, id);
  const touch = () => {
    tools.touch(delivery.endpoint);
    if (delivery.second !== undefined) tools.touch(delivery.second);
  };
  const firstInteractionHandlers = { onClickCapture: touch, onKeyDownCapture: touch, onInputCapture: touch };
  return {
    busy,
    leadId,
    receipt,
    submitError,
    send,
    dismiss: () => setSubmitError(null),
    leave,
    firstInteractionHandlers,
  };
}
