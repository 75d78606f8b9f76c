import type { ReactNode } from 'react';
import { crumbsOf } from '@/app/seo/page-data';
import { type MainNode, scriptTextOf, structuredDataOf } from '@/app/seo/structured-data';
import { Art } from '@/components/drawings/art';
import { PageHeader } from '@/components/page/page-header';
import { TermNotes } from '@/components/page/prose';
import { Footer } from '@/components/shell/footer';
import { Header } from '@/components/shell/header';
import { callHref, type HeaderGroup, type MenuGroup } from '@/components/shell/links';
import { SidePanel } from '@/components/shell/side-panel';
import { glossaryTerm, termLinkLabel } from '@/content/glossary';
import { company, printedCompany } from '@/content/lender/company';
import { numbersOf, people } from '@/content/lender/staff';
import type { StaffMember } from '@/content/schema/lender';
import { footerMenus, headerMenus, type MenuEntry } from '@/content/site/menus';
import { ownLabelOf } from '@/content/site/own-pages/entries';
import type { Page, SitePage } from '@/content/site/page';
import { definitionText } from '@/lib/glossary/links';

function linkOf(entry: MenuEntry) {
  if ('path' in entry) return { label: entry.label, href: entry.path };
  return {
    label: entry.label,
    href: company.links[entry.external],
    external: true,
    newTab: entry.external !== 'apply',
  };
}

const headerGroups: readonly HeaderGroup[] = headerMenus.map((menu) =>
  'parts' in menu
    ? { label: menu.label, parts: menu.parts.map(({ heading, links }) => ({ heading, links: links.map(linkOf) })) }
    : { label: menu.label, parts: [{ links: menu.links.map(linkOf) }] },
);
const footerGroups: readonly MenuGroup[] = footerMenus.map(({ label, links }) => ({
  label,
  links: links.map(linkOf),
}));

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
      <Header company={printedCompany} groups={headerGroups} current={path} />
      <main id="main" className={flat ? 'flat' : undefined} data-dense={dense ? '' : undefined}>
        {numbers}
        {children}
      </main>
      {sheet}
      <Footer company={printedCompany} groups={footerGroups} current={path} flat={flat} dense={dense} />
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

function firstOfficer(): StaffMember {
  const [first] = people;
  if (!first) throw new Error('content/lender/staff.json: there is no person; add at least one.');
  return first;
}

/** Who answers first: the person of the side panel and of the forms. */
export const leadOfficer = { ...firstOfficer(), numbers: numbersOf(firstOfficer()) };

type SideProps = {
  readonly page: Page;
  /** The address of the calculator at the end of a guide, set up for it. */
  readonly endHref?: string | undefined;
};

/** The one calculator of the panel: that of the page's last call, else its first. */
function toolOf({ page, endHref }: SideProps) {
  const [first, second] = page.tools;
  const end = page.kind === 'guide' ? page.end.path : undefined;
  const path = end === second ? second : first;
  return { label: ownLabelOf(path), href: (end === path && endHref) || path };
}

/** The side panel with the calculator that fits the page best. */
export function Side(props: SideProps) {
  return (
    <SidePanel
      contact={{ phone: company.phone, hoursShort: company.hoursShort, city: company.address.city }}
      callHref={callHref}
      tool={toolOf(props)}
      officer={leadOfficer}
    />
  );
}
