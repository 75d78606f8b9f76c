import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { geoConicEqualArea, geoPath } from 'd3-geo';
import { feature, neighbors } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { counties } from '@/content/ohio/counties';

type Atlas = Topology<{ readonly counties: GeometryCollection }>;
type Point = readonly [number, number];

/** A county on the map: `fips`, its outline as SVG path data, and where its name is printed if it fits. */
export type CountyShape = {
  readonly fips: string;
  readonly name: string;
  readonly d: string;
  /** The middle of the county, moved left or right to where a line of text has the same room on both sides. */
  readonly center: Point;
  /** Left, top, right and bottom. */
  readonly box: readonly [number, number, number, number];
  /** Whether the name fits inside at 14 units. */
  readonly named: boolean;
  /** The FIPS numbers of the counties that share a border. */
  readonly neighbors: readonly string[];
};

/** The size of the map in the units of its paths. */
export const mapSize = { width: 640, height: 696 } as const;

const margin = 4;
const letterWidth = 7.6;

/** How far above and below its middle a line of text reaches. */
const halfLine = 5;

/** Where a line of text around a point is inside of a ring: its left and right end, equal where there is no room. */
function roomAround([x, y]: Point, ring: readonly Point[]): readonly [left: number, right: number] {
  const lines = [y - halfLine, y, y + halfLine].map((line) => {
    // Half a unit off the corners, which are at whole ones.
    const height = line + 0.5;
    const crossings = ring.slice(1).flatMap(([bx, by], place) => {
      const [ax, ay] = ring[place] ?? [bx, by];
      return ay > height === by > height ? [] : [ax + ((height - ay) * (bx - ax)) / (by - ay)];
    });
    return [
      Math.max(...crossings.filter((crossing) => crossing <= x)),
      Math.min(...crossings.filter((crossing) => crossing > x)),
    ] as const;
  });
  const left = Math.max(...lines.map(([start]) => start));
  const right = Math.min(...lines.map(([, end]) => end));
  return Number.isFinite(right - left) && right > left ? [left, right] : [x, x];
}

function distance([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const length = Math.hypot(bx - ax, by - ay);
  if (length === 0) return Math.hypot(x - ax, y - ay);
  return Math.abs((by - ay) * x - (bx - ax) * y + bx * ay - by * ax) / length;
}

/** The points of a line without those closer than `tolerance` to what is left (Douglas and Peucker). */
function simplified(points: readonly Point[], tolerance: number): readonly Point[] {
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last || points.length < 3) return points;
  const farthest = points.reduce(
    (best, point, index) => {
      const away = distance(point, first, last);
      return index > 0 && index < points.length - 1 && away > best.away ? { index, away } : best;
    },
    { index: 0, away: 0 },
  );
  if (farthest.away <= tolerance) return [first, last];
  const before = simplified(points.slice(0, farthest.index + 1), tolerance);
  return [...before.slice(0, -1), ...simplified(points.slice(farthest.index), tolerance)];
}

/** Rings as path data of whole numbers, relative after the first point. */
function pathOf(rings: readonly (readonly Point[])[]): string {
  return rings
    .filter((ring) => ring.length > 3)
    .map((ring) => {
      const [start = [0, 0], ...rest] = ring.slice(0, -1);
      let at: Point = start;
      const steps = rest.map((point) => {
        const step = `${point[0] - at[0]} ${point[1] - at[1]}`;
        at = point;
        return step;
      });
      return `M${start[0]} ${start[1]}l${steps.join(' ')}z`.replaceAll(' -', '-');
    })
    .join('');
}

/**
 * The 88 counties of Ohio in alphabetical order, from the public-domain outlines of the Census Bureau in `us-atlas`. Every
 * border is simplified once, so neighbors share it. `tolerance` is in map units; a larger one makes shorter paths.
 */
export function countyShapes(tolerance: number): readonly CountyShape[] {
  const file = join(process.cwd(), 'node_modules', 'us-atlas', 'counties-10m.json');
  const atlas: Atlas = JSON.parse(readFileSync(file, 'utf8'));
  const ohio: GeometryCollection = {
    type: 'GeometryCollection',
    geometries: atlas.objects.counties.geometries.filter(({ id }) => String(id).startsWith('39')),
  };
  const extent = [
    [margin, margin],
    [mapSize.width - margin, mapSize.height - margin],
  ] as [[number, number], [number, number]];
  const projection = geoConicEqualArea()
    .parallels([38.7, 41.7])
    .rotate([82.7, 0])
    .fitExtent(extent, feature(atlas, ohio));
  const { scale, translate } = atlas.transform ?? { scale: [1, 1], translate: [0, 0] };
  const arcs = atlas.arcs.map((arc) => {
    let x = 0;
    let y = 0;
    const points = arc.map(([dx = 0, dy = 0]): Point => {
      x += dx;
      y += dy;
      const place = [x * scale[0] + translate[0], y * scale[1] + translate[1]] as [number, number];
      const [left, top] = projection(place) ?? [0, 0];
      return [Math.round(left), Math.round(top)];
    });
    return simplified(points, tolerance).map(([left, top]) => [left, top]);
  });
  const flat = { type: 'Topology', arcs, objects: { counties: ohio } } as Atlas;
  const near = neighbors(ohio.geometries as Parameters<typeof neighbors>[0]);
  const ids = ohio.geometries.map(({ id }) => String(id));
  const byFips = new Map(
    feature(flat, ohio).features.map((shape, index) => {
      const polygons =
        shape.geometry.type === 'Polygon'
          ? [shape.geometry.coordinates]
          : shape.geometry.type === 'MultiPolygon'
            ? shape.geometry.coordinates
            : [];
      const path = geoPath();
      const largest = [...polygons].sort(
        (a, b) => path.area({ type: 'Polygon', coordinates: b }) - path.area({ type: 'Polygon', coordinates: a }),
      )[0];
      const main = { type: 'Polygon' as const, coordinates: largest ?? [] };
      const [x, y] = path.centroid(main);
      const ring = (largest?.[0] ?? []).map(([a = 0, b = 0]): Point => [a, b]);
      const [start, end] = roomAround([x, y], ring);
      const [[left, top], [right, bottom]] = path.bounds(main);
      return [
        ids[index] ?? '',
        {
          d: pathOf(polygons.flat().map((ring) => ring.map(([a = 0, b = 0]): Point => [a, b]))),
          center: [Math.round((start + end) / 2), Math.round(y)] as Point,
          room: end - start,
          box: [left, top, right, bottom] as const,
          neighbors: (near[index] ?? []).map((place) => ids[place] ?? ''),
        },
      ];
    }),
  );
  return counties.map(({ fips, name }) => {
    const shape = byFips.get(fips);
    if (!shape) throw new Error(`us-atlas has no county ${fips} (${name}); check its version.`);
    const { room, ...drawn } = shape;
    return { fips, name, ...drawn, named: room > letterWidth * name.length };
  });
}
