import { connect, type Socket } from 'node:net';
import { networkInterfaces } from 'node:os';
import { defaultLimits } from '@/server/connection-limits';
import { type RunningServer, startServer } from '@/server/http';
import { sendRaw } from './send-raw';

const get = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n';

let servers: RunningServer[] = [];
let sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  await Promise.all(servers.map((server) => server.stop(0)));
  [servers, sockets] = [[], []];
});

async function serverWith(limits: Partial<typeof defaultLimits> = {}, idle = 60_000): Promise<number> {
  const server = await startServer(
    async (request) => {
      await request.arrayBuffer();
      return new Response('x'.repeat(200 * 1024));
    },
    {
      port: 0,
      host: '127.0.0.1',
      limits: { ...defaultLimits, ...limits },
      timeouts: { headers: 10_000, request: 30_000, idle },
    },
  );
  servers.push(server);
  return server.port;
}

/** A connection, and whether the server has closed it. */
function opened(port: number, bytes = ''): Promise<{ readonly socket: Socket; readonly isClosed: () => boolean }> {
  return new Promise((resolve) => {
    let isClosed = false;
    const socket = connect(port, '127.0.0.1', () => {
      if (bytes) socket.write(bytes);
      resolve({ socket, isClosed: () => isClosed });
    });
    sockets.push(socket);
    socket.on('error', () => undefined).resume();
    socket.on('close', () => {
      isClosed = true;
    });
  });
}

const pause = (ms: number) => new Promise((next) => setTimeout(next, ms));

test.each([
  ['one client network', { perClient: 3 }],
  ['everybody', { total: 3 }],
])(
  'when %s has too many connections, the idle one with the oldest request is closed and the new one is served',
  async (_, limits) => {
    const port = await serverWith(limits);
    const idle = await opened(port);
    await pause(50);
    const used = await opened(port);
    const other = await opened(port);
    await pause(50);
    used.socket.write(get);
    await pause(100);
    expect(await sendRaw(port, get)).toMatch(/^HTTP\/1\.1 200/);
    expect([idle.isClosed(), used.isClosed(), other.isClosed()]).toEqual([true, false, false]);
  },
);

test('a form in transit is not closed to make room for idle connections', async () => {
  const port = await serverWith({ perClient: 5 });
  const form = await opened(port, 'POST /leads/contact HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n');
  await pause(100);
  for (let n = 0; n < 40; n += 1) await opened(port);
  await pause(100);
  expect(form.isClosed()).toBe(false);
});

test('pipelined requests are answered in order, and too many close the connection', async () => {
  const port = await serverWith();
  const count = (text: string, status: number) => text.split(`HTTP/1.1 ${status}`).length - 1;
  expect(count(await sendRaw(port, get.repeat(2)), 200)).toBe(2);
  // Each unread page takes memory: 1,000 connections with 32 pages took 2.4 GB.
  const many = await sendRaw(port, get.repeat(32));
  expect(count(many, 200)).toBeLessThanOrEqual(2);
});

test('on a crowded server, a connection gets one response at a time', async () => {
  const port = await serverWith({ perClient: 1000 });
  for (let n = 0; n < 400; n += 1) await opened(port);
  const answers = (text: string) => text.split('HTTP/1.1 200').length - 1;
  expect(answers(await sendRaw(port, get))).toBe(1);
  expect(answers(await sendRaw(port, get.repeat(2)))).toBeLessThan(2);
});

test('a client that does not read its response is disconnected', async () => {
  const port = await serverWith({}, 700);
  // More than the system's buffers hold.
  const { socket, isClosed } = await opened(port, get.repeat(60));
  socket.pause();
  const probe = setInterval(() => socket.write('X'), 100);
  for (let n = 0; n < 100 && !isClosed(); n += 1) await pause(100);
  clearInterval(probe);
  expect(isClosed()).toBe(true);
});

test.each([
  ['100 headers', 99, '200'],
  ['101 headers', 100, '431'],
  ['200 headers, the last of which names the client', 199, '431'],
])('%s: %s', async (_, more, status) => {
  const port = await serverWith();
  const fields = Array.from({ length: more }, (_, n) => `X-${n}: a`).join('\r\n');
  const answer = await sendRaw(port, `GET / HTTP/1.1\r\nHost: x\r\n${fields}\r\n\r\n`);
  expect(answer.slice(9, 12)).toBe(status);
});

test('without a host the server listens on every address', async () => {
  const server = await startServer(async () => new Response('here'), { port: 0 });
  servers.push(server);
  const addresses = Object.values(networkInterfaces()).flatMap((each) => each ?? []);
  for (const { address } of addresses.filter(({ family }) => family === 'IPv4'))
    expect(await (await fetch(`http://${address}:${server.port}`)).text()).toBe('here');
});
