import { monthOfPayment } from '@/lib/day';

test.each([
  [{ year: 2026, month: 11 }, 1, 'January 2027'],
  [{ year: 2026, month: 11 }, 88, 'April 2034'],
  [{ year: 2026, month: 1 }, 12, 'February 2027'],
])('as of %j, payment %d is due in %s', (today, payment, month) => {
  expect(monthOfPayment(today, payment)).toBe(month);
});
