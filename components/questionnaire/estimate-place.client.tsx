'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { reportChunk } from '@/components/ui/report-chunk.client';
import type { EstimateProps } from './estimate.client';
// The code comes later, its styles with the page.
import './estimate.module.css';

/** The place of an estimate, whose code is loaded when it is first shown. */
export function EstimatePlace(props: EstimateProps) {
  const [Estimate, setEstimate] = useState<ComponentType<EstimateProps> | null>(null);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    let awaited = true;
    import('./estimate.client').then(
      (arrived) => awaited && setEstimate(() => arrived.Estimate),
      () => {
        if (!awaited) return;
        reportChunk('estimate');
        setFailed(true);
      },
    );
    return () => {
      awaited = false;
    };
  }, []);

  if (Estimate) return <Estimate {...props} />;
  return (
    <p role="status">
      {failed
        ? 'The estimate did not load. You can go on without it: a loan officer will work it out with you.'
        : 'Working it out…'}
    </p>
  );
}
