import { render, screen, within } from '@testing-library/react';
import { ChartTable } from '@/components/calculators/charts/chart-table';

test('the document contains the figures of a chart by year, and a line that ended keeps its last figure', () => {
  const falling = (months: number) => Array.from({ length: months + 1 }, (_, month) => 1000 * (months - month));
  render(
    <ChartTable
      caption="What is still owed, by year"
      series={[
        { label: 'As agreed', tone: 1, broken: true, amounts: falling(30) },
        { label: 'With extra payments', tone: 3, amounts: falling(20) },
      ]}
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
