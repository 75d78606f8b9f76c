/** JSON-LD for search engines. Every text in it is also printed on the page, word for word. */
import type {
  AboutPageLeaf,
  BreadcrumbListLeaf,
  CollectionPageLeaf,
  ContactPageLeaf,
  DatasetLeaf,
  DefinedTermSetLeaf,
  FinancialServiceLeaf,
  IdReference,
  ItemListLeaf,
  MortgageLoanLeaf,
  NewsArticleLeaf,
  PersonLeaf,
  ProfilePageLeaf,
  WebApplicationLeaf,
  WebPageLeaf,
  WebSiteLeaf,
  WithContext,
} from 'schema-dts';
import { company, nextHolidays, siteUrl } from '@/content/lender/company';
import { people } from '@/content/lender/staff';
import type { StaffMember } from '@/content/schema/lender';
import { isListed, type Page, type SitePage } from '@/content/site/page';
import { authorOf, reviewOf, showsReview } from '@/content/site/reviews';
import { crumbsOf, sharePicturePath, urlOf } from './page-data';

const idOf = (path: string, fragment: string) => `${siteUrl}${path}#${fragment}`;
const reference = (id: string): IdReference => ({ '@id': id });
const lender = reference(idOf('/', 'lender'));

const ohio = { '@type': 'State', name: 'Ohio' } as const;
const identifier = (propertyID: string, value: string) => ({ '@type': 'PropertyValue', propertyID, value }) as const;

const closed = { opens: '00:00', closes: '00:00' };
const openNode = ({ opens, closes }: { readonly opens: string; readonly closes: string }) =>
  ({ '@type': 'OpeningHoursSpecification', opens, closes }) as const;

/** Adds the country code that search engines require: `tel:+16145550142`. */
const telephoneOf = ({ href }: { readonly href: string }) => href.replace('tel:', '');

/** The lender's identity. Every page has it, and refers to it by its id. */
function lenderNode(): FinancialServiceLeaf {
  const { name, phone } = company;
  return {
    '@type': 'FinancialService',
    ...lender,
    name,
    url: urlOf('/'),
    telephone: telephoneOf(phone),
  };
}

/** The lender on the home page, with address, hours, NMLS ID, certificate and its other profiles. */
function completeLenderNode(): FinancialServiceLeaf {
  const { address, certificate, email, hours, links, nmls, registeredName } = company;
  return {
    ...lenderNode(),
    legalName: registeredName,
    logo: urlOf('/icons/512.png'),
    email,
    image: urlOf(sharePicturePath('/')),
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: address.city,
      addressRegion: address.state,
      postalCode: address.postalCode,
      addressCountry: 'US',
    },
    openingHoursSpecification: hours.flatMap((row) =>
      'on' in row || !row.open
        ? []
        : [{ ...openNode(row.open), dayOfWeek: row.open.days.map((day) => `https://schema.org/${day}` as const) }],
    ),
    // As printed: a row with several holidays has its next one.
    specialOpeningHoursSpecification: hours.flatMap((row) =>
      'on' in row && nextHolidays.includes(row.on)
        ? [{ ...openNode(row.open ?? closed), validFrom: row.on, validThrough: row.on }]
        : [],
    ),
    areaServed: ohio,
    identifier: [identifier('NMLS', nmls), identifier('Ohio certificate', certificate)],
    sameAs: [links.nmlsConsumerAccess, ...links.social.map(({ href }) => href)],
  };
}

const websiteNode: WebSiteLeaf = { '@type': 'WebSite', name: company.name, url: urlOf('/'), publisher: lender };

/** From Home to the page, without crumbs that have no link; the page itself is last and has no URL. */
function breadcrumbNode(page: Page): BreadcrumbListLeaf {
  const crumbs = crumbsOf(page).filter(({ href }, index, { length }) => href !== undefined || index === length - 1);
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(href === undefined ? {} : { item: urlOf(href) }),
    })),
  };
}

function personNode(person: StaffMember): PersonLeaf {
  return { '@type': 'Person', name: person.name, url: urlOf(`/our-staff/${person.id}`) };
}

export type MainNode =
  | DatasetLeaf
  | DefinedTermSetLeaf
  | ItemListLeaf
  | MortgageLoanLeaf
  | NewsArticleLeaf
  | PersonLeaf
  | WebApplicationLeaf;

/** The kind of loan that a page explains, with the term of the page's examples. */
function loanNode({ name, type, collateral, years }: NonNullable<Page['loan']>): MainNode {
  return {
    '@type': 'MortgageLoan',
    name,
    loanType: type,
    requiredCollateral: collateral,
    loanTerm: { '@type': 'QuantitativeValue', value: years, unitCode: 'ANN' },
    provider: lender,
    areaServed: ohio,
  };
}

function calculatorNode({ label }: Page): MainNode {
  return {
    '@type': 'WebApplication',
    name: label,
    applicationCategory: 'FinanceApplication',
    isAccessibleForFree: true,
    offers: { '@type': 'Offer', price: 0, priceCurrency: 'USD' },
    provider: lender,
  };
}

function articleNode({ path, title, published, updated }: Page & { kind: 'news' }, author?: StaffMember): MainNode {
  return {
    '@type': 'NewsArticle',
    headline: title,
    url: urlOf(path),
    datePublished: published,
    dateModified: updated,
    author: author ? personNode(author) : lender,
    publisher: lender,
    image: [urlOf(sharePicturePath(path))],
  };
}

function employeeNode(person: StaffMember): MainNode {
  return {
    ...personNode(person),
    jobTitle: person.role,
    worksFor: lender,
    identifier: [identifier('NMLS', person.nmls), identifier('Ohio license', person.license)],
    telephone: telephoneOf(person.contactPhone),
    email: person.contactMail,
  };
}

/** A glossary. Its definitions follow its terms on the page, and are not repeated here. */
export function termSetNode(
  { path, label }: Page,
  terms: readonly { readonly id: string; readonly term: string }[],
): MainNode {
  return {
    '@type': 'DefinedTermSet',
    name: label,
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

/** A downloadable table, described in words from the page. */
type DatasetFacts = {
  readonly name: string;
  readonly description: string;
  readonly years: string;
  readonly path: string;
};

/** A page's table as a CSV file. */
export function datasetNode({ name, description, years, path }: DatasetFacts): MainNode {
  return {
    '@type': 'Dataset',
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
  if (page.loan) return loanNode(page.loan);
  return page.kind === 'news' ? articleNode(page, authorOf(page)) : undefined;
}

type PageNode = WebPageLeaf | AboutPageLeaf | ContactPageLeaf | CollectionPageLeaf | ProfilePageLeaf;

/**
 * A page's structured data: its publisher, breadcrumb, reviewer and main entity, which is `about` if its kind does not
 * determine one. Every reference is to the lender on the same page. Undefined for pages that must not be indexed.
 */
export function structuredDataOf(page: SitePage, about = mainNodeOf(page)): WithContext<PageNode> | undefined {
  const { path, kind, label, schemaType = 'WebPage' } = page;
  if (!isListed(page)) return undefined;
  const review = showsReview(page) ? reviewOf(page) : undefined;
  return {
    '@context': 'https://schema.org',
    '@type': about?.['@type'] === 'Person' ? 'ProfilePage' : schemaType,
    name: path === '/' ? company.name : label,
    url: urlOf(path),
    ...(kind === 'guide' ? { dateModified: page.updated } : {}),
    ...(review ? { lastReviewed: review.day, reviewedBy: personNode(review.by) } : {}),
    ...(path === '/'
      ? { publisher: completeLenderNode(), isPartOf: websiteNode, about: lender }
      : { publisher: lenderNode(), breadcrumb: breadcrumbNode(page) }),
    ...(about ? { mainEntity: about } : {}),
  };
}

/** For a script element: escapes `<`, so that no text can close the element. */
export function scriptTextOf(data: NonNullable<ReturnType<typeof structuredDataOf>>): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
