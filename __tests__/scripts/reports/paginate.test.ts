import { paginate, type Sized } from '@/scripts/reports/paginate';

const piece = (height: number, before = 0, keep = false): Sized => ({ height, before, keep });
const room = (page: number) => (page === 0 ? { top: 50, bottom: 100 } : { top: 0, bottom: 100 });

describe('pages of a report', () => {
  it('are filled from the top, below the head on the first one', () => {
    expect(paginate([piece(20), piece(20, 10), piece(20, 10)], room)).toEqual([
      { page: 0, y: 50 },
      { page: 0, y: 80 },
      { page: 1, y: 0 },
    ]);
  });

  it('take a heading along with what follows it', () => {
    expect(paginate([piece(30), piece(10, 5, true), piece(20, 5)], room)).toEqual([
      { page: 0, y: 50 },
      { page: 1, y: 0 },
      { page: 1, y: 15 },
    ]);
  });

  it('use a page to its last point', () => {
    expect(paginate([piece(50), piece(100), piece(1)], room).map(({ page }) => page)).toEqual([0, 1, 2]);
  });

  it('stop the build for a part that fits on no page', () => {
    expect(() => paginate([piece(70, 0, true), piece(70)], room)).toThrow(
      'A part of a report is 140 points tall and fits on no page: divide it.',
    );
  });
});
