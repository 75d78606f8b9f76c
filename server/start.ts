import { createServer, type RequestListener, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { type ConnectionLimits, usualLimits, withConnectionLimits } from '@/server/connections';

/** How long the server waits for a slow sender, in milliseconds. */
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

/** Refuses a request with two Host headers, as HTTP asks: two programs on its way could each believe another one. */
function withOneHost(listener: RequestListener): RequestListener {
  return (incoming, outgoing) => {
    const names = incoming.rawHeaders.filter((_, index) => index % 2 === 0);
    if (names.filter((name) => name.toLowerCase() === 'host').length <= 1) return listener(incoming, outgoing);
    outgoing.writeHead(400, { connection: 'close', 'content-length': '0' }).end();
  };
}

/** A function that answers requests, such as the `fetch` of a Hono app. */
export type Answering = Parameters<typeof getRequestListener>[0];

/** Serves an app; port 0 takes a free one. Rejects when the port is taken. */
export async function startServer(
  answer: Answering,
  { port, host, patience, limits = usualLimits }: ListenSettings,
): Promise<RunningServer> {
  const { headers, request, idle } = patience ?? usualPatience;
  const { listener, guard } = withConnectionLimits(withOneHost(getRequestListener(answer)), limits);
  const server = createServer(
    {
      headersTimeout: headers,
      requestTimeout: request,
      keepAliveTimeout: idle,
      connectionsCheckingInterval: Math.min(1000, headers / 2),
      maxHeaderSize: 16 * 1024,
    },
    listener,
  );
  guard(server);
  server.maxHeadersCount = 100;
  server.on('clientError', (problem: NodeJS.ErrnoException, socket) => {
    if (problem.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const status =
      problem.code === 'HPE_HEADER_OVERFLOW'
        ? '431 Request Header Fields Too Large'
        : problem.code === 'ERR_HTTP_REQUEST_TIMEOUT'
          ? '408 Request Timeout'
          : '400 Bad Request';
    socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
  });
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
