'use client';

import type { Dispatch, SetStateAction } from 'react';
import { tabStorage } from '@/components/browser/tab-storage.client';
import type { FormDefinition } from '@/lib/forms/definition';
import { prefilledAnswer } from '@/lib/forms/prefill';
import { unusualAmountText } from '@/lib/forms/unusual-amount';
import { readMyNumbers } from '@/lib/my-numbers';
import { type FormViewProps, fieldIdOf } from './form-view';

type SetNotices = Dispatch<SetStateAction<FormViewProps['notices']>>;

/** Fills in the visitor's own numbers, and asks about an unusual amount when its field is left. */
export function prefillForm(definition: FormDefinition, setNotices: SetNotices): void {
  const numbers = readMyNumbers(tabStorage);
  for (const field of definition.fields) {
    const answer = prefilledAnswer(field, numbers);
    const control = document.getElementById(fieldIdOf(definition, field.name));
    const canFill = control instanceof HTMLInputElement || control instanceof HTMLSelectElement;
    if (answer !== null && canFill && control.value === '') control.value = answer;
    if (field.usual === undefined || !canFill) continue;
    control.addEventListener('blur', () => {
      const notice = unusualAmountText(field, control.value);
      setNotices((before) => ({ ...before, [field.name]: notice }));
    });
  }
}
