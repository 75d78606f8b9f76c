import { readFileSync } from 'node:fs';
import { facts } from '@/content/facts/facts';
import { withExpiries } from '@/scripts/facts/expiries';

const page = readFileSync('docs/facts.md', 'utf8');

test('the list has every fact once', () => {
  const [, list = ''] = withExpiries(page, facts).split('## By day of expiry');
  expect(facts.filter(({ id }) => list.split(`\`${id}\``).length !== 2)).toEqual([]);
});

test('a page without the heading of the list is refused with a fix', () => {
  expect(() => withExpiries('# Facts', facts)).toThrow(
    'docs/facts.md: the heading “## By day of expiry” is missing; write it at the end.',
  );
});
