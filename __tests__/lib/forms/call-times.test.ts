import { callForm, callFormOnPages } from '@/content/forms/call';
import { company } from '@/content/lender/company';
import { callTimesAt, firstChoicesOf } from '@/lib/forms/call-times';

/** Ohio standard time. */
const at = (time: string) => new Date(`${time}-05:00`);

test.each([
  ['on a Friday afternoon', '2026-11-20T15:10', 'Today by 6 pm', 'Friday, 3:10 pm'],
  ['in the minute in which the office opens', '2026-11-20T09:00', 'Today by 6 pm', 'Friday, 9 am'],
  ['before the office opens', '2026-11-20T07:30', 'Today after 9 am', 'Friday, 7:30 am'],
  ['in the minute in which the office closes', '2026-11-20T18:00', 'Saturday after 10 am', 'Friday, 6 pm'],
  ['20 minutes before closing', '2026-11-20T17:40', 'Today by 6 pm', 'Friday, 5:40 pm'],
  ['8 minutes before closing', '2026-11-20T17:52', 'Saturday after 10 am', 'Friday, 5:52 pm'],
  ['10 minutes before Saturday ends', '2026-11-21T13:50', 'Monday after 9 am', 'Saturday, 1:50 pm'],
  ['on a Saturday at noon', '2026-11-21T12:00', 'Today by 2 pm', 'Saturday, 12 pm'],
  ['on a Saturday evening', '2026-11-21T20:05', 'Monday after 9 am', 'Saturday, 8:05 pm'],
  ['just after midnight on a Sunday', '2026-11-22T00:01', 'Monday after 9 am', 'Sunday, 12:01 am'],
])('%s the soonest call is given', (_, time, first, now) => {
  expect(callTimesAt(company.hours, at(time))).toEqual({ first, now });
});

test('daylight saving time in Ohio applies wherever the visitor is', () => {
  expect(callTimesAt(company.hours, new Date('2026-07-15T21:30:00Z'))).toEqual({
    first: 'Today by 6 pm',
    now: 'Wednesday, 5:30 pm',
  });
});

test('an office without hours calls as soon as it can', () => {
  expect(callTimesAt([], at('2026-11-20T15:10')).first).toBe('As soon as you can');
});

test('the inbox accepts every first choice of a week, and pages show four choices', () => {
  const when = (form: typeof callForm) => {
    const field = form.fields.find(({ name }) => name === 'when');
    return field?.kind === 'choice' ? field.choices.map(({ value }) => value) : [];
  };
  for (let hour = 0; hour < 7 * 24; hour += 1) {
    const { first } = callTimesAt(company.hours, new Date(Date.UTC(2026, 10, 16, hour, 30)));
    expect(firstChoicesOf(company.hours)).toContain(first);
    expect(when(callForm)).toContain(first);
  }
  expect(when(callFormOnPages)).toEqual(['As soon as you can', 'Morning', 'Afternoon', 'Evening']);
});
