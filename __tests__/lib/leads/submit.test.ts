import {
  attemptTimeout,
  type Clock,
  type Lead,
  type Post,
  type PostAnswer,
  type PostRequest,
  type SubmitState,
  senderWith,
  submit,
  totalTimeout,
  verdictFor,
} from '@/lib/leads/submit';
import { runsInFull } from '../../helpers/full';
import { replay, runSchedules } from './submit-simulator';

const lead: Lead = {
  target: { url: '/leads/contact', sameOrigin: true },
  key: 'k1',
  consentVersion: '0123456789ab',
  body: 'the body',
  contentType: 'multipart/form-data; boundary=b',
};
const answered = (status: number, text = ''): PostAnswer => ({ status, text });
const stored = answered(201, '{"result":"success"}');
const expired = answered(409, '{"result":"error","code":"key-expired"}');
const second = { url: 'https://relay.example.com/form?to=x', sameOrigin: false };

function handClock() {
  let now = 0;
  let timers: { at: number; call: () => void }[] = [];
  let online: (() => void)[] = [];
  async function settle(): Promise<void> {
    await new Promise((resolve) => setImmediate(resolve));
  }
  const clock: Clock = {
    after(ms, call) {
      const timer = { at: now + ms, call };
      timers.push(timer);
      return () => {
        timers = timers.filter((other) => other !== timer);
      };
    },
    onOnline(call) {
      online.push(call);
      return () => {
        online = online.filter((other) => other !== call);
      };
    },
  };
  return {
    clock,
    settle,
    waiting: () => timers.length + online.length,
    async pass(ms: number): Promise<void> {
      const end = now + ms;
      await settle();
      for (;;) {
        const next = timers.filter((timer) => timer.at <= end).sort((a, b) => a.at - b.at)[0];
        if (!next) break;
        now = next.at;
        timers = timers.filter((timer) => timer !== next);
        next.call();
        await settle();
      }
      now = end;
    },
    async comeOnline(): Promise<void> {
      for (const call of [...online]) call();
      await settle();
    },
  };
}

/** Responses in turn; `'refused'` is a network error, `'silence'` never responds. */
function scripted(answers: readonly (PostAnswer | 'refused' | 'silence')[]) {
  const requests: PostRequest[] = [];
  const post: Post = (request) => {
    requests.push(request);
    const answer = answers[requests.length - 1] ?? 'refused';
    if (answer === 'silence') return new Promise(() => undefined);
    return answer === 'refused' ? Promise.reject(new Error('network')) : Promise.resolve(answer);
  };
  return { post, requests };
}

function start(answers: Parameters<typeof scripted>[0], given: Partial<Lead> = {}) {
  const hand = handClock();
  const { post, requests } = scripted(answers);
  const states: SubmitState[] = [];
  const outcome = submit({ ...lead, ...given }, { post, clock: hand.clock, random: () => 0.5 }, (state) =>
    states.push(state),
  );
  return { ...hand, requests, states, outcome };
}

test('a lead stored at once takes one request, with the key in addition to the body', async () => {
  const { outcome, requests, states, waiting } = start([stored]);
  await expect(outcome).resolves.toEqual({ step: 'sent' });
  expect(requests.map(({ url, key, body, contentType }) => [url, key, body, contentType])).toEqual([
    ['/leads/contact', 'k1', 'the body', 'multipart/form-data; boundary=b'],
  ]);
  expect(states.map((state) => state.step)).toEqual(['sending', 'sent']);
  expect(waiting()).toBe(0);
});

test.each([
  'refused' as const,
  ...[408, 425, 429, 500].map((status) => answered(status)),
  answered(503, '{"result":"error"}'),
])('after %j the same key and bytes are sent again', async (trouble) => {
  const { outcome, requests, pass } = start([trouble, stored]);
  await pass(500);
  await expect(outcome).resolves.toEqual({ step: 'sent' });
  expect(requests).toHaveLength(2);
  expect([requests[1]?.url, requests[1]?.key]).toEqual([requests[0]?.url, 'k1']);
  expect(requests[1]?.body).toBe(requests[0]?.body);
});

test.each([
  ['the seconds that the inbox asks for', 9, 9_500],
  ['15 seconds where it asks for more', 300, 15_500],
  ['as usual where it asks for none', undefined, 500],
  ['as usual where it asks for no number', Number.NaN, 500],
])('before the next attempt it waits %s', async (_, retryAfter, wait) => {
  const { outcome, requests, pass } = start([
    { ...answered(429), ...(retryAfter !== undefined && { retryAfter }) },
    stored,
  ]);
  await pass(wait - 1);
  expect(requests).toHaveLength(1);
  await pass(1);
  expect(requests).toHaveLength(2);
  await expect(outcome).resolves.toEqual({ step: 'sent' });
});

test('three responses that ask for long waits leave time for the second endpoint within the minute', async () => {
  const asked = { ...answered(429), retryAfter: 60 };
  const { outcome, requests, pass } = start([asked, asked, asked, asked, stored], { second });
  await pass(50_000);
  expect(requests).toHaveLength(5);
  await expect(outcome).resolves.toEqual({ step: 'sent' });
});

test('it waits half of 1, 2 and 4 seconds when the random number is one half, then gives up', async () => {
  const { outcome, requests, pass, states } = start(['refused', 'refused', 'refused', 'refused', stored]);
  await pass(0);
  expect(requests).toHaveLength(1);
  await pass(499);
  expect(requests).toHaveLength(1);
  await pass(1);
  expect(requests).toHaveLength(2);
  await pass(1_000);
  expect(requests).toHaveLength(3);
  await pass(2_000);
  expect(requests).toHaveLength(4);
  await expect(outcome).resolves.toEqual({ step: 'failed', message: 'The connection failed.', mayBeStored: true });
  expect(states.map((state) => state.step)).toEqual([
    'sending',
    'waiting',
    'sending',
    'waiting',
    'sending',
    'waiting',
    'sending',
    'failed',
  ]);
});

test.each([400, 401, 403, 404, 405, 413, 415, 422])('%i is never retried', async (status) => {
  const { outcome, requests, pass } = start([answered(status, '{}'), stored]);
  await pass(totalTimeout);
  await expect(outcome).resolves.toEqual({
    step: 'failed',
    message: `The server answered ${status}.`,
    mayBeStored: false,
  });
  expect(requests).toHaveLength(1);
});

test('an attempt is aborted after 12 seconds', async () => {
  const { outcome, requests, pass } = start(['silence', stored]);
  await pass(attemptTimeout - 1);
  expect(requests[0]?.signal.aborted).toBe(false);
  await pass(1);
  expect(requests[0]?.signal.aborted).toBe(true);
  await pass(500);
  await expect(outcome).resolves.toEqual({ step: 'sent' });
});

test('sending to an inbox that never answers stops within 60 seconds', async () => {
  const { outcome, requests, pass, waiting } = start(Array(5).fill('silence'), { second });
  await pass(totalTimeout);
  await expect(outcome).resolves.toEqual({
    step: 'failed',
    message: 'There was no answer in time.',
    mayBeStored: true,
  });
  expect(requests.map(({ url }) => url)).toEqual([...Array(4).fill('/leads/contact'), second.url]);
  expect(waiting()).toBe(0);
});

test('coming back online ends a wait', async () => {
  const { outcome, requests, pass, comeOnline } = start(['refused', stored]);
  await pass(0);
  await comeOnline();
  expect(requests).toHaveLength(2);
  await expect(outcome).resolves.toEqual({ step: 'sent' });
});

test('the second endpoint gets one attempt after the first has finally failed', async () => {
  const { outcome, requests, pass } = start([answered(404), answered(200, '<p>Thanks</p>')], { second });
  await pass(0);
  await expect(outcome).resolves.toEqual({ step: 'sent' });
  expect([requests[1]?.url, requests[1]?.key]).toEqual([second.url, 'k1']);
  expect(requests[1]?.body).toBe('the body');
});

test('if the key has other answers, the same bytes are sent at once under a new key', async () => {
  const { outcome, requests } = start([expired, stored], { renewKey: () => 'k2' });
  await expect(outcome).resolves.toEqual({ step: 'sent' });
  expect(requests.map(({ key, body }) => [key, body])).toEqual([
    ['k1', 'the body'],
    ['k2', 'the body'],
  ]);
});

test('a key is renewed once per press, however often the inbox calls it expired', async () => {
  const { outcome, requests } = start([expired, expired, expired], { renewKey: () => 'k2' });
  await expect(outcome).resolves.toMatchObject({ step: 'failed', mayBeStored: false });
  expect(requests).toHaveLength(2);
});

test.each([
  ['a lost answer before a refusal', ['refused' as const, answered(422)], true],
  ['a server that failed', [answered(500), answered(400)], true],
  ['a page in place of the inbox', [answered(200, '<html>'), answered(400)], true],
  ['limits alone', [answered(429), answered(408), answered(400)], false],
])('after %s it is known whether the lead may be stored', async (_, answers, mayBeStored) => {
  const { outcome, pass } = start(answers);
  await pass(500);
  await pass(1_000);
  await pass(2_000);
  await expect(outcome).resolves.toMatchObject({ step: 'failed', mayBeStored });
});

test('a second press while one is pending does nothing', async () => {
  const hand = handClock();
  const { post, requests } = scripted([stored, stored]);
  const sender = senderWith({ post, clock: hand.clock, random: () => 0 });
  const first = sender.send(lead);
  expect(sender.send(lead)).toBeNull();
  await expect(first).resolves.toEqual({ step: 'sent' });
  expect(requests).toHaveLength(1);
  await hand.settle();
  expect(sender.send(lead)).not.toBeNull();
});

describe('the meaning of a response', () => {
  test.each([
    [200, '{"result":"success"}', true, 'stored'],
    [201, '{"result":"success","reference":"x"}', true, 'stored'],
    [200, '<html>Sign in to the hotel network</html>', true, 'again'],
    [200, '', true, 'again'],
    [200, '<html>Thanks</html>', false, 'stored'],
    [200, '', false, 'stored'],
    [200, '{"result":"error"}', false, 'refused'],
    [200, '{"result":"error"}', true, 'refused'],
    [304, '', false, 'refused'],
    [422, '{"result":"error"}', true, 'refused'],
    [409, '{"result":"error","code":"key-expired"}', true, 'key-expired'],
    [409, '{"result":"error","code":"key-expired"}', false, 'refused'],
    [409, '{"result":"error"}', true, 'refused'],
    [503, '{"result":"success"}', true, 'again'],
  ])('%i %s, same origin: %s, is %s', (status, text, sameOrigin, kind) => {
    expect(verdictFor({ status, text }, sameOrigin).kind).toBe(kind);
  });
});

const schedules = runsInFull ? 1_000_000 : 10_000;

test(`in ${schedules} randomized schedules no lead is lost, doubled, left without a message or falsely reported as not sent`, async () => {
  const { faults, shown, seeds } = await runSchedules(1, schedules);
  expect(shown.received + shown.notSent + shown.nothing).toBe(schedules);
  expect(shown.received).toBeGreaterThan(1_000);
  expect(shown.notSent).toBeGreaterThan(500);
  expect({ ...faults, seeds: seeds.slice(0, 10) }).toEqual({
    acknowledgedNotStored: 0,
    falselyNotSent: 0,
    storedTwice: 0,
    stillSending: 0,
    silentEnd: 0,
    seeds: [],
  });
}, 600_000);

test('a schedule can be replayed from its seed with the same events each time', async () => {
  const story = await replay(4711);
  expect(story).toContain('pressed');
  expect(await replay(4711)).toBe(story);
});
