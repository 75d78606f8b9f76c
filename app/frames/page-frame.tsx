import type { ReactNode } from 'react';
import { crumbsOf } from '@/app/seo/page-data';
import { type MainNode, scriptTextOf, structuredDataOf } from '@/app/seo/structured-data';
import { Art } from '@/components/drawings/art';
import { PageHeader } from '@/components/page/page-header';
import { TermNotes } from '@/components/page/prose';
import { Footer } from '@/components/shell/footer';
import { Header } from '@/components/shell/header';
import { SidePanel } from '@/components/shell/side-panel';
import { glossaryTerm, termLinkLabel } from '@/content/glossary';
import type { Page, SitePage } from '@/content/site/page';
import { definitionText } from '@/lib/glossary/links';

type PageFrameProps = {
  /** The page, which is marked in the menus; left out at an address that has none. */
  readonly page?: SitePage;
  /** What search engines are told that the page is about, where its kind does not say so. */
  readonly about?: MainNode | undefined;
  /** The page ends on a sidewalk of its own. */
  readonly flat?: boolean;
  /** The page is kept short on a phone. */
  readonly dense?: boolean;
  /** The visitor's own numbers; for pages that run script anyway. */
  readonly numbers?: ReactNode;
  /** The ids of the glossary terms that its words explain. */
  readonly terms?: readonly string[];
  /** What opens over the page. */
  readonly sheet?: ReactNode;
  readonly children: ReactNode;
};

/** Header, main and footer around a page, and its structured data. A layout could not know which page is open. */
export function PageFrame({ page, about, flat, dense, numbers, terms = [], sheet, children }: PageFrameProps) {
  const path = page?.path ?? '';
  const graph = page && structuredDataOf(page, about);
  return (
    <>
      <Header current={path} />
      <main id="main" className={flat ? 'flat' : undefined} data-dense={dense ? '' : undefined}>
        {numbers}
        {children}
      </main>
      {sheet}
      <Footer current={path} flat={flat} dense={dense} />
      {graph ? <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptTextOf(graph) }} /> : null}
      <TermNotes
        terms={terms.map((id) => ({ ...glossaryTerm(id), definition: definitionText(glossaryTerm(id).definition) }))}
        linkLabel={termLinkLabel}
      />
    </>
  );
}

type PageTopProps = {
  readonly page: Page;
  /** Under the heading in place of the lead: the day and the author of an article. */
  readonly byline?: ReactNode;
  readonly actions?: ReactNode;
  readonly film?: ReactNode;
  /** In place of the page's lead. */
  readonly lead?: ReactNode;
  readonly slim?: boolean;
};

/** The head of a page: breadcrumb, heading, lead and drawing. */
export function PageTop({ page, byline, actions, film, lead = page.lead, slim }: PageTopProps) {
  return (
    <PageHeader
      title={page.h1}
      lead={byline === undefined ? lead : undefined}
      crumbs={crumbsOf(page)}
      art={page.art && !slim ? <Art name={page.art} /> : undefined}
      byline={byline}
      actions={actions}
      film={film}
      slim={slim}
    />
  );
}

type WithSideProps = {
  readonly page: Page;
  /** The address of the calculator at the end of a guide, set up for it. */
  readonly endHref?: string;
  readonly children: ReactNode;
};

/** A text with the side panel beside it. */
export function WithSide({ page, endHref, children }: WithSideProps) {
  return (
    <div className="section">
      <div className="wrap cols">
        {children}
        <SidePanel page={page} endHref={endHref} />
      </div>
    </div>
  );
}
