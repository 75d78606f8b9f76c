import { connect } from 'node:net';
import { contact, post, startInbox, type TestInbox } from '../harness';
import { sendRaw } from '../send-raw';

const statusesIn = (answer: string) => [...answer.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map((match) => Number(match[1]));
const end = '\r\n\r\n';
const host = '\r\nHost: x';
const lead = `POST /leads/contact HTTP/1.1${host}\r\nContent-Type: application/x-www-form-urlencoded`;
const bytes = (text: string) => Buffer.from(text, 'latin1');

describe('a request that no browser sends gets a client error, never a server error', () => {
  let inbox: TestInbox;
  beforeAll(async () => {
    inbox = await startInbox();
  });

  test.each<readonly [string, string | Buffer, readonly number[]]>([
    ['an invalid host', `GET / HTTP/1.1\r\nHost: a b${end}`, [400]],
    ['an incomplete IPv6 host', `GET / HTTP/1.1\r\nHost: [::1${end}`, [400]],
    ['two hosts', `GET / HTTP/1.1\r\nHost: x\r\nhost: y${end}`, [400]],
    ['a host with a path', `GET / HTTP/1.1\r\nHost: x/../y${end}`, [400]],
    ['no host', `GET / HTTP/1.1${end}`, [400]],
    ['a URL with another scheme', `GET ftp://x/ HTTP/1.1${host}${end}`, [400]],
    ['a malformed absolute URL', `GET http://[::1/ HTTP/1.1${host}${end}`, [400]],
    ['an asterisk as the URL', `OPTIONS * HTTP/1.1${host}${end}`, [400]],
    ['a path of 20,000 letters', `GET /${'a'.repeat(20_000)} HTTP/1.1${host}${end}`, [431]],
    ['a path above the forms', `POST /leads/../../etc/passwd HTTP/1.1${host}\r\nContent-Length: 0${end}`, [404]],
    ['an encoded path above the forms', `POST /leads/..%2f..%2fetc HTTP/1.1${host}\r\nContent-Length: 0${end}`, [404]],
    ['a form named like an object property', `POST /leads/__proto__ HTTP/1.1${host}\r\nContent-Length: 0${end}`, [404]],
    ['a form with a null byte', `POST /leads/contact%00 HTTP/1.1${host}\r\nContent-Length: 0${end}`, [404]],
    ['a form name that cannot be decoded', `POST /leads/%ff HTTP/1.1${host}\r\nContent-Length: 0${end}`, [404]],
    ['a malformed key', `${lead}\r\nIdempotency-Key: %ff%zz\r\nContent-Length: 3${end}a=b`, [422]],
    ['a malformed origin', `${lead}\r\nOrigin: http://[\r\nContent-Length: 0${end}`, [403]],
    ['two lengths', `${lead}\r\nContent-Length: 3\r\nContent-Length: 4${end}a=b`, [400]],
    ['a length and chunks', `${lead}\r\nContent-Length: 3\r\nTransfer-Encoding: chunked${end}0${end}`, [400]],
    ['an unknown expectation', `${lead}\r\nExpect: the-moon\r\nContent-Length: 3${end}a=b`, [417]],
    ['an upgrade of the protocol', `GET /healthz HTTP/1.1${host}\r\nConnection: Upgrade\r\nUpgrade: h2c${end}`, [200]],
    ['a tunnel to another host', `CONNECT evil.example:443 HTTP/1.1${host}${end}`, []],
    ['a TRACE request', `TRACE /leads/contact HTTP/1.1${host}${end}`, [405]],
    ['an unknown method', `PROPFIND /leads/contact HTTP/1.1${host}${end}`, [405]],
    ['a header of 20,000 letters', `GET /healthz HTTP/1.1${host}\r\nX: ${'a'.repeat(20_000)}${end}`, [431]],
  ])('%s', async (_, sent, statuses) => {
    expect(statusesIn(await sendRaw(inbox.port, sent))).toEqual(statuses);
    expect((await fetch(`${inbox.origin}/healthz`)).status).toBe(200);
    expect(inbox.log.filter(({ event }) => event === 'fault')).toEqual([]);
  });

  /** As long as a browser's; a shorter one is refused before the body is read. */
  const edge = '----WebKitFormBoundary0123456789abcdef';
  const part = (name: string, value: string) =>
    `--${edge}\r\nContent-Disposition: form-data; name="${name}"${end}${value}\r\n`;
  const whole = Object.entries(contact)
    .map(([name, value]) => part(name, value))
    .join('');

  const answerTo = (body: string | Buffer) =>
    fetch(`${inbox.origin}/leads/contact`, {
      method: 'POST',
      headers: { 'content-type': `multipart/form-data; boundary=${edge}`, accept: 'application/json' },
      body: Buffer.from(body),
    });

  test.each<readonly [string, string | Buffer]>([
    ['a part whose headers do not end', `--${edge}\r\nContent-Disposition: form-data; name="name"\r\n`],
    ['a part with an endless header', `--${edge}\r\nContent-Disposition: form-data; name="${'a'.repeat(60_000)}`],
    ['a part with 3,000 headers', `--${edge}\r\n${'A: b\r\n'.repeat(3_000)}\r\na\r\n--${edge}--\r\n`],
    ['500 empty parts', `${part('', '').repeat(500)}--${edge}--\r\n`],
    ['500 fields with one name', `${part('name', 'a').repeat(500)}--${edge}--\r\n`],
    ['only closing boundaries', `--${edge}--\r\n`.repeat(1_000)],
    [
      'a part within a part',
      `--${edge}\r\nContent-Type: multipart/mixed; boundary=y${end}--y${end}a\r\n--y--\r\n--${edge}--\r\n`,
    ],
    ['a name with a null byte', `${part('na\0me', 'a')}--${edge}--\r\n`],
    ['a name that is not UTF-8', bytes(`${part('na\xffme', 'a')}--${edge}--\r\n`)],
    ['a value that is not UTF-8', bytes(`${whole.replace('Columbus', '\xc3\x28')}--${edge}--\r\n`)],
    ['half a surrogate pair', bytes(`${whole.replace('Columbus', '\xed\xa0\x80')}--${edge}--\r\n`)],
    ['names that all objects have', `${whole}${part('__proto__', 'a')}${part('constructor', 'a')}--${edge}--\r\n`],
    ['Unix line endings', `${whole}--${edge}--\r\n`.replaceAll('\r\n', '\n')],
    [
      'a file',
      `--${edge}\r\nContent-Disposition: form-data; name="name"; filename="../../a"${end}a\r\n--${edge}--\r\n`,
    ],
  ])('a multipart body with %s is refused and nothing is stored', async (_, body) => {
    const answer = await answerTo(body);
    expect([400, 422]).toContain(answer.status);
    expect(await answer.json()).toMatchObject({ result: 'error' });
    expect(await inbox.store.list()).toEqual([]);
  });

  test('a null byte in an answer is dropped', async () => {
    const answer = await answerTo(`${whole.replace('Columbus', 'Co\0lumbus')}--${edge}--\r\n`);
    expect(answer.status).toBe(201);
    expect((await inbox.store.list()).map((stored) => stored.body.city)).toEqual(['Columbus']);
  });
});

test('200 connections that drip headers or bodies are closed in time', async () => {
  // Long enough for the honest request among them on a slow machine.
  const strict = await startInbox({ listen: { timeouts: { headers: 3_000, request: 4_000, idle: 5_000 } } });
  const starts = [`POST /leads/contact HTTP/1.1${host}\r\nX: `, `${lead}\r\nContent-Length: 60000${end}name=`];
  const lives = Array.from(
    { length: 200 },
    (_, n) =>
      new Promise<string>((resolve) => {
        let answer = '';
        let drip: NodeJS.Timeout | undefined;
        const socket = connect(strict.port, '127.0.0.1', () => {
          socket.write(starts[n % 2] ?? '');
          drip = setInterval(() => socket.write('a'), 50);
        });
        socket.on('data', (data) => {
          answer += data.toString();
        });
        socket.on('error', () => undefined);
        socket.on('close', () => {
          clearInterval(drip);
          resolve(answer);
        });
      }),
  );
  expect((await post({ url: `${strict.origin}/leads/contact`, key: `key-000001` }, contact)).status).toBe(201);
  const answers = await Promise.all(lives);
  // Bytes that drip in after the response may cut the connection before it is read.
  expect(answers.filter((answer) => answer !== '' && !answer.startsWith('HTTP/1.1 408'))).toEqual([]);
  expect(answers.filter((answer) => answer !== '').length).toBeGreaterThan(50);
});
