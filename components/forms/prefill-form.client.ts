'use client';

import { tabStorage } from '@/components/browser/tab-storage.client';
import type { FormDefinition } from '@/lib/forms/definition';
import { prefilledAnswer } from '@/lib/forms/prefill';
import { readMyNumbers } from '@/lib/my-numbers';
import { fieldIdOf } from './form-view';

export function prefillForm(definition: FormDefinition): void {
  const numbers = readMyNumbers(tabStorage);
  for (const field of definition.fields) {
    const answer = prefilledAnswer(field, numbers);
    const control = document.getElementById(fieldIdOf(definition, field.name));
    const canFill = control instanceof HTMLInputElement || control instanceof HTMLSelectElement;
    if (answer !== null && canFill && control.value === '') control.value = answer;
  }
}
