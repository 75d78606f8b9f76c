import type { ReactNode } from 'react';
import { PageFrame } from '@/app/frames/page-frame';
import { PageTop } from '@/app/frames/page-top';
import { leadOfficer } from '@/app/frames/people';
import { EstimateNote } from '@/components/calculators/kit/estimate-note';
import { PageHead } from '@/components/calculators/kit/page-head';
import { estimateTexts } from '@/content/calculators/shared';
import { dayInWords } from '@/content/dates';
import type { PagePath, SitePage } from '@/content/pages';

type CalculatorFrameProps = {
  readonly page: SitePage & { readonly path: PagePath };
  readonly children: ReactNode;
};

/** A calculator's page: header, the calculator, and the note that every calculator ends with, who reviewed it included. */
export function CalculatorFrame({ page, children }: CalculatorFrameProps) {
  const { path, reviewed } = page;
  const reviewedText = reviewed
    ? ` Last reviewed ${dayInWords(reviewed)} by ${leadOfficer.name}, ${leadOfficer.role}.`
    : '';
  return (
    <PageFrame path={path}>
      <PageHead>
        <PageTop page={page} />
      </PageHead>
      {children}
      <EstimateNote texts={{ ...estimateTexts, note: `${estimateTexts.note}${reviewedText}` }} />
    </PageFrame>
  );
}
