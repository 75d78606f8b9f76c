'use client';

import { useEffect, useRef, useState } from 'react';

/** How long the typing must have paused before a result is spoken, in milliseconds. */
const pause = 700;

/** Speaks a text politely once it has stopped changing; what stood there when the page opened is not spoken. */
export function Announcer({ text }: { readonly text: string }) {
  const [spoken, setSpoken] = useState('');
  const last = useRef(text);
  useEffect(() => {
    if (text === last.current) return;
    const timer = setTimeout(() => {
      last.current = text;
      setSpoken(text);
    }, pause);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p className="vh" role="status">
      {spoken}
    </p>
  );
}
