'use client';

import { tabStorage } from '@/components/browser/tab-storage.client';
import type { FormDefinition } from '@/lib/forms/definition';
import { knownAnswer } from '@/lib/forms/known';
import { readMyNumbers } from '@/lib/my-numbers';
import { fieldIdOf } from './form-view';

/** Fills the empty fields for which the visitor's own numbers have an answer. */
export function fillKnown(definition: FormDefinition): void {
  const known = readMyNumbers(tabStorage);
  for (const field of definition.fields) {
    const answer = knownAnswer(field, known);
    const control = document.getElementById(fieldIdOf(definition, field.name));
    const canFill = control instanceof HTMLInputElement || control instanceof HTMLSelectElement;
    if (answer !== null && canFill && control.value === '') control.value = answer;
  }
}
