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
  scriptTextOf,
  termSetNode,
} from '@/lib/seo/structured-data';

const site: SiteFacts = {
  url: 'https://lender.example',
  lender: {
    name: 'Example Lender',
    legalName: 'Example Lender LLC',
    telephone: '(614) 555-0142',
    email: 'hello@lender.example',
    nmls: '000000',
    certificate: 'RM.000000.000',
    address: { street: '100 Example Street', city: 'Columbus', state: 'OH', postalCode: '43215' },
    hours: [{ open: { days: ['Monday', 'Tuesday'], opens: '09:00', closes: '18:00' } }, { on: '2026-11-26' }],
  },
};
const person = { id: 'jo', name: 'Jo Example' };
const page: PageFacts = { path: '/fha', name: 'FHA', crumbs: [{ name: 'Home', path: '/' }, { name: 'FHA' }] };
const typesOf = (graph: ReturnType<typeof graphOf>) =>
  graph['@graph'].map((node) => (typeof node === 'object' && '@type' in node ? node['@type'] : undefined));

test('a page refers to the lender, the site and its breadcrumb by stable ids', () => {
  const graph = graphOf(site, page, [
    loanNode(site, '/fha', { name: 'FHA loan', type: 'FHA', collateral: 'the home', years: 30 }),
  ]);
  expect(typesOf(graph)).toEqual(['FinancialService', 'WebSite', 'WebPage', 'BreadcrumbList', 'MortgageLoan']);
  expect(graph['@graph'].map((node) => (typeof node === 'object' ? node['@id'] : undefined))).toEqual([
    'https://lender.example/#lender',
    'https://lender.example/#website',
    'https://lender.example/fha#page',
    'https://lender.example/fha#breadcrumb',
    'https://lender.example/fha#loan',
  ]);
});

test('the last crumb is the page itself and leads nowhere', () => {
  expect(graphOf(site, page)['@graph'][3]).toMatchObject({
    itemListElement: [
      { position: 1, name: 'Home', item: 'https://lender.example' },
      { position: 2, name: 'FHA' },
    ],
  });
});

test('the home page has no breadcrumb, and is about the lender', () => {
  const graph = graphOf(site, { path: '/', name: 'Example Lender', crumbs: [] });
  expect(typesOf(graph)).toEqual(['FinancialService', 'WebSite', 'WebPage']);
  expect(graph['@graph'][2]).toMatchObject({ about: { '@id': 'https://lender.example/#lender' } });
});

test('a reviewer is named together with the day of the review', () => {
  const graph = graphOf(site, { ...page, reviewed: { day: '2026-11-20', by: person } });
  expect(graph['@graph'][2]).toMatchObject({
    lastReviewed: '2026-11-20',
    reviewedBy: { '@id': 'https://lender.example/our-staff/jo#person' },
  });
  expect(typesOf(graph)).toContain('Person');
});

test('the lender in full has an address, hours, Ohio, the NMLS ID and the certificate', () => {
  expect(fullLenderNode(site, '/icons/512.png', '/og/home.png')).toMatchObject({
    logo: 'https://lender.example/icons/512.png',
    address: { streetAddress: '100 Example Street', addressRegion: 'OH' },
    openingHoursSpecification: [
      { dayOfWeek: ['https://schema.org/Monday', 'https://schema.org/Tuesday'], opens: '09:00', closes: '18:00' },
    ],
    specialOpeningHoursSpecification: [
      { validFrom: '2026-11-26', validThrough: '2026-11-26', opens: '00:00', closes: '00:00' },
    ],
    areaServed: { name: 'Ohio' },
    legalName: 'Example Lender LLC',
    identifier: [
      { propertyID: 'NMLS', value: '000000' },
      { propertyID: 'Ohio certificate', value: 'RM.000000.000' },
    ],
  });
});

test('a calculator is free', () => {
  expect(calculatorNode(site, { path: '/c', name: 'Calculator' })).toMatchObject({
    applicationCategory: 'FinanceApplication',
    isAccessibleForFree: true,
    offers: { price: 0, priceCurrency: 'USD' },
  });
});

test('an article names its author by a reference that its author’s page shares', () => {
  const date = '2024-10-24';
  const facts = { path: '/a', headline: 'A', date, updated: date, author: person, picturePath: '/og/a.png' };
  const [article, author] = articleNodes(site, facts);
  expect(article.author).toEqual({ '@id': author?.['@id'] });
  const profile = profileGraph(
    site,
    { path: '/our-staff/jo', name: person.name, crumbs: page.crumbs },
    { ...person, role: 'Loan Officer', nmls: '000000', license: 'MLO-OH.000000', telephone: '1', email: 'e' },
  );
  expect(profile['@graph'].at(-1)).toMatchObject({ '@id': author?.['@id'], jobTitle: 'Loan Officer' });
});

test('an article that nobody has signed is by the lender', () => {
  const date = '2024-10-24';
  const nodes = articleNodes(site, { path: '/a', headline: 'A', date, updated: date, picturePath: '/og/a.png' });
  expect(nodes).toHaveLength(1);
  expect(nodes[0].author).toEqual({ '@id': 'https://lender.example/#lender' });
});

test('each term of a glossary has its own anchor', () => {
  expect(
    termSetNode(site, { path: '/g', name: 'G' }, [{ id: 'apr', term: 'APR', description: 'A rate.' }]),
  ).toMatchObject({
    hasDefinedTerm: [
      {
        name: 'APR',
        url: 'https://lender.example/g#apr',
        inDefinedTermSet: { '@id': 'https://lender.example/g#terms' },
      },
    ],
  });
});

test('a list counts its entries', () => {
  expect(listNode(site, '/l', 'L', [{ name: 'One' }, { id: 'two', name: 'Two' }])).toMatchObject({
    numberOfItems: 2,
    itemListElement: [
      { position: 1, name: 'One' },
      { position: 2, name: 'Two', url: 'https://lender.example/l#two' },
    ],
  });
});

test('no text can end the script element early', () => {
  const text = scriptTextOf(graphOf(site, { ...page, name: '</script><b>' }));
  expect(text).not.toContain('<');
  expect(JSON.parse(text)['@graph'][2].name).toBe('</script><b>');
});
