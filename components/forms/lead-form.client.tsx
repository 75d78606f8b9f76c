'use client';

import { type FormEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { noticeFor, type Problem, problemsOf } from '@/lib/forms/check';
import { type Answers, type FormDefinition, trapName } from '@/lib/forms/definition';
import type { LeadTools } from '@/lib/leads/browser';
import type { Delivery } from '@/lib/leads/delivery';
import { mailtoFor } from '@/lib/leads/mail';
import { type FormMessage, FormView } from './form-view';
import { goToField } from './go-to-field';
import type { ContactFacts } from './messages';
import { useLead } from './use-lead.client';

export type LeadFormProps = {
  readonly definition: FormDefinition;
  readonly delivery: Delivery;
  readonly contact: ContactFacts;
  /** Values of hidden fields, by name. */
  readonly given?: Answers;
  /** The level of the headings inside: one below the form's own. */
  readonly level?: 2 | 3;
  readonly inDialog?: boolean;
  /** Told when a receipt is about to be shown. */
  readonly onReceipt?: () => void;
  readonly tools?: LeadTools;
};

const neverChanges = () => () => undefined;

/** Whether script runs here: false in the exported page and while it is taken over. */
function useTakenOver(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

function answersIn(form: HTMLFormElement): Record<string, string> {
  const answers: Record<string, string> = {};
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') answers[name] = value;
  return answers;
}

/**
 * A form that sends a lead. Exported as a native form; once script runs it checks, sends and answers by itself. The
 * fields stay the browser's own, so what was typed before that moment is kept.
 */
export function LeadForm({ definition, delivery, contact, given, level, inDialog, onReceipt, tools }: LeadFormProps) {
  const takenOver = useTakenOver();
  const form = useRef<HTMLFormElement>(null);
  const message = useRef<HTMLDivElement>(null);
  const [summary, setSummary] = useState<readonly Problem[]>([]);
  const [corrected, setCorrected] = useState<readonly string[]>([]);
  const [trapped, setTrapped] = useState(false);
  const [notices, setNotices] = useState<Readonly<Record<string, string | undefined>>>({});
  const [mailto, setMailto] = useState<string | null>(null);
  /** Counts the messages that want the focus. */
  const [calls, setCalls] = useState(0);

  const { busy, leadId, receipt, send } = useLead({
    definition,
    delivery,
    onStored: () => form.current?.reset(),
    onFailed: (answers, reference) => {
      setMailto(mailtoFor(contact.email, definition, answers, reference));
      setCalls((count) => count + 1);
    },
    ...(tools === undefined ? {} : { tools }),
  });

  const hasReceipt = receipt !== null;
  useEffect(() => {
    if (calls > 0) message.current?.focus();
  }, [calls]);
  useEffect(() => {
    if (!hasReceipt) return;
    onReceipt?.();
    message.current?.focus();
  }, [hasReceipt, onReceipt]);

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (busy || hasReceipt) return;
    const answers = answersIn(event.currentTarget);
    const problems = problemsOf(definition, answers);
    const robot = (answers[trapName] ?? '') !== '';
    setCorrected([]);
    setSummary(problems);
    setMailto(null);
    setTrapped(problems.length === 0 && robot);
    if (problems.length > 0 || robot) setCalls((count) => count + 1);
    else send(answers);
  }

  function heard(event: FormEvent<HTMLFormElement>): void {
    const { target } = event;
    if (!(target instanceof HTMLElement) || !('name' in target) || !('value' in target)) return;
    const name = String(target.name);
    if (summary.some((problem) => problem.name === name) && !corrected.includes(name))
      setCorrected([...corrected, name]);
    const field = definition.fields.find((each) => each.name === name);
    if (field?.kind !== 'zip') return;
    const notice = noticeFor(field, String(target.value)) ?? undefined;
    if (notice !== notices[name]) setNotices({ ...notices, [name]: notice });
  }

  const open = summary.filter((problem) => !corrected.includes(problem.name));
  return (
    <FormView
      definition={definition}
      delivery={delivery}
      contact={contact}
      message={messageFor()}
      problems={Object.fromEntries(open.map(({ name, text }) => [name, text]))}
      notices={notices}
      sending={busy}
      leadId={leadId}
      given={given}
      level={level}
      inDialog={inDialog}
      noValidate={takenOver}
      onSubmit={submit}
      onInput={heard}
      onGo={goToField}
      formRef={form}
      messageRef={message}
    />
  );

  function messageFor(): FormMessage {
    if (receipt !== null) return { kind: 'receipt', receipt };
    // The list stands as it was announced until nothing of it is left.
    if (open.length > 0) return { kind: 'problems', problems: summary };
    if (trapped) return { kind: 'trapped' };
    if (mailto !== null && !busy) return { kind: 'failed', mailto };
    return { kind: 'none' };
  }
}
