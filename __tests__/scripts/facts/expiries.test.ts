import { readFileSync } from 'node:fs';
import { facts } from '@/content/facts/facts';
import { withExpiries } from '@/scripts/facts/expiries';

const page = readFileSync('docs/facts.md', 'utf8');

test('every fact is in the list once', () => {
  const list = withExpiries(page, facts);
  expect(facts.filter(({ id }) => list.split(`\`${id}\``).length !== 2)).toEqual([]);
});

test('a page without its heading is refused with the cure', () => {
  expect(() => withExpiries('# Facts', facts)).toThrow(
    'docs/facts.md: the heading “## By day of expiry” is missing; write it at the end.',
  );
});
