import type { Metadata } from 'next';
import type { Graph } from 'schema-dts';
import type { Crumb } from '@/components/page/crumbs';
import { company, nextHolidays, siteUrl } from '@/content/lender/company';
import { people } from '@/content/lender/staff';
import { freeReportsPage, newsPage, staffListPage } from '@/content/own-pages/entries';
import { authorOf, reviewOf, showsReview } from '@/content/reviews';
import type { StaffMember } from '@/content/schema/lender';
import type { Page, SitePage } from '@/content/schema/page';
import {
  articleNodes,
  calculatorNode,
  fullLenderNode,
  graphOf,
  loanNode,
  type MainNodes,
  type PageFacts,
  profileGraph,
  type SiteFacts,
} from '@/lib/seo/structured-data';

/** The site and its lender, to which every node refers. */
export const site: SiteFacts = {
  url: siteUrl,
  lender: {
    name: company.name,
    legalName: company.registeredName,
    telephone: company.phone.display,
    email: company.email,
    nmls: company.nmls,
    certificate: company.certificate,
    address: company.address,
    // What the pages print: the week, and the next days that differ.
    hours: company.hours.filter((row) => !('on' in row) || nextHolidays.includes(row.on)),
  },
};

/** What is between Home and a page: the list that it belongs to, or the name of its group. */
function parentOf({ group, kind }: Page): readonly Crumb[] {
  if (kind === 'news') return [{ label: newsPage.label, href: newsPage.path }];
  if (kind === 'report') return [{ label: freeReportsPage.label, href: freeReportsPage.path }];
  return group ? [{ label: group }] : [];
}

/** The way from Home to a page. */
export function crumbsOf(page: Page): readonly Crumb[] {
  return [{ label: 'Home', href: '/' }, ...parentOf(page), { label: page.label }];
}

/** The crumbs that lead somewhere, and the page itself. */
function linkedCrumbs(page: Page): PageFacts['crumbs'] {
  if (page.path === '/') return [];
  const crumbs = crumbsOf(page);
  return crumbs
    .filter((crumb, index) => crumb.href !== undefined || index === crumbs.length - 1)
    .map(({ label, href }) => ({ name: label, ...(href === undefined ? {} : { path: href }) }));
}

function profileOf(path: string, person: StaffMember): Graph {
  const { id, name, role, nmls, license, contactPhone, contactMail } = person;
  const crumbs = [{ name: 'Home', path: '/' }, { name: staffListPage.label, path: staffListPage.path }, { name }];
  return profileGraph(
    site,
    { path, name, crumbs },
    { id, name, role, nmls, license, telephone: contactPhone.display, email: contactMail },
  );
}

/** The structured data of a page that is about `about`, where its kind does not say so; undefined for a page that search engines must not list. */
export function structuredDataOf(page: SitePage, about: MainNodes = []): Graph | undefined {
  const { path, kind, label, loan } = page;
  const person = people.find(({ id }) => path === `/our-staff/${id}`);
  if (person) return profileOf(path, person);
  const reviewed = showsReview(page) ? reviewOf(page) : undefined;
  if (kind === 'aside') return undefined;
  const facts: PageFacts = {
    path,
    name: path === '/' ? company.name : label,
    crumbs: linkedCrumbs(page),
    ...(reviewed ? { reviewed } : {}),
  };

  if (kind === 'home') {
    const lender = fullLenderNode(site, '/icons/512.png', sharePicturePath(path));
    return graphOf(site, facts, [], 'WebPage', lender);
  }
  if (kind === 'calculator') return graphOf(site, facts, [calculatorNode(site, { path, name: label })]);
  if (loan) return graphOf(site, facts, [loanNode(site, path, loan)]);
  if (kind === 'news') {
    const author = authorOf(page);
    const { title: headline, published: date, updated } = page;
    const article = { path, headline, date, updated, author, picturePath: sharePicturePath(path) };
    return graphOf(site, facts, articleNodes(site, article));
  }
  return graphOf(site, facts, about, page.schemaType);
}

/** The address of the share picture of a page: `/og/fha.png`, and `/og/home.png` for the home page. */
export function sharePicturePath(path: string): `/og/${string}.png` {
  return `/og/${path === '/' ? 'home' : path.slice(1)}.png`;
}

/** Width and height of every share picture, in pixels. */
export const sharePictureSize = { width: 1200, height: 630 } as const;

/** The name of the feed of articles. */
export const feedTitle = `${company.name}: news`;

/** The title in search results: with the company's name where both fit in 60 characters. */
export function titleOf({ title }: Page): string {
  const long = `${title} | ${company.name}`;
  return long.length <= 60 ? long : title;
}

/** Title, description, canonical address and share data of a page. */
export function metadataOf(page: Page): Metadata {
  const { path, description, kind } = page;
  const title = titleOf(page);
  const picture = { url: sharePicturePath(path), ...sharePictureSize, alt: `${company.name}: ${page.title}` };
  return {
    title,
    description,
    alternates: {
      canonical: path,
      types: { 'application/atom+xml': [{ url: '/feed.xml', title: feedTitle }] },
    },
    openGraph: {
      title,
      description,
      url: path,
      siteName: company.name,
      locale: 'en_US',
      images: [{ ...picture, type: 'image/png' }],
      ...(page.kind === 'news'
        ? { type: 'article', publishedTime: page.published, modifiedTime: page.updated }
        : { type: 'website' }),
    },
    twitter: { card: 'summary_large_image', title, description, images: [picture] },
    ...(kind === 'aside' ? { robots: { index: false } } : {}),
  };
}
