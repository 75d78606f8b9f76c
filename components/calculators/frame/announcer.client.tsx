'use client';

import { useEffect, useRef, useState } from 'react';

/** How long nothing may be typed or dragged before a text is announced, in milliseconds. */
const pause = 700;

/** Announces a text politely when it has changed and the visitor pauses; the text that the page opens with is not announced. */
export function Announcer({ text }: { readonly text: string }) {
  const [spoken, setSpoken] = useState('');
  const last = useRef(text);
  useEffect(() => {
    if (text === last.current) return;
    let timer: ReturnType<typeof setTimeout>;
    function wait() {
      clearTimeout(timer);
      timer = setTimeout(() => {
        document.removeEventListener('input', wait);
        last.current = text;
        setSpoken(text);
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
  return (
    <p className="vh" role="status">
      {spoken}
    </p>
  );
}
