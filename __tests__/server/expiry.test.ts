import { createExpiryWatch, firstExpiry } from '@/server/expiry';
import { startInbox } from './harness';

const figures = [
  { id: 'fhaLimitFloor', expires: '2026-12-31' },
  { id: 'exampleRate', expires: '2026-12-20' },
  { id: 'vaFunding', expires: '2027-11-20' },
  { id: 'fedTarget', expires: 'never' },
];

test('the operator is emailed two weeks before figures expire, once per expiry date', async () => {
  const inbox = await startInbox();
  const mails: string[] = [];
  let time = Date.UTC(2026, 11, 1);
  const watch = createExpiryWatch({
    figures,
    store: inbox.store,
    mail: { alarm: async ({ text }) => void mails.push(text) },
    log: () => undefined,
    now: () => time,
  });
  const noticesOn = async (month: number, day: number) => {
    time = Date.UTC(2026, month - 1, day);
    await watch();
    return mails.length;
  };
  expect([await noticesOn(12, 1), await noticesOn(12, 6), await noticesOn(12, 7), await noticesOn(12, 16)]).toEqual([
    0, 1, 1, 1,
  ]);
  expect(mails[0]).toContain('December 20, 2026: exampleRate\n');
  expect(mails[0]).not.toContain('fhaLimitFloor');
  expect([await noticesOn(12, 17), await noticesOn(12, 31)]).toEqual([2, 2]);
  expect(mails[1]).toContain('December 20, 2026: exampleRate\nDecember 31, 2026: fhaLimitFloor\n');
});

test('a figure expires at the end of its day; permanent figures never do', () => {
  expect(firstExpiry(figures)).toBe(Date.UTC(2026, 11, 21));
  expect(firstExpiry([{ id: 'fedTarget', expires: 'never' }])).toBeUndefined();
});
