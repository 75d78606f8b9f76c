import { printedCompany } from '@/content/lender/company';
import { watchOf } from '@/lib/leads/watching';
import { forms } from '@/server/inbox/forms';
import { createMorningMail } from '@/server/mail/morning';
import type { NewLead } from '@/server/store/types';
import { openTestStore } from '../harness';
import { leadWith } from '../store/lead-with';

const jordan = 'jordan@example.com';
const riley = 'riley@example.com';
type Mail = { readonly to: string; readonly subject: string; readonly text: string };

/** A store with two officers and an auditor, and the mail that goes out at a time. */
async function office() {
  const { store } = openTestStore();
  for (const email of [jordan, riley, 'audit@example.com'])
    await store.accounts.add({ email, password: '' }, { who: 'setup', at: 1 });
  await store.accounts.setRole('audit@example.com', 'auditor', { who: 'setup', at: 1 });
  const sent: Mail[] = [];
  async function mailsAt(time: string, isDown = false): Promise<readonly Mail[]> {
    const send = async (mail: Mail) => {
      if (isDown) throw new Error('down');
      sent.push(mail);
    };
    const now = () => Date.parse(`${time}-05:00`);
    await createMorningMail({
      ...{ store, forms, now, mail: { send }, hours: printedCompany.hours, deskUrl: 'https://desk.example.com/desk' },
      watch: (lead, moment) => watchOf(lead, undefined, moment),
      log: () => undefined,
    })();
    return sent.splice(0);
  }
  const put = (key: string, change: Partial<NewLead>) =>
    store.put(
      leadWith(key, {
        receivedAt: Date.parse('2026-11-19T16:00:00-05:00'),
        body: { name: 'Ada Example', email: `${key}@example.org`, grossIncome: '8500', message: 'My credit is 700' },
        ...change,
      }),
    );
  return { store, mailsAt, put };
}

test('each officer gets one email in the morning about what is due, new and waiting, without any answers', async () => {
  const { store, mailsAt, put } = await office();
  await put('a', {});
  await put('b', {
    receivedAt: Date.parse('2026-11-17T16:00:00-05:00'),
    body: { name: 'Eve Example' },
    assignee: riley,
  });
  await put('c', { assignee: jordan, body: { name: 'Max Example' } });
  const at = Date.parse('2026-11-19T17:00:00-05:00');
  await store.follow({ number: 3, at, who: jordan, change: 'called', result: 'message' });
  const step = { at: Date.parse('2026-11-20T15:00:00-05:00'), text: 'Call again' };
  await store.follow({ number: 3, at, who: jordan, change: 'plan', step });
  expect(await mailsAt('2026-11-20T06:50:00')).toEqual([]);
  const mails = await mailsAt('2026-11-20T07:00:00');
  expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
    [jordan, 'Fri Nov 20: 1 due, 1 waiting'],
    [riley, 'Fri Nov 20: 0 due, 2 waiting'],
  ]);
  expect(mails[0]?.text).toBe(
    [
      ...['Due today: 1', '3:00 pm  Max Example: Call again', ''],
      ...['Waiting for a first call: 1, 1 of them new since yesterday', 'Thu 4:00 pm  Ada Example, Contact', ''],
      ...['Called, not reached: 1', '', 'The desk: https://desk.example.com/desk'],
    ].join('\n'),
  );
  expect(mails[1]?.text).toContain('Waiting for a first call: 2, 1 of them new since yesterday');
  expect(JSON.stringify(mails)).not.toMatch(/8500|700/);
  expect(await mailsAt('2026-11-20T07:10:00')).toEqual([]);
});

test('on a day off only a step planned for that day is emailed, and a failed email is sent later', async () => {
  const { store, mailsAt, put } = await office();
  expect(await mailsAt('2026-11-20T07:00:00')).toEqual([]);
  await put('a', { assignee: riley });
  expect(await mailsAt('2026-11-22T07:00:00')).toEqual([]);
  const step = { at: Date.parse('2026-11-29T15:00:00-05:00'), text: 'Call' };
  await store.follow({ number: 1, at: 1, who: riley, change: 'plan', step });
  expect(await mailsAt('2026-11-29T07:00:00', true)).toEqual([]);
  expect((await mailsAt('2026-11-29T07:10:00')).map(({ to, subject }) => [to, subject])).toEqual([
    [riley, 'Sun Nov 29: 1 due, 0 waiting'],
  ]);
});
