import { createServer } from 'node:net';

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** Ends the process with a message if the port can't be used. */
export function requireFreePort(
  port: number,
  host: string | undefined,
  other: (next: number) => string,
): Promise<void> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (problem: NodeJS.ErrnoException) => {
      const reason = problem.code === 'EADDRINUSE' ? 'another program is using it' : problem.message;
      console.error(
        `Port ${port} cannot be used: ${reason}. Stop that program, or use another port: ${other(port + 1)}`,
      );
      process.exit(1);
    });
    server.listen(port, host, () => server.close(() => resolve()));
  });
}
