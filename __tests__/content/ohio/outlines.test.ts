import { counties } from '@/content/ohio/counties';
import { mapSize, outlines } from '@/content/ohio/outlines';

const shapes = counties.flatMap(({ fips, name }) => {
  const outline = outlines.get(fips);
  return outline ? [{ fips, name, ...outline }] : [];
});
const shapeOf = (name: string) => shapes.find((shape) => shape.name === name);

test('every county has an outline inside the map', () => {
  expect(shapes).toHaveLength(88);
  for (const { name, d, box } of shapes) {
    expect([name, d.length > 20]).toEqual([name, true]);
    expect(box[0]).toBeGreaterThanOrEqual(0);
    expect(box[3]).toBeLessThanOrEqual(mapSize.height);
  }
});

test('west is left and north is up', () => {
  const [williams, ashtabula, lawrence] = ['Williams', 'Ashtabula', 'Lawrence'].map((name) => shapeOf(name)?.center);
  expect(williams?.[0]).toBeLessThan(ashtabula?.[0] ?? 0);
  expect(ashtabula?.[1]).toBeLessThan(lawrence?.[1] ?? 0);
});

test('Franklin County borders six counties, and each of them borders Franklin', () => {
  const franklin = shapeOf('Franklin');
  const names = shapes.filter(({ fips }) => franklin?.neighbors.includes(fips)).map(({ name }) => name);
  expect(names).toEqual(['Delaware', 'Fairfield', 'Licking', 'Madison', 'Pickaway', 'Union']);
  for (const name of names) expect(shapeOf(name)?.neighbors).toContain(franklin?.fips);
});

test('the map prints a name only if it fits inside the county', () => {
  const named = shapes.filter((shape) => shape.named);
  expect(named.map(({ name }) => name)).toContain('Franklin');
  // Franklin's west border leaves too little room.
  expect(named.map(({ name }) => name)).not.toContain('Madison');
  for (const { name, center, box } of named) {
    const half = (name.length * 7.6) / 2;
    expect([name, center[0] - half >= box[0] - 1, center[0] + half <= box[2] + 1]).toEqual([name, true, true]);
  }
});
