'use client';

import { useRef, useState } from 'react';
import { useMyNumbersChange } from '@/components/browser/my-numbers.client';
import { Deferred, lazyIsland } from '@/components/island/deferred.client';
import styles from './slot.module.css';

const MyNumbersStrip = lazyIsland(
  'MyNumbersStrip',
  () => import('./strip.client').then((it) => it.MyNumbersStrip),
  () => null,
);

/**
 * Where the visitor's own numbers stand, on the pages after the one on which the first was typed: they never move what
 * someone is typing in. Without numbers it takes no room and loads nothing; with some, `first-paint.ts` keeps their line
 * free before anything is painted. On paper the fields of the tool say the same.
 */
export function MyNumbersSlot({ lender }: { readonly lender: string }) {
  const place = useRef<HTMLDivElement>(null);
  const [isShown, setShown] = useState(false);

  function show(isThere: boolean): void {
    setShown(isThere);
    if (!isThere && place.current) place.current.style.minHeight = '';
  }
  // The length of a loan has no place in the line.
  useMyNumbersChange(({ termMonths: _, ...numbers }, _before, when) => {
    if (when !== 'here') show(Object.keys(numbers).length > 0);
  });

  return (
    <div className={styles.place} ref={place} data-numbers="" data-print="no">
      {isShown ? (
        <Deferred hasFields>
          <MyNumbersStrip lender={lender} onEnd={() => show(false)} />
        </Deferred>
      ) : null}
    </div>
  );
}
