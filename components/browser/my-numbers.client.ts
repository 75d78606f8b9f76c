'use client';

import { useEffect, useRef } from 'react';
import { type MyNumbers, onMyNumbers, readMyNumbers } from '@/lib/my-numbers';
import { tabStorage } from './tab-storage.client';

/** The page loads; a change on this page; the page came back from the back/forward cache. */
export type NumbersMoment = 'opening' | 'here' | 'back';

/** Calls `follow` with the numbers the page opens with, and whenever they change here or on another page of this tab. */
export function useMyNumbersChange(follow: (after: MyNumbers, before: MyNumbers, when: NumbersMoment) => void): void {
  const latest = useRef(follow);
  useEffect(() => {
    latest.current = follow;
  });
  useEffect(() => {
    let last: MyNumbers = {};
    function read(when: NumbersMoment) {
      const before = last;
      last = readMyNumbers(tabStorage);
      if (JSON.stringify(before) !== JSON.stringify(last)) latest.current(last, before, when);
    }
    function comeBack(event: PageTransitionEvent) {
      if (event.persisted) read('back');
    }
    read('opening');
    const end = onMyNumbers(() => read('here'));
    window.addEventListener('pageshow', comeBack);
    return () => {
      end();
      window.removeEventListener('pageshow', comeBack);
    };
  }, []);
}
