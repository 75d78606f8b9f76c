import { watchChoices, watchedRate, watchOf, watchPromise, watchTopic } from '@/lib/leads/watching';

/** Wednesday, November 25, 2026, 5:40 pm in Ohio. */
const sent = Date.parse('2026-11-25T17:40:00-05:00');
const body = { about: 'Tell me when: 6.25%', watch: '6 months' };
const own = { ratePercent: 6.375, expires: '2027-12-31' };

test('a topic with a rate is recognized, and no other topic is', () => {
  expect(watchTopic(6.25)).toBe('Tell me when: 6.25%');
  expect(watchedRate(watchTopic(6.125))).toBe('6.125%');
  expect(watchedRate('Today’s rate')).toBeNull();
  expect(watchedRate('Tell me when: soon')).toBeNull();
});

test('the choices end by Ohio date, with the right length of month', () => {
  expect(watchChoices(sent).map(({ value, note }) => `${value} ${note}`)).toEqual([
    '3 months to February 25',
    '6 months to May 25',
    'A year to November 25',
  ]);
  expect(watchChoices(Date.parse('2026-11-30T23:30:00-05:00'))[0]?.note).toBe('to February 28');
});

test('the receipt gives the part of the day, the rate and the last day', () => {
  expect(watchPromise({ ...body, when: 'Afternoon' }, sent)).toBe(
    'once, in the afternoon, when our 30-year rate for a loan like yours is 6.25% or less. We’ll watch until May 25, and we send no texts',
  );
  expect(watchPromise({ ...body, watch: 'A year' }, sent)).toBe(
    'once, when our 30-year rate for a loan like yours is 6.25% or less. We’ll watch until November 25, 2027, and we send no texts',
  );
  expect(watchPromise({ about: 'Refinancing', when: 'Afternoon' }, sent)).toBeNull();
});

test('a watch is due once the company’s current rate reaches it, and once its time is over', () => {
  const due = (rate: typeof own | undefined, day: string) =>
    watchOf({ receivedAt: sent, body }, rate, Date.parse(`${day}T12:00:00-05:00`));
  expect(due(own, '2026-11-26')).toEqual({ ratePercent: 6.25, end: '2027-05-25', due: null });
  expect(due({ ...own, ratePercent: 6.25 }, '2026-11-26')?.due).toBe('reached');
  expect(due({ ratePercent: 6, expires: '2026-11-25' }, '2026-11-26')?.due).toBeNull();
  expect(due(own, '2027-05-26')?.due).toBe('over');
  expect(watchOf({ receivedAt: sent, body: { about: 'Refinancing' } }, own, sent)).toBeNull();
});

test('without a current company rate, somebody checks a month later, and then on the planned date', () => {
  const due = (day: string, dueAt?: number, rate?: typeof own) =>
    watchOf({ receivedAt: sent, dueAt, body }, rate, Date.parse(`${day}T12:00:00-05:00`))?.due;
  expect([due('2026-12-24'), due('2026-12-25'), due('2027-05-25')]).toEqual([null, 'look', 'look']);
  expect(due('2026-12-25', undefined, own)).toBeNull();
  expect(due('2026-12-25', undefined, { ...own, expires: '2026-12-24' })).toBe('look');
  const planned = Date.parse('2027-01-24T12:00:00-05:00');
  expect([due('2027-01-23', planned), due('2027-01-24', planned)]).toEqual([null, 'look']);
});
