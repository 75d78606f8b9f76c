'use client';

import { useEffect, useEffectEvent } from 'react';
import { type MyNumbers, onMyNumbers, readMyNumbers } from '@/lib/my-numbers';
import { tabStorage } from './tab-storage.client';

/** On page load, after a change on this page, or on return from the back/forward cache. */
export type NumbersMoment = 'opening' | 'here' | 'back';

/** Calls `follow` with the numbers at page load and after each change, on this page or another page of this tab. */
export function useMyNumbersChange(follow: (after: MyNumbers, before: MyNumbers, when: NumbersMoment) => void): void {
  const latest = useEffectEvent(follow);
  useEffect(() => {
    let last: MyNumbers = {};
    function read(when: NumbersMoment) {
      const before = last;
      last = readMyNumbers(tabStorage);
      if (JSON.stringify(before) !== JSON.stringify(last)) latest(last, before, when);
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
