'use client';

import { useEffect, useRef, useState } from 'react';

/** How long nothing may be typed or dragged before a text is announced, in milliseconds. */
const pause = 700;

/** A text as it was when the visitor last paused; `first` until it has changed once. */
export function useDebouncedText(text: string, first: string): string {
  const [rested, setRested] = useState(first);
  const last = useRef(text);
  useEffect(() => {
    if (text === last.current) return;
    let timer: ReturnType<typeof setTimeout>;
    function wait() {
      clearTimeout(timer);
      timer = setTimeout(() => {
        document.removeEventListener('input', wait);
        last.current = text;
        setRested(text);
      }, pause);
    }
    wait();
    // A key may leave the text as it is: "4" and "41" of a price are both too little to borrow.
    document.addEventListener('input', wait);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('input', wait);
    };
  }, [text]);
  return rested;
}

/** Announces a text politely when it has changed and the visitor pauses; the text that the page opens with is not announced. */
export function Announcer({ text }: { readonly text: string }) {
  return (
    <p className="vh" role="status">
      {useDebouncedText(text, '')}
    </p>
  );
}
