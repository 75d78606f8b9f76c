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
 * Shows the visitor's numbers on the pages after the one where the first was typed, so that they never move a field in
 * use. Without numbers it takes no space and loads nothing; with some, `first-paint.ts` reserves the line before first
 * paint. Not printed, because the calculator's fields say the same.
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
