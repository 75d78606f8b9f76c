import type { Fact } from '@/content/schema/lender';

const heading = '## By day of expiry\n';

/** The table rows for the facts that expire on a day, one for each source host. */
function rowsOf(day: string, facts: readonly Fact[]): readonly string[] {
  const hosts = [...new Set(facts.map(({ source }) => new URL(source.url).host))].sort();
  return hosts.map((host) => {
    const ids = facts.filter(({ source }) => new URL(source.url).host === host).map(({ id }) => `\`${id}\``);
    return `| ${day} | ${host} | ${ids.join(', ')} |`;
  });
}

/** Replaces the last section of `docs/facts.md`, which lists all facts by day of expiry and source. */
export function withExpiries(page: string, facts: readonly Fact[]): string {
  const start = page.indexOf(heading);
  if (start < 0) throw new Error(`docs/facts.md: the heading “${heading.trim()}” is missing; write it at the end.`);
  const days = [...new Set(facts.map(({ expires }) => expires))].sort();
  return [
    page.slice(0, start) + heading,
    `Written by \`npm run facts\`; a test compares. The site prints ${facts.length} facts.`,
    'After its day a fact is marked on its pages, and `npm run release` refuses; with `--rates-only` it warns.',
    '',
    '| Expires | Source | Facts |',
    '| --- | --- | --- |',
    ...days.flatMap((day) =>
      rowsOf(
        day,
        facts.filter(({ expires }) => expires === day),
      ),
    ),
    '',
  ].join('\n');
}
