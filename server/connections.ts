import type { RequestListener, Server } from 'node:http';
import type { Socket } from 'node:net';
import { householdOf } from '@/server/addresses';

/** Open connections: of all visitors, and of one household. */
export type ConnectionLimits = { readonly all: number; readonly ofHousehold: number };

export const usualLimits: ConnectionLimits = { all: 2000, ofHousehold: 100 };

/** Requests of one connection whose answers are not read yet; more end it. No browser and no proxy sends a second one early. */
const mostUnread = 2;

/** No browser sends as many fields, and Node would drop those behind the limit in silence. */
const mostHeaders = 100;

/**
 * Limits the connections of a server. Where there are too many, the one that asked for something longest ago is closed,
 * and not the new one refused: whoever holds connections open loses them first.
 */
export function limitConnections(server: Server, { all, ofHousehold }: ConnectionLimits): void {
  /** Open connections with their household, in the order of their last request. */
  const open = new Map<Socket, string>();
  const counts = new Map<string, number>();

  function leave(socket: Socket): void {
    const household = open.get(socket);
    if (household === undefined) return;
    open.delete(socket);
    const left = (counts.get(household) ?? 1) - 1;
    if (left === 0) counts.delete(household);
    else counts.set(household, left);
  }

  server.on('connection', (socket: Socket) => {
    const household = householdOf(socket.remoteAddress ?? '');
    open.set(socket, household);
    counts.set(household, (counts.get(household) ?? 0) + 1);
    socket.once('close', () => leave(socket));
    const isOwn = (counts.get(household) ?? 0) > ofHousehold;
    if (!isOwn && open.size <= all) return;
    for (const [quietest, other] of open) {
      if (isOwn && other !== household) continue;
      leave(quietest);
      quietest.destroy();
      return;
    }
  });
  server.on('request', ({ socket }) => {
    const household = open.get(socket);
    if (household === undefined) return;
    open.delete(socket);
    open.set(socket, household);
  });
}

/**
 * Refuses a request with two Host headers, as HTTP asks, because two programs on its way could each believe another one;
 * one with more headers than would be read; and those of a connection that asks for much and reads nothing.
 */
export function withGuards(listener: RequestListener): RequestListener {
  const unread = new WeakMap<Socket, number>();

  return (incoming, outgoing) => {
    const { rawHeaders, socket } = incoming;
    const count = (unread.get(socket) ?? 0) + 1;
    // What came in the same piece as the request that ended the connection still arrives here.
    if (socket.destroyed || count > mostUnread) {
      socket.destroy();
      return;
    }
    unread.set(socket, count);
    outgoing.once('close', () => unread.set(socket, (unread.get(socket) ?? 1) - 1));
    const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host');
    const status = rawHeaders.length > 2 * mostHeaders ? 431 : hosts.length > 1 ? 400 : undefined;
    if (status === undefined) return listener(incoming, outgoing);
    outgoing.writeHead(status, { connection: 'close', 'content-length': '0' }).end();
  };
}
