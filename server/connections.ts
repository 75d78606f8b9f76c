import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** What one connection may cost. */
export type ConnectionLimits = {
  /** Open connections; more are refused. */
  readonly connections: number;
  /** Requests of one connection that wait for the answer of the first; more end it. No browser sends a second one early. */
  readonly waiting: number;
  /** Bytes a second that a visitor must read of an answer, measured over `patience`. */
  readonly readingRate: number;
  /** How long a slower reader is kept, in milliseconds. */
  readonly patience: number;
};

export const usualLimits: ConnectionLimits = { connections: 2000, waiting: 32, readingRate: 1024, patience: 60_000 };

type Exchange = readonly [incoming: IncomingMessage, outgoing: ServerResponse];

/**
 * Answers the requests of a connection one after the other, so that many need the memory of one answer.
 * Node would start them all.
 */
function inTurn(listener: RequestListener, most: number): RequestListener {
  const queues = new WeakMap<Socket, Exchange[]>();

  function answer(socket: Socket, [incoming, outgoing]: Exchange): void {
    outgoing.once('close', () => {
      const queue = queues.get(socket);
      const next = socket.destroyed ? undefined : queue?.shift();
      if (next) answer(socket, next);
      else queues.delete(socket);
    });
    listener(incoming, outgoing);
  }

  return (incoming, outgoing) => {
    const { socket } = incoming;
    const queue = queues.get(socket);
    if (!queue) {
      queues.set(socket, []);
      answer(socket, [incoming, outgoing]);
    } else if (queue.length < most) queue.push([incoming, outgoing]);
    else socket.destroy();
  };
}

type Reading = { taken: number; since: number };

/** Ends connections whose visitor reads an answer too slowly. Node's own time limits only know slow senders. */
function endSlowReaders(server: Server, { readingRate, patience }: ConnectionLimits): void {
  const readings = new Map<Socket, Reading>();
  server.on('connection', (socket: Socket) => {
    readings.set(socket, { taken: 0, since: performance.now() });
    socket.once('close', () => readings.delete(socket));
  });
  const round = setInterval(() => {
    const now = performance.now();
    for (const [socket, reading] of readings) {
      const taken = socket.bytesWritten - socket.writableLength;
      const isWaiting = socket.writableLength > 0;
      if (!isWaiting || taken - reading.taken >= (readingRate * patience) / 1000) {
        readings.set(socket, { taken, since: now });
      } else if (now - reading.since >= patience) socket.destroy();
    }
  }, patience / 6);
  round.unref();
  server.once('close', () => clearInterval(round));
}

/** Limits what connections may cost; returns the listener to use. */
export function withConnectionLimits(listener: RequestListener, limits: ConnectionLimits) {
  return {
    listener: inTurn(listener, limits.waiting),
    guard(server: Server): void {
      server.maxConnections = limits.connections;
      endSlowReaders(server, limits);
    },
  };
}
