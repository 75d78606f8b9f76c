'use client';

import { useEffect, useRef } from 'react';
import { type MyNumbers, onMyNumbers, readMyNumbers } from '@/lib/my-numbers';
import { tabStorage } from './tab-storage.client';

/** When the numbers are told: as the page opens, after a change on it, or when the visitor comes back to it. */
export type NumbersMoment = 'opening' | 'here' | 'back';

/**
 * Calls `follow` when the numbers of this tab have changed since it was last called, and at first with those that the
 * page opens with: after a change on this page, and when the visitor comes back to it from another.
 */
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
