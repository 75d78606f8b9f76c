import { type Attempt, attemptFor, beginAttempt, endAttempt, forgetAttempt, renewAttempt } from '@/lib/leads/attempt';
import { type Outcome, type PostAnswer, type PostRequest, type Sender, senderWith } from '@/lib/leads/submit';
import type { TabStorage } from '@/lib/tab-storage';

/** What went wrong in a number of schedules; all must be 0. */
export type Faults = {
  acknowledgedNotStored: number;
  /** A visitor read that answers were not sent, and an inbox has them. */
  falselyNotSent: number;
  storedTwice: number;
  stillSending: number;
  silentEnd: number;
};

export type Tally = Faults & {
  schedules: number;
  /** Filled forms by the last message that their visitor read. */
  toldReceived: number;
  toldNotSent: number;
  leftBeforeAnswer: number;
  requests: number;
  /** The seeds of schedules with a fault, at most ten. */
  seeds: number[];
};

/** Reproducible numbers from 0 up to 1 (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

type Event = { readonly at: number; readonly order: number; readonly call: () => void; live: boolean };

const formId = 'contact';
const patience = 90_000;

/** One visitor, one network, one inbox and perhaps a second, all drawn from a seed and run on a clock of their own. */
class World {
  readonly faults: Faults = {
    acknowledgedNotStored: 0,
    falselyNotSent: 0,
    storedTwice: 0,
    stillSending: 0,
    silentEnd: 0,
  };
  readonly log: string[] = [];
  told: 'received' | 'notSent' | 'nothing' = 'nothing';
  requests = 0;

  private readonly random: () => number;
  private readonly events: Event[] = [];
  private order = 0;
  private now = 0;
  /** Time in which the computer slept: it does not count as sending. */
  private slept = 0;
  private offlineUntil = -1;
  private online = new Set<() => void>();

  private readonly trouble: number;
  private readonly slowness: number;
  private readonly ours: boolean;
  private readonly hasSecond: boolean;
  private readonly throttled: boolean;
  private readonly storageWorks: boolean;

  /** Stored answers by key, for the first inbox and the second: each answers of a key are a lead of their own. */
  private readonly inboxes: readonly Map<string, Set<string>>[] = [new Map(), new Map()];
  /** Keys under which the first inbox takes no other answers. */
  private readonly expired = new Set<string>();
  /** The keys under which each answers were first pressed. */
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
    this.ours = this.chance(0.6);
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
    // Without storage nothing can outlive a reload, not even the knowledge that something was sent.
    if (this.storageWorks && this.chance(0.2)) this.after(this.below(60_000), () => this.reload());
    if (this.chance(0.1)) this.after(this.below(60_000), () => this.close());
  }

  /** Runs the next event; false when nothing is left to happen. */
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
      this.faults.stillSending += 1;
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

  /** To be called when nothing is left to happen. */
  finish(): void {
    if (this.open && this.pending !== null) {
      this.faults.silentEnd += 1;
      this.note('silent end');
    }
    for (const rows of this.inboxes) {
      // One person fills one form: the same answers are stored once, and a key changes only after it has expired.
      // Someone who changes answers back after the key has expired sends another lead.
      const stored = [...rows.values()]
        .flatMap((answers) => [...answers])
        .filter((answers) => this.pressed.get(answers)?.size === 1);
      if (new Set(stored).size < stored.length || rows.size > 1 + this.expired.size) {
        this.faults.storedTwice += 1;
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
    const event: Event = { at: this.now + ms, order: this.order, call, live: true };
    this.order += 1;
    let low = 0;
    let high = this.events.length;
    // The soonest is last.
    while (low < high) {
      const middle = (low + high) >>> 1;
      const other = this.events[middle];
      if (other && (other.at > event.at || (other.at === event.at && other.order > event.order))) low = middle + 1;
      else high = middle;
    }
    this.events.splice(low, 0, event);
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
    // Everything that was due while asleep happens at once on waking.
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
    if (!this.open || this.told === 'received') return;
    this.note('reloaded');
    this.pending = null;
    this.load();
    if (this.chance(0.3)) this.edit();
    this.after(500 + this.below(20_000), () => this.press());
  }

  private edit(): void {
    this.edits += 1;
    // Now and then someone corrects an answer and then changes their mind.
    this.answers = this.chance(0.3) ? 'first answers' : `answers after edit ${this.edits}`;
    this.note('answers changed');
  }

  private press(): void {
    if (!this.open || this.told === 'received' || this.sender === null) return;
    const page = this.page;
    const answers = this.answers;
    const newKey = () => `k${this.random()}`;
    const fresh = () => ({ key: newKey(), leadId: 'one second' });
    // A second press while one is pending must not even touch the attempt.
    if (this.pending !== null) {
      const ignored = this.sender.send({
        target: { url: '0', ours: this.ours },
        key: 'second press',
        consentVersion: '0123456789ab',
        body: 'second press',
        contentType: 'text/plain',
      });
      if (ignored !== null) this.faults.storedTwice += 1;
      return;
    }
    const attempt = attemptFor(this.store, formId, fresh, 0);
    this.note(`pressed, key ${attempt.key}`);
    const sending = this.sender.send({
      target: { url: '0', ours: this.ours },
      ...(this.hasSecond ? { second: { url: '1', ours: false } } : {}),
      key: attempt.key,
      consentVersion: '0123456789ab',
      body: answers,
      contentType: 'text/plain',
      renewKey: () => renewAttempt(this.store, formId, attempt, newKey(), 0).key,
    });
    if (sending === null) return;
    this.pending = { since: this.now - this.slept };
    this.told = 'nothing';
    this.pressed.set(answers, (this.pressed.get(answers) ?? new Set()).add(attempt.key));
    beginAttempt(this.store, formId, attempt);
    sending.then((outcome) => {
      if (this.page === page) this.hear(outcome, answers, attempt);
    });
  }

  private hear(outcome: Outcome, answers: string, attempt: Attempt): void {
    this.pending = null;
    if (outcome.step === 'sent') {
      this.told = 'received';
      this.note('told: received');
      forgetAttempt(this.store, formId);
      if (!this.inboxes.some((rows) => [...rows.values()].some((versions) => versions.has(answers)))) {
        this.faults.acknowledgedNotStored += 1;
        this.note('acknowledged, not stored');
      }
      return;
    }
    this.told = 'notSent';
    const mayBeStored = endAttempt(this.store, formId, attempt, outcome.mayBeStored);
    this.note(`told: ${mayBeStored ? 'not confirmed' : 'not sent'} (${outcome.message})`);
    const isStored = this.inboxes.some((rows) => [...rows.values()].some((each) => each.has(answers)));
    if (isStored && !mayBeStored) {
      this.faults.falselyNotSent += 1;
      this.note('stored, and told not sent');
    }
    this.pressesLeft -= 1;
    if (this.pressesLeft <= 0) return;
    if (this.chance(0.3)) this.edit();
    this.after(300 + this.below(20_000), () => this.press());
  }

  private request({ url, ours, key, body, signal }: PostRequest, page: number): Promise<PostAnswer> {
    this.requests += 1;
    const rows = this.inboxes[Number(url)] ?? new Map<string, Set<string>>();
    const isExpired = () => ours && this.expired.has(key) && !rows.get(key)?.has(body);
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
          // An abandoned request may still have been on its way.
          if (signal.aborted && this.chance(0.5)) return;
          if (ours && rows.has(key) && !rows.get(key)?.has(body) && this.chance(0.3)) this.expired.add(key);
          if (isExpired()) answer(409, '{"result":"error","code":"key-expired"}');
          else then();
        });

      if (this.now < this.offlineUntil) {
        this.note('request: offline');
        fail(1 + this.below(50));
        return;
      }
      const success = () => answer(200, '{"result":"success"}');
      if (!this.chance(this.trouble)) {
        this.note('request: fine');
        arrives(() => {
          store();
          success();
        });
        return;
      }
      const fate = this.below(15);
      this.note(`request: trouble ${fate}`);
      switch (fate) {
        case 0: // Lost on the way, with an error.
          fail(this.delay());
          return;
        case 1: // Lost on the way, in silence.
          return;
        case 2: // Stored; the answer is lost, with an error.
          arrives(() => {
            store();
            fail(this.delay());
          });
          return;
        case 3: // Stored; the answer is lost, in silence.
          arrives(store);
          return;
        case 4: // Stored; reset in the body of the answer.
          arrives(() => {
            store();
            fail(this.delay());
          });
          return;
        case 5:
          arrives(() => answer(500, 'oops'));
          return;
        case 6: // Stored, and yet a 500.
          arrives(() => {
            store();
            answer(500, '{"result":"success"}');
          });
          return;
        case 7:
          arrives(() => answer(429, ''));
          return;
        case 8:
          arrives(() => answer(this.chance(0.5) ? 408 : 425, ''));
          return;
        case 9: // A sign-in page in between can only stand in for an inbox that must say success.
          if (ours) arrives(() => answer(200, '<!doctype html><title>Sign in</title>'));
          else
            arrives(() => {
              store();
              answer(200, '<!doctype html><title>OK</title>');
            });
          return;
        case 10: // A redirect: the inbox has it, the answer comes from a second host.
          arrives(() => {
            store();
            this.after(this.delay(), success);
          });
          return;
        case 11:
          arrives(() => answer(200, '{"result":"error"}'));
          return;
        case 12:
          arrives(() => answer([400, 403, 404, 413, 422][this.below(5)] ?? 400, '{"result":"error"}'));
          return;
        case 13: // Two arrivals of one request, as a proxy may repeat it.
          arrives(() => {
            store();
            this.after(this.delay(), store);
            success();
          });
          return;
        default:
          arrives(() => answer(503, '{"result":"error"}'));
      }
    });
  }
}

function emptyTally(): Tally {
  return {
    schedules: 0,
    acknowledgedNotStored: 0,
    falselyNotSent: 0,
    storedTwice: 0,
    stillSending: 0,
    silentEnd: 0,
    toldReceived: 0,
    toldNotSent: 0,
    leftBeforeAnswer: 0,
    requests: 0,
    seeds: [],
  };
}

function settled(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

/** Runs the schedules of `count` seeds from `first` on, many at a time, and counts what happened. */
export async function runSchedules(first: number, count: number): Promise<Tally> {
  const tally = emptyTally();
  for (let from = first; from < first + count; from += 1000) {
    let running = Array.from({ length: Math.min(1000, first + count - from) }, (_, at) => ({
      seed: from + at,
      world: new World(from + at, false),
    }));
    const all = running;
    while (running.length > 0) {
      running = running.filter(({ world }) => world.step());
      await settled();
    }
    for (const { seed, world } of all) {
      world.finish();
      tally.schedules += 1;
      tally.requests += world.requests;
      if (world.told === 'received') tally.toldReceived += 1;
      else if (world.told === 'notSent') tally.toldNotSent += 1;
      else tally.leftBeforeAnswer += 1;
      const { acknowledgedNotStored, falselyNotSent, storedTwice, stillSending, silentEnd } = world.faults;
      tally.acknowledgedNotStored += acknowledgedNotStored;
      tally.falselyNotSent += falselyNotSent;
      tally.storedTwice += storedTwice;
      tally.stillSending += stillSending;
      tally.silentEnd += silentEnd;
      if (
        acknowledgedNotStored + falselyNotSent + storedTwice + stillSending + silentEnd > 0 &&
        tally.seeds.length < 10
      ) {
        tally.seeds.push(seed);
      }
    }
  }
  return tally;
}

/** Runs one seed again and returns one line for each event, with its time. */
export async function replay(seed: number): Promise<string> {
  const world = new World(seed, true);
  while (world.step()) await settled();
  world.finish();
  return world.log.join('\n');
}
