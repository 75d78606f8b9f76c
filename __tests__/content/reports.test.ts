import { reportPdfOf, reports } from '@/content/reports';

test('the three reports have the titles of the form, each with its own PDF', () => {
  expect(reports.map((report) => [report.field, report.title])).toEqual([
    ['report01', '10 Secrets To Raising Your Credit Score'],
    ['report02', 'How To Get The Best Price On Your Real Estate Purchase'],
    ['report03', 'Tips To Reduce Debt'],
  ]);
  expect(new Set(reports.map((report) => reportPdfOf(report.slug))).size).toBe(3);
});
