'use client';

import { type ComponentProps, Suspense } from 'react';
import { laterCode } from '@/components/island/later.client';

function Nothing() {
  return null;
}

const County = laterCode('the county', () => import('./county.client').then((it) => it.ZipCounty), Nothing);
const Typical = laterCode('the typical price', () => import('./county.client').then((it) => it.TypicalPrice), Nothing);

const Over = laterCode('starting over', () => import('./start-over.client').then((it) => it.StartOver), Nothing);

/** What erases the answers, in the closed menu of the header. */
export function StartOver(props: ComponentProps<typeof Over>) {
  return (
    <Suspense>
      <Over {...props} />
    </Suspense>
  );
}

/** The county of a ZIP code; its code is loaded when the question is shown. */
export function ZipCounty(props: ComponentProps<typeof County>) {
  return (
    <Suspense>
      <County {...props} />
    </Suspense>
  );
}

/** The typical price of a county; without its code the question is asked without it. */
export function TypicalPrice(props: ComponentProps<typeof Typical>) {
  return (
    <Suspense>
      <Typical {...props} />
    </Suspense>
  );
}
