'use client';

import { Later, laterCode } from '@/components/island/later.client';
import type { HouseProps } from './house.client';

const House = laterCode('House', () => import('./house.client').then((it) => it.House));

/** The house front of the home page. It is below the first screen, so its code arrives after the page. */
export function HouseFront(props: HouseProps) {
  return (
    <Later hasFields>
      <House {...props} />
    </Later>
  );
}
