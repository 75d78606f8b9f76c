'use client';

import { type RefObject, useEffect, useRef } from 'react';
import { focusOn } from '@/components/browser/focus-on';

/**
 * A ref for the element that shows `message`. The element takes the focus each time there is a new message, compared by
 * identity: a second failure is a second message, even with the same words.
 */
export function useFocusOn(message: object | null): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (message !== null) focusOn(element.current);
  }, [message]);
  return element;
}
