import type { Graph } from 'schema-dts';
import { company } from '@/content/company';
import { glossary } from '@/content/glossary';
import { loanStages } from '@/content/loan-process';
import { loanPages } from '@/content/loans';
import { articles } from '@/content/news';
import { paperWork } from '@/content/paper-work';
import { routes } from '@/content/routes';
import { siteUrl } from '@/content/settings';
import { people, personOf } from '@/content/staff';
import { whichLoan } from '@/content/which-loan';
import { definitionText } from '@/lib/glossary/links';
import { sharePicturePath } from '@/lib/seo/addresses';
import {
  articleNodes,
  calculatorNode,
  fullLenderNode,
  graphOf,
  listNode,
  loanNode,
  type PageFacts,
  profileGraph,
  type SiteFacts,
  termSetNode,
} from '@/lib/seo/structured-data';
import { crumbsOf } from './crumbs';
import { leadOfficer } from './people';

const site: SiteFacts = {
  url: siteUrl,
  lender: {
    name: company.name,
    telephone: company.phone.display,
    email: company.email,
    nmls: company.nmls,
    address: company.address,
    geo: company.geo,
    open: company.hours.flatMap(({ open }) => (open ? [open] : [])),
  },
};

/** The lists that are the heart of a page, in the page's order. */
const lists: Readonly<Record<string, Parameters<typeof listNode>[3]>> = {
  '/the-loan-process': loanStages.map(({ id, name }) => ({ id, name })),
  '/paper-work': paperWork.groups.flatMap(({ items }) => items.map(({ text }) => ({ name: text }))),
  '/which-loan-is-right-for-me': whichLoan.comparisons.map(({ id, name, summary }) => ({
    id,
    name,
    description: summary,
  })),
};

const pageTypes: Readonly<Record<string, 'AboutPage' | 'ContactPage' | 'CollectionPage'>> = {
  '/about-us': 'AboutPage',
  '/contact-us': 'ContactPage',
  '/our-staff': 'CollectionPage',
  '/testimonials': 'CollectionPage',
};

/** Crumbs without an address lead nowhere, so only the ones that do are told, and the page itself. */
function linkedCrumbs(path: string): PageFacts['crumbs'] {
  if (path === '/') return [];
  const crumbs = crumbsOf(path);
  return crumbs
    .filter((crumb, index) => crumb.href !== undefined || index === crumbs.length - 1)
    .map(({ label, href }) => ({ name: label, ...(href === undefined ? {} : { path: href }) }));
}

function profileOf(path: string): Graph | undefined {
  const person = people.find(({ id }) => path === `/our-staff/${id}`);
  if (!person) return undefined;
  const { id, name, role, nmls, contactPhone, contactMail } = person;
  const crumbs = [{ name: 'Home', path: '/' }, { name: 'Meet Our Staff', path: '/our-staff' }, { name }];
  return profileGraph(
    site,
    { path, name, crumbs },
    { id, name, role, nmls, telephone: contactPhone.display, email: contactMail },
  );
}

/** The structured data of a page; undefined for a page that search engines are not to list. */
export function structuredDataOf(path: string): Graph | undefined {
  const route = routes.find((entry) => entry.path === path);
  if (!route) return profileOf(path);
  const { kind, label, reviewed } = route;
  if (kind === 'aside') return undefined;
  const page: PageFacts = {
    path,
    name: path === '/' ? company.name : label,
    crumbs: linkedCrumbs(path),
    ...(reviewed ? { reviewed: { day: reviewed, by: leadOfficer } } : {}),
  };

  if (kind === 'home') {
    const lender = fullLenderNode(site, '/icons/512.png', sharePicturePath(path));
    return graphOf(site, page, [], 'WebPage', lender);
  }
  if (kind === 'calculator') return graphOf(site, page, [calculatorNode(site, { path, name: label })]);

  const loan = loanPages.find((entry) => entry.path === path);
  if (loan) return graphOf(site, page, [loanNode(site, path, loan)]);

  const article = articles.find((entry) => entry.path === path);
  const author = article && personOf(article.author);
  if (article && author) {
    const { title: headline, date, updated } = article;
    const facts = { path, headline, date, updated, author, picturePath: sharePicturePath(path) };
    return graphOf(site, page, articleNodes(site, facts));
  }
  if (path === '/glossary-terms') {
    const terms = glossary.map(({ id, term, definition }) => ({ id, term, description: definitionText(definition) }));
    return graphOf(site, page, [termSetNode(site, { path, name: label }, terms)]);
  }
  const items = lists[path];
  if (items) return graphOf(site, page, [listNode(site, path, label, items)]);
  return graphOf(site, page, [], pageTypes[path]);
}
