import { securityText } from '@/lib/seo/security-text';

test('security.txt names whom to tell, and expires within a year of the build', () => {
  const text = securityText({ siteUrl: 'https://lender.example', email: 'a@lender.example', buildDay: '2026-11-20' });
  expect(text).toBe(
    [
      'Contact: mailto:a@lender.example',
      'Expires: 2027-10-16T00:00:00.000Z',
      'Preferred-Languages: en',
      'Canonical: https://lender.example/.well-known/security.txt',
      '',
    ].join('\n'),
  );
});
