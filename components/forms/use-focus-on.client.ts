'use client';

import { type RefObject, useEffect, useRef } from 'react';
import { focusOn } from '@/components/browser/focus-on';

/** A ref for what shows `message`. Each new object takes the focus, also with the same words. */
export function useFocusOn(message: object | null): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (message !== null) focusOn(element.current);
  }, [message]);
  return element;
}
