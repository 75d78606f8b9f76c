'use client';

import { type ChangeEvent, useLayoutEffect, useRef } from 'react';
import { caretAfter } from '@/lib/numbers/clean';

/** Keeps the caret behind the same digits in a field whose text is rewritten while somebody types. */
export function useCaret() {
  const input = useRef<HTMLInputElement>(null);
  const place = useRef<number | null>(null);

  // React puts the caret at the end whenever it rewrites a field's text.
  useLayoutEffect(() => {
    if (place.current === null) return;
    input.current?.setSelectionRange(place.current, place.current);
    place.current = null;
  });

  /** To be called as the field changes: `before` is the text that it showed, `shown` the one that it will show. */
  function follow(event: ChangeEvent<HTMLInputElement>, before: string, shown: string) {
    const { selectionStart, value: typed } = event.target;
    if (shown === typed) return;
    const next = caretAfter(typed, selectionStart ?? typed.length, shown);
    // Delete before a separator removes nothing that counts; stepping over it keeps the key from getting stuck.
    const stuck =
      'inputType' in event.nativeEvent && event.nativeEvent.inputType === 'deleteContentForward' && shown === before;
    place.current = stuck ? next + 1 : next;
  }
  return { input, follow };
}
