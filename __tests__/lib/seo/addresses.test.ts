import { pageUrl, sharePicturePath } from '@/lib/seo/addresses';

test.each([
  ['/', 'https://lender.example', '/og/home.png'],
  ['/fha', 'https://lender.example/fha', '/og/fha.png'],
  ['/our-staff/jo', 'https://lender.example/our-staff/jo', '/og/our-staff/jo.png'],
])('%s has the address %s and the share picture %s', (path, url, picture) => {
  expect(pageUrl('https://lender.example', path)).toBe(url);
  expect(sharePicturePath(path)).toBe(picture);
});
