import { Worker } from 'node:worker_threads';
import { lockPatience } from '@/server/store/connection';
import { readingBy } from '@/server/store/reading';
import type { StoreSettings } from '@/server/store/store';
import type { LeadStore } from '@/server/store/types';

/** The methods that run in the thread; `read` and `list` are made of `page`. */
type Method = Exclude<keyof LeadStore, 'read' | 'list'>;

/** A call that the server sends to the thread, and the answer to it. */
export type StoreCall = { readonly id: number; readonly method: Method; readonly args: readonly unknown[] };
export type StoreAnswer =
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly problem: string };

/** What a thread is started with. */
export type StoreThreadData = {
  readonly settings: StoreSettings;
  /** Its one number becomes 1 when the thread must take no further call and end. */
  readonly ending: Int32Array;
};

/** The database cannot take this now: too much waits for it, or it has not answered in time. */
export class StoreBusy extends Error {}

export type ThreadedSettings = StoreSettings & {
  /** Leads that may wait for the database; more are refused at once. */
  readonly mostLeads?: number;
  /** Other calls that may wait; more are refused at once. */
  readonly mostOthers?: number;
  /** How long a lead or a check may wait for an answer, in milliseconds. A lead that was given up may still be stored. */
  readonly waitingTime?: number;
};

export type ThreadedStore = LeadStore & {
  /** How many calls wait for the database. */
  readonly waiting: () => number;
};

type Waiting = {
  readonly isLead: boolean;
  readonly resolve: (value: unknown) => void;
  readonly reject: (reason: Error) => void;
};

/** Whether something has happened within a time, in milliseconds. */
async function within(time: number, event: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(resolve, time, false);
  });
  return await Promise.race([event.then(() => true), late]).finally(() => clearTimeout(timer));
}

/** The compiled server has the thread as a file beside it. */
const entry = new URL(
  import.meta.url.endsWith('.ts') ? './store-thread-of-source.mjs' : './store-thread.js',
  import.meta.url,
);

/** How long closing waits for what was put, in milliseconds. */
const closingTime = 1500;
/** How long it then waits for the statement that runs, in milliseconds. */
const endingTime = lockPatience + 500;

/**
 * The store in a thread of its own, so that a slow disk or a locked database delays no page. The thread opens the
 * database when it is first used. A thread that ends takes its unanswered calls with it, and the next call starts another.
 *
 * A thread is never terminated from outside: SQLite's binding aborts the whole process when its thread goes away while a
 * statement fails. It is asked to end, and does so between two statements.
 */
export function openThreadedStore({
  mostLeads = 512,
  mostOthers = 128,
  waitingTime = 5000,
  ...settings
}: ThreadedSettings): ThreadedStore {
  const waiting = new Map<number, Waiting>();
  let waitingLeads = 0;
  let worker: Worker | undefined;
  let lastId = 0;
  let isClosed = false;
  const ending = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));

  function taken(id: number): Waiting | undefined {
    const call = waiting.get(id);
    waiting.delete(id);
    if (call?.isLead) waitingLeads -= 1;
    if (waiting.size === 0) worker?.unref();
    return call;
  }

  function start(): Worker {
    const started = new Worker(entry, { workerData: { settings, ending } satisfies StoreThreadData });
    started.on('message', (answer: StoreAnswer) => {
      const call = taken(answer.id);
      if ('problem' in answer) call?.reject(new Error(answer.problem));
      else call?.resolve(answer.value);
    });
    const ended = (problem: Error) => {
      if (worker !== started) return;
      worker = undefined;
      for (const id of [...waiting.keys()]) taken(id)?.reject(problem);
    };
    started.on('error', ended);
    started.on('exit', () => ended(new Error('The thread of the database has ended.')));
    return started;
  }

  function call(method: Method, args: readonly unknown[]): Promise<unknown> {
    if (isClosed) return Promise.reject(new Error('The database is closed.'));
    const isLead = method === 'put';
    const isFull = isLead ? waitingLeads >= mostLeads : waiting.size - waitingLeads >= mostOthers;
    if (isFull) return Promise.reject(new StoreBusy('Too much is waiting for the database.'));
    worker ??= start();
    worker.ref();
    lastId += 1;
    const message: StoreCall = { id: lastId, method, args };
    if (isLead) waitingLeads += 1;
    return new Promise((resolve, reject) => {
      // A call that was given up keeps its place in the queue until the thread has answered it.
      const late = () => reject(new StoreBusy('The database has not answered in time.'));
      const timer = isLead || method === 'check' ? setTimeout(late, waitingTime) : undefined;
      waiting.set(message.id, {
        isLead,
        resolve(value) {
          clearTimeout(timer);
          resolve(value);
        },
        reject(problem) {
          clearTimeout(timer);
          reject(problem);
        },
      });
      worker?.postMessage(message);
    });
  }

  function remote<Name extends Method>(method: Name): LeadStore[Name] {
    return ((...args: readonly unknown[]) => call(method, args)) as LeadStore[Name];
  }

  const page = remote('page');
  return {
    put: remote('put'),
    page,
    ...readingBy(page),
    find: remote('find'),
    lead: remote('lead'),
    counts: remote('counts'),
    history: remote('history'),
    firstCalls: remote('firstCalls'),
    pulse: remote('pulse'),
    follow: remote('follow'),
    forget: remote('forget'),
    deleteBefore: remote('deleteBefore'),
    ages: remote('ages'),
    takeDueMail: remote('takeDueMail'),
    mailSent: remote('mailSent'),
    mailFailed: remote('mailFailed'),
    mailGivenUp: remote('mailGivenUp'),
    unsentMail: remote('unsentMail'),
    mailStates: remote('mailStates'),
    sendAgain: remote('sendAgain'),
    mailBacklog: remote('mailBacklog'),
    fieldNames: remote('fieldNames'),
    recordUse: remote('recordUse'),
    uses: remote('uses'),
    backup: remote('backup'),
    lastBackup: remote('lastBackup'),
    check: remote('check'),
    waiting: () => waiting.size,
    async close() {
      const last = worker;
      if (isClosed || !last) {
        isClosed = true;
        return;
      }
      const ended = new Promise((resolve) => {
        last.once('exit', resolve);
      });
      call('close', []).catch(() => undefined);
      isClosed = true;
      if (await within(closingTime, ended)) return;
      Atomics.store(ending, 0, 1);
      if (!(await within(endingTime, ended))) last.unref();
    },
  };
}
