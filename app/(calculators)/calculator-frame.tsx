import type { ReactNode } from 'react';
import { crumbsOf } from '@/app/frames/crumbs';
import { PageFrame } from '@/app/frames/page-frame';
import { leadOfficer } from '@/app/frames/people';
import { EstimateNote } from '@/components/calculators/kit/estimate-note';
import { PageHead } from '@/components/calculators/kit/page-head';
import { CountingHouse } from '@/components/ui/art/counting-house';
import { PageHeader } from '@/components/ui/page-header';
import { estimateTexts } from '@/content/calculators/shared';
import { dayInWords } from '@/content/dates';
import { routeOf } from '@/content/routes';

type CalculatorFrameProps = {
  readonly path: string;
  /** The h1. */
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
};

/** A calculator's page: header, the calculator, and the note that every calculator ends with, who reviewed it included. */
export function CalculatorFrame({ path, title, lead, children }: CalculatorFrameProps) {
  const { reviewed } = routeOf(path);
  const reviewedText = reviewed
    ? ` Last reviewed ${dayInWords(reviewed)} by ${leadOfficer.name}, ${leadOfficer.role}.`
    : '';
  return (
    <PageFrame path={path}>
      <PageHead>
        <PageHeader title={title} lead={lead} crumbs={crumbsOf(path)} art={<CountingHouse />} />
      </PageHead>
      {children}
      <EstimateNote texts={{ ...estimateTexts, note: `${estimateTexts.note}${reviewedText}` }} />
    </PageFrame>
  );
}
