'use client';

import { type ReactNode, useDeferredValue } from 'react';

/** What may follow the answer a moment later: drawn once nothing more urgent waits, so that typing stays quick. */
export function Later({ children }: { readonly children: ReactNode }) {
  return useDeferredValue(children);
}
