import type { Graph } from 'schema-dts';
import { glossary, glossaryPage } from '@/content/glossary';
import { company } from '@/content/lender/company';
import { nextHolidays } from '@/content/lender/hours';
import { siteUrl } from '@/content/lender/settings';
import { people } from '@/content/lender/staff';
import { countyFile } from '@/content/ohio/counties';
import { loanStages } from '@/content/own-pages/loan-process';
import { paperWork } from '@/content/own-pages/paper-work';
import { staffListPage } from '@/content/own-pages/staff-page';
import { whichLoan } from '@/content/own-pages/which-loan';
import { pages } from '@/content/pages';
import { authorOf, reviewOf, showsReview } from '@/content/reviews';
import type { ListName, Page } from '@/content/schema/page';
import { definitionText } from '@/lib/glossary/links';
import { sharePicturePath } from '@/lib/seo/addresses';
import {
  articleNodes,
  calculatorNode,
  datasetNode,
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

const site: SiteFacts = {
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

/** The lists that a page can be about, in the order of the page. */
const lists: Readonly<Record<ListName, Parameters<typeof listNode>[3]>> = {
  stages: loanStages.map(({ id, name }) => ({ id, name })),
  checklist: paperWork.groups.flatMap(({ items }) => items.map(({ text }) => ({ name: text }))),
  comparisons: whichLoan.comparisons.map(({ id, name, summary }) => ({
    id,
    name,
    description: summary,
  })),
};

/** The crumbs that lead somewhere, and the page itself. */
function linkedCrumbs(page: Page): PageFacts['crumbs'] {
  if (page.path === '/') return [];
  const crumbs = crumbsOf(page);
  return crumbs
    .filter((crumb, index) => crumb.href !== undefined || index === crumbs.length - 1)
    .map(({ label, href }) => ({ name: label, ...(href === undefined ? {} : { path: href }) }));
}

function profileOf(path: string): Graph | undefined {
  const person = people.find(({ id }) => path === `/our-staff/${id}`);
  if (!person) return undefined;
  const { id, name, role, nmls, license, contactPhone, contactMail } = person;
  const crumbs = [{ name: 'Home', path: '/' }, { name: staffListPage.label, path: staffListPage.path }, { name }];
  return profileGraph(
    site,
    { path, name, crumbs },
    { id, name, role, nmls, license, telephone: contactPhone.display, email: contactMail },
  );
}

/** The structured data of a page; undefined for a page that search engines must not list. */
export function structuredDataOf(path: string): Graph | undefined {
  const page = pages.find((entry) => entry.path === path);
  if (!page) return profileOf(path);
  const { kind, label, list, loan } = page;
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
  if (path === glossaryPage.path) {
    const terms = glossary.map(({ id, term, definition }) => ({ id, term, description: definitionText(definition) }));
    return graphOf(site, facts, [termSetNode(site, { path, name: label }, terms)]);
  }
  if (kind === 'guide' && (page.tool === 'taxes' || page.tool === 'limits')) {
    const dataset = datasetNode(site, path, { ...countyFile, ...countyFile.of[page.tool], filePath: countyFile.path });
    return graphOf(site, facts, [dataset]);
  }
  if (list) return graphOf(site, facts, [listNode(site, path, label, lists[list])]);
  return graphOf(site, facts, [], page.schemaType);
}
