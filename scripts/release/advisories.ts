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

function fixFor(fix: Fix): string {
  if (typeof fix === 'object') return `update ${fix.name} to ${fix.version}`;
  return fix ? 'run npm audit fix' : 'no fixed version is published; npm audit says more';
}

/** The high and critical vulnerabilities in the output of `npm audit --json`. Undefined for other text, such as a registry error. */
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
      sentence: `${name} ${range}: a known vulnerability of ${severity} severity; ${fixFor(fixAvailable)}.`,
    }));
}
