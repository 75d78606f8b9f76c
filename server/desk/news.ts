import type { Session } from '@/server/desk/sessions';
import type { LeadStore } from '@/server/store/types';

/** How often the database is asked for news while someone listens, in milliseconds. */
const usualPause = 2000;
/** After this many checks without news a comment is sent, so that no proxy closes the connection. */
const quietLooks = 8;
/** The most pages of one session that may listen; the oldest is disconnected. */
const mostOfSession = 6;

type Listener = { readonly session: Session; readonly send: (text: string) => void; readonly close: () => void };

export type News = {
  /** The stream of a session: `event: leads` when there is something new, `event: end` when the session is over. */
  readonly listen: (session: Session) => ReadableStream<Uint8Array>;
  readonly listeners: () => number;
  readonly close: () => void;
};

function eventText(name: string): string {
  return `event: ${name}\ndata: \n\n`;
}

/** Notifies pages of new leads and changes, including those of another process. Checks only while a page listens. */
export function createNews({ pulse }: Pick<LeadStore, 'pulse'>, sweep: () => void, pause: number = usualPause): News {
  const listeners = new Set<Listener>();
  const encoder = new TextEncoder();
  let timer: NodeJS.Timeout | undefined;
  let last: string | undefined;
  let quiet = 0;

  async function look(): Promise<void> {
    sweep();
    const now = await pulse().then(
      ({ leads, changes }) => `${leads} ${changes}`,
      () => last,
    );
    const isNews = last !== undefined && now !== last;
    last = now;
    quiet = isNews ? 0 : (quiet + 1) % quietLooks;
    if (!isNews && quiet > 0) return;
    for (const { send } of listeners) send(isNews ? eventText('leads') : ': here\n\n');
  }

  async function lookOn(): Promise<void> {
    await look();
    timer = listeners.size > 0 ? setTimeout(lookOn, pause) : undefined;
    timer?.unref();
  }

  function leave(listener: Listener): void {
    listeners.delete(listener);
    listener.session.ended.removeEventListener('abort', listener.close);
    if (listeners.size > 0) return;
    clearTimeout(timer);
    timer = undefined;
    last = undefined;
  }

  function listen(session: Session): ReadableStream<Uint8Array> {
    let listener: Listener | undefined;
    return new ReadableStream<Uint8Array>({
      start(controller) {
        const send = (text: string) => controller.enqueue(encoder.encode(text));
        const entry: Listener = {
          session,
          send,
          close() {
            if (!listeners.has(entry)) return;
            leave(entry);
            send(eventText('end'));
            controller.close();
          },
        };
        listener = entry;
        const own = [...listeners].filter((other) => other.session === session);
        if (own.length >= mostOfSession) own[0]?.close();
        listeners.add(entry);
        send('retry: 3000\n\n');
        session.ended.addEventListener('abort', entry.close, { once: true });
        timer ??= setTimeout(lookOn, 0);
      },
      cancel() {
        if (listener) leave(listener);
      },
    });
  }

  return {
    listen,
    listeners: () => listeners.size,
    close() {
      for (const { close } of [...listeners]) close();
    },
  };
}
