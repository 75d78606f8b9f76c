'use client';

import { useRef } from 'react';
import { useLater } from '@/components/calculators/frame/use-later.client';
import { ShowWork, type ShowWorkProps } from './show-work';

/** "Show the work" as the last section of a calculator. */
export function WorkSection({ notes, steps }: ShowWorkProps) {
  const section = useRef<HTMLDivElement>(null);
  return (
    <div ref={section} className="section">
      <div className="wrap">
        <ShowWork notes={notes} steps={useLater(steps, section)} />
      </div>
    </div>
  );
}
