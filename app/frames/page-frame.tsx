import type { ReactNode } from 'react';
import { Footer } from '@/components/shell/footer';
import { Header } from '@/components/shell/header';
import { company, companyIdentity } from '@/content/company';
import type { PagePath } from '@/content/pages';
import { JsonLd } from './json-ld';
import { footerGroups, headerGroups } from './links';

const shellCompany = { ...company, identity: companyIdentity };

type PageFrameProps = {
  /** Path of the page, marked in the menus. */
  readonly path: PagePath | '/404';
  /** The page ends on a sidewalk of its own. */
  readonly flat?: boolean;
  readonly children: ReactNode;
};

/** Header, main and footer around a page, and its structured data. A layout could not know which page is open. */
export function PageFrame({ path, flat, children }: PageFrameProps) {
  return (
    <>
      <Header company={shellCompany} groups={headerGroups} current={path} />
      <main id="main" data-flat={flat ? '' : undefined}>
        {children}
      </main>
      <Footer company={shellCompany} groups={footerGroups} current={path} flat={flat} />
      <JsonLd path={path} />
    </>
  );
}
