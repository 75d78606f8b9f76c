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
 * Where the visitor's numbers appear on the pages after the one where the first was typed, so they never move a field
 * that is in use. Without numbers it takes no room and loads nothing; with some, `first-paint.ts` reserves the line
 * before first paint. Not printed: the fields of the tool say the same.
 */
export function MyNumbersSlot({ lender }: { readonly lender: string }) {
  const place = useRef<HTMLDivElement>(null);
  const [isShown, setShown] = useState(false);

  function show(isThere: boolean): void {
    setShown(isThere);
    if (!isThere && place.current) place.current.style.minHeight = '';
  }
  // The term is not shown.
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
