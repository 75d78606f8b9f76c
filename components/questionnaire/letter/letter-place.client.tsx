'use client';

import { type ComponentProps, Suspense } from 'react';
import { laterCode } from '@/components/island/later.client';
import styles from './frame.module.css';

const Letter = laterCode(
  'letter',
  () => import('./letter.client').then((it) => it.Letter),
  () => (
    <p className={styles.wait} role="status">
      This page did not load. You can go on without it: a loan officer will work it out with you.
    </p>
  ),
);

/** The place of a letter, whose code is loaded when it is first shown. */
export function LetterPlace(props: ComponentProps<typeof Letter>) {
  return (
    <Suspense
      fallback={
        <p className={styles.wait} role="status">
          Working it out…
        </p>
      }
    >
      <Letter {...props} />
    </Suspense>
  );
}
