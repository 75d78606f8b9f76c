'use client';

import type { Dispatch, SetStateAction } from 'react';
import { tabStorage } from '@/components/browser/tab-storage.client';
import type { Answers, FormDefinition } from '@/lib/forms/definition';
import { prefilledAnswer } from '@/lib/forms/prefill';
import { percentAsDollars, unusualAmountText } from '@/lib/forms/unusual-amount';
import { readMyNumbers } from '@/lib/my-numbers';
import { groupMoney } from '@/lib/numbers/clean';
import { type FormViewProps, fieldIdOf } from './form-view';

type SetNotices = Dispatch<SetStateAction<FormViewProps['notices']>>;

/** The answers to send, or null while it questions an unusual amount next to its field, once each. */
export type AnswersToSend = (answers: Answers, form: HTMLFormElement) => Answers | null;

function dropSecondClick(event: MouseEvent): void {
  if (event.detail > 1) event.preventDefault();
}

/** Prefills the visitor's own numbers, and questions an unusual amount when its field loses focus. */
export function prefillForm(
  definition: FormDefinition,
  setNotices: SetNotices,
  answersIn: (form: HTMLFormElement) => Answers,
): AnswersToSend {
  const numbers = readMyNumbers(tabStorage);
  for (const field of definition.fields) {
    const answer = prefilledAnswer(field, numbers);
    const control = document.getElementById(fieldIdOf(definition, field.name));
    const canFill = control instanceof HTMLInputElement || control instanceof HTMLSelectElement;
    if (answer !== null && canFill && control.value === '') control.value = answer;
    if (field.usual === undefined || !canFill) continue;
    control.addEventListener('blur', () => {
      const notice = unusualAmountText(field, control.value, control.form ? answersIn(control.form) : {});
      setNotices((before) => ({ ...before, [field.name]: notice }));
    });
  }

  const asked = new Map<string, string>();
  return (answers, form) => {
    let first: HTMLInputElement | undefined;
    const taken = { ...answers };
    for (const control of form.elements) {
      const field = definition.fields.find(({ name, usual }) => usual && control.getAttribute('name') === name);
      if (!field || !(control instanceof HTMLInputElement)) continue;
      const { name } = field;
      const text = answers[name] ?? '';
      const question = unusualAmountText(field, text, answers);
      if (question && asked.get(name) !== question) {
        asked.set(name, question);
        setNotices((before) => ({ ...before, [name]: question }));
        first ??= control;
      }
      const dollars = percentAsDollars(field, text, answers);
      if (dollars !== undefined) taken[name] = groupMoney(String(dollars));
    }
    if (first) {
      const part = first.closest('details');
      if (part) part.open = true;
      first.focus();
      // The second click of a double click does not answer the question.
      form.addEventListener('click', dropSecondClick, { capture: true, once: true });
      return null;
    }
    for (const { name } of definition.fields) {
      const control = form.elements.namedItem(name);
      if (taken[name] === answers[name] || !(control instanceof HTMLInputElement)) continue;
      control.value = taken[name] ?? '';
      setNotices((before) => ({ ...before, [name]: undefined }));
    }
    return taken;
  };
}
