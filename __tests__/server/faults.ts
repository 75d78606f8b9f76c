import { AsyncLocalStorage } from 'node:async_hooks';
import type { Socket } from 'node:net';
import type { FetchHandler } from '@/server/http';
import type { LeadStore } from '@/server/store/store';

/**
 * What happens to a valid lead, before or after it is stored: `hang` never answers, `cut` closes the connection, `wait`
 * delays the answer by `ms` milliseconds, and `answer` replaces it.
 */
export type Fault =
  | { readonly kind: 'hang' | 'cut'; readonly when: 'before-storing' | 'after-storing' }
  | { readonly kind: 'wait'; readonly when: 'before-storing' | 'after-storing'; readonly ms: number }
  | {
      readonly kind: 'answer';
      readonly when: 'before-storing' | 'after-storing';
      readonly status: number;
      readonly body?: string;
      readonly headers?: Readonly<Record<string, string>>;
    };

type Exchange = { readonly socket: Socket; answer?: Response };

/** Faults to inject: each queued one hits one lead, then the permanent one hits every lead. */
export function createTestFaults() {
  const exchanges = new AsyncLocalStorage<Exchange>();
  let queued: Fault[] = [];
  let permanent: Fault | undefined;
  let arrived = 0;

  /** Injects a fault; true if it replaces the rest of the work. */
  async function play(fault: Fault): Promise<boolean> {
    const exchange = exchanges.getStore();
    if (!exchange) throw new Error('A fault needs a request.');
    const { socket } = exchange;
    if (fault.kind === 'wait') {
      await new Promise((next) => setTimeout(next, fault.ms));
      return false;
    }
    if (fault.kind === 'answer') {
      const body = fault.body ?? JSON.stringify({ result: 'error', message: 'A fault of the test' });
      exchange.answer = new Response(body, { status: fault.status, headers: { ...fault.headers } });
    } else if (fault.kind === 'cut') socket.destroy();
    else if (!socket.destroyed) await new Promise((gone) => socket.once('close', gone));
    return true;
  }

  return {
    queue: (...faults: readonly Fault[]) => {
      queued.push(...faults);
    },
    always: (fault: Fault | undefined) => {
      permanent = fault;
    },
    clear: () => {
      queued = [];
      permanent = undefined;
    },
    /** Valid leads that reached the store, faults included. */
    arrived: () => arrived,
    /** Wraps a store so that faults hit its `put`. */
    storeWith: <Store extends Pick<LeadStore, 'put'>>(store: Store): Store => ({
      ...store,
      async put(lead: Parameters<LeadStore['put']>[0]): ReturnType<LeadStore['put']> {
        arrived += 1;
        const fault = queued.shift() ?? permanent;
        if (fault?.when === 'before-storing' && (await play(fault))) {
          return { outcome: 'already-stored', leadId: lead.leadId };
        }
        const result = await store.put(lead);
        if (fault?.when === 'after-storing') await play(fault);
        return result;
      },
    }),
    /** Wraps an app so that faults replace its responses. */
    appWith:
      (answer: FetchHandler): FetchHandler =>
      (request, env) => {
        if (!('incoming' in env)) throw new Error('The app runs without a server.');
        const exchange: Exchange = { socket: env.incoming.socket as Socket };
        return exchanges.run(exchange, async () => {
          const usual = (await answer(request, env)) as Response;
          return exchange.answer ?? usual;
        });
      },
  };
}
