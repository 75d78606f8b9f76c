import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { runsInFull } from '@/__tests__/helpers/full';
import type { Scores } from '@/__tests__/helpers/loan-estimates/compared';
import { type FieldName, fieldNames } from '@/lib/loan-estimate/estimate';

/** Boxes that are drawn and not written cannot be read: these fields are then empty. */
const maybeEmpty: readonly FieldName[] = ['loanType', 'rateLocked', 'cashToClose'];

const count = runsInFull ? 200 : 40;

test('the federal sample and drawn estimates, in every order, cut, turn and scale, have no field that is read wrong or missed', () => {
  const script = join(process.cwd(), '__tests__', 'helpers', 'loan-estimates', 'read-drawn.ts');
  const tsx = join(process.cwd(), 'node_modules', 'tsx', 'dist', 'cli.mjs');
  const printed = execFileSync(process.execPath, [tsx, script, String(count)], {
    encoding: 'utf8',
    maxBuffer: 64e6,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const scores = JSON.parse(printed) as Scores;
  expect(fieldNames.flatMap((name) => scores[name].wrong)).toEqual([]);
  expect(fieldNames.filter((name) => scores[name].empty > 0 && !maybeEmpty.includes(name))).toEqual([]);
});
