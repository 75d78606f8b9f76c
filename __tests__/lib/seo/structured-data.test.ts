import { articleNodes, graphOf, type PageFacts, type SiteFacts, scriptTextOf } from '@/lib/seo/structured-data';

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

test('a reviewer is named together with the day of the review', () => {
  const graph = graphOf(site, { ...page, reviewed: { day: '2026-11-20', by: person } });
  expect(graph['@graph'][1]).toMatchObject({
    lastReviewed: '2026-11-20',
    reviewedBy: { '@id': 'https://lender.example/our-staff/jo#person' },
  });
  expect(typesOf(graph)).toContain('Person');
});

test('an article that nobody has signed is by the lender', () => {
  const date = '2024-10-24';
  const nodes = articleNodes(site, { path: '/a', headline: 'A', date, updated: date, picturePath: '/og/a.png' });
  expect(nodes).toHaveLength(1);
  expect(nodes[0].author).toEqual({ '@id': 'https://lender.example/#lender' });
});

test('no text can end the script element early', () => {
  const text = scriptTextOf(graphOf(site, { ...page, name: '</script><b>' }));
  expect(text).not.toContain('<');
  expect(JSON.parse(text)['@graph'][1].name).toBe('</script><b>');
});
