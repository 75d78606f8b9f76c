import { headerTable } from '@/scripts/build/page-headers';

test('a page sends its policy, a page with a form no referrer, and a share picture may be shown elsewhere', () => {
  const policy = { 'default-src': ["'none'"] };
  const picture = '<meta property="og:image" content="https://site.example/og/fha.png"/>';
  const table = headerTable(
    [
      { path: '/fha', html: picture, policy },
      { path: '/contact-us', html: '<form method="post" action="/leads/contact">', policy },
    ],
    'https://site.example',
  );
  expect(table).toEqual({
    '/fha': { 'content-security-policy': "default-src 'none'" },
    '/contact-us': { 'content-security-policy': "default-src 'none'", 'referrer-policy': 'no-referrer' },
    '/og/fha.png': { 'cross-origin-resource-policy': 'cross-origin' },
  });
});
