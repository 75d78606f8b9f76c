import type { ReactNode } from 'react';
import { CallSheetDoor } from '@/app/frames/lead';
import { numbers } from '@/app/frames/numbers';
import { PageFrame } from '@/app/frames/page-frame';
import { crumbsOf } from '@/app/seo/page-data';
import { EstimateNote, PageHead, WithoutScript } from '@/components/calculators/frame/page-parts';
import { reviewText } from '@/components/page/facts/facts';
import { company, companyIdentity } from '@/content/lender/company';
import type { PagePath } from '@/content/routes';
import type { SitePage } from '@/content/site/page';
import { reviewOf } from '@/content/site/reviews';

const letterhead = `${companyIdentity} · ${company.phone.display}`;

type CalculatorFrameProps = {
  readonly page: SitePage & { readonly path: PagePath };
  /** Replaces the page's lead. */
  readonly lead?: ReactNode;
  readonly children: ReactNode;
};

export function CalculatorFrame({ page, lead = page.lead, children }: CalculatorFrameProps) {
  const review = reviewOf(page);
  return (
    <PageFrame page={page} dense numbers={numbers} sheet={<CallSheetDoor path={page.path} />}>
      <PageHead title={page.h1} lead={lead} crumbs={crumbsOf(page)} letterhead={letterhead} />
      <WithoutScript phone={company.phone} help="steps" />
      {children}
      <EstimateNote reviewed={review ? reviewText(review) : ''} />
    </PageFrame>
  );
}
