import type { RequestListener, Server } from 'node:http';
import type { Socket } from 'node:net';
import { clientNetworkOf } from '@/server/addresses';

/** Maximum open connections. */
export type ConnectionLimits = { readonly total: number; readonly perClientNetwork: number };

export const defaultLimits: ConnectionLimits = { total: 2000, perClientNetwork: 100 };

/** Unread responses per connection, above which it is closed. No browser or proxy pipelines requests. */
const maxUnread = 2;

/** No browser sends as many headers, and Node silently drops those above its limit. */
const maxHeaders = 100;

/**
 * Limits the connections of a server. At the limit, the one whose last request is oldest is closed rather than the new
 * one refused.
 */
export function limitConnections(server: Server, { total, perClientNetwork }: ConnectionLimits): void {
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
 * Rejects requests with two Host headers, which proxies and servers could read differently, and requests with too many
 * headers; closes connections that pipeline requests without reading the responses.
 */
export function withGuards(listener: RequestListener): RequestListener {
  const unread = new WeakMap<Socket, number>();

  return (incoming, outgoing) => {
    const { rawHeaders, socket } = incoming;
    const count = (unread.get(socket) ?? 0) + 1;
    // Requests that were buffered before the connection was destroyed still arrive here.
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
