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
import type { OfficeHours } from '@/lib/forms/office-hours';

/** The full address of a page: `pageUrl('https://example.com', '/fha')` is `https://example.com/fha`. */
export function pageUrl(siteUrl: string, path: string): string {
  return path === '/' ? siteUrl : `${siteUrl}${path}`;
}

type Day = 'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday' | 'Sunday';

/** The lender as structured data needs it; every text is printed on the site in the same words. */
export type LenderFacts = {
  readonly name: string;
  /** As registered. */
  readonly legalName: string;
  readonly telephone: string;
  readonly email: string;
  readonly nmls: string;
  /** The Ohio certificate of registration. */
  readonly certificate: string;
  readonly address: {
    readonly street: string;
    readonly city: string;
    readonly state: string;
    readonly postalCode: string;
  };
  readonly hours: OfficeHours;
};

/** The site that a graph belongs to; `url` has no slash at its end. */
export type SiteFacts = { readonly url: string; readonly lender: LenderFacts };

/** A page: what its breadcrumb says, and who last checked it on which day, where the page prints that. */
export type PageFacts = {
  readonly path: string;
  readonly name: string;
  /** Only the ones that lead somewhere, from Home on; the page itself comes last and has no path. */
  readonly crumbs: readonly { readonly name: string; readonly path?: string }[];
  readonly reviewed?: { readonly day: string; readonly by: PersonName };
};

/** A member of staff by id, the last part of the profile's address. */
export type PersonName = { readonly id: string; readonly name: string };

const idOf = (site: SiteFacts, path: string, fragment: string) => `${site.url}${path}#${fragment}`;
const lenderId = (site: SiteFacts) => idOf(site, '/', 'lender');
const websiteId = (site: SiteFacts) => idOf(site, '/', 'website');
const personId = (site: SiteFacts, person: PersonName) => idOf(site, `/our-staff/${person.id}`, 'person');
const reference = (id: string): IdReference => ({ '@id': id });

const identifier = (propertyID: string, value: string) => ({ '@type': 'PropertyValue' as const, propertyID, value });

const closed = { opens: '00:00', closes: '00:00' };
const openNode = ({ opens, closes }: { readonly opens: string; readonly closes: string }) => ({
  '@type': 'OpeningHoursSpecification' as const,
  opens,
  closes,
});

/** The lender, complete: address, hours, NMLS ID and certificate. It stands on the home page; all others refer to it. */
export function fullLenderNode(site: SiteFacts, logoPath: string, picturePath: string): FinancialServiceLeaf {
  const { address, certificate, email, hours, legalName, name, nmls, telephone } = site.lender;
  return {
    '@type': 'FinancialService',
    '@id': lenderId(site),
    name,
    url: pageUrl(site.url, '/'),
    telephone,
    legalName,
    email,
    logo: `${site.url}${logoPath}`,
    image: `${site.url}${picturePath}`,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: address.city,
      addressRegion: address.state,
      postalCode: address.postalCode,
    },
    openingHoursSpecification: hours.flatMap(({ on, open }) =>
      open && !on
        ? [{ ...openNode(open), dayOfWeek: open.days.map((day) => `https://schema.org/${day as Day}` as const) }]
        : [],
    ),
    specialOpeningHoursSpecification: hours.flatMap(({ on, open }) =>
      on ? [{ ...openNode(open ?? closed), validFrom: on, validThrough: on }] : [],
    ),
    areaServed: { '@type': 'State', name: 'Ohio' },
    identifier: [identifier('NMLS', nmls), identifier('Ohio certificate', certificate)],
  };
}

/** The site as a whole. */
export function websiteNode(site: SiteFacts): WebSiteLeaf {
  return {
    '@type': 'WebSite',
    '@id': websiteId(site),
    name: site.lender.name,
    url: pageUrl(site.url, '/'),
    publisher: reference(lenderId(site)),
  };
}

/** The way from Home to the page. */
export function breadcrumbNode(site: SiteFacts, { path, crumbs }: PageFacts): BreadcrumbListLeaf {
  return {
    '@type': 'BreadcrumbList',
    '@id': idOf(site, path, 'breadcrumb'),
    itemListElement: crumbs.map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.name,
      ...(crumb.path === undefined ? {} : { item: pageUrl(site.url, crumb.path) }),
    })),
  };
}

function personNode(site: SiteFacts, person: PersonName): PersonLeaf {
  return {
    '@type': 'Person',
    '@id': personId(site, person),
    name: person.name,
    url: pageUrl(site.url, `/our-staff/${person.id}`),
  };
}

function pageParts(site: SiteFacts, page: PageFacts) {
  const { path, name, crumbs, reviewed } = page;
  return {
    '@id': idOf(site, path, 'page'),
    url: pageUrl(site.url, path),
    name,
    isPartOf: reference(websiteId(site)),
    ...(crumbs.length > 1 ? { breadcrumb: reference(idOf(site, path, 'breadcrumb')) } : {}),
    ...(reviewed ? { lastReviewed: reviewed.day, reviewedBy: reference(personId(site, reviewed.by)) } : {}),
  };
}

type PageNode = WebPageLeaf | AboutPageLeaf | ContactPageLeaf | CollectionPageLeaf;

/** What a page is about, and what belongs to it. */
export type MainNodes =
  | readonly []
  | readonly [
      (MortgageLoanLeaf | WebApplicationLeaf | NewsArticleLeaf | DefinedTermSetLeaf | ItemListLeaf | DatasetLeaf) & {
        readonly '@id': string;
      },
      ...PersonLeaf[],
    ];

/**
 * The graph of one page: the lender on the home page, the site, the page with its breadcrumb and its reviewer, and what the
 * page is about. Every reference inside it leads to a node of the same graph, or to the lender on the home page.
 */
export function graphOf(
  site: SiteFacts,
  page: PageFacts,
  main: MainNodes = [],
  type: PageNode['@type'] = 'WebPage',
  lender?: FinancialServiceLeaf,
): Graph {
  const [about, ...more] = main;
  const pageNode: PageNode = {
    ...pageParts(site, page),
    '@type': type,
    ...(about ? { mainEntity: reference(about['@id']) } : { about: reference(lenderId(site)) }),
  };
  const reviewer = page.reviewed ? [personNode(site, page.reviewed.by)] : [];
  const breadcrumb = page.crumbs.length > 1 ? [breadcrumbNode(site, page)] : [];
  return {
    '@context': 'https://schema.org',
    '@graph': [
      ...(lender ? [lender] : []),
      websiteNode(site),
      pageNode,
      ...breadcrumb,
      ...reviewer,
      ...(about ? [about] : []),
      ...more,
    ],
  };
}

/** A kind of loan, in words that its page prints; `years` is the term of the page's examples. */
export type LoanFacts = {
  readonly name: string;
  readonly type: string;
  readonly collateral: string;
  readonly years: number;
};

/** A loan that a page explains. */
export function loanNode(
  site: SiteFacts,
  path: string,
  loan: LoanFacts,
): MortgageLoanLeaf & { readonly '@id': string } {
  return {
    '@type': 'MortgageLoan',
    '@id': idOf(site, path, 'loan'),
    name: loan.name,
    url: pageUrl(site.url, path),
    loanType: loan.type,
    requiredCollateral: loan.collateral,
    loanTerm: { '@type': 'QuantitativeValue', value: loan.years, unitCode: 'ANN' },
    provider: reference(lenderId(site)),
    areaServed: { '@type': 'State', name: 'Ohio' },
  };
}

/** A calculator: free, and run in the page itself. */
export function calculatorNode(
  site: SiteFacts,
  { path, name }: Pick<PageFacts, 'path' | 'name'>,
): WebApplicationLeaf & { readonly '@id': string } {
  return {
    '@type': 'WebApplication',
    '@id': idOf(site, path, 'calculator'),
    name,
    url: pageUrl(site.url, path),
    applicationCategory: 'FinanceApplication',
    isAccessibleForFree: true,
    offers: { '@type': 'Offer', price: 0, priceCurrency: 'USD' },
    provider: reference(lenderId(site)),
  };
}

/** An article as printed: the headline in at most 110 characters, the days of print and last change as `2024-10-24`. */
export type ArticleFacts = {
  readonly path: string;
  readonly headline: string;
  readonly date: string;
  readonly updated: string;
  /** The lender itself without one. */
  readonly author?: PersonName | undefined;
  readonly picturePath: string;
};

/** An article, then its author if that is a person. */
export function articleNodes(
  site: SiteFacts,
  article: ArticleFacts,
): readonly [NewsArticleLeaf & { readonly '@id': string }, ...PersonLeaf[]] {
  const { path, headline, date, updated, author, picturePath } = article;
  return [
    {
      '@type': 'NewsArticle',
      '@id': idOf(site, path, 'article'),
      headline,
      url: pageUrl(site.url, path),
      datePublished: date,
      dateModified: updated,
      author: reference(author ? personId(site, author) : lenderId(site)),
      publisher: reference(lenderId(site)),
      image: [`${site.url}${picturePath}`],
      mainEntityOfPage: reference(idOf(site, path, 'page')),
    },
    ...(author ? [personNode(site, author)] : []),
  ];
}

/** A glossary; the descriptions are plain text in the words of the page. */
export function termSetNode(
  site: SiteFacts,
  { path, name }: Pick<PageFacts, 'path' | 'name'>,
  terms: readonly { readonly id: string; readonly term: string; readonly description: string }[],
): DefinedTermSetLeaf & { readonly '@id': string } {
  const set = idOf(site, path, 'terms');
  return {
    '@type': 'DefinedTermSet',
    '@id': set,
    name,
    url: pageUrl(site.url, path),
    hasDefinedTerm: terms.map(({ id, term, description }) => ({
      '@type': 'DefinedTerm',
      name: term,
      description,
      url: idOf(site, path, id),
      inDefinedTermSet: reference(set),
    })),
  };
}

/** A list in the order of the page; an entry with an id has an anchor of its own. */
export function listNode(
  site: SiteFacts,
  path: string,
  name: string,
  items: readonly { readonly id?: string; readonly name: string; readonly description?: string }[],
): ItemListLeaf & { readonly '@id': string } {
  return {
    '@type': 'ItemList',
    '@id': idOf(site, path, 'list'),
    name,
    numberOfItems: items.length,
    itemListElement: items.map((item, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: item.name,
      ...(item.description === undefined ? {} : { description: item.description }),
      ...(item.id === undefined ? {} : { url: idOf(site, path, item.id) }),
    })),
  };
}

/** A table that can be downloaded, in words that its page prints. */
export type DatasetFacts = {
  readonly name: string;
  readonly description: string;
  /** The years that it covers, as ISO 8601 writes an interval. */
  readonly years: string;
  readonly filePath: string;
};

/** The table of a page as a file for spreadsheets. */
export function datasetNode(
  site: SiteFacts,
  path: string,
  { name, description, years, filePath }: DatasetFacts,
): DatasetLeaf & { readonly '@id': string } {
  return {
    '@type': 'Dataset',
    '@id': idOf(site, path, 'dataset'),
    name,
    description,
    temporalCoverage: years,
    spatialCoverage: 'Ohio',
    isAccessibleForFree: true,
    creator: reference(lenderId(site)),
    distribution: { '@type': 'DataDownload', encodingFormat: 'text/csv', contentUrl: pageUrl(site.url, filePath) },
  };
}

/** A member of staff as the profile prints it. */
export type ProfileFacts = PersonName & {
  readonly role: string;
  readonly nmls: string;
  /** The Ohio license. */
  readonly license: string;
  readonly telephone: string;
  readonly email: string;
};

/** The graph of a profile: a page about one person who works for the lender. */
export function profileGraph(site: SiteFacts, page: PageFacts, person: ProfileFacts): Graph {
  const profile: ProfilePageLeaf = {
    ...pageParts(site, page),
    '@type': 'ProfilePage',
    mainEntity: reference(personId(site, person)),
  };
  const who: PersonLeaf = {
    ...personNode(site, person),
    jobTitle: person.role,
    worksFor: reference(lenderId(site)),
    identifier: [identifier('NMLS', person.nmls), identifier('Ohio license', person.license)],
    telephone: person.telephone,
    email: person.email,
  };
  return {
    '@context': 'https://schema.org',
    '@graph': [websiteNode(site), profile, breadcrumbNode(site, page), who],
  };
}

/** A graph as the text of a script element: no `<` can end the element early. */
export function scriptTextOf(graph: Graph): string {
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}
