'use client';

import { type ComponentProps, Suspense } from 'react';
import { laterCode } from '@/components/island/later.client';

function Nothing() {
  return null;
}

const County = laterCode('the county', () => import('./county.client').then((it) => it.ZipCounty), Nothing);
const Typical = laterCode('the typical price', () => import('./county.client').then((it) => it.TypicalPrice), Nothing);

const Share = laterCode('the share', () => import('./share-answer.client').then((it) => it.ShareAnswer));

/** An answer that is a share; its code is loaded when the question is shown. */
export function ShareAnswer(props: ComponentProps<typeof Share>) {
  return (
    <Suspense>
      <Share {...props} />
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
