import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { type ConnectionLimits, limitConnections, usualLimits, withGuards } from '@/server/connections';

/** How long the server waits for a slow sender, and for a visitor who neither sends nor reads, in milliseconds. */
export type Patience = { readonly headers: number; readonly request: number; readonly idle: number };

const usualPatience: Patience = { headers: 10_000, request: 30_000, idle: 65_000 };

/** A server that listens. */
export type RunningServer = {
  readonly port: number;
  /** Takes nothing new, answers what it has taken, at most for `within` milliseconds, and closes. */
  readonly stop: (within?: number) => Promise<void>;
};

export type ListenSettings = {
  readonly port: number;
  /** All addresses of the machine when left out. */
  readonly host?: string | undefined;
  readonly patience?: Patience;
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

/** A function that answers requests, such as the `fetch` of a Hono app. */
export type Answering = Parameters<typeof getRequestListener>[0];

/** Serves an app; port 0 takes a free one. Rejects when the port is taken. */
export async function startServer(
  answer: Answering,
  { port, host, patience = usualPatience, limits = usualLimits }: ListenSettings,
): Promise<RunningServer> {
  const { headers, request, idle } = patience;
  const server = createServer(
    {
      headersTimeout: headers,
      requestTimeout: request,
      keepAliveTimeout: idle,
      connectionsCheckingInterval: Math.min(1000, headers / 2),
      maxHeaderSize: 16 * 1024,
    },
    withGuards(getRequestListener(answer)),
  );
  server.timeout = idle;
  server.maxHeadersCount = 0;
  limitConnections(server, limits);
  const actualPort = await listening(server, port, host);
  return {
    port: actualPort,
    stop: (within = 10_000) =>
      new Promise((resolve) => {
        const impatient = setTimeout(() => server.closeAllConnections(), within);
        // A connection that still carries a request becomes idle once it is answered.
        const tidy = setInterval(() => server.closeIdleConnections(), 25);
        server.close(() => {
          clearTimeout(impatient);
          clearInterval(tidy);
          resolve();
        });
      }),
  };
}
