/** JSON-LD for search engines. Every text in it is also printed on the page, word for word. */
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

/** The complete lender: address, hours, NMLS ID and certificate. It is on the home page; all others refer to it. */
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
    // As printed: of several holidays on one row, the next.
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

/** From Home to the page, without crumbs that have no link; the page itself comes last and has no URL. */
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

/** A glossary. Its definitions stand below its terms, and are not repeated here. */
export function termSetNode(
  { path, label }: Page,
  terms: readonly { readonly id: string; readonly term: string }[],
): MainNode {
  return {
    '@type': 'DefinedTermSet',
    '@id': idOf(path, 'terms'),
    name: label,
    url: urlOf(path),
    hasDefinedTerm: terms.map(({ id, term }) => ({ '@type': 'DefinedTerm', name: term, url: idOf(path, id) })),
  };
}

/** A list in page order; an entry with an id links to its anchor. */
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

/** A downloadable table, described in words printed on the page. */
type DatasetFacts = {
  readonly name: string;
  readonly description: string;
  readonly years: string;
  readonly path: string;
};

/** A page's table as a CSV file. */
export function datasetNode(page: Page, { name, description, years, path }: DatasetFacts): MainNode {
  return {
    '@type': 'Dataset',
    '@id': idOf(page.path, 'dataset'),
    name,
    description,
    temporalCoverage: years,
    spatialCoverage: 'Ohio',
    isAccessibleForFree: true,
    license: 'https://creativecommons.org/licenses/by/4.0/',
    creator: lender,
    distribution: { '@type': 'DataDownload', encodingFormat: 'text/csv', contentUrl: urlOf(path) },
  };
}

function mainNodeOf(page: SitePage): MainNode | undefined {
  const person = people.find(({ id }) => page.path === `/our-staff/${id}`);
  if (person) return employeeNode(person);
  if (page.kind === 'calculator') return calculatorNode(page);
  if (page.loan) return loanNode(page.path, page.loan);
  return page.kind === 'news' ? articleNode(page, authorOf(page)) : undefined;
}

type PageNode = WebPageLeaf | AboutPageLeaf | ContactPageLeaf | CollectionPageLeaf | ProfilePageLeaf;

/**
 * The graph of a page: the lender and the site (on the home page), the page with its breadcrumb and its reviewer or
 * author, and its main entity, `about` where its kind does not determine one. Every reference leads to a node of this
 * graph or to those of the home page. Undefined for pages that must not be indexed.
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
      ...(isHome ? [lenderNode(), websiteNode] : []),
      pageNode,
      ...(isHome ? [] : [breadcrumbNode(page)]),
      ...(by ? [personNode(by)] : []),
      ...(about ? [about] : []),
    ],
  };
}

/** For a script element: escapes `<`, so that no text can end the element. */
export function scriptTextOf(graph: Graph): string {
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}
