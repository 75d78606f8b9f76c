import type { RequestListener, Server } from 'node:http';
import type { Socket } from 'node:net';
import { clientNetworkOf, customerNetworkOf } from '@/server/addresses';

/** Maximum open connections: in total, per home or phone, and per customer (/48). */
export type ConnectionLimits = { readonly total: number; readonly perClient: number; readonly perCustomer: number };

export const defaultLimits: ConnectionLimits = { total: 2000, perClient: 100, perCustomer: 1000 };

/** Unread responses per connection; with more, it is closed. No browser or proxy pipelines requests. */
const maxUnread = 2;

/** With more open connections, each may have only one unread response, because each response holds a copy of a page. */
const crowdedConnections = 400;

/** No browser sends this many headers, and Node silently drops those beyond its limit. */
const maxHeaders = 100;

type OpenConnection = { readonly client: string; readonly customer: string; isBusy: boolean };

/**
 * Limits the connections of a server. At a limit, it accepts the new connection and closes an old one: the idle one with
 * the oldest last request or, if none is idle, one of the client with the most. Returns a function that counts them.
 */
export function limitConnections(server: Server, { total, perClient, perCustomer }: ConnectionLimits): () => number {
  /** Ordered by last request. */
  const open = new Map<Socket, OpenConnection>();
  const counts = new Map<string, number>();

  function count(network: string, change: 1 | -1): number {
    const connections = (counts.get(network) ?? 0) + change;
    if (connections > 0) counts.set(network, connections);
    else counts.delete(network);
    return connections;
  }

  function forget(socket: Socket): void {
    const connection = open.get(socket);
    if (!connection) return;
    open.delete(socket);
    for (const network of new Set([connection.client, connection.customer])) count(network, -1);
  }

  function evictOne(matches: (connection: OpenConnection) => boolean): void {
    const candidates = [...open].filter(([, connection]) => matches(connection));
    const most = Math.max(...candidates.map(([, { client }]) => counts.get(client) ?? 0));
    const victim =
      candidates.find(([, { isBusy }]) => !isBusy) ?? candidates.find(([, { client }]) => counts.get(client) === most);
    if (!victim) return;
    forget(victim[0]);
    victim[0].destroy();
  }

  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? '';
    const [client, customer] = [clientNetworkOf(address), customerNetworkOf(address)];
    open.set(socket, { client, customer, isBusy: false });
    const ofClient = count(client, 1);
    const ofCustomer = customer === client ? 0 : count(customer, 1);
    socket.once('close', () => forget(socket));
    if (ofClient > perClient) evictOne((other) => other.client === client);
    else if (ofCustomer > perCustomer) evictOne((other) => other.customer === customer);
    else if (open.size > total) evictOne(() => true);
  });
  server.on('request', ({ socket }, response) => {
    const connection = open.get(socket);
    if (!connection) return;
    // Reinserted to keep the map ordered by last request.
    open.delete(socket);
    open.set(socket, connection);
    connection.isBusy = true;
    response.once('close', () => {
      connection.isBusy = false;
    });
  });
  return () => open.size;
}

/**
 * Rejects duplicate Host headers, which proxies can interpret differently, and too many headers. Closes connections that
 * don't read their responses.
 */
export function guardRequests(listener: RequestListener, openConnections: () => number): RequestListener {
  const unread = new WeakMap<Socket, number>();

  return (incoming, outgoing) => {
    const { rawHeaders, socket } = incoming;
    const count = (unread.get(socket) ?? 0) + 1;
    // Requests that were buffered before the connection was destroyed still arrive here.
    if (socket.destroyed || count > (openConnections() < crowdedConnections ? maxUnread : 1)) {
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
