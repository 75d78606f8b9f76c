'use client';

import { Deferred, lazyIsland } from '@/components/island/deferred.client';
import type { HouseScreenProps } from './house.client';

const HouseScreen = lazyIsland('HouseScreen', () => import('./house.client').then((it) => it.HouseScreen));

/** The house front of the home page. It is below the first screen, so its code loads after the page. */
export function HouseFront(props: HouseScreenProps) {
  return (
    <Deferred hasFields>
      <HouseScreen {...props} />
    </Deferred>
  );
}
