import type { IncomingMessage } from 'node:http';

/** The largest body the inbox takes, in bytes. */
export const bodyLimit = 64 * 1024;

/** Why a body could not be read: the answer's status and a sentence for its sender. */
export class BodyProblem extends Error {
  constructor(
    readonly status: 400 | 408 | 413 | 415 | 422,
    message: string,
  ) {
    super(message);
  }
}

/**
 * Reads a request's body, counting as it comes: a length that the sender claims is not believed.
 * Rejects with a BodyProblem when it is too large or breaks off.
 */
export function readBody(incoming: IncomingMessage, limit = bodyLimit): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    function finish(settle: () => void): void {
      incoming.off('data', take);
      incoming.off('end', end);
      incoming.off('error', breakOff);
      incoming.off('close', breakOff);
      settle();
    }
    function take(chunk: Buffer): void {
      size += chunk.length;
      if (size <= limit) {
        chunks.push(chunk);
        return;
      }
      // What still comes is thrown away by the server, so that the sender gets to read the answer.
      finish(() => reject(new BodyProblem(413, 'What you sent is too large: the limit is 64 KB.')));
    }
    function end(): void {
      finish(() => resolve(Buffer.concat(chunks)));
    }
    function breakOff(): void {
      finish(() => reject(new BodyProblem(400, 'What you sent broke off before its end.')));
    }
    incoming.on('data', take);
    incoming.on('end', end);
    incoming.on('error', breakOff);
    incoming.on('close', breakOff);
    if (incoming.destroyed) breakOff();
  });
}

/** The media type of a Content-Type header, without parameters. */
function mediaTypeOf(contentType: string): string {
  return (contentType.split(';')[0] ?? '').trim().toLowerCase();
}

function pieceOf(text: string): string {
  return decodeURIComponent(text.replaceAll('+', ' '));
}

function urlencodedEntries(text: string): [string, string][] {
  return text
    .split('&')
    .filter((pair) => pair !== '')
    .map((pair) => {
      const equals = pair.indexOf('=');
      return equals < 0 ? [pieceOf(pair), ''] : [pieceOf(pair.slice(0, equals)), pieceOf(pair.slice(equals + 1))];
    });
}

async function multipartEntries(bytes: Buffer, contentType: string): Promise<[string, string][]> {
  const data = await new Response(new Uint8Array(bytes), { headers: { 'content-type': contentType } }).formData();
  return [...data].map(([name, value]) => {
    if (typeof value !== 'string') throw new BodyProblem(422, 'Files cannot be sent here.');
    return [name, value];
  });
}

/**
 * The names and values of a form's body, multipart or urlencoded, in the order in which they were sent.
 * Rejects with a BodyProblem: 415 for another type, 422 for text that is not UTF-8, 400 for a body that does not follow its type.
 */
export async function formEntriesOf(bytes: Buffer, contentType: string): Promise<[string, string][]> {
  const type = mediaTypeOf(contentType);
  if (type !== 'multipart/form-data' && type !== 'application/x-www-form-urlencoded') {
    throw new BodyProblem(415, 'Send the form as multipart/form-data or application/x-www-form-urlencoded.');
  }
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new BodyProblem(422, 'What you sent holds characters that are not UTF-8 text.');
  }
  try {
    return type === 'multipart/form-data' ? await multipartEntries(bytes, contentType) : urlencodedEntries(text);
  } catch (problem) {
    if (problem instanceof BodyProblem) throw problem;
    throw new BodyProblem(400, 'What you sent is not a form we can read.');
  }
}
