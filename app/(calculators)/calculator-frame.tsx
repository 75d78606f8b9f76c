import type { ReactNode } from 'react';
import { crumbsOf } from '@/app/frames/crumbs';
import { PageFrame } from '@/app/frames/page-frame';
import { EstimateNote } from '@/components/calculators/kit/estimate-note';
import { PageHead } from '@/components/calculators/kit/page-head';
import { CountingHouse } from '@/components/ui/art/counting-house';
import { PageHeader } from '@/components/ui/page-header';
import { estimateTexts } from '@/content/calculators/shared';

type CalculatorFrameProps = {
  readonly path: string;
  /** The h1. */
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
};

/** A calculator's page: header, the calculator, and the note that every calculator ends with. */
export function CalculatorFrame({ path, title, lead, children }: CalculatorFrameProps) {
  return (
    <PageFrame path={path}>
      <PageHead>
        <PageHeader title={title} lead={lead} crumbs={crumbsOf(path)} art={<CountingHouse />} />
      </PageHead>
      {children}
      <EstimateNote texts={estimateTexts} />
    </PageFrame>
  );
}
