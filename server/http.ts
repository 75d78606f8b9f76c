import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { type ConnectionLimits, defaultLimits, guardRequests, limitConnections } from '@/server/connection-limits';

/** In milliseconds. */
export type Timeouts = { readonly headers: number; readonly request: number; readonly idle: number };

const defaultTimeouts: Timeouts = { headers: 10_000, request: 30_000, idle: 65_000 };

export type RunningServer = {
  readonly port: number;
  /** Stops listening, waits for running requests up to the timeout, and closes. */
  readonly stop: (timeout?: number) => Promise<void>;
};

export type ListenSettings = {
  readonly port: number;
  /** All addresses when omitted. */
  readonly host?: string | undefined;
  readonly timeouts?: Timeouts;
  readonly limits?: ConnectionLimits;
};

function listening(server: Server, port: number, host: string | undefined): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, ...(host && { host }) }, () => {
      server.off('error', reject);
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}

/** For example, the `fetch` of a Hono app. */
export type FetchHandler = Parameters<typeof getRequestListener>[0];

/** Starts a server; port 0 picks a free one. Rejects if the port is taken. */
export async function startServer(
  fetchHandler: FetchHandler,
  { port, host, timeouts = defaultTimeouts, limits = defaultLimits }: ListenSettings,
): Promise<RunningServer> {
  const { headers, request, idle } = timeouts;
  const server = createServer({
    headersTimeout: headers,
    requestTimeout: request,
    keepAliveTimeout: idle,
    connectionsCheckingInterval: Math.min(1000, headers / 2),
    maxHeaderSize: 16 * 1024,
  });
  server.timeout = idle;
  server.maxHeadersCount = 0;
  const openConnections = limitConnections(server, limits);
  server.on('request', guardRequests(getRequestListener(fetchHandler), openConnections));
  const actualPort = await listening(server, port, host);
  return {
    port: actualPort,
    stop: (within = 10_000) =>
      new Promise((resolve) => {
        const forceTimer = setTimeout(() => server.closeAllConnections(), within);
        // A connection becomes idle once its current request is answered.
        const idleTimer = setInterval(() => server.closeIdleConnections(), 25);
        server.close(() => {
          clearTimeout(forceTimer);
          clearInterval(idleTimer);
          resolve();
        });
      }),
  };
}
