import type { RequestListener, Server } from 'node:http';
import type { Socket } from 'node:net';
import { clientNetworkOf } from '@/server/addresses';

/** Open connections: of all visitors, and of one household. */
export type ConnectionLimits = { readonly total: number; readonly perClientNetwork: number };

export const defaultLimits: ConnectionLimits = { total: 2000, perClientNetwork: 100 };

/** Requests of one connection whose answers are not read yet; more end it. No browser and no proxy sends a second one early. */
const maxUnread = 2;

/** No browser sends as many fields, and Node would drop those behind the limit in silence. */
const maxHeaders = 100;

/**
 * Limits the connections of a server. Where there are too many, the one that asked for something longest ago is closed,
 * and not the new one refused: whoever holds connections open loses them first.
 */
export function limitConnections(server: Server, { total, perClientNetwork }: ConnectionLimits): void {
  /** Open connections with their household, in the order of their last request. */
  const open = new Map<Socket, string>();
  const counts = new Map<string, number>();

  function forget(socket: Socket): void {
    const clientNetwork = open.get(socket);
    if (clientNetwork === undefined) return;
    open.delete(socket);
    const remaining = (counts.get(clientNetwork) ?? 1) - 1;
    if (remaining === 0) counts.delete(clientNetwork);
    else counts.set(clientNetwork, remaining);
  }

  server.on('connection', (socket: Socket) => {
    const clientNetwork = clientNetworkOf(socket.remoteAddress ?? '');
    open.set(socket, clientNetwork);
    counts.set(clientNetwork, (counts.get(clientNetwork) ?? 0) + 1);
    socket.once('close', () => forget(socket));
    const isOverNetworkLimit = (counts.get(clientNetwork) ?? 0) > perClientNetwork;
    if (!isOverNetworkLimit && open.size <= total) return;
    for (const [oldest, other] of open) {
      if (isOverNetworkLimit && other !== clientNetwork) continue;
      forget(oldest);
      oldest.destroy();
      return;
    }
  });
  server.on('request', ({ socket }) => {
    const clientNetwork = open.get(socket);
    if (clientNetwork === undefined) return;
    open.delete(socket);
    open.set(socket, clientNetwork);
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
    if (socket.destroyed || count > maxUnread) {
      socket.destroy();
      return;
    }
    unread.set(socket, count);
    outgoing.once('close', () => unread.set(socket, (unread.get(socket) ?? 1) - 1));
    const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host');
    const status = rawHeaders.length > 2 * maxHeaders ? 431 : hosts.length > 1 ? 400 : undefined;
    if (status === undefined) return listener(incoming, outgoing);
    outgoing.writeHead(status, { connection: 'close', 'content-length': '0' }).end();
  };
}
