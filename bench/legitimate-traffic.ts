import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { formTokenHeader } from '@/lib/leads/headers';
import { freePort } from '@/scripts/machine/ports';
import { hashPassword } from '@/server/desk/accounts/accounts';
import { openStore } from '@/server/store/store';
import {
  contactBody,
  cpuTimeOf,
  megabytesOf,
  pause,
  printRow,
  requestStatus,
  startInbox,
  stopInbox,
  watchPage,
} from './running-inbox';
import { isSmokeTest } from './smoke-test';
import { percentile } from './statistics';

type Ports = {
  readonly port: number;
  readonly desk: number;
  readonly database: string;
  readonly pid: number | undefined;
};
type Scenario = {
  readonly settings?: Readonly<Record<string, string>>;
  readonly run: (ports: Ports) => Promise<string>;
};

const password = 'four other little words';
const emails = ['ada', 'ben', 'cleo', 'dan', 'eve'].map((name) => `${name}@example.com`);

/** A visitor behind a proxy with a form token. Returns a function that sends a lead and resolves to the status. */
async function visitorAt({ port }: Ports, address: string) {
  const from = { 'x-forwarded-for': address };
  const token = await (await fetch(`http://127.0.0.1:${port}/leads/stamp`, { headers: from })).text();
  return (n: number, body = contactBody(n)): Promise<number> => {
    const headers = { ...from, [formTokenHeader]: token, 'idempotency-key': `bench-key-${n}` };
    return requestStatus({ port, method: 'POST', path: '/leads/contact', body, headers });
  };
}

type Visitor = Awaited<ReturnType<typeof visitorAt>>;

const storedCount = (statuses: readonly number[]) => statuses.filter((status) => status === 201).length;

/** Opens the desk's sign-in page; `signIn` returns status, cookies and milliseconds. */
async function openSignIn({ desk }: Ports) {
  const url = `http://localhost:${desk}/desk`;
  const page = await fetch(`${url}/sign-in`);
  const cookie = page.headers.getSetCookie().map((text) => text.split(';')[0]);
  const token = /name="token" value="([^"]+)"/.exec(await page.text())?.[1] ?? '';
  return {
    url,
    async signIn(email: string, typed: string) {
      const start = performance.now();
      const answer = await fetch(`${url}/sign-in`, {
        method: 'POST',
        body: new URLSearchParams({ token, email, password: typed }),
        headers: { cookie: cookie.join('; '), 'sec-fetch-site': 'same-origin' },
        redirect: 'manual',
      });
      await answer.arrayBuffer();
      const cookies = answer.headers.getSetCookie().map((text) => text.split(';')[0]);
      return { status: answer.status, cookie: cookies.join('; '), ms: performance.now() - start };
    },
  };
}

const scenarios: Readonly<Record<string, Scenario>> = {
  'a robot in the same /48 posts 8 times a second': {
    async run(ports) {
      const robot = await visitorAt(ports, '2001:db8:1::1');
      const people = await Promise.all(Array.from({ length: 8 }, (_, n) => visitorAt(ports, `2001:db8:1:${n + 1}::1`)));
      await pause(3100);
      const statuses: number[] = [];
      for (let n = 0; n < (isSmokeTest ? 8 : 128); n += 1) {
        await Promise.all([robot(n, 'x=1'), pause(125)]);
        if (n % (isSmokeTest ? 1 : 16) === 0) statuses.push((await people[statuses.length]?.(1000 + n)) ?? 0);
      }
      return `${storedCount(statuses)} of 8 people stored`;
    },
  },
  '1,500 networks of one /32 send two leads each': {
    async run(ports) {
      // One at a time, because the server would refuse that many connections at once.
      async function visitorsAt(count: number, address: (n: number) => string) {
        const visitors: Visitor[] = [];
        for (let n = 0; n < (isSmokeTest ? 5 : count); n += 1) visitors.push(await visitorAt(ports, address(n)));
        return visitors;
      }
      const robots = await visitorsAt(1500, (n) => `2001:db8:${n.toString(16)}::1`);
      const people = await visitorsAt(25, (n) => `198.51.${n}.7`);
      await pause(3100);
      const [robotStatuses, peopleStatuses]: [number[], number[]] = [[], []];
      for (let n = 0; n < robots.length * 2; n += 1) {
        robotStatuses.push((await robots[n % robots.length]?.(n)) ?? 0);
        if (n % 120 === 0) peopleStatuses.push((await people[n / 120]?.(9000 + n)) ?? 0);
      }
      return `${storedCount(peopleStatuses)} of ${peopleStatuses.length} people, ${storedCount(robotStatuses)} of ${robotStatuses.length} robots stored`;
    },
  },
  'sign-ins of 60 KB of combining marks, five accounts': {
    async run(ports) {
      const { signIn } = await openSignIn(ports);
      const times: number[] = [];
      const cpuTimeDuring = async (work: () => Promise<void>) => {
        const [start, before] = [performance.now(), cpuTimeOf(ports.pid)];
        await work();
        return { ms: performance.now() - start, processor: cpuTimeOf(ports.pid) - before };
      };
      // The home page is requested throughout, so its CPU time is measured first and subtracted.
      const pages = await cpuTimeDuring(() => pause(isSmokeTest ? 100 : 2000));
      const all = await cpuTimeDuring(async () => {
        for (let n = 0; n < (isSmokeTest ? 2 : 40); n += 1)
          times.push((await signIn('\u0345\u0334'.repeat(10_000), 'x')).ms);
      });
      const each = (all.processor - (pages.processor * all.ms) / pages.ms) / times.length;
      return `sign-in: half in ${percentile(times, 0.5).toFixed(1)} ms, the slowest ${Math.max(...times).toFixed(0)}, ${each.toFixed(1)} ms of processor each`;
    },
  },
  'a disk below its floor': {
    settings: { LEADS_MIN_FREE_MB: '100000000' },
    async run(ports) {
      const refused = await (await visitorAt(ports, '192.0.2.1'))(1);
      const { url, signIn } = await openSignIn(ports);
      const { status, cookie } = await signIn(emails[0] ?? '', password);
      const read = async (path: string) => (await fetch(url + path, { headers: { cookie } })).status;
      const env = { ...process.env, LEADS_DATABASE_URL: `file:${ports.database}` };
      const forgetStatus = spawnSync(process.execPath, ['dist/leads.js', 'forget', '1'], { env }).status;
      return `form ${refused}, sign-in ${status}, list ${await read('')}, lead ${await read('?lead=2')}, forget ${forgetStatus}`;
    },
  },
};

/** Prints how legitimate traffic fares under each attack with the default limits; returns the highest peak in megabytes. */
export async function measureLegitimateTraffic(directory: string): Promise<number> {
  let worst = 0;
  printRow('Attack', 'peak, MB', 'page p99, ms', 'page most, ms', '  people');
  for (const [index, [name, { settings, run }]] of Object.entries(scenarios).entries()) {
    const database = join(directory, `people-${index}.db`);
    const store = openStore({ url: `file:${database}`, queuesMail: false, minFreeBytes: 0 });
    const cost = { N: 32_768, r: 8, p: 1 };
    for (const email of emails)
      await store.accounts.add({ email, password: await hashPassword(password, cost) }, { who: 'bench', at: 1 });
    for (const key of ['first-lead', 'second-lead'])
      await store.put({ form: 'contact', key, leadId: key, body: {}, contentHash: key, receivedAt: Date.now() });
    await store.close();
    const desk = await freePort();
    const limits = { LEADS_RATE_PER_MINUTE: '30', LEADS_TOTAL_PER_MINUTE: '50', TRUST_PROXY: '1' };
    const server = await startInbox(database, { settings: { ...limits, DESK_PORT: String(desk), ...settings } });
    await pause(1000);
    const page = watchPage(server.port);
    const result = await run({ port: server.port, desk, database, pid: server.process.pid });
    const latencies = await page.stop();
    const peak = megabytesOf(server.process.pid, 'VmHWM');
    worst = Math.max(worst, peak);
    printRow(
      name,
      peak.toFixed(0),
      percentile(latencies, 0.99).toFixed(0),
      Math.max(...latencies).toFixed(0),
      `  ${result}`,
    );
    await stopInbox(server, 'SIGKILL');
  }
  return worst;
}
