import { act } from '@testing-library/react';
import { refusingStorage } from '@/__tests__/helpers/tab-storages';
import type { LeadTools } from '@/components/forms/browser-tools.client';
import type { PostAnswer, PostRequest } from '@/lib/leads/submit';
import { tabStorageOver } from '@/lib/tab-storage';

export type Reply = PostAnswer | 'network error';

/** The test resolves the network's responses. Retries wait 0 ms, because the random number is 0. */
export function toolsFor(options: { storage?: boolean } = {}) {
  const requests: (PostRequest & { answer: (reply: Reply) => Promise<void> })[] = [];
  const reload = jest.fn();
  const touch = jest.fn();
  let keys = 0;
  const tools: LeadTools = {
    post: (request) =>
      new Promise((resolve, reject) => {
        requests.push({
          ...request,
          answer: (reply) =>
            act(async () => {
              if (reply === 'network error') reject(new Error('network'));
              else resolve(reply);
              await new Promise((next) => setTimeout(next, 5));
            }),
        });
      }),
    clock: {
      after(ms, call) {
        if (ms > 0) return () => undefined;
        const timer = setTimeout(call, 0);
        return () => clearTimeout(timer);
      },
      onOnline: () => () => undefined,
    },
    random: () => 0,
    store: options.storage === false ? refusingStorage() : tabStorageOver(() => sessionStorage),
    now: () => new Date(2026, 10, 20, 9, 13, 5),
    newKey: () => {
      keys += 1;
      return `key${keys}`;
    },
    touch,
    reload,
  };
  return { tools, requests, touch, reload };
}
