import type { Fact } from '@/content/schema';
import { months, type Publisher, publishers } from './publishers';

/** The publisher of a fact; an unknown one throws a sentence with the cure. */
export function publisherOf({ id, file, source }: Fact): Publisher {
  const fitting = publishers
    .flatMap((publisher) => publisher.at.map((start) => ({ publisher, start })))
    .filter(({ start }) => source.url.startsWith(start))
    .sort((a, b) => b.start.length - a.start.length);
  const [found] = fitting;
  if (!found)
    throw new Error(`${file}: ${id}: nobody in scripts/facts/publishers.ts publishes ${source.url}; add who does.`);
  return found.publisher;
}

const namesOf = (facts: readonly Fact[]) => facts.map(({ id }) => `\`${id}\``).join(', ');

function rowsOf(listed: readonly Publisher[], facts: readonly Fact[], first: (publisher: Publisher) => string) {
  return listed.flatMap((publisher) => {
    const own = facts.filter((fact) => publisherOf(fact) === publisher);
    if (own.length === 0) return [];
    return [`| ${[first(publisher), publisher.changes, publisher.look, namesOf(own)].join(' | ')} |`];
  });
}

/** The page docs/facts.md: when each fact of the site changes, and where to look. */
export function calendarText(facts: readonly Fact[]): string {
  const timed = months.flatMap((month) => publishers.filter((publisher) => publisher.month === month));
  const others = publishers.filter(({ month }) => month === undefined);
  const days = [...new Set(facts.map(({ expires }) => expires))].sort();
  return [
    '# Facts: when they change, and where to look',
    '',
    `Written by \`npm run facts\` from \`content/facts/\` and \`scripts/facts/publishers.ts\`; a test compares. The site prints ${facts.length} facts.`,
    'To recheck one: open its source at the section that it names, compare, then set `asOf` to that day and `expires` to at most a year later.',
    'A change of value changes every page that prints it: `npm run build && npm run content` lists them.',
    '',
    '## Through the year',
    '',
    '| Look in | Who | What changes | How to look | Facts |',
    '| --- | --- | --- | --- | --- |',
    ...rowsOf(timed, facts, ({ month, name }) => `${month} | ${name}`),
    '',
    '## In any month',
    '',
    'Once a year is enough for these, before they expire, and whenever you hear of a new rule.',
    '',
    '| Who | What changes | How to look | Facts |',
    '| --- | --- | --- | --- |',
    ...rowsOf(others, facts, ({ name }) => name),
    '',
    '## By day of expiry',
    '',
    'After its day a fact is marked on its pages, and `npm run release` refuses.',
    '',
    '| Expires | Facts |',
    '| --- | --- |',
    ...days.map((day) => `| ${day} | ${namesOf(facts.filter(({ expires }) => expires === day))} |`),
    '',
  ].join('\n');
}
