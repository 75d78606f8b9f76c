import { z } from 'zod';
import { text } from '@/content/schema/check';
import { number, readCsv } from '@/content/schema/csv';

/** A county on the map: its outline as SVG path data, and where its name is printed if it fits. */
export type CountyOutline = {
  readonly d: string;
  /** The center of the county, moved left or right so that a line of text has the same space on both sides. */
  readonly center: readonly [number, number];
  readonly box: readonly [number, number, number, number];
  /** Whether the name fits inside at 14 units; others are set in smaller type. */
  readonly named: boolean;
  /** The FIPS numbers of neighboring counties. */
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
 * The counties of Ohio by FIPS number: the Census Bureau's public-domain outlines (us-atlas 3.0.1) in Albers'
 * equal-area projection with the parallels 38.7 and 41.7, in whole units. Each border is simplified once, so neighbors
 * share it.
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
