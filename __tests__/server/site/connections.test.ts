import { connect } from 'node:net';
import { usualLimits } from '@/server/connections';
import { type RunningServer, startServer } from '@/server/start';

const page = 'x'.repeat(200 * 1024);
const get = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n';

let servers: RunningServer[] = [];
afterEach(async () => {
  await Promise.all(servers.map((server) => server.stop(0)));
  servers = [];
});

/** A server whose answers take `ms`, and what is known about the requests it works on. */
async function serverWith(limits: Partial<typeof usualLimits>, ms = 0) {
  const seen = { atOnce: 0, most: 0, count: 0 };
  const server = await startServer(
    async () => {
      seen.atOnce += 1;
      seen.count += 1;
      seen.most = Math.max(seen.most, seen.atOnce);
      await new Promise((next) => setTimeout(next, ms));
      seen.atOnce -= 1;
      return new Response(`${seen.count} ${page}`);
    },
    { port: 0, host: '127.0.0.1', limits: { ...usualLimits, ...limits } },
  );
  servers.push(server);
  return { port: server.port, seen };
}

/** Sends bytes and reads everything until the connection ends or is quiet for so many milliseconds. */
function say(port: number, bytes: string, quiet = 1500): Promise<{ readonly text: string; readonly isEnded: boolean }> {
  return new Promise((resolve) => {
    let text = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    socket.setTimeout(quiet, () => {
      resolve({ text, isEnded: false });
      socket.destroy();
    });
    socket.on('data', (data) => {
      text += data.toString('latin1');
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve({ text, isEnded: true }));
  });
}

test('requests of one connection that do not wait for an answer are answered one after the other, in their order', async () => {
  const { port, seen } = await serverWith({}, 5);
  const { text, isEnded } = await say(port, get.repeat(20));
  expect([...text.matchAll(/\r\n\r\n(\d+) x/g)].map(([, n]) => Number(n))).toEqual(
    Array.from({ length: 20 }, (_, n) => n + 1),
  );
  expect({ most: seen.most, isEnded }).toEqual({ most: 1, isEnded: false });
});

test('a connection with more waiting requests than any browser sends is ended', async () => {
  const { port, seen } = await serverWith({ waiting: 8 }, 5);
  const { isEnded } = await say(port, get.repeat(900), 10_000);
  expect(isEnded).toBe(true);
  expect(seen.count).toBeLessThanOrEqual(9);
});

test('other connections are answered meanwhile', async () => {
  const { port } = await serverWith({}, 200);
  const began = performance.now();
  await Promise.all(Array.from({ length: 10 }, () => fetch(`http://127.0.0.1:${port}/`)));
  expect(performance.now() - began).toBeLessThan(1900);
});

test('connections beyond the limit are refused, and there is room again when others end', async () => {
  const { port } = await serverWith({ connections: 3 });
  const sockets = await Promise.all(
    Array.from(
      { length: 3 },
      () =>
        new Promise<ReturnType<typeof connect>>((resolve) => {
          const socket = connect(port, '127.0.0.1', () => resolve(socket));
        }),
    ),
  );
  expect((await say(port, get)).text).toBe('');
  for (const socket of sockets) socket.destroy();
  await new Promise((next) => setTimeout(next, 100));
  expect((await say(port, get)).text).toMatch(/^HTTP\/1\.1 200/);
});

/** A visitor who reads nothing, or `bytes` every 50 ms; resolves with the milliseconds until the connection ends. */
function read(port: number, bytes: number): Promise<number> {
  return new Promise((resolve) => {
    const began = performance.now();
    const socket = connect(port, '127.0.0.1', () => {
      // More than the buffers of the system hold.
      socket.write(get.repeat(30));
      socket.pause();
    });
    const slowly = setInterval(() => {
      if (bytes > 0) socket.read(bytes);
    }, 50);
    // A paused socket learns of its end only when it writes.
    const probe = setInterval(() => socket.write('X'), 200);
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearInterval(slowly);
      clearInterval(probe);
      resolve(performance.now() - began);
    });
  });
}

test('a visitor who reads nothing of an answer, or next to nothing, is let go', async () => {
  const { port } = await serverWith({ patience: 1200, readingRate: 20_000 });
  const times = await Promise.all([read(port, 0), read(port, 1)]);
  for (const time of times) expect(time).toBeLessThan(15_000);
}, 30_000);

test('a visitor on a slow line keeps the connection until the answer is whole', async () => {
  const { port } = await serverWith({ patience: 600, readingRate: 1000 });
  const answer = await fetch(`http://127.0.0.1:${port}/`);
  const reader = answer.body?.getReader();
  let size = 0;
  for (;;) {
    const part = await reader?.read();
    if (!part || part.done) break;
    size += part.value.length;
    await new Promise((next) => setTimeout(next, 250));
  }
  expect(size).toBeGreaterThan(page.length);
}, 60_000);
