import { fireEvent, render, screen, within } from '@testing-library/react';
import { everyYear, Plot } from '@/components/calculators/charts/plot.client';
import type { Fill } from '@/components/calculators/charts/plot-parts';

/** The points of a path, in the box of 1000 by 1000. */
function pointsOf(d: string): readonly (readonly [number, number])[] {
  return [...d.matchAll(/[ML](\d+) (\d+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const);
}

function pathsOf(amounts: readonly number[], fill: Fill = 'none'): readonly string[] {
  const series = [{ label: 'Savings', tone: 1, amounts }] as const;
  const { container } = render(<Plot title="Savings" sentence="Savings" series={series} fill={fill} />);
  return [...container.querySelectorAll('path')].map((path) => path.getAttribute('d') ?? '');
}

const falling = (months: number) => Array.from({ length: months + 1 }, (_, month) => 1000 * (months - month));

test('a line starts and ends at its amounts', () => {
  const [line = ''] = pathsOf(Array.from({ length: 361 }, (_, month) => 100 * month));
  const points = pointsOf(line);
  expect([points[0], points.at(-1)]).toEqual([
    [0, 1000],
    [1000, 100],
  ]);
});

test('a curve of few points stays within three thousandths of the height of its amounts', () => {
  const amounts = Array.from({ length: 361 }, (_, month) => 40_000 * (1 - (month / 360) ** 3));
  const [line = ''] = pathsOf(amounts);
  const points = pointsOf(line);
  expect(points.length).toBeLessThan(65);
  for (const [month, amount] of amounts.entries()) {
    const x = (1000 * month) / 360;
    const next = Math.max(
      1,
      points.findIndex(([right]) => right >= x),
    );
    const [[x0, y0], [x1, y1]] = [points[next - 1] ?? [0, 0], points[next] ?? [0, 0]];
    const drawn = y0 + ((y1 - y0) * (x - x0)) / (x1 - x0);
    expect(Math.abs(drawn - 1000 * (1 - amount / 40_000))).toBeLessThanOrEqual(3);
  }
});

test('areas above and below zero have different colors, and meet at the zero line', () => {
  const [below = '', above = ''] = pathsOf([-100, -50, 0, 50, 100], 'zero');
  expect(pointsOf(below)).toEqual([
    [0, 500],
    [0, 1000],
    [250, 750],
    [500, 500],
    [750, 500],
    [1000, 500],
  ]);
  expect(pointsOf(above)).toEqual([
    [0, 500],
    [0, 500],
    [250, 500],
    [500, 500],
    [750, 250],
    [1000, 0],
  ]);
});

test('stacked areas are drawn on top of each other', () => {
  const series = [
    { label: 'Principal', tone: 1, amounts: [10, 20] },
    { label: 'Interest', tone: 6, amounts: [30, 20] },
  ] as const;
  const { container } = render(<Plot title="Years" sentence="Years" series={series} fill="stack" />);
  const [first, second] = [...container.querySelectorAll('path')].map((path) => pointsOf(path.getAttribute('d') ?? ''));
  expect(first).toEqual([
    [0, 750],
    [1000, 500],
    [1000, 1000],
    [0, 1000],
  ]);
  expect(second).toEqual([
    [0, 0],
    [1000, 0],
    [1000, 500],
    [0, 750],
  ]);
});

test('arrow keys read out the amounts at each point', () => {
  const series = [
    { label: 'As agreed', tone: 1, amounts: falling(30) },
    { label: 'With extra payments', tone: 3, amounts: falling(20) },
  ] as const;
  render(<Plot title="What is still owed" sentence="It falls." series={series} />);
  expect(screen.getByRole('img', { name: 'It falls.' })).toBeVisible();
  const reader = screen.getByRole('slider', { name: 'Read the chart: What is still owed' });
  expect(reader).toHaveAttribute('max', '30');
  fireEvent.change(reader, { target: { value: '18' } });
  expect(reader).toHaveAttribute(
    'aria-valuetext',
    'After 1 year 6 months: As agreed $12,000, With extra payments $2,000',
  );
  fireEvent.blur(reader);
  expect(screen.getByText('Years from the first payment')).toBeVisible();
});

test('the chart’s figures are in a table by year, and a line that ended repeats its last figure', () => {
  render(
    <Plot
      title="What is still owed, by year"
      sentence="It falls."
      series={[
        { label: 'As agreed', tone: 1, dashed: true, amounts: falling(30) },
        { label: 'With extra payments', tone: 3, amounts: falling(20) },
      ]}
      rows={everyYear(30)}
    />,
  );
  const table = screen.getByRole('table', { name: 'What is still owed, by year', hidden: true });
  const rows = within(table).getAllByRole('row', { hidden: true });
  expect(rows.map((row) => row.textContent)).toEqual([
    'YearAs agreedWith extra payments',
    '0$30,000$20,000',
    '1$18,000$8,000',
    '2$6,000$0',
    '2 years 6 months$0$0',
  ]);
});
