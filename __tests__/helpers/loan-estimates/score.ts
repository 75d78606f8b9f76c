import { execFileSync } from 'node:child_process';
import { runsInFull } from '@/__tests__/helpers/full';
import type { Score } from './compared';

/** How many random Loan Estimates are written and printed in addition to the federal sample. */
export const randomCount = runsInFull ? 200 : 40;

/** The scores of Loan Estimates from a printed file or, without one, from a writer. */
export function scoreRandomEstimates(printed?: string): Score {
  const script = '__tests__/helpers/loan-estimates/read-estimates.ts';
  const words = ['node_modules/tsx/dist/cli.mjs', script, String(randomCount), ...(printed ? [printed] : [])];
  const score = execFileSync(process.execPath, words, {
    encoding: 'utf8',
    maxBuffer: 64e6,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return JSON.parse(score) as Score;
}
