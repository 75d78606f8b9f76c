'use client';

import { useEffect, useRef } from 'react';
import type { LeadFigures } from '@/lib/leads/figures';

type Source = () => LeadFigures | null;

/** What offers figures on this page, in the order in which it appeared; the call sheet asks the last that has some. */
const sources = new Set<Source>();

/** Offers a calculator's figures to the forms of this page. `read` is called when a form asks; null is no answer yet. */
export function useLeadFigures(read: Source): void {
  const latest = useRef(read);
  useEffect(() => {
    latest.current = read;
  });
  useEffect(() => {
    const source = () => latest.current();
    sources.add(source);
    return () => {
      sources.delete(source);
    };
  }, []);
}

/** The figures of the calculator on this page, or of what was read into it; null on a page without, or while it has none. */
export function leadFigures(): LeadFigures | null {
  for (const source of [...sources].reverse()) {
    const figures = source();
    if (figures) return figures;
  }
  return null;
}
