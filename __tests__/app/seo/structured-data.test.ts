import { atomText } from '@/app/feed.xml/atom';
import { scriptTextOf, structuredDataOf } from '@/app/seo/structured-data';
import { siteUrl } from '@/content/lender/company';
import { people } from '@/content/lender/staff';
import { pageOf } from '@/content/site/pages';
import { articles } from '@/content/site/prose';

const [person] = people;
// The sample's pages have no reviews, so the first staff member reviews all of them here.
jest.mock('@/content/site/reviews', () => {
  const [by] = jest.requireActual('@/content/lender/staff').people;
  return { reviewOf: () => ({ day: '2026-11-20', by }), authorOf: () => by, showsReview: () => true };
});

test('names the reviewer and the review date, or the author of an article', () => {
  const named = { '@type': 'Person', name: person?.name, url: `${siteUrl}/our-staff/${person?.id}` };
  expect(structuredDataOf(pageOf('/fha'))).toMatchObject({ lastReviewed: '2026-11-20', reviewedBy: named });
  const article = articles[0] && structuredDataOf(articles[0]);
  expect(article?.mainEntity).toMatchObject({ '@type': 'NewsArticle', author: named });
});

test('no text can end the script element early', () => {
  const data = structuredDataOf({ ...pageOf('/fha'), label: '</script><b>' });
  const text = data ? scriptTextOf(data) : '';
  expect(text).not.toContain('<');
  expect(JSON.parse(text).name).toBe('</script><b>');
});

test('a feed without articles stops the build with a message', () => {
  expect(() => atomText([])).toThrow('content/pages: there is no article; add one of the kind news.');
});
