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
import { dayInWords } from '@/content/schema/dates';
import type { Page, SitePage } from '@/content/site/page';
import { definitionText } from '@/lib/glossary/links';

type PageFrameProps = {
  /** The current page in the menus; omitted for pages without a menu entry, such as 404. */
  readonly page?: SitePage;
  /** The main entity in structured data, if the page's kind does not determine it. */
  readonly about?: MainNode | undefined;
  /** No roofline on the footer: the page ends with a drawn sidewalk. */
  readonly flat?: boolean;
  /** Keeps the page short on a phone. */
  readonly dense?: boolean;
  /** The slot for the visitor's numbers, on pages that run script anyway. */
  readonly numbers?: ReactNode;
  readonly terms?: readonly string[];
  readonly sheet?: ReactNode;
  readonly children: ReactNode;
};

/** A page's header, main and footer, and its structured data. A layout would not know which page is open. */
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
  /** Date and author of an article, in place of the lead. */
  readonly byline?: ReactNode;
  readonly actions?: ReactNode;
  readonly figure?: ReactNode;
  /** Replaces the page's lead. */
  readonly lead?: ReactNode;
  readonly slim?: boolean;
};

export function PageTop({ page, byline, actions, figure, lead = page.lead, slim }: PageTopProps) {
  const updated = page.kind === 'guide' ? `Updated ${dayInWords(page.updated)}` : undefined;
  return (
    <PageHeader
      title={page.h1}
      lead={byline === undefined ? lead : undefined}
      crumbs={crumbsOf(page)}
      art={page.art && !slim ? <Art name={page.art} /> : undefined}
      byline={byline ?? updated}
      actions={actions}
      figure={figure}
      slim={slim}
    />
  );
}

type WithSideProps = {
  readonly page: Page;
  /** Link to the calculator at the end of a guide, with its inputs. */
  readonly endHref?: string;
  readonly children: ReactNode;
};

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
