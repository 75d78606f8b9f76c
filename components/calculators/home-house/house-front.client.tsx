'use client';

import { Later, laterCode } from '@/components/island/later.client';
import type { HouseScreenProps } from './house.client';

const HouseScreen = laterCode('HouseScreen', () => import('./house.client').then((it) => it.HouseScreen));

/** The house front of the home page. It is below the first screen, so its code arrives after the page. */
export function HouseFront(props: HouseScreenProps) {
  return (
    <Later hasFields>
      <HouseScreen {...props} />
    </Later>
  );
}
