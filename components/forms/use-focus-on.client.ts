'use client';

import { type RefObject, useEffect, useRef } from 'react';
import { focusOn } from '@/components/browser/focus-on';

/** A ref for the element that shows `message`. Each new object takes the focus, even with the same text. */
export function useFocusOn(message: object | null): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (message !== null) focusOn(element.current);
  }, [message]);
  return element;
}
