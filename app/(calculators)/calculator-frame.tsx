import type { ReactNode } from 'react';
import { CallSheetDoor } from '@/app/frames/lead';
import { PageFrame } from '@/app/frames/page-frame';
import { reviewText } from '@/app/frames/people';
import { crumbsOf } from '@/app/seo/crumbs';
import { EstimateNote } from '@/components/calculators/frame/estimate-note';
import { PageHead } from '@/components/calculators/frame/page-head';
import { company, companyIdentity } from '@/content/lender/company';
import type { SitePage } from '@/content/pages';
import { reviewOf } from '@/content/reviews';
import type { PagePath } from '@/content/routes';

const letterhead = `${companyIdentity} · ${company.phone.display}`;

type CalculatorFrameProps = {
  readonly page: SitePage & { readonly path: PagePath };
  readonly children: ReactNode;
};

/** A calculator's page: header, the calculator, and the note that every calculator ends with, who reviewed it included. */
export function CalculatorFrame({ page, children }: CalculatorFrameProps) {
  const { path } = page;
  const review = reviewOf(page);
  return (
    <PageFrame path={path} dense numbers sheet={<CallSheetDoor path={path} />}>
      <PageHead title={page.h1} lead={page.lead} crumbs={crumbsOf(page)} letterhead={letterhead} />
      {children}
      <EstimateNote reviewed={review ? reviewText(review) : ''} />
    </PageFrame>
  );
}
