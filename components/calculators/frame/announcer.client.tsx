'use client';

import { useEffect, useRef, useState } from 'react';

/** Milliseconds without typing or dragging before a text is announced. */
const pause = 700;

/** The text as of the visitor's last pause; `first` until it has changed once. */
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
    // A key press may leave the text unchanged: "4" and "41" of a price are both too little to borrow.
    document.addEventListener('input', wait);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('input', wait);
    };
  }, [text]);
  return rested;
}

/** Politely announces a changed text once the visitor pauses. The text at page load is not announced. */
export function Announcer({ text }: { readonly text: string }) {
  return (
    <p className="vh" role="status">
      {useDebouncedText(text, '')}
    </p>
  );
}
