import { readFileSync } from 'node:fs';
import { facts } from '@/content/facts/facts';
import { withExpiries } from '@/scripts/facts/expiries';

// One of the site tests, because those use the current market figures.
test('docs/facts.md lists the current facts by expiration date: run npm run facts', () => {
  const page = readFileSync('docs/facts.md', 'utf8');
  expect(page).toBe(withExpiries(page, facts));
});
