import { z } from 'zod';
import type { Obstacle } from './obstacles';

const report = z.object({
  vulnerabilities: z.record(
    z.string(),
    z.object({
      severity: z.string(),
      range: z.string(),
      fixAvailable: z.union([z.boolean(), z.object({ name: z.string(), version: z.string() })]),
    }),
  ),
});

type Fix = z.infer<typeof report>['vulnerabilities'][string]['fixAvailable'];

function cureOf(fix: Fix): string {
  if (typeof fix === 'object') return `update ${fix.name} to ${fix.version}`;
  return fix ? 'npm audit fix mends it' : 'no mended version is out; npm audit says more';
}

/**
 * The packages with a known hole of high or critical severity, out of what `npm audit --json` says; undefined when it
 * says nothing of the kind, as when the registry could not be asked.
 */
export function advisoriesIn(answer: string): readonly Obstacle[] | undefined {
  let data: unknown;
  try {
    data = JSON.parse(answer);
  } catch {
    return undefined;
  }
  const { success, data: read } = report.safeParse(data);
  if (!success) return undefined;
  return Object.entries(read.vulnerabilities)
    .filter(([, { severity }]) => severity === 'high' || severity === 'critical')
    .map(([name, { severity, range, fixAvailable }]) => ({
      place: 'package.json',
      sentence: `${name} ${range}: a known hole of ${severity} severity; ${cureOf(fixAvailable)}.`,
    }));
}
