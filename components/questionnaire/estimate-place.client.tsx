'use client';

import { type ComponentProps, Suspense } from 'react';
import { laterCode } from '@/components/island/later.client';

const Estimate = laterCode(
  'estimate',
  () => import('./estimate.client').then((it) => it.Estimate),
  () => (
    <p role="status">The estimate did not load. You can go on without it: a loan officer will work it out with you.</p>
  ),
);

/** The place of an estimate, whose code is loaded when it is first shown. */
export function EstimatePlace(props: ComponentProps<typeof Estimate>) {
  return (
    <Suspense fallback={<p role="status">Working it out…</p>}>
      <Estimate {...props} />
    </Suspense>
  );
}
