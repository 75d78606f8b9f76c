import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { runsInFull } from '@/__tests__/helpers/full';
import type { Scores } from '@/__tests__/helpers/loan-estimates/compared';
import { type FieldName, fieldNames } from '@/lib/loan-estimate/estimate';

/** Boxes that are drawn and not written cannot be read: these fields are then empty. */
const maybeEmpty: readonly FieldName[] = ['loanType', 'rateLocked', 'cashToClose'];

const count = runsInFull ? 200 : 40;

function scoresOfWriters(): Readonly<Record<string, Scores>> {
  const script = join(process.cwd(), '__tests__', 'helpers', 'loan-estimates', 'read-drawn.ts');
  const tsx = join(process.cwd(), 'node_modules', 'tsx', 'dist', 'cli.mjs');
  const printed = execFileSync(process.execPath, [tsx, script, String(count)], {
    encoding: 'utf8',
    maxBuffer: 64e6,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return JSON.parse(printed) as Record<string, Scores>;
}

describe('the federal sample and drawn estimates, in every order, cut, turn and scale', () => {
  const scores = scoresOfWriters();

  it.each(['library', 'plain'])('as the writer “%s” sets them have no field that is read wrong', (writer) => {
    expect(fieldNames.flatMap((name) => scores[writer]?.[name].wrong ?? ['not read'])).toEqual([]);
  });

  it.each(['library', 'plain'])('as the writer “%s” sets them have every written field', (writer) => {
    const empty = fieldNames.filter((name) => scores[writer]?.[name].empty !== 0);
    expect(empty.filter((name) => !maybeEmpty.includes(name))).toEqual([]);
  });
});
