import { company } from '@/content/lender/company';
import { callTimesAt } from '@/lib/forms/call-times';
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

test('no call is promised for Thanksgiving', () => {
  const at = (time: string) => callTimesAt(company.hours, new Date(`${time}-05:00`)).choices[0]?.value;
  expect(at('2026-11-25T19:00')).toBe('Friday, November 27, morning');
  expect(at('2026-11-26T10:00')).toBe('Friday, November 27, morning');
  expect(at('2026-12-24T10:00')).toBe('Thursday, December 24, before 12');
});
