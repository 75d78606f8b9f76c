import { type IncomingHttpHeaders, request } from 'node:http';

export type Answer = { readonly status: number; readonly headers: IncomingHttpHeaders; readonly body: Buffer };

/** Sends a request with its path unchanged; `fetch` would normalize it. */
export function ask(
  port: number,
  path: string,
  headers: Record<string, string> = {},
  { method = 'GET', host = '127.0.0.1' } = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request({ host, port, path, method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    sent.on('error', reject);
    sent.end();
  });
}
