import { PastFacts, sourcesOf } from '@/app/frames/facts';
import { PageFrame } from '@/app/frames/page-frame';
import { PageTop } from '@/app/frames/page-top';
import { Side } from '@/app/frames/side';
import { ApplyLink } from '@/components/controls/apply-link';
import { Contents, Prose } from '@/components/page/prose';
import { Sources } from '@/components/page/sources';
import { dayInWords } from '@/content/dates';
import { company } from '@/content/lender/company';
import type { ProsePage } from '@/content/prose';
import type { ProseText } from '@/mdx-components';

type LegalFrameProps = {
  readonly page: Extract<ProsePage, { readonly kind: 'legal' }>;
  readonly text: ProseText;
};

/** A statement: plain prose, the contact address in it, APPLY NOW at its end where its meta says so. */
export function LegalFrame({ page, text: Text }: LegalFrameProps) {
  return (
    <PageFrame page={page} terms={page.terms}>
      <PageTop page={page} />
      <div className="section">
        <div className="wrap cols">
          <Prose>
            <PastFacts facts={page.facts} />
            <Text components={{ Contents: Contents.bind(null, { items: page.headings }) }} />
            {page.apply ? (
              <p className="btns">
                <ApplyLink href={company.links.apply} label="APPLY NOW" />
              </p>
            ) : null}
            <Sources items={sourcesOf(page.facts)} review={`Last changed on ${dayInWords(page.updated)}.`} />
          </Prose>
          <Side page={page} />
        </div>
      </div>
    </PageFrame>
  );
}
