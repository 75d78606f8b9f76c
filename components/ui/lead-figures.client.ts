'use client';

import { useEffect, useRef } from 'react';
import type { LeadFigures } from '@/lib/leads/figures';

type Source = () => LeadFigures | null;

/** The calculators on this page; the call sheet asks the first of them. */
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

/** The figures of the calculator on this page; null on a page without one, or while it has no answer. */
export function leadFigures(): LeadFigures | null {
  const [source] = sources;
  return source?.() ?? null;
}
