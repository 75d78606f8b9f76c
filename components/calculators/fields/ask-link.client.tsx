'use client';

import type { MouseEvent } from 'react';
import { focusOn } from '@/components/browser/focus-on';
import type { CalculatorField } from '@/lib/calculators/definition';
import { fieldId } from './choices.client';

type AskLinkProps = { readonly field: CalculatorField; readonly children: string };

/** A link to a field of the calculator, such as the one that a verdict still needs. */
export function AskLink({ field, children }: AskLinkProps) {
  const id = fieldId(field);
  // The link itself would replace the inputs in the address with an anchor.
  function show(event: MouseEvent) {
    event.preventDefault();
    focusOn(document.getElementById(id));
  }
  return (
    <a href={`#${id}`} onClick={show}>
      {children}
    </a>
  );
}
