import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { facts } from '@/content/facts';
import { calendarText, publisherOf } from '@/scripts/facts/calendar';

const [first] = facts;
if (!first) throw new Error('There is no fact to test with.');

test('docs/facts.md is the calendar of the present facts: run npm run facts', () => {
  expect(readFileSync(join(process.cwd(), 'docs', 'facts.md'), 'utf8')).toBe(calendarText(facts));
});

test('every fact has a publisher, and is in the calendar once by who and once by day', () => {
  const text = calendarText(facts);
  for (const fact of facts) {
    expect(publisherOf(fact).look).not.toBe('');
    expect([fact.id, text.split(`\`${fact.id}\``).length - 1]).toEqual([fact.id, 2]);
  }
});

test('the longest beginning of an address decides', () => {
  const at = (url: string) => publisherOf({ ...first, source: { name: 'A page', url } }).name;
  expect(at('https://www.consumerfinance.gov/rules-policy/regulations/1026/19/')).toMatch(/regulations$/);
  expect(at('https://www.consumerfinance.gov/ask-cfpb/a-page/')).toMatch(/advice to consumers$/);
});

test('a fact of an unknown publisher is refused with the cure', () => {
  const fact = { ...first, source: { name: 'A blog', url: 'https://blog.example.com/' } };
  expect(() => publisherOf(fact)).toThrow(
    `${first.file}: ${first.id}: nobody in scripts/facts/publishers.ts publishes https://blog.example.com/; add who does.`,
  );
});
