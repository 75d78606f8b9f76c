'use client';

import { type ChangeEvent, useLayoutEffect, useRef } from 'react';
import { caretAfter } from '@/lib/numbers/clean';

/** Keeps the caret after the same digit while the text of a field is reformatted as the visitor types. */
export function useCaret() {
  const input = useRef<HTMLInputElement>(null);
  const place = useRef<number | null>(null);

  // React moves the caret to the end when it changes the text of a field.
  useLayoutEffect(() => {
    if (place.current === null) return;
    input.current?.setSelectionRange(place.current, place.current);
    place.current = null;
  });

  /** Call this on change: `before` is the text the field showed, `shown` the text it will show. */
  function follow(event: ChangeEvent<HTMLInputElement>, before: string, shown: string) {
    const { selectionStart, value: typed } = event.target;
    if (shown === typed) return;
    const next = caretAfter(typed, selectionStart ?? typed.length, shown);
    // Delete in front of a separator would remove nothing, so the caret steps over it.
    const stuck =
      'inputType' in event.nativeEvent && event.nativeEvent.inputType === 'deleteContentForward' && shown === before;
    place.current = stuck ? next + 1 : next;
  }
  return { input, follow };
}
