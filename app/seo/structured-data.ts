/** What pages tell search engines about themselves in JSON-LD; every text of it is printed on the page in the same words. */
import type {
  AboutPageLeaf,
  BreadcrumbListLeaf,
  CollectionPageLeaf,
  ContactPageLeaf,
  DatasetLeaf,
  DefinedTermSetLeaf,
  FinancialServiceLeaf,
  Graph,
  IdReference,
  ItemListLeaf,
  MortgageLoanLeaf,
  NewsArticleLeaf,
  PersonLeaf,
  ProfilePageLeaf,
  WebApplicationLeaf,
  WebPageLeaf,
  WebSiteLeaf,
} from 'schema-dts';
import { company, nextHolidays, siteUrl } from '@/content/lender/company';
import { people } from '@/content/lender/staff';
import type { StaffMember } from '@/content/schema/lender';
import type { Page, SitePage } from '@/content/site/page';
import { authorOf, reviewOf, showsReview } from '@/content/site/reviews';
import { crumbsOf, sharePicturePath, urlOf } from './page-data';

const idOf = (path: string, fragment: string) => `${siteUrl}${path}#${fragment}`;
const personId = ({ id }: StaffMember) => idOf(`/our-staff/${id}`, 'person');
const reference = (id: string): IdReference => ({ '@id': id });
const lender = reference(idOf('/', 'lender'));
const website = reference(idOf('/', 'website'));

const ohio = { '@type': 'State', name: 'Ohio' } as const;
const identifier = (propertyID: string, value: string) => ({ '@type': 'PropertyValue', propertyID, value }) as const;

const closed = { opens: '00:00', closes: '00:00' };
const openNode = ({ opens, closes }: { readonly opens: string; readonly closes: string }) =>
  ({ '@type': 'OpeningHoursSpecification', opens, closes }) as const;

/** The lender, complete: address, hours, NMLS ID and certificate. It stands on the home page; all others refer to it. */
function lenderNode(): FinancialServiceLeaf {
  const { address, certificate, email, hours, name, nmls, phone, registeredName } = company;
  return {
    '@type': 'FinancialService',
    ...lender,
    name,
    url: urlOf('/'),
    telephone: phone.display,
    legalName: registeredName,
    email,
    logo: urlOf('/icons/512.png'),
    image: urlOf(sharePicturePath('/')),
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: address.city,
      addressRegion: address.state,
      postalCode: address.postalCode,
    },
    openingHoursSpecification: hours.flatMap((row) =>
      'on' in row || !row.open
        ? []
        : [{ ...openNode(row.open), dayOfWeek: row.open.days.map((day) => `https://schema.org/${day}` as const) }],
    ),
    // As pages print it: of the days that differ, the next.
    specialOpeningHoursSpecification: hours.flatMap((row) =>
      'on' in row && nextHolidays.includes(row.on)
        ? [{ ...openNode(row.open ?? closed), validFrom: row.on, validThrough: row.on }]
        : [],
    ),
    areaServed: ohio,
    identifier: [identifier('NMLS', nmls), identifier('Ohio certificate', certificate)],
  };
}

const websiteNode: WebSiteLeaf = {
  '@type': 'WebSite',
  ...website,
  name: company.name,
  url: urlOf('/'),
  publisher: lender,
};

/** The way from Home to the page, without crumbs that lead nowhere; the page itself comes last and has no address. */
function breadcrumbNode(page: Page): BreadcrumbListLeaf {
  const crumbs = crumbsOf(page).filter(({ href }, index, { length }) => href !== undefined || index === length - 1);
  return {
    '@type': 'BreadcrumbList',
    '@id': idOf(page.path, 'breadcrumb'),
    itemListElement: crumbs.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(href === undefined ? {} : { item: urlOf(href) }),
    })),
  };
}

function personNode(person: StaffMember): PersonLeaf {
  return { '@type': 'Person', '@id': personId(person), name: person.name, url: urlOf(`/our-staff/${person.id}`) };
}

/** What a page is about. */
export type MainNode = (
  | DatasetLeaf
  | DefinedTermSetLeaf
  | ItemListLeaf
  | MortgageLoanLeaf
  | NewsArticleLeaf
  | PersonLeaf
  | WebApplicationLeaf
) & { readonly '@id': string };

/** A loan that a page explains; its term is that of the page's examples. */
function loanNode(path: string, { name, type, collateral, years }: NonNullable<Page['loan']>): MainNode {
  return {
    '@type': 'MortgageLoan',
    '@id': idOf(path, 'loan'),
    name,
    url: urlOf(path),
    loanType: type,
    requiredCollateral: collateral,
    loanTerm: { '@type': 'QuantitativeValue', value: years, unitCode: 'ANN' },
    provider: lender,
    areaServed: ohio,
  };
}

/** A calculator: free, and run in the page itself. */
function calculatorNode({ path, label }: Page): MainNode {
  return {
    '@type': 'WebApplication',
    '@id': idOf(path, 'calculator'),
    name: label,
    url: urlOf(path),
    applicationCategory: 'FinanceApplication',
    isAccessibleForFree: true,
    offers: { '@type': 'Offer', price: 0, priceCurrency: 'USD' },
    provider: lender,
  };
}

/** An article, by the lender itself where nobody has signed it. */
function articleNode({ path, title, published, updated }: Page & { kind: 'news' }, author?: StaffMember): MainNode {
  return {
    '@type': 'NewsArticle',
    '@id': idOf(path, 'article'),
    headline: title,
    url: urlOf(path),
    datePublished: published,
    dateModified: updated,
    author: author ? reference(personId(author)) : lender,
    publisher: lender,
    image: [urlOf(sharePicturePath(path))],
    mainEntityOfPage: reference(idOf(path, 'page')),
  };
}

/** A member of staff as the profile prints it. */
function employeeNode(person: StaffMember): MainNode {
  return {
    ...personNode(person),
    '@id': personId(person),
    jobTitle: person.role,
    worksFor: lender,
    identifier: [identifier('NMLS', person.nmls), identifier('Ohio license', person.license)],
    telephone: person.contactPhone.display,
    email: person.contactMail,
  };
}

/** A glossary; the descriptions are plain text in the words of the page. */
export function termSetNode(
  { path, label }: Page,
  terms: readonly { readonly id: string; readonly term: string; readonly description: string }[],
): MainNode {
  const set = reference(idOf(path, 'terms'));
  return {
    '@type': 'DefinedTermSet',
    '@id': idOf(path, 'terms'),
    name: label,
    url: urlOf(path),
    hasDefinedTerm: terms.map(({ id, term, description }) => ({
      '@type': 'DefinedTerm',
      name: term,
      description,
      url: idOf(path, id),
      inDefinedTermSet: set,
    })),
  };
}

/** A list in the order of the page; an entry with an id has an anchor of its own. */
export function listNode(
  { path, label }: Page,
  items: readonly { readonly id?: string; readonly name: string; readonly description?: string }[],
): MainNode {
  return {
    '@type': 'ItemList',
    '@id': idOf(path, 'list'),
    name: label,
    numberOfItems: items.length,
    itemListElement: items.map(({ id, name, description }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      ...(description === undefined ? {} : { description }),
      ...(id === undefined ? {} : { url: idOf(path, id) }),
    })),
  };
}

/** A table that can be downloaded, in words that its page prints. */
type DatasetFacts = {
  readonly name: string;
  readonly description: string;
  /** The years that it covers, as ISO 8601 writes an interval. */
  readonly years: string;
  /** Its address. */
  readonly path: string;
};

/** The table of a page as a file for spreadsheets. */
export function datasetNode(page: Page, { name, description, years, path }: DatasetFacts): MainNode {
  return {
    '@type': 'Dataset',
    '@id': idOf(page.path, 'dataset'),
    name,
    description,
    temporalCoverage: years,
    spatialCoverage: 'Ohio',
    isAccessibleForFree: true,
    creator: lender,
    distribution: { '@type': 'DataDownload', encodingFormat: 'text/csv', contentUrl: urlOf(path) },
  };
}

/** What a page is about by its kind. */
function mainNodeOf(page: SitePage): MainNode | undefined {
  const person = people.find(({ id }) => page.path === `/our-staff/${id}`);
  if (person) return employeeNode(person);
  if (page.kind === 'calculator') return calculatorNode(page);
  if (page.loan) return loanNode(page.path, page.loan);
  return page.kind === 'news' ? articleNode(page, authorOf(page)) : undefined;
}

type PageNode = WebPageLeaf | AboutPageLeaf | ContactPageLeaf | CollectionPageLeaf | ProfilePageLeaf;

/**
 * The graph of a page: the lender on the home page, the site, the page with its breadcrumb and who checked or signed it,
 * and what it is about, `about` where its kind does not say so. Every reference inside it leads to a node of the same graph,
 * or to the lender on the home page. Undefined for a page that search engines must not list.
 */
export function structuredDataOf(page: SitePage, about = mainNodeOf(page)): Graph | undefined {
  const { path, kind, label, schemaType = 'WebPage' } = page;
  if (kind === 'aside') return undefined;
  const isHome = path === '/';
  const review = showsReview(page) ? reviewOf(page) : undefined;
  const by = kind === 'news' ? authorOf(page) : review?.by;
  const pageNode: PageNode = {
    '@id': idOf(path, 'page'),
    url: urlOf(path),
    name: isHome ? company.name : label,
    isPartOf: website,
    ...(isHome ? {} : { breadcrumb: reference(idOf(path, 'breadcrumb')) }),
    ...(review ? { lastReviewed: review.day, reviewedBy: reference(personId(review.by)) } : {}),
    '@type': about?.['@type'] === 'Person' ? 'ProfilePage' : schemaType,
    ...(about ? { mainEntity: reference(about['@id']) } : { about: lender }),
  };
  return {
    '@context': 'https://schema.org',
    '@graph': [
      ...(isHome ? [lenderNode()] : []),
      websiteNode,
      pageNode,
      ...(isHome ? [] : [breadcrumbNode(page)]),
      ...(by ? [personNode(by)] : []),
      ...(about ? [about] : []),
    ],
  };
}

/** A graph as the text of a script element: no `<` can end the element early. */
export function scriptTextOf(graph: Graph): string {
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}
