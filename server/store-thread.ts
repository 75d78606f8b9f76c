import { parentPort, workerData } from 'node:worker_threads';
import { FileReplaced } from '@/server/store/connection';
import { openStore } from '@/server/store/store';
import type { LeadStore } from '@/server/store/types';
import type { StoreAnswer, StoreCall, StoreThreadData } from '@/server/threaded-store';

/** The thread that owns a connection to the database: SQLite blocks the thread that calls it, and pages must not wait for that. */
const { settings, ending } = workerData as StoreThreadData;
/** Stores whose file was replaced. They are never closed: closing one deletes the log of the file in its place. */
const abandoned: LeadStore[] = [];
let replaced: FileReplaced | undefined;
let opening: Promise<LeadStore> | undefined;

/** The store; its database is opened when it is first used, and again after it could not be opened or was replaced. */
async function opened(): Promise<LeadStore> {
  opening ??= openStore({ ...settings, replaced });
  try {
    return await opening;
  } catch (problem) {
    opening = undefined;
    throw problem;
  }
}

async function call({ method, args }: StoreCall): Promise<unknown> {
  if (method === 'close') return opening && (await opening).close();
  if (Atomics.load(ending, 0) === 1) throw new Error('The database is closed.');
  const store = await opened();
  try {
    const run = store[method] as (...of: readonly unknown[]) => Promise<unknown>;
    return await run(...args);
  } catch (problem) {
    if (problem instanceof FileReplaced && !abandoned.includes(store)) {
      abandoned.push(store);
      replaced = problem;
      opening = undefined;
    }
    throw problem;
  }
}

parentPort?.on('message', async (message: StoreCall) => {
  const { id } = message;
  let answer: StoreAnswer;
  try {
    answer = { id, value: await call(message) };
  } catch (problem) {
    answer = { id, problem: problem instanceof Error ? problem.message : 'unknown' };
  }
  parentPort?.postMessage(answer);
  // Calls of different messages take turns, but none is inside the database here.
  if (message.method === 'close') process.exit();
});
