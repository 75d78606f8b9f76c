'use client';

import { type ComponentProps, type ReactNode, Suspense } from 'react';
import { lazyIsland } from '@/components/island/deferred.client';
import type { Letter } from './letter.client';

export const letterTitle = 'The page you bring to the table';

type LetterPlaceProps = ComponentProps<typeof Letter> & {
  /** What is shown in place of the letter while its code is on the way, and where it does not arrive. */
  readonly without: (words: string) => ReactNode;
};

const DeferredLetter = lazyIsland<LetterPlaceProps>(
  'letter',
  () => import('./letter.client').then((it) => it.Letter),
  ({ without }) => without('This page did not load. Go on without it: a loan officer will work it out with you.'),
);

/** The place of a letter, whose code is loaded when it is first shown. */
export function LetterPlace(props: LetterPlaceProps) {
  return (
    <Suspense fallback={props.without('Working it out…')}>
      <DeferredLetter {...props} />
    </Suspense>
  );
}
