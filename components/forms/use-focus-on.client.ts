'use client';

import { type RefObject, useEffect, useRef } from 'react';
import { focusOn } from '@/components/browser/focus-on';

/**
 * A ref for the element that shows `message`. It takes the focus for each new message, compared by identity: a second
 * failure takes the focus again even if its words are the same.
 */
export function useFocusOn(message: object | null): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (message !== null) focusOn(element.current);
  }, [message]);
  return element;
}
