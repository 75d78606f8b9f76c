import { readFileSync } from 'node:fs';
import { facts } from '@/content/facts/facts';
import { withExpiries } from '@/scripts/facts/expiries';

// With the site tests, which read the figures of the market as they are now.
test('docs/facts.md lists the current facts by expiration date: run npm run facts', () => {
  const page = readFileSync('docs/facts.md', 'utf8');
  expect(page).toBe(withExpiries(page, facts));
});
