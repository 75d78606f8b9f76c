import { openTestStore } from '../harness';
import { leadWith } from './lead-with';

const mockFlushes: (() => void)[] = [];

jest.mock('node:fs/promises', () => ({
  ...jest.requireActual<typeof import('node:fs/promises')>('node:fs/promises'),
  open: async () => ({
    sync: () => new Promise<void>((resolve) => mockFlushes.push(resolve)),
    close: async () => undefined,
  }),
}));

/** Waits until this many fsyncs have started. */
async function begun(count: number): Promise<void> {
  while (mockFlushes.length < count) await new Promise((next) => setTimeout(next, 5));
}
const pause = () => new Promise((next) => setTimeout(next, 50));

test('leads that arrive during an fsync share the next one', async () => {
  const { store } = openTestStore();
  const done: string[] = [];
  const put = (key: string) => store.put(leadWith(key)).then(() => done.push(key));
  const first = put('a');
  await begun(1);
  const others = [put('b'), put('c'), put('d')];
  await pause();
  mockFlushes[0]?.();
  await first;
  await begun(2);
  await pause();
  expect([done, mockFlushes.length]).toEqual([['a'], 2]);
  mockFlushes[1]?.();
  await Promise.all(others);
  expect([done, mockFlushes.length]).toEqual([['a', 'b', 'c', 'd'], 2]);
});
