'use client';

import { type FormEvent, useEffect, useRef, useState } from 'react';
import { browserTools, type LeadTools, targetAt } from '@/components/forms/browser-tools.client';
import { bodyFor, multipartOf } from '@/lib/forms/body';
import type { Answers, FormDefinition } from '@/lib/forms/definition';
import { attemptFor, beginAttempt, endAttempt, forgetAttempt, renewAttempt } from '@/lib/leads/attempt';
import type { Delivery } from '@/lib/leads/delivery';
import { leadIdAt } from '@/lib/leads/lead-id';
import { mailtoFor } from '@/lib/leads/mail';
import {
  checkedIn,
  firstNameIn,
  forgetReceipt,
  maskedEmail,
  maskedPhoneIn,
  type Receipt,
  readReceipt,
  saveReceipt,
} from '@/lib/leads/receipt';
import { type Lead, type Sender, type SubmitState, senderWith } from '@/lib/leads/submit';

export type UseLeadOptions = {
  readonly definition: FormDefinition;
  readonly delivery: Delivery;
  /** The lender's address, for sending the answers by email instead. */
  readonly email: string;
  /** Called once the lead is stored, before the page reloads. Delete a draft here. */
  readonly onStored?: () => void;
  /** Shows the receipt in place of the form, without reloading the page. */
  readonly inPlace?: boolean | undefined;
  readonly whenOf?: ((answers: Answers) => string | null) | undefined;
  readonly tools?: LeadTools;
};

/** Why the answers were not sent. Each attempt creates a new object. */
export type SubmitError =
  /** `mailto` contains the same answers. If `mayBeStored`, only the acknowledgment may have been lost. */
  | { readonly kind: 'failed'; readonly mailto: string; readonly mayBeStored: boolean }
  /** The honeypot field was filled in. */
  | { readonly kind: 'honeypot' };

/** Covers mouse, keyboard, voice and autofill. */
export type FirstInteractionHandlers = Readonly<
  Record<'onClickCapture' | 'onKeyDownCapture' | 'onInputCapture', () => void>
>;

function warn(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

/**
 * Sends the leads of one form. Generates the `_id` on load and keeps the idempotency key until the lead is sent. Asks
 * before the visitor leaves while sending, then saves the receipt and reloads the page, which shows it. If storage is
 * disabled, shows the receipt without reloading.
 */
export function useLead({
  definition,
  delivery,
  email,
  onStored,
  inPlace = false,
  whenOf,
  tools = browserTools,
}: UseLeadOptions) {
  const [state, setState] = useState<SubmitState>({ step: 'idle' });
  const [leadId, setLeadId] = useState('');
  const [receipt, setReceipt] = useState<Receipt | null>(null);
  const [submitError, setSubmitError] = useState<SubmitError | null>(null);
  const sender = useRef<Sender | null>(null);
  const { id } = definition;

  useEffect(() => {
    setLeadId((made) => (made === '' ? leadIdAt(tools.now()) : made));
    const saved = readReceipt(tools.store, id, tools.now().getTime());
    if (saved === null) return;
    setReceipt(saved);
    if (!saved.isNew) return;
    // Only when the visitor leaves: the browser may not have restored the old scroll position yet.
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
    // The thank-you page is on the host of this page, which may differ from the build's.
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
    // Enter leaves the focus in a field that is now read-only; a click in WebKit leaves it nowhere.
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
        phone: maskedPhoneIn(definition.fields, answers),
        copyTo: answers.letterByEmail ? maskedEmail(answers.email ?? '') : '',
        when: whenOf?.(answers) ?? answers.when ?? '',
        checked: checkedIn(definition.fields, answers),
        officer: end.officer,
        isNew: !inPlace,
      };
      const isSaved = saveReceipt(tools.store, id, made);
      if (isSaved && !inPlace) tools.reload();
      else setReceipt({ ...made, isNew: true });
    });
  }

  const busy = state.step === 'sending' || state.step === 'waiting' || (state.step === 'sent' && receipt === null);
  const leave = () => forgetAttempt(tools.store, id);
  function startAgain(): void {
    forgetReceipt(tools.store, id);
    sender.current = null;
    setState({ step: 'idle' });
    setLeadId(leadIdAt(tools.now()));
    setReceipt(null);
  }
  const touch = () => {
    tools.touch(delivery.endpoint);
    if (delivery.second !== undefined) tools.touch(delivery.second);
  };
  const firstInteractionHandlers = { onClickCapture: touch, onKeyDownCapture: touch, onInputCapture: touch };
  return {
    /** True from the press until the page reloads or sending fails. */
    busy,
    /** The `_id`, generated on page load; empty on the server. */
    leadId,
    /** The receipt of this tab's last lead, for a day. Available as soon as `leadId` is. */
    receipt,
    submitError,
    /** Reports `honeypot` if `trap` is not empty. Does nothing while a lead is being sent or after it was stored. */
    send,
    /** Clears `submitError`. Call this when the answers are validated again. */
    dismiss: () => setSubmitError(null),
    /** Call this when the visitor starts over, so that the next submission is a new lead. */
    leave,
    /** Discards the receipt, so that the form can be sent again. */
    startAgain,
    firstInteractionHandlers,
  };
}

export type UsedLead = ReturnType<typeof useLead>;
