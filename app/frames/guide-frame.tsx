import type { ReactNode } from 'react';
import { PageSources, PastFacts } from '@/app/frames/facts';
import { PageFrame } from '@/app/frames/page-frame';
import { PageTop } from '@/app/frames/page-top';
import { Side } from '@/app/frames/side';
import { ApplyLink } from '@/components/controls/apply-link';
import { ButtonLink } from '@/components/controls/button';
import { Contents, EndCall, Prose } from '@/components/page/prose';
import { company } from '@/content/lender/company';
import type { ProsePage } from '@/content/prose';
import type { Page } from '@/content/schema/page';
import type { MainNodes } from '@/lib/seo/structured-data';
import type { ProseText } from '@/mdx-components';

/** What the file of a guide gives beside its text. */
export type GuideWords = {
  readonly default: ProseText;
  /** What is used at once, above the text, under a low header. */
  readonly tool?: ReactNode;
  /** What the header says in place of the page's lead. */
  readonly lead?: ReactNode;
  /** The visitor's own numbers; for a guide with a calculator. */
  readonly numbers?: ReactNode;
  /** What search engines are told that the guide is about. */
  readonly about?: (page: Page) => MainNodes;
  /** The address of the calculator at its end, set up for the guide. */
  readonly endHref?: string;
};

type GuideFrameProps = {
  readonly page: Extract<ProsePage, { readonly kind: 'guide' }>;
  readonly words: GuideWords;
};

/** An information page: header, prose, sources, the call at its end, and the side panel. */
export function GuideFrame({ page, words }: GuideFrameProps) {
  const { default: Text, tool, lead, numbers, about, endHref = page.end.path } = words;
  if (!endHref.startsWith(page.end.path))
    throw new Error(`${page.file}: endHref leads to another page than end.path; correct one of the two.`);
  return (
    <PageFrame page={page} about={about?.(page)} terms={page.terms} numbers={numbers}>
      <PageTop page={page} slim={tool !== undefined} lead={lead} />
      {tool}
      <div className="section">
        <div className="wrap cols">
          <Prose>
            <PastFacts facts={page.facts} />
            <Text components={{ Contents: Contents.bind(null, { items: page.headings }) }} />
            <EndCall text={page.end.text}>
              <ApplyLink href={company.links.apply} />
              <ButtonLink href={endHref} look="secondary">
                {page.end.label}
              </ButtonLink>
            </EndCall>
            <PageSources page={page} />
          </Prose>
          <Side page={page} endHref={endHref} />
        </div>
      </div>
    </PageFrame>
  );
}
