import { idleTime } from '@/server/desk/sessions';
import { deskOfEachTest, riley, textOf } from './desk-harness';

const { open, put, signedIn } = deskOfEachTest();

describe('news', () => {
  /** Reads a stream until it contains a text or ends. */
  async function readUntil(reader: ReadableStreamDefaultReader<Uint8Array>, text: string): Promise<string> {
    let all = '';
    for (;;) {
      const { value, done } = await reader.read();
      if (value) all += new TextDecoder().decode(value);
      if (done || all.includes(text)) return all;
    }
  }

  test('of a lead and of a change come by themselves, without a word about the lead', async () => {
    const visitor = await signedIn();
    const response = await visitor.get('/desk/events');
    expect(response.headers.get('content-type')).toBe('text/event-stream');
    const reader = response.body?.getReader() as ReadableStreamDefaultReader<Uint8Array>;
    await readUntil(reader, 'here');
    await put();
    expect(await readUntil(reader, 'leads')).toMatch(/event: leads\ndata: \n\n$/);
    await open().store.follow({ number: 1, at: 1, who: riley, change: 'called' });
    expect(await readUntil(reader, 'leads')).toContain('event: leads');
    await reader.cancel();
  });

  test('end with the session: at the sign-out, and when its time is over', async () => {
    for (const end of ['sign-out', 'time'] as const) {
      const visitor = await signedIn();
      const reader = (await visitor.get('/desk/events')).body?.getReader() as ReadableStreamDefaultReader<Uint8Array>;
      if (end === 'sign-out') await visitor.post('/desk/sign-out');
      else open().pass(idleTime);
      expect(await readUntil(reader, 'event: end')).toContain('event: end');
      expect((await reader.read()).done).toBe(true);
    }
  });

  test('go to at most six pages of a session', async () => {
    const visitor = await signedIn();
    const readers = await Promise.all(
      Array.from({ length: 7 }, async () => (await visitor.get('/desk/events')).body?.getReader()),
    );
    expect(await readUntil(readers[0] as ReadableStreamDefaultReader<Uint8Array>, 'event: end')).toContain('end');
    for (const reader of readers.slice(1)) await reader?.cancel();
  });
});

test('the desk’s own files are sent to everybody, with their type and a policy', async () => {
  const html = await textOf(open().visitor().get('/desk/sign-in'));
  const styles = /href="(\/desk\/[^"]+\.css)"/.exec(html)?.[1] ?? '';
  const response = await open().visitor().get(styles);
  expect(response.headers.get('content-type')).toBe('text/css; charset=utf-8');
  const css = await response.text();
  const parts = [...css.matchAll(/url\((\/desk\/[^)]+)\)/g)].map(([, path]) => path ?? '');
  expect(parts.map((path) => path.replace(/-.{12}\./, '.')).sort()).toEqual([
    '/desk/besley-latin-wght-normal.woff2',
    '/desk/figtree-latin-wght-normal.woff2',
    '/desk/street.svg',
  ]);
  for (const path of parts) expect((await open().visitor().get(path)).status).toBe(200);
  expect(css.replaceAll(/url\((?:\/desk\/|"?data:)/g, '')).not.toMatch(/url\(|https?:\/\/(?!www\.w3\.org)/);
});

test('a database that fails gives an apology and a line in the log, without a word about a lead', async () => {
  const visitor = await signedIn();
  await open().store.close();
  const response = await visitor.get('/desk');
  expect(response.status).toBe(503);
  expect(await response.text()).toContain('The leads cannot be reached');
  expect(open().log.some(({ event }) => event === 'fault')).toBe(true);
});
