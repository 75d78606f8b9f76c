import { type Attempt, attemptFor, beginAttempt, endAttempt, forgetAttempt, renewAttempt } from '@/lib/leads/attempt';
import { type Outcome, type PostAnswer, type PostRequest, type Sender, senderWith } from '@/lib/leads/submit';
import type { TabStorage } from '@/lib/tab-storage';
import { randomFrom } from '../../helpers/random';

/** `falselyNotSent`: a visitor read that the answers were not sent, but an inbox has them. */
const faultNames = ['acknowledgedNotStored', 'falselyNotSent', 'storedTwice', 'stillSending', 'silentEnd'] as const;

type Fault = (typeof faultNames)[number];

export type Tally = {
  /** How often each fault occurred; all must be 0. */
  readonly faults: Record<Fault, number>;
  /** Forms by the last message their visitor read. */
  readonly shown: Record<'received' | 'notSent' | 'nothing', number>;
  /** The seeds of schedules with a fault. */
  readonly seeds: number[];
};

type Event = { readonly at: number; readonly call: () => void; live: boolean };

/** What happens to a request: whether and how often the inbox gets and stores it, and what comes back. */
type Fate = {
  readonly lost?: true;
  readonly stores?: true;
  readonly twice?: true;
  readonly back: 'error' | 'silence' | readonly (readonly [status: number, text: string])[];
};

const success = [200, '{"result":"success"}'] as const;
const refusal = '{"result":"error"}';
const fates: readonly Fate[] = [
  { lost: true, back: 'error' },
  { lost: true, back: 'silence' },
  { stores: true, back: 'error' },
  { stores: true, back: 'silence' },
  { back: [[500, 'oops']] },
  { stores: true, back: [[500, success[1]]] },
  { back: [[429, '']] },
  {
    back: [
      [408, ''],
      [425, ''],
    ],
  },
  // A page instead of the inbox: the site's own inbox must say success, another host's 200 counts.
  { back: [[200, '<!doctype html><title>Sign in</title>']] },
  { back: [[200, refusal]] },
  { back: [400, 403, 404, 413, 422].map((status) => [status, refusal] as const) },
  // A request that arrives twice, as a proxy may repeat it.
  { stores: true, twice: true, back: [success] },
  { back: [[503, refusal]] },
];

const formId = 'contact';
const patience = 90_000;

/** One visitor, one network, one inbox and perhaps a second, all random from a seed, on a simulated clock. */
class Simulator {
  readonly faults: Fault[] = [];
  readonly log: string[] = [];
  shown: 'received' | 'notSent' | 'nothing' = 'nothing';

  private readonly random: () => number;
  private readonly events: Event[] = [];
  private now = 0;
  /** Time the computer slept, which does not count as sending. */
  private slept = 0;
  private offlineUntil = -1;
  private online = new Set<() => void>();

  private readonly trouble: number;
  private readonly slowness: number;
  private readonly sameOrigin: boolean;
  private readonly hasSecond: boolean;
  private readonly throttled: boolean;
  private readonly storageWorks: boolean;

  /** Stored answers by key, for the first inbox and the second: each set of answers under a key is a lead. */
  private readonly inboxes: readonly Map<string, Set<string>>[] = [new Map(), new Map()];
  /** Keys for which the first inbox accepts no other answers. */
  private readonly expired = new Set<string>();
  /** The keys under which each set of answers was first sent. */
  private readonly pressed = new Map<string, Set<string>>();
  private readonly kept = new Map<string, string>();

  private page = 0;
  private open = true;
  private pending: { since: number } | null = null;
  private answers = 'first answers';
  private edits = 0;
  private pressesLeft: number;
  private sender: Sender | null = null;

  constructor(
    seed: number,
    private readonly tracing: boolean,
  ) {
    this.random = randomFrom(seed);
    this.trouble = [0, 0.2, 0.5, 0.8, 1][this.below(5)] ?? 0;
    this.slowness = [30, 300, 3_000, 15_000][this.below(4)] ?? 30;
    this.sameOrigin = this.chance(0.6);
    this.hasSecond = this.chance(0.3);
    this.throttled = this.chance(0.2);
    this.storageWorks = this.chance(0.9);
    this.pressesLeft = 1 + this.below(3);
    this.load();
    this.after(0, () => this.press());
    if (this.chance(0.3)) this.after(20 + this.below(400), () => this.press());
    if (this.chance(0.3)) this.after(this.below(40_000), () => this.press());
    if (this.chance(0.3)) this.goOffline();
    if (this.chance(0.2)) this.after(this.below(50_000), () => this.sleep());
    // Without storage nothing survives a reload, not even the knowledge that something was sent.
    if (this.storageWorks && this.chance(0.2)) this.after(this.below(60_000), () => this.reload());
    if (this.chance(0.1)) this.after(this.below(60_000), () => this.close());
  }

  /** Runs the next event. Returns false when there are none. */
  step(): boolean {
    let next: Event | undefined;
    while (this.events.length > 0) {
      next = this.events.pop();
      if (next?.live) break;
      next = undefined;
    }
    if (next === undefined) return false;
    this.now = Math.max(this.now, next.at);
    next.call();
    if (this.open && this.pending !== null && this.now - this.slept - this.pending.since > patience) {
      this.faults.push('stillSending');
      this.note('still sending');
      this.pending = null;
    }
    return true;
  }

  private close(): void {
    this.note('tab closed');
    this.open = false;
    this.page += 1;
    this.pending = null;
  }

  /** Call this when there are no more events. */
  finish(): void {
    if (this.open && this.pending !== null) {
      this.faults.push('silentEnd');
      this.note('silent end');
    }
    for (const rows of this.inboxes) {
      // One person fills in one form: the same answers are stored once, and a key changes only after it has expired.
      // Someone who changes answers back after the key has expired sends another lead.
      const stored = [...rows.values()]
        .flatMap((answers) => [...answers])
        .filter((answers) => this.pressed.get(answers)?.size === 1);
      if (new Set(stored).size < stored.length || rows.size > 1 + this.expired.size) {
        this.faults.push('storedTwice');
        this.note('stored twice');
      }
    }
  }

  private note(text: string): void {
    if (this.tracing) this.log.push(`${String(Math.round(this.now)).padStart(7)} ms  ${text}`);
  }

  private chance(share: number): boolean {
    return this.random() < share;
  }

  private below(limit: number): number {
    return Math.floor(this.random() * limit);
  }

  private delay(): number {
    return 1 + this.random() ** 3 * this.slowness;
  }

  private after(ms: number, call: () => void): () => void {
    const event: Event = { at: this.now + ms, call, live: true };
    // The soonest is last; of two at the same time, the one added first.
    const place = this.events.findIndex(({ at }) => at <= event.at);
    this.events.splice(place === -1 ? this.events.length : place, 0, event);
    return () => {
      event.live = false;
    };
  }

  private goOffline(): void {
    const from = this.below(30_000);
    const length = 500 + this.below(40_000);
    this.after(from, () => {
      this.offlineUntil = this.now + length;
      this.note('offline');
      this.after(length, () => {
        this.note('online');
        for (const call of [...this.online]) call();
      });
    });
  }

  private sleep(): void {
    const length = 10_000 + this.below(3_600_000);
    this.note(`asleep for ${length} ms`);
    this.slept += length;
    // Everything due during sleep happens at once on waking.
    this.now += length;
  }

  private readonly store: TabStorage = {
    get: (name) => this.kept.get(`${this.storageWorks ? '' : this.page}${name}`) ?? null,
    set: (name, text) => {
      this.kept.set(`${this.storageWorks ? '' : this.page}${name}`, text);
      return this.storageWorks;
    },
    remove: (name) => {
      this.kept.delete(`${this.storageWorks ? '' : this.page}${name}`);
    },
  };

  private load(): void {
    this.page += 1;
    const page = this.page;
    this.sender = senderWith({
      post: (request) => this.request(request, page),
      random: () => this.random(),
      clock: {
        after: (ms, call) => {
          const late = this.throttled ? this.below(1_500) : 0;
          return this.after(ms + late, () => {
            if (this.page === page) call();
          });
        },
        onOnline: (call) => {
          const wake = (): void => {
            if (this.page === page) call();
          };
          this.online.add(wake);
          return () => this.online.delete(wake);
        },
      },
    });
  }

  private reload(): void {
    if (!this.open || this.shown === 'received') return;
    this.note('reloaded');
    this.pending = null;
    this.load();
    if (this.chance(0.3)) this.edit();
    this.after(500 + this.below(20_000), () => this.press());
  }

  private edit(): void {
    this.edits += 1;
    // Sometimes a visitor corrects an answer and then changes it back.
    this.answers = this.chance(0.3) ? 'first answers' : `answers after edit ${this.edits}`;
    this.note('answers changed');
  }

  private press(): void {
    if (!this.open || this.shown === 'received' || this.sender === null) return;
    const page = this.page;
    const answers = this.answers;
    const newKey = () => `k${this.random()}`;
    const fresh = () => ({ key: newKey(), leadId: 'one second' });
    // A second press while one is pending must not touch the attempt.
    if (this.pending !== null) {
      const ignored = this.sender.send({
        target: { url: '0', sameOrigin: this.sameOrigin },
        key: 'second press',
        consentVersion: '0123456789ab',
        body: 'second press',
        contentType: 'text/plain',
      });
      if (ignored !== null) this.faults.push('storedTwice');
      return;
    }
    const attempt = attemptFor(this.store, formId, fresh, 0);
    this.note(`pressed, key ${attempt.key}`);
    const sending = this.sender.send({
      target: { url: '0', sameOrigin: this.sameOrigin },
      ...(this.hasSecond ? { second: { url: '1', sameOrigin: false } } : {}),
      key: attempt.key,
      consentVersion: '0123456789ab',
      body: answers,
      contentType: 'text/plain',
      renewKey: () => renewAttempt(this.store, formId, attempt, newKey(), 0).key,
    });
    if (sending === null) return;
    this.pending = { since: this.now - this.slept };
    this.shown = 'nothing';
    this.pressed.set(answers, (this.pressed.get(answers) ?? new Set()).add(attempt.key));
    beginAttempt(this.store, formId, attempt);
    sending.then((outcome) => {
      if (this.page === page) this.hear(outcome, answers, attempt);
    });
  }

  private hear(outcome: Outcome, answers: string, attempt: Attempt): void {
    this.pending = null;
    if (outcome.step === 'sent') {
      this.shown = 'received';
      this.note('shown: received');
      forgetAttempt(this.store, formId);
      if (!this.inboxes.some((rows) => [...rows.values()].some((versions) => versions.has(answers)))) {
        this.faults.push('acknowledgedNotStored');
        this.note('acknowledged, not stored');
      }
      return;
    }
    this.shown = 'notSent';
    const mayBeStored = endAttempt(this.store, formId, attempt, outcome.mayBeStored);
    this.note(`shown: ${mayBeStored ? 'not confirmed' : 'not sent'} (${outcome.message})`);
    const isStored = this.inboxes.some((rows) => [...rows.values()].some((each) => each.has(answers)));
    if (isStored && !mayBeStored) {
      this.faults.push('falselyNotSent');
      this.note('stored, and shown not sent');
    }
    this.pressesLeft -= 1;
    if (this.pressesLeft <= 0) return;
    if (this.chance(0.3)) this.edit();
    this.after(300 + this.below(20_000), () => this.press());
  }

  private request({ url, sameOrigin, key, body, signal }: PostRequest, page: number): Promise<PostAnswer> {
    const rows = this.inboxes[Number(url)] ?? new Map<string, Set<string>>();
    const isExpired = () => sameOrigin && this.expired.has(key) && !rows.get(key)?.has(body);
    return new Promise((resolve, reject) => {
      const answer = (status: number, text: string) =>
        this.after(this.delay(), () => {
          if (this.page === page) resolve({ status, text });
        });
      const fail = (ms: number) => this.after(ms, () => reject(new Error('network')));
      const store = () => {
        rows.set(key, (rows.get(key) ?? new Set()).add(body));
      };
      const arrives = (then: () => void) =>
        this.after(this.delay(), () => {
          // An aborted request may still have been on its way.
          if (signal.aborted && this.chance(0.5)) return;
          if (sameOrigin && rows.has(key) && !rows.get(key)?.has(body) && this.chance(0.3)) this.expired.add(key);
          if (isExpired()) answer(409, '{"result":"error","code":"key-expired"}');
          else then();
        });

      if (this.now < this.offlineUntil) {
        this.note('request: offline');
        fail(1 + this.below(50));
        return;
      }
      const fate = this.chance(this.trouble) ? fates[this.below(fates.length)] : undefined;
      const { lost, stores, twice, back }: Fate = fate ?? { stores: true, back: [success] };
      this.note(`request: ${fate ? JSON.stringify(fate) : 'fine'}`);
      const returns = () => {
        if (back === 'error') fail(this.delay());
        else if (back !== 'silence') answer(...(back[this.below(back.length)] ?? success));
      };
      if (lost) {
        returns();
        return;
      }
      arrives(() => {
        const [said] = back === 'error' || back === 'silence' ? [] : back;
        if (stores || (!sameOrigin && said?.[1].startsWith('<'))) store();
        if (twice) this.after(this.delay(), store);
        returns();
      });
    });
  }
}

function settled(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

/** Runs `count` schedules with seeds from `first`, many at a time, and counts what happened. */
export async function runSchedules(first: number, count: number): Promise<Tally> {
  const faults = { acknowledgedNotStored: 0, falselyNotSent: 0, storedTwice: 0, stillSending: 0, silentEnd: 0 };
  const tally: Tally = { faults, shown: { received: 0, notSent: 0, nothing: 0 }, seeds: [] };
  for (let from = first; from < first + count; from += 1000) {
    const all = Array.from({ length: Math.min(1000, first + count - from) }, (_, at) => ({
      seed: from + at,
      world: new Simulator(from + at, false),
    }));
    for (let running = all; running.length > 0; await settled()) running = running.filter(({ world }) => world.step());
    for (const { seed, world } of all) {
      world.finish();
      tally.shown[world.shown] += 1;
      for (const fault of world.faults) tally.faults[fault] += 1;
      if (world.faults.length > 0) tally.seeds.push(seed);
    }
  }
  return tally;
}

/** Runs one seed again and returns one line for each event, with its time. */
export async function replay(seed: number): Promise<string> {
  const world = new Simulator(seed, true);
  while (world.step()) await settled();
  world.finish();
  return world.log.join('\n');
}
