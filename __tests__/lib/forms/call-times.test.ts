import { callForm } from '@/content/forms/call';
import { company } from '@/content/lender/company';
import { problemWith } from '@/lib/fields/check';
import { callTimeOf, callTimesAt, replyTimeAt } from '@/lib/forms/call-times';
import { openTextAt } from '@/lib/forms/open-text';

/** Ohio standard time. */
const at = (time: string) => new Date(`${time}-05:00`);
const { hours } = company;

const friday = ['Friday morning, 9 to 12', 'Friday afternoon, 12 to 6'];
const monday = ['Monday morning, 9 to 12', 'Monday afternoon, 12 to 6'];

test.each([
  ['at 5:40 pm before Thanksgiving', '2026-11-25T17:40', ['Today before 6', ...friday, 'Saturday 10 to 2']],
  ['at 5:52 pm before Thanksgiving', '2026-11-25T17:52', [...friday, 'Saturday 10 to 2', ...monday]],
  ['on Thanksgiving', '2026-11-26T11:00', [...friday, 'Saturday 10 to 2', ...monday]],
  [
    'on a Saturday at 1:30 pm',
    '2026-11-21T13:30',
    ['Today before 2', ...monday, 'Tuesday morning, 9 to 12', 'Tuesday afternoon, 12 to 6'],
  ],
  [
    'on a Saturday at 1:50 pm',
    '2026-11-21T13:50',
    [...monday, 'Tuesday morning, 9 to 12', 'Tuesday afternoon, 12 to 6'],
  ],
  [
    'before the office opens',
    '2026-11-20T07:30',
    ['Today morning, 9 to 12', 'Today afternoon, 12 to 6', 'Saturday 10 to 2', ...monday],
  ],
  ['at 11:44 am', '2026-11-20T11:44', ['Today before 12', 'Today afternoon, 12 to 6', 'Saturday 10 to 2', ...monday]],
  ['at 11:45 am', '2026-11-20T11:45', ['Today afternoon, 12 to 6', 'Saturday 10 to 2', ...monday]],
])('%s calls are offered by day and part of the day', (_, time, offered) => {
  const { choices } = callTimesAt(hours, at(time));
  expect(choices.map(({ label, note }) => `${label} ${note}`)).toEqual(offered);
});

test.each([
  ['2026-11-25T17:40', 'It’s Wednesday, 5:40 pm in Ohio.', 'Closed tomorrow, Thanksgiving Day.'],
  ['2026-11-26T00:05', 'It’s Thursday, 12:05 am in Ohio.', 'Closed today, Thanksgiving Day.'],
  ['2026-12-23T18:30', 'It’s Wednesday, 6:30 pm in Ohio.', 'Closed Friday, December 25, Christmas Day.'],
  ['2026-11-20T15:10', 'It’s Friday, 3:10 pm in Ohio.', ''],
])('at %s the sheet shows the time, and names a holiday among its days', (time, now, closed) => {
  expect(callTimesAt(hours, at(time))).toMatchObject({ now, closed });
});

test('daylight saving time in Ohio applies wherever the visitor is', () => {
  expect(callTimesAt(hours, new Date('2026-07-15T21:30:00Z'))).toMatchObject({
    now: 'It’s Wednesday, 5:30 pm in Ohio.',
    choices: [{ value: 'Wednesday, July 15, before 6', label: 'Today' }, {}, {}, {}, {}],
  });
});

test('an office without hours calls as soon as it can', () => {
  expect(callTimesAt([], at('2026-11-20T15:10')).choices).toEqual([{ value: 'As soon as you can' }]);
  expect(replyTimeAt([], at('2026-11-20T15:10'))).toBe('');
});

test('the inbox accepts every time of a year, and the receipt finds its hours', () => {
  const when = callForm.fields.find(({ name }) => name === 'when');
  if (!when) throw new Error('The form asks for no time.');
  for (let hour = 0; hour < 366 * 24; hour += 23) {
    const moment = new Date(Date.UTC(2026, 10, 16, hour, 30));
    for (const { value } of callTimesAt(hours, moment).choices) {
      expect(problemWith(when, value)).toBeNull();
      const call = callTimeOf(hours, value, moment);
      expect(call?.ends.getTime()).toBeGreaterThan(moment.getTime());
    }
  }
  for (const other of ['Friday', 'Friday, November 27, night', 'x Friday, November 27, morning', '<b>']) {
    expect(problemWith(when, other)).not.toBeNull();
  }
});

test('a chosen time starts and ends by Ohio time', () => {
  expect(callTimeOf(hours, 'Friday, November 27, morning', at('2026-11-25T17:40'))).toEqual({
    text: 'Friday, November 27, 9 to 12',
    starts: at('2026-11-27T09:00'),
    ends: at('2026-11-27T12:00'),
  });
  expect(callTimeOf(hours, 'Wednesday, November 25, before 6', at('2026-11-25T17:40'))).toEqual({
    text: 'Wednesday, November 25, before 6',
    starts: at('2026-11-25T17:40'),
    ends: at('2026-11-25T18:00'),
  });
  expect(callTimeOf(hours, 'Morning', at('2026-11-25T17:40'))).toBeNull();
});

test.each([
  ['2026-11-25T17:40', '6 pm Friday, November 27'],
  ['2026-11-20T15:10', '6 pm Monday, November 23'],
  ['2026-12-23T10:00', '12 pm Thursday, December 24'],
])('what is sent at %s is answered by %s', (time, reply) => expect(replyTimeAt(hours, at(time))).toBe(reply));

test.each([
  ['2026-11-20T09:00', true, 'Open now, until 6 pm'],
  ['2026-11-20T07:30', false, 'Opens today 9 am'],
  ['2026-11-20T18:00', false, 'Opens Saturday 10 am'],
  ['2026-11-25T19:00', false, 'Opens Friday 9 am'],
  ['2026-11-22T00:01', false, 'Opens Monday 9 am'],
])('at %s the office says whether it is open', (time, isOpen, text) =>
  expect(openTextAt(hours, at(time))).toEqual({ isOpen, text }),
);
