import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Milliseconds between two pieces: longer than a frame, so that the browser paints each. */
const pause = 40;
const pieces = 14;

/** A proxy that sends each document in pieces, like a slow connection. */
export async function serveInPieces(origin: string): Promise<{ readonly url: string; readonly close: () => void }> {
  const server = createServer(async ({ url = '/' }, response) => {
    const answer = await fetch(origin + url).catch(() => null);
    const bytes = await answer?.arrayBuffer().catch(() => null);
    // The other server has closed, so nobody waits for this page any more.
    if (!answer || !bytes) return response.destroy();
    const body = Buffer.from(bytes);
    const type = answer.headers.get('content-type') ?? 'application/octet-stream';
    response.writeHead(answer.status, { 'content-type': type });
    if (type.startsWith('text/html')) {
      const start = body.indexOf('<body');
      for (let piece = 0; piece < pieces; piece += 1) {
        const [from, to] = [piece, piece + 1].map((n) => Math.round(start + ((body.length - start) * n) / pieces));
        response.write(body.subarray(piece === 0 ? 0 : from, to));
        await new Promise((resolve) => setTimeout(resolve, pause));
      }
      response.end();
    } else response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
