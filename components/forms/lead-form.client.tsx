'use client';

import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useHydrated } from '@/components/browser/hydration.client';
import { noticeFor, problemWith } from '@/lib/fields/check';
import { type Answers, honeypotName } from '@/lib/forms/definition';
import { type Problem, problemsOf } from '@/lib/forms/problems';
import type { LeadTools } from './browser-tools.client';
import { type FormMessage, FormView, type FormViewProps } from './form-view';
import { goToField } from './go-to-field';
import type { AnswersToSend } from './prefill-form.client';
import { useFocusOn } from './use-focus-on.client';
import { useLead } from './use-lead.client';

export type LeadFormProps = Pick<
  FormViewProps,
  'definition' | 'delivery' | 'contact' | 'given' | 'inDialog' | 'quiet' | 'brief' | 'extra'
> & {
  readonly inPlace?: boolean;
  readonly onReceipt?: () => void;
  /** The time of the call on the receipt, if it differs from the one chosen. */
  readonly whenOf?: ((answers: Answers) => string | null) | undefined;
  readonly tools?: LeadTools;
};

function answersIn(form: HTMLFormElement): Record<string, string> {
  // No form has a file input.
  return Object.fromEntries(new FormData(form)) as Record<string, string>;
}

/**
 * Exported as a native form; once hydrated, it validates and sends. Uncontrolled fields preserve what was typed before.
 */
export function LeadForm({ inPlace, onReceipt, whenOf, tools, ...view }: LeadFormProps) {
  const { definition, delivery, contact } = view;
  const isHydrated = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  const [summary, setSummary] = useState<readonly Problem[] | null>(null);
  const [corrected, setCorrected] = useState<readonly string[]>([]);
  const [notices, setNotices] = useState<Readonly<Record<string, string | undefined>>>({});
  const answersToSend = useRef<AnswersToSend>((answers) => answers);
  const { busy, leadId, receipt, submitError, send, dismiss, startAgain, firstInteractionHandlers } = useLead({
    definition,
    delivery,
    email: contact.email,
    onStored: () => form.current?.reset(),
    inPlace,
    whenOf,
    ...(tools === undefined ? {} : { tools }),
  });

  useEffect(() => {
    if (!definition.fields.some(({ myNumber }) => myNumber)) return;
    // Optional: without it, fields are not prefilled and unusual amounts are not questioned.
    import('./prefill-form.client')
      .then(({ prefillForm }) => {
        answersToSend.current = prefillForm(definition, setNotices, answersIn);
      })
      .catch(() => {});
  }, [definition]);

  const hasReceipt = receipt !== null;
  const isNew = receipt?.isNew === true;
  const received = definition.receipt?.title;
  useEffect(() => {
    if (!isNew) return;
    onReceipt?.();
    const before = document.title;
    if (received !== undefined) document.title = `${received} | ${before}`;
    return () => {
      document.title = before;
    };
  }, [isNew, received, onReceipt]);
  const message = useFocusOn(isNew ? receipt : (submitError ?? summary));

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (busy || hasReceipt) return;
    const answers = answersIn(event.currentTarget);
    const problems = problemsOf(definition, answers);
    const isValid = problems.length === 0;
    dismiss();
    setCorrected([]);
    setSummary(isValid ? null : problems);
    const taken = isValid && answersToSend.current(answers, event.currentTarget);
    if (taken) send(taken, answers[honeypotName] ?? '', event);
  }

  function clearProblem(event: FormEvent<HTMLFormElement>): void {
    const { target } = event;
    if (!(target instanceof HTMLElement) || !('name' in target) || !('value' in target)) return;
    const name = String(target.name);
    const field = definition.fields.find((each) => each.name === name);
    if (field && summary?.some((problem) => problem.name === name)) {
      const others = corrected.filter((each) => each !== name);
      setCorrected(problemWith(field, String(target.value)) === null ? [...others, name] : others);
    }
    if (!field) return;
    const notice = noticeFor(field, String(target.value)) ?? undefined;
    if (notice !== notices[name]) setNotices({ ...notices, [name]: notice });
  }

  return (
    <FormView
      {...view}
      message={messageNow()}
      problems={Object.fromEntries((summary ?? []).map(({ name, text }) => [name, text]))}
      corrected={corrected}
      notices={notices}
      sending={busy}
      leadId={leadId}
      noValidate={isHydrated}
      onSubmit={submit}
      onInput={clearProblem}
      firstInteractionHandlers={firstInteractionHandlers}
      onGo={goToField}
      onStartAgain={startAgain}
      formRef={form}
      messageRef={message}
    />
  );

  function messageNow(): FormMessage {
    if (receipt !== null) return { kind: 'receipt', receipt };
    if (summary) return { kind: 'problems', problems: summary };
    return submitError ?? { kind: 'none' };
  }
}
