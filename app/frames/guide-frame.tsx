import { PastFacts } from '@/app/frames/facts';
import { guideTools } from '@/app/frames/guide-tools';
import { PageFrame } from '@/app/frames/page-frame';
import { PageSources } from '@/app/frames/page-sources';
import { PageTop } from '@/app/frames/page-top';
import type { ProseText } from '@/app/frames/prose-text';
import { endHref, Side } from '@/app/frames/side';
import { ApplyLink } from '@/components/controls/apply-link';
import { ButtonLink } from '@/components/controls/button';
import { Contents, EndCall, Prose } from '@/components/page/prose';
import { company } from '@/content/lender/company';
import type { ProsePage } from '@/content/prose';

type GuideFrameProps = {
  readonly page: Extract<ProsePage, { readonly kind: 'guide' }>;
  readonly text: ProseText;
};

/** An information page: header, prose, sources, the call at its end, and the side panel. */
export function GuideFrame({ page, text: Text }: GuideFrameProps) {
  const used = page.tool && guideTools[page.tool];
  return (
    <PageFrame path={page.path} terms={page.terms} numbers={used?.numbers}>
      <PageTop page={page} slim={used !== undefined} lead={used?.lead} />
      {used?.tool}
      <div className="section">
        <div className="wrap cols">
          <Prose>
            <PastFacts facts={page.facts} />
            <Text components={{ Contents: Contents.bind(null, { items: page.headings }) }} />
            <EndCall text={page.end.text}>
              <ApplyLink href={company.links.apply} />
              <ButtonLink href={endHref(page)} look="secondary">
                {page.end.label}
              </ButtonLink>
            </EndCall>
            <PageSources page={page} />
          </Prose>
          <Side page={page} />
        </div>
      </div>
    </PageFrame>
  );
}
