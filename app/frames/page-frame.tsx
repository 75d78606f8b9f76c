import type { ReactNode } from 'react';
import { JsonLd } from '@/app/seo/json-ld';
import { Island } from '@/components/island/island';
import { NumbersPlace } from '@/components/numbers/place.client';
import { TermNotes } from '@/components/page/prose';
import { Footer } from '@/components/shell/footer';
import { Header } from '@/components/shell/header';
import { glossaryTerm, termLinkLabel } from '@/content/glossary';
import { printedCompany } from '@/content/lender/company';
import type { PagePath } from '@/content/routes';
import { definitionText } from '@/lib/glossary/links';
import { footerGroups, headerGroups } from './links';

type PageFrameProps = {
  /** Path of the page, marked in the menus. */
  readonly path: PagePath | '/404';
  /** The page ends on a sidewalk of its own. */
  readonly flat?: boolean;
  /** The page is kept short on a phone. */
  readonly dense?: boolean;
  /** Shows the visitor's own numbers; for pages that run script anyway. */
  readonly numbers?: boolean | undefined;
  /** The ids of the glossary terms that its words explain. */
  readonly terms?: readonly string[];
  /** What opens over the page. */
  readonly sheet?: ReactNode;
  readonly children: ReactNode;
};

/** Header, main and footer around a page, and its structured data. A layout could not know which page is open. */
export function PageFrame({ path, flat, dense, numbers, terms = [], sheet, children }: PageFrameProps) {
  return (
    <>
      <Header company={printedCompany} groups={headerGroups} current={path} />
      <main id="main" className={flat ? 'flat' : undefined} data-dense={dense ? '' : undefined}>
        {numbers ? <Island of={NumbersPlace} props={{ lender: printedCompany.wordmark[0] }} /> : null}
        {children}
      </main>
      {sheet}
      <Footer company={printedCompany} groups={footerGroups} current={path} flat={flat} dense={dense} />
      <JsonLd path={path} />
      <TermNotes
        terms={terms.map((id) => ({ ...glossaryTerm(id), definition: definitionText(glossaryTerm(id).definition) }))}
        linkLabel={termLinkLabel}
      />
    </>
  );
}
