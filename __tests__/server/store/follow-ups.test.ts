import type { LeadStore } from '@/server/store/store';
import type { FollowChange, NewLead, StoredLead, TryResult } from '@/server/store/types';
import { openTestStore } from '../harness';
import { leadWith } from './lead-with';

let store: LeadStore;
beforeEach(() => {
  ({ store } = openTestStore());
});

const change = (what: FollowChange, at: number, who = 'jordan') => store.follow({ number: 1, at, who, ...what });
const done = { change: 'done', from: null, to: 'applied' } as const;
const states = async () => (await store.page({ order: 'oldest', size: 9 })).leads.map(({ calledAt }) => calledAt);

test('a mark can be undone for a minute by the person who made it', async () => {
  await store.put(leadWith('a'));
  await change({ change: 'called', result: 'no-answer' }, 5000);
  expect(await change({ change: 'not-called' }, 6000, 'riley')).toMatchObject({ outcome: 'unchanged' });
  expect(await change({ change: 'not-called' }, 64_999)).toMatchObject({ outcome: 'changed' });
  expect(await states()).toEqual([null]);
  await change({ change: 'called', result: 'no-answer' }, 100_000);
  expect(await change({ change: 'not-called' }, 160_000)).toMatchObject({ outcome: 'unchanged' });
  await change(done, 200_000);
  expect(await change({ change: 'not-done' }, 210_000)).toMatchObject({ outcome: 'changed' });
  expect((await store.history(1)).map(({ kind }) => kind)).toEqual([
    ...['called', 'not-called', 'called', 'done', 'not-done'],
  ]);
});

test('each call is a try with its result, and a lead stays in Trying until somebody answers', async () => {
  await store.put(leadWith('a'));
  const call = (result: TryResult, at: number, who?: string) => change({ change: 'called', result }, at, who);
  const lead = async () => {
    const { state, tries, tried, calledAt, calledBy, spokeAt } = (await store.list())[0] as StoredLead;
    return [state, tries, tried, calledAt, calledBy, spokeAt];
  };
  await call('no-answer', 5000);
  // A double click.
  expect(await call('no-answer', 6000)).toMatchObject({ outcome: 'unchanged' });
  await call('no-answer', 20_000, 'riley');
  expect(await lead()).toEqual(['trying', 2, 'no-answer', 5000, 'jordan', null]);
  await call('spoke', 30_000);
  await call('message', 90_000);
  expect(await lead()).toEqual(['spoke', 4, 'message', 5000, 'jordan', 30_000]);
  expect(await change({ change: 'not-called' }, 90_500, 'riley')).toMatchObject({ outcome: 'unchanged' });
  await change({ change: 'not-called' }, 91_000);
  expect(await lead()).toEqual(['spoke', 3, 'spoke', 5000, 'jordan', 30_000]);
  await change(done, 95_000);
  expect(await call('spoke', 96_000)).toMatchObject({ outcome: 'unchanged' });
});

test('leads of somebody without an account are open for everyone until they are handed over', async () => {
  for (const key of ['a', 'b', 'c'])
    await store.put(leadWith(key, { assignee: 'left', body: { email: `${key}@example.org` } }));
  await store.put(leadWith('d', { assignee: 'riley' }));
  for (const email of ['riley', 'jordan']) await store.accounts.add({ email, password: '' }, { who: 'setup', at: 1 });
  await change(done, 5000);
  const mine = async (openFor: string) => ({
    ...(await store.counts({ openFor })),
    leads: (await store.list({ openFor })).map(({ number }) => number),
  });
  expect(await mine('jordan')).toEqual({ new: 2, trying: 0, spoke: 0, done: 0, leads: [2, 3] });
  expect(await store.leavers()).toEqual([{ email: 'left', leads: 2 }]);
  expect(await store.handOver({ from: 'riley', to: 'jordan', who: 'jordan', at: 6000 })).toBe(0);
  expect(await store.handOver({ from: 'left', to: 'riley', who: 'jordan', at: 6000 })).toBe(2);
  expect((await store.auditRecord()).entries.at(-1)).toMatchObject({
    action: 'assign',
    leads: 2,
    about: 'leads 2-3',
  });
  expect(await store.leavers()).toEqual([]);
  expect([await mine('jordan'), await mine('riley')]).toMatchObject([{ leads: [] }, { leads: [2, 3, 4] }]);
  expect((await store.history(2)).at(-1)).toMatchObject({ kind: 'assigned', text: 'riley', who: 'jordan' });
});

test('a call, and its undo, applies to all open leads of the person', async () => {
  for (const key of ['a', 'b', 'c']) await store.put(leadWith(key));
  await store.put(leadWith('d', { body: { email: 'eve@example.org' } }));
  await store.follow({ number: 3, at: 1, who: 'jordan', change: 'done', from: null, to: 'spam' });
  await change({ change: 'called', result: 'no-answer' }, 5000);
  expect(await states()).toEqual([5000, 5000, null, null]);
  expect(await store.history(2)).toEqual([{ at: 5000, who: 'jordan', kind: 'called', text: 'no-answer' }]);
  expect((await store.auditRecord()).entries.at(-1)).toMatchObject({
    action: 'called',
    leads: 2,
    about: 'lead 1, 2',
  });
  await change({ change: 'not-called' }, 6000);
  expect(await states()).toEqual([null, null, null, null]);
});

test('next steps are listed by due time, for their officer and for unassigned leads', async () => {
  await store.accounts.add({ email: 'riley', password: '' }, { who: 'setup', at: 1 });
  for (const key of ['a', 'b', 'c']) await store.put(leadWith(key));
  const plan = (number: number, at: number) =>
    store.follow({ number, at: 1, who: 'jordan', change: 'plan', step: { at, text: 'Call' } });
  await plan(1, 9000);
  await plan(2, 8000);
  await plan(3, 7000);
  expect(await plan(3, 7000)).toMatchObject({ outcome: 'unchanged' });
  await store.follow({ number: 2, at: 1, who: 'jordan', change: 'assign', from: null, to: 'riley' });
  const due = async (officer?: string) => (await store.due(officer)).map(({ number }) => number);
  expect([await due(), await due('riley'), await due('jordan')]).toEqual([
    [3, 2, 1],
    [3, 2, 1],
    [3, 1],
  ]);
  await store.follow({ number: 3, at: 2, who: 'jordan', change: 'plan', step: null });
  await change(done, 5000);
  expect(await due()).toEqual([2]);
  expect((await store.history(3)).map(({ text }) => text)).toEqual(['Call, Wed Dec 31, 7:00 pm', '']);
});

test('an outcome changes from the one the officer saw, and is counted by form and month', async () => {
  for (const key of ['a', 'b']) await store.put(leadWith(key, { body: { name: key } }));
  await change({ change: 'called', result: 'no-answer' }, 4000);
  await change(done, 5000);
  expect(await change({ ...done, to: 'spam' }, 6000)).toMatchObject({ outcome: 'unchanged' });
  expect(await change({ change: 'done', from: 'applied', to: 'funded' }, 7000)).toMatchObject({
    lead: { doneAt: 5000, outcome: 'funded' },
  });
  const counted = { form: 'contact', isReached: false, came: ' /  / ', page: '', assignee: null, leads: 1 };
  expect(await store.tally(1000, 1001)).toEqual([
    { ...counted, outcome: null, isCalled: false },
    { ...counted, outcome: 'funded', isCalled: true },
  ]);
  expect(await store.tally(0, 1000)).toEqual([]);
});

test('leads of one person are found by email and by phone', async () => {
  const bodies: readonly NewLead['body'][] = [
    { email: 'Ada@example.org', phone: '6145550187' },
    { email: 'ada@example.org' },
    { cellPhone: '6145550187' },
    { name: 'Ada' },
    { name: 'Eve' },
  ];
  for (const [n, body] of bodies.entries()) await store.put(leadWith(`key-${n}`, { body }));
  const others = async (number: number) => (await store.ofSamePerson(number)).map((lead) => lead.number);
  expect([await others(1), await others(2), await others(3), await others(4)]).toEqual([[3, 2], [1], [1], []]);
});

test('a note is added once, however often its button is clicked, and only to an existing lead', async () => {
  await store.put(leadWith('a'));
  const note = (number: number, at: number) =>
    store.follow({ number, at, who: 'jordan', change: 'note', text: 'In meetings until 10.' });
  expect((await note(1, 5000)).outcome).toBe('changed');
  expect((await note(1, 6000)).outcome).toBe('unchanged');
  expect((await note(1, 66_000)).outcome).toBe('changed');
  expect((await note(2, 5000)).outcome).toBe('missing');
  expect(await store.history(1)).toHaveLength(2);
  expect(await store.history(2)).toEqual([]);
});

test('changes never alter what the visitor sent', async () => {
  await store.put(leadWith('a'));
  const sent = ({ body, key, leadId, receivedAt, number }: StoredLead) => ({
    body,
    key,
    leadId,
    receivedAt,
    number,
  });
  const before = sent((await store.list())[0] as StoredLead);
  await change({ change: 'called', result: 'no-answer' }, 5000);
  await change(done, 5000);
  for (const what of ['not-done', 'not-called'] as const) await change({ change: what }, 5000);
  await store.follow({ number: 1, at: 5000, who: 'jordan', change: 'assign', from: null, to: 'riley' });
  await store.follow({ number: 1, at: 5000, who: 'jordan', change: 'note', text: 'A note' });
  expect(sent((await store.list())[0] as StoredLead)).toEqual(before);
});
