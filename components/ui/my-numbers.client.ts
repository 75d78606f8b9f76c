'use client';

import { useEffect, useRef } from 'react';
import { type MyNumbers, onMyNumbers, readMyNumbers } from '@/lib/my-numbers';
import { tabStorage } from './tab-storage.client';

/**
 * Calls `follow` when the numbers of this tab have changed since it was last called, and at first with those that the
 * page opens with: after a change on this page, and when the visitor comes back to it from another.
 */
export function useMyNumbersChange(follow: (after: MyNumbers, before: MyNumbers) => void): void {
  const latest = useRef(follow);
  useEffect(() => {
    latest.current = follow;
  });
  useEffect(() => {
    let last: MyNumbers = {};
    function read() {
      const before = last;
      last = readMyNumbers(tabStorage);
      if (JSON.stringify(before) !== JSON.stringify(last)) latest.current(last, before);
    }
    function comeBack(event: PageTransitionEvent) {
      if (event.persisted) read();
    }
    read();
    const end = onMyNumbers(read);
    window.addEventListener('pageshow', comeBack);
    return () => {
      end();
      window.removeEventListener('pageshow', comeBack);
    };
  }, []);
}
