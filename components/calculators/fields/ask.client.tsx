'use client';

import type { MouseEvent, ReactNode } from 'react';
import { focusOn } from '@/components/browser/focus-on';
import type { CalculatorField } from '@/lib/calculators/definition';
import styles from './ask.module.css';
import { fieldId } from './choices.client';

type AskLinkProps = { readonly field: CalculatorField; readonly children: string };

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

/** In place of a chart that cannot be drawn: what is needed for it, as high as a chart. */
export function NoChart({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.none}>
      <p>{children}</p>
    </div>
  );
}
