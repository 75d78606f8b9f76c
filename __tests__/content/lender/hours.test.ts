import { company } from '@/content/lender/company';
import { openOn } from '@/lib/forms/office-hours';

test('the table and the short form match the weekly hours', () => {
  expect(company.printedHours.slice(0, 3)).toEqual([
    { days: 'Monday–Friday', text: '9am–6pm' },
    { days: 'Saturday', text: '10am–2pm' },
    { days: 'Sunday', text: 'Closed' },
  ]);
  expect(company.hoursShort).toBe('Mon–Fri 9am–6pm, Sat 10am–2pm');
});

test('a holiday is closed, or shorter, whatever its weekday', () => {
  expect(openOn(company.hours, '2026-11-26')).toBeUndefined();
  expect(openOn(company.hours, '2026-12-24')).toMatchObject({ opens: '09:00', closes: '12:00' });
  expect(openOn(company.hours, '2026-12-23')).toMatchObject({ opens: '09:00', closes: '18:00' });
});
