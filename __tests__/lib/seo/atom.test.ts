import { atomText } from '@/lib/seo/atom';

test('a feed without an article stops the build with its cure', () => {
  const siteUrl = 'https://lender.example';
  const feed = { siteUrl, title: 'News', subtitle: 'What is new', iconPath: '/i.png', rights: '©', entries: [] };
  expect(() => atomText(feed)).toThrow('content/pages: there is no article; add one of the kind news.');
});
