import { atomText } from '@/app/feed.xml/atom';
import { scriptTextOf, structuredDataOf } from '@/app/seo/structured-data';
import { siteUrl } from '@/content/lender/company';
import { people } from '@/content/lender/staff';
import { pageOf } from '@/content/site/pages';
import { articles } from '@/content/site/prose';

const [person] = people;
const nodesOf = (...args: Parameters<typeof structuredDataOf>) => structuredDataOf(...args)?.['@graph'] ?? [];

// The sample's pages have no reviews; here the first staff member has reviewed all of them.
jest.mock('@/content/site/reviews', () => {
  const [by] = jest.requireActual('@/content/lender/staff').people;
  return { reviewOf: () => ({ day: '2026-11-20', by }), authorOf: () => by, showsReview: () => true };
});

test('names the reviewer and the review date, or the author of an article', () => {
  const signer = { '@id': `${siteUrl}/our-staff/${person?.id}#person` };
  const named = expect.objectContaining({ '@type': 'Person', ...signer, name: person?.name });
  const [page, ...others] = nodesOf(pageOf('/fha'));
  expect(page).toMatchObject({ lastReviewed: '2026-11-20', reviewedBy: signer });
  expect(others).toContainEqual(named);
  const article = articles[0] ? nodesOf(articles[0]) : [];
  expect(article).toContainEqual(expect.objectContaining({ '@type': 'NewsArticle', author: signer }));
  expect(article).toContainEqual(named);
});

test('no text can end the script element early', () => {
  const graph = structuredDataOf({ ...pageOf('/fha'), label: '</script><b>' });
  const text = graph ? scriptTextOf(graph) : '';
  expect(text).not.toContain('<');
  expect(JSON.parse(text)['@graph'][0].name).toBe('</script><b>');
});

test('a feed without articles stops the build with a message', () => {
  expect(() => atomText([])).toThrow('content/pages: there is no article; add one of the kind news.');
});
