import { render } from '@testing-library/react';
import { LineChart } from '@/components/calculators/charts/line-chart.client';

/** What a path draws as its points, in the box of 1000 by 1000. */
function pointsOf(d: string): readonly (readonly [number, number])[] {
  let [x, y] = [0, 0];
  return [...d.matchAll(/[ml](-?\d+) (-?\d+)/g)].map(([, left, down]) => {
    x += Number(left);
    y += Number(down);
    return [x, y] as const;
  });
}

function pathsOf(amounts: readonly number[], areas = false): readonly string[] {
  const { container } = render(
    <LineChart title="Savings" sentence="Savings" series={[{ label: 'Savings', tone: 1, amounts }]} areas={areas} />,
  );
  return [...container.querySelectorAll('path')].map((path) => path.getAttribute('d') ?? '');
}

test('a straight line needs two points', () => {
  const [line = ''] = pathsOf(Array.from({ length: 361 }, (_, month) => 100 * month));
  expect(pointsOf(line)).toEqual([
    [0, 1000],
    [1000, 100],
  ]);
});

test('a curve is within two thousandths of the height of its amounts', () => {
  const amounts = Array.from({ length: 361 }, (_, month) => 40_000 * (1 - (month / 360) ** 3));
  const [line = ''] = pathsOf(amounts);
  const points = pointsOf(line);
  expect(points.length).toBeLessThan(60);
  for (const [month, amount] of amounts.entries()) {
    const x = (1000 * month) / 360;
    const next = Math.max(
      1,
      points.findIndex(([right]) => right >= x),
    );
    const [[x0, y0], [x1, y1]] = [points[next - 1] ?? [0, 0], points[next] ?? [0, 0]];
    const drawn = y0 + ((y1 - y0) * (x - x0)) / (x1 - x0);
    expect(Math.abs(drawn - 1000 * (1 - amount / 40_000))).toBeLessThanOrEqual(2.5);
  }
});

test('areas are colored below zero and above it, and meet on the line of zero', () => {
  const [below = '', above = ''] = pathsOf([-100, -50, 0, 50, 100], true);
  expect(pointsOf(below)).toEqual([
    [0, 1000],
    [500, 500],
    [1000, 500],
  ]);
  expect(pointsOf(above)).toEqual([
    [0, 500],
    [500, 500],
    [1000, 0],
  ]);
  expect([below, above].every((d) => d.endsWith('V500H0z'))).toBe(true);
});
