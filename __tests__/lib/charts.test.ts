import { drawnTotal } from '@/components/calculators/answer/answer.client';
import { axisMarks, axisText, donutArcs, largestSlice, type Slice, yearMarks } from '@/lib/charts';

const slice = (id: string, value: number | null): Slice => ({ id, label: id, value, tone: 1 });

describe('the ring chart', () => {
  it('separates its slices by one degree and shares the rest in proportion', () => {
    const arcs = donutArcs([3, 1]);
    expect(arcs.map((arc) => arc.sweep)).toEqual([268.5, 89.5]);
    expect(arcs.map((arc) => arc.start)).toEqual([0.5, 270]);
  });

  it('is a full ring for a single slice', () => {
    expect(donutArcs([0, 5, 0])).toEqual([
      { start: 0, sweep: 0 },
      { start: 0, sweep: 360 },
      { start: 360, sweep: 0 },
    ]);
  });

  it('draws nothing without values', () => {
    expect(donutArcs([0, -3, 0]).every((arc) => arc.sweep === 0)).toBe(true);
  });

  it('counts only positive values', () => {
    const slices = [slice('a', 10), slice('b', -4), slice('c', null), slice('d', 30)];
    expect(drawnTotal(slices)).toBe(40);
    expect(largestSlice(slices)?.id).toBe('d');
    expect(largestSlice([slice('a', null)])).toBeNull();
  });
});

describe('the axes', () => {
  it.each([
    [0, 434000, [0, 125000, 250000, 375000, 500000]],
    [100, 360000, [0, 100000, 200000, 300000, 400000]],
    [0, 1, [0, 0.25, 0.5, 0.75, 1]],
    [0, 0, [0, 1, 2, 3, 4]],
    [0, 2745, [0, 750, 1500, 2250, 3000]],
    [-68446, 12000, [-75000, -50000, -25000, 0, 25000]],
    [-900, -10, [-1000, -750, -500, -250, 0]],
    [-1, 900000, [-250000, 0, 250000, 500000, 750000, 1000000]],
  ])('from %d to %d have round marks', (lowest, largest, marks) => expect(axisMarks(lowest, largest)).toEqual(marks));

  it.each([
    [360, [0, 5, 10, 15, 20, 25, 30]],
    [84, [0, 1, 2, 3, 4, 5, 6, 7]],
    [480, [0, 10, 20, 30, 40]],
    [7, [0]],
  ])('%i months are marked at round years', (months, marks) => expect(yearMarks(months)).toEqual(marks));

  it.each([
    [0, '$0'],
    [125000, '$125K'],
    [1500000, '$1.5M'],
    [-375, '−$375'],
  ])('%d is printed as %j', (amount, text) => expect(axisText(amount)).toBe(text));
});
