'use client';

import type { MouseEvent, ReactNode } from 'react';
import { focusOn } from '@/components/browser/focus-on';
import type { CalculatorField } from '@/lib/calculators/definition';
import styles from './ask.module.css';
import { fieldId } from './choices.client';

type AskLinkProps = { readonly field: CalculatorField; readonly children: string };

export function AskLink({ field, children }: AskLinkProps) {
  const id = fieldId(field);
  // Following the link would replace the inputs in the URL with its fragment.
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

/** Replaces a chart that cannot be drawn yet: says what it needs, in the same height. */
export function NoChart({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.none}>
      <p>{children}</p>
    </div>
  );
}
