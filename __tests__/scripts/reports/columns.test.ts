import { columnWidths } from '@/scripts/reports/columns';

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

describe('columns of a table', () => {
  it('fill the width, the longer ones more', () => {
    const widths = columnWidths(
      [
        { least: 10, full: 50 },
        { least: 10, full: 100 },
      ],
      300,
    );
    expect(sum(widths)).toBeCloseTo(300);
    expect(widths).toEqual([100, 200]);
  });

  it('keep their longest word where room is short, and share the rest by what they lack', () => {
    const widths = columnWidths(
      [
        { least: 40, full: 40 },
        { least: 30, full: 230 },
        { least: 30, full: 130 },
      ],
      250,
    );
    expect(widths).toEqual([40, 130, 80]);
  });

  it('are equal to their needs when these are the width', () => {
    expect(
      columnWidths(
        [
          { least: 5, full: 20 },
          { least: 5, full: 30 },
        ],
        50,
      ),
    ).toEqual([20, 30]);
  });
});
