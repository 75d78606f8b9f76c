import { Agent, request } from 'node:http';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { forms } from '@/server/inbox/forms';
import { runsInFull } from '../../helpers/full';
import { people, wireBody } from '../../helpers/people';
import { randomFrom } from '../../helpers/random';
import { startInbox, type TestInbox } from '../harness';

const seed = 20_261_120;
let inbox: TestInbox;
beforeAll(async () => {
  inbox = await startInbox();
});

/** As long as a browser's; a shorter one is refused before the body is read. */
const boundary = '----WebKitFormBoundary0123456789abcdef';

const nasty = [
  '\0',
  '\r\n',
  '\r\n\r\n',
  `--${boundary}`,
  `\r\n--${boundary}--\r\n`,
  '"',
  '%00',
  '%ff',
  '%',
  '&&==',
  '__proto__',
  'constructor',
  '\ud83d\ude00',
  '\u202e',
  '<script>alert(1)</script>',
  "' OR 1=1 --",
  '=HYPERLINK("x")',
  'Content-Disposition: form-data; name="name"; filename="x"',
  'Content-Transfer-Encoding: base64',
  'x'.repeat(5000),
];
const types = [
  `multipart/form-data; boundary=${boundary}`,
  `multipart/form-data; boundary="${boundary}"`,
  'multipart/form-data; boundary=',
  `multipart/form-data; boundary=${boundary}; boundary=y`,
  'multipart/form-data',
  'application/x-www-form-urlencoded',
  'application/x-www-form-urlencoded; charset=utf-16',
  'text/plain',
  '',
  'multipart/form-data; boundary="\\"',
];

function makeBody(random: () => number): { readonly body: Buffer; readonly type: string; readonly form: string } {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const form = pick([...forms.values()]);
  const type = random() < 0.7 ? pick(types.slice(0, 6)) : pick(types);
  const entries = wireBody(form.id, pick(people)).map(([name, value]) => {
    const luck = random();
    if (luck < 0.05) return [pick(nasty), value] as const;
    if (luck < 0.12) return [name, value + pick(nasty)] as const;
    return [name, value] as const;
  });
  const text = type.startsWith('multipart')
    ? `${entries.map(([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`).join('')}--${boundary}--\r\n`
    : new URLSearchParams(entries.map(([name, value]) => [name, value])).toString();
  const body = Buffer.from(text);
  const damage = Math.floor(random() * 4) * (random() < 0.5 ? 1 : 0);
  for (let n = 0; n < damage; n += 1) body[Math.floor(random() * body.length)] = Math.floor(random() * 256);
  const end = random() < 0.1 ? Math.floor(random() * body.length) : body.length;
  return { body: body.subarray(0, end), type, form: form.id };
}

/** A quarter already covers each content type, damage and form many times. */
const requests = runsInFull ? 10_000 : 2_500;

/** Bytes in use after garbage collection; `npm run bench -- attacks` measures peaks. */
function heldMemory(): number {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

test(`${requests} damaged requests each get a response, none of them a server error, and their memory is released`, async () => {
  const random = randomFrom(seed);
  const agent = new Agent({ keepAlive: true, maxSockets: 20 });
  const counts = new Map<number, number>();
  const send = ({ body, type, form }: ReturnType<typeof makeBody>, key: string, accept: string): Promise<number> =>
    new Promise((resolve, reject) => {
      const headers = {
        ...(type && { 'content-type': type }),
        accept,
        'content-length': body.length,
        'idempotency-key': key,
      };
      const path = `/leads/${form}`;
      const sent = request(
        { host: '127.0.0.1', port: inbox.port, method: 'POST', path, headers, agent },
        (response) => {
          response.resume();
          response.on('end', () => resolve(response.statusCode ?? 0));
        },
      );
      sent.on('error', reject);
      sent.end(body);
    });
  const before = heldMemory();
  let left = requests;
  async function worker(): Promise<void> {
    while (left > 0) {
      left -= 1;
      const accept = random() < 0.2 ? 'text/html' : 'application/json';
      const status = await send(makeBody(random), `key-${10_000 + left}`, accept);
      counts.set(status, (counts.get(status) ?? 0) + 1);
    }
  }
  await Promise.all(Array.from({ length: 20 }, worker));
  agent.destroy();
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  expect(total).toBe(requests);
  expect([...counts.keys()].filter((status) => ![200, 201, 303, 400, 413, 415, 422].includes(status))).toEqual([]);
  expect(counts.get(201)).toBeGreaterThan(requests / 100);
  expect(heldMemory() - before).toBeLessThan(30 * 1024 * 1024);
  expect(inbox.log.filter((line) => line.event === 'fault')).toEqual([]);
  for (const lead of await inbox.store.list()) {
    for (const value of Object.values(lead.body)) expect(value).not.toMatch(/[\0\r]/);
  }
});
