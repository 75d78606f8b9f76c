'use client';

import { useEffect, useEffectEvent } from 'react';
import type { LeadFigures } from '@/lib/leads/figures';

type Source = () => LeadFigures | null;

/** In mount order. The last calculator that has figures wins. */
const sources = new Set<Source>();

/** `read` is called when a form asks for the figures; it returns null while there is no answer. */
export function useLeadFigures(read: Source): void {
  const latest = useEffectEvent(read);
  useEffect(() => {
    const source = () => latest();
    sources.add(source);
    return () => {
      sources.delete(source);
    };
  }, []);
}

export function leadFigures(): LeadFigures | null {
  return (
    [...sources]
      .reverse()
      .map((source) => source())
      .find(Boolean) ?? null
  );
}
