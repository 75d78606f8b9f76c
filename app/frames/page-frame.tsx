import type { ReactNode } from 'react';
import { structuredDataOf } from '@/app/seo/structured-data';
import { TermNotes } from '@/components/page/prose';
import { Footer } from '@/components/shell/footer';
import { Header } from '@/components/shell/header';
import type { HeaderGroup, MenuGroup } from '@/components/shell/links';
import { glossaryTerm, termLinkLabel } from '@/content/glossary';
import { company, printedCompany } from '@/content/lender/company';
import { footerMenus, headerMenus, type MenuEntry } from '@/content/menus';
import type { SitePage } from '@/content/schema/page';
import { definitionText } from '@/lib/glossary/links';
import { type MainNodes, scriptTextOf } from '@/lib/seo/structured-data';

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
  readonly about?: MainNodes | undefined;
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
