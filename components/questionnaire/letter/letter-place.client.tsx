'use client';

import { type ComponentProps, type ReactNode, Suspense } from 'react';
import { lazyIsland } from '@/components/island/deferred.client';
import type { Letter } from './letter.client';

export const letterTitle = 'The page you bring to the table';

type LetterPlaceProps = ComponentProps<typeof Letter> & {
  /** Replaces the letter while its code loads, or if it fails to. */
  readonly without: (words: string) => ReactNode;
};

const DeferredLetter = lazyIsland<LetterPlaceProps>(
  'letter',
  () => import('./letter.client').then((it) => it.Letter),
  ({ without }) => without('This page did not load. Go on without it: a loan officer will work it out with you.'),
);

/** Loads the letter's code when it is first shown. */
export function LetterPlace(props: LetterPlaceProps) {
  return (
    <Suspense fallback={props.without('Working it out…')}>
      <DeferredLetter {...props} />
    </Suspense>
  );
}
