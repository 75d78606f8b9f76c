import { z } from 'zod';
import { text } from '@/content/schema/check';
import { number, readCsv } from '@/content/schema/csv';

/** A county on the map: its outline as SVG path data, and where its name is printed if it fits. */
export type CountyOutline = {
  readonly d: string;
  /** The middle of the county, moved left or right to where a line of text has the same room on both sides. */
  readonly center: readonly [number, number];
  readonly box: readonly [number, number, number, number];
  /** Whether the name fits inside at 14 units; others are set in smaller type. */
  readonly named: boolean;
  /** The FIPS numbers of the counties that share a border. */
  readonly neighbors: readonly string[];
};

export const mapSize = { width: 640, height: 696 } as const;

const lines = readCsv(
  'content/ohio/outlines.csv',
  z.strictObject({
    fips: text,
    county: text,
    x: number,
    y: number,
    left: number,
    top: number,
    right: number,
    bottom: number,
    named: z.enum(['yes', 'no'], 'write yes or no'),
    neighbors: text,
    path: text,
  }),
);

/**
 * The counties of Ohio by FIPS number: the public-domain outlines of the Census Bureau (us-atlas 3.0.1) in Albers' equal-area
 * projection with the parallels 38.7 and 41.7, in whole units; each border is simplified once, so neighbors share it.
 */
export const outlines: ReadonlyMap<string, CountyOutline> = new Map(
  lines.map(({ fips, x, y, left, top, right, bottom, named, neighbors, path }) => [
    fips,
    {
      d: path,
      center: [x, y],
      box: [left, top, right, bottom],
      named: named === 'yes',
      neighbors: neighbors.split(' '),
    },
  ]),
);

export function outlineOf({ fips, name }: { readonly fips: string; readonly name: string }): CountyOutline {
  const outline = outlines.get(fips);
  if (!outline) throw new Error(`content/ohio/outlines.csv: there is no outline of ${name}.`);
  return outline;
}
