import { integerText } from '@/lib/numbers/format';
import { habitNames } from '../reading/habits';
import type { ContentRow } from './rows';

const heads = ['page', 'words', 'grade', ...habitNames, 'bytes', 'figures', 'reviewed', 'changed', 'first expires'];

function cellsOf({
  path,
  words,
  grade,
  habits: found,
  reviewed,
  updated,
  facts,
  bytes,
}: ContentRow): readonly string[] {
  const [first] = facts;
  return [
    path,
    integerText(words),
    grade.toFixed(1),
    ...habitNames.map((name) => String(found[name] || '')),
    integerText(bytes),
    String(facts.length),
    reviewed ?? '',
    updated,
    first?.expires ?? '',
  ];
}

const isNumber = (column: number) => column > 0 && column < heads.indexOf('reviewed');

/** The report as a table, then the facts of each page with their expiration dates. Marks expired ones. */
export function tableText(rows: readonly ContentRow[], day: string): string {
  const lines = [heads, ...rows.map(cellsOf)];
  const widths = heads.map((_, column) => Math.max(...lines.map((line) => (line[column] ?? '').length)));
  const table = lines.map((line) =>
    line
      .map((cell, column) => (isNumber(column) ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0)))
      .join('  ')
      .trimEnd(),
  );
  const figures = rows
    .filter(({ facts }) => facts.length > 0)
    .map(({ path, facts }) => {
      const listed = facts.map(({ id, expires }) => `  ${expires}  ${id}${expires < day ? '  EXPIRED' : ''}`);
      return [path, ...listed].join('\n');
    });
  return [table.join('\n'), 'Facts of each page, by expiration date:', ...figures].join('\n\n');
}
