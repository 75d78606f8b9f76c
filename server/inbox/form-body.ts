import { Refusal } from '@/server/inbox/refusal';

export type FormEntry = readonly [name: string, value: string];

function mediaTypeOf(contentType: string): string {
  return (contentType.split(';')[0] ?? '').trim().toLowerCase();
}

function decodePart(text: string): string {
  return decodeURIComponent(text.replaceAll('+', ' '));
}

/** More than any form has. Parsing 30,000 pairs would take noticeable time. */
const maxPairs = 200;

function urlencodedEntries(text: string): FormEntry[] {
  const pairs = text.split('&', maxPairs + 1);
  if (pairs.length > maxPairs) throw new Refusal(422, 'What you sent has more fields than any of our forms.');
  return pairs
    .filter((pair) => pair !== '')
    .map((pair) => {
      const equals = pair.indexOf('=');
      return equals < 0
        ? [decodePart(pair), '']
        : [decodePart(pair.slice(0, equals)), decodePart(pair.slice(equals + 1))];
    });
}

async function multipartEntries(bytes: Buffer, contentType: string): Promise<FormEntry[]> {
  const data = await new Response(new Uint8Array(bytes), { headers: { 'content-type': contentType } }).formData();
  return [...data].map(([name, value]) => {
    if (typeof value !== 'string') throw new Refusal(422, 'Files cannot be sent here.');
    return [name, value];
  });
}

/** Parses a form body. Throws a Refusal: 415 for other types, 422 for files and text that isn't UTF-8, 400 if malformed. */
export async function formEntriesOf(bytes: Buffer, contentType: string): Promise<FormEntry[]> {
  const type = mediaTypeOf(contentType);
  if (type !== 'multipart/form-data' && type !== 'application/x-www-form-urlencoded') {
    throw new Refusal(415, 'Send the form as multipart/form-data or application/x-www-form-urlencoded.');
  }
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new Refusal(422, 'What you sent has characters that are not UTF-8 text.');
  }
  try {
    return type === 'multipart/form-data' ? await multipartEntries(bytes, contentType) : urlencodedEntries(text);
  } catch (problem) {
    if (problem instanceof Refusal) throw problem;
    throw new Refusal(400, 'What you sent is not a form we can read.');
  }
}
