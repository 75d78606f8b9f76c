import { axisText, axisTop, yearMarks } from '@/lib/calculators/axis';
import { donutArcs } from '@/lib/calculators/donut';
import { drawnTotal, largestPart, type Part } from '@/lib/calculators/parts';

const part = (id: string, value: number | null): Part => ({ id, label: id, value, tone: 1 });

describe('the ring', () => {
  it('parts its slices by one degree and fills the rest in proportion', () => {
    const arcs = donutArcs([3, 1]);
    expect(arcs.map((arc) => arc.sweep)).toEqual([268.5, 89.5]);
    expect(arcs.map((arc) => arc.start)).toEqual([0.5, 270]);
  });

  it('is whole for one slice alone', () => {
    expect(donutArcs([0, 5, 0])).toEqual([
      { start: 0, sweep: 0 },
      { start: 0, sweep: 360 },
      { start: 360, sweep: 0 },
    ]);
  });

  it('draws nothing for nothing', () => {
    expect(donutArcs([0, -3, 0]).every((arc) => arc.sweep === 0)).toBe(true);
  });

  it('counts only what it draws', () => {
    const parts = [part('a', 10), part('b', -4), part('c', null), part('d', 30)];
    expect(drawnTotal(parts)).toBe(40);
    expect(largestPart(parts)?.id).toBe('d');
    expect(largestPart([part('a', null)])).toBeNull();
  });
});

describe('the axes', () => {
  it.each([
    [434000, 500000],
    [360000, 400000],
    [1, 1],
    [0, 4],
    [2745, 3000],
  ])('hold %d under a round %d', (largest, top) => expect(axisTop(largest)).toBe(top));

  it.each([
    [360, [0, 5, 10, 15, 20, 25, 30]],
    [84, [0, 1, 2, 3, 4, 5, 6, 7]],
    [480, [0, 10, 20, 30, 40]],
    [7, [0]],
  ])('mark %i months at round years', (months, marks) => expect(yearMarks(months)).toEqual(marks));

  it.each([
    [0, '$0'],
    [125000, '$125K'],
    [1500000, '$1.5M'],
    [-375, '-$375'],
  ])('print %d as %j', (amount, text) => expect(axisText(amount)).toBe(text));
});
