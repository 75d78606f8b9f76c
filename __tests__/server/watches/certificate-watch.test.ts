import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { makeCertificate } from '@/scripts/machine/certificate';
import { publicInboxOf } from '@/server/canary';
import { createCertificateWatch } from '@/server/certificate-watch';
import { temporaryDirectory } from '../harness';

const folder = temporaryDirectory();
const day = 24 * 60 * 60_000;
let server: Server;
let origin: string;

beforeAll(async () => {
  const { chain, key } = makeCertificate(folder.path);
  server = createServer({ cert: readFileSync(chain), key: readFileSync(key) }, (_, response) => response.end());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `https://localhost:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

/** Subjects emailed by hourly runs that start this many days from now. The certificate is valid for two days. */
async function alarms(fromDays: number, hours: number, at: string | undefined = origin): Promise<readonly string[]> {
  const sent: string[] = [];
  let time = Date.now() + fromDays * day;
  const watch = createCertificateWatch({
    origin: at,
    mail: { alarm: async ({ subject }) => void sent.push(subject) },
    log: () => undefined,
    now: () => time,
  });
  for (let n = 0; n < hours; n += 1) {
    await watch();
    time += day / 24;
  }
  return sent;
}

test('the operator is emailed once a day from two weeks before the certificate ends', async () => {
  expect(await alarms(-30, 2)).toEqual([]);
  expect(await alarms(-10, 26)).toEqual([
    'The certificate of the website ends in 11 days',
    'The certificate of the website ends in 10 days',
  ]);
  expect(await alarms(3, 1)).toEqual(['The certificate of the website has ended']);
});

test('an origin that does not respond is left to another alarm', async () => {
  expect(await alarms(0, 1, 'https://localhost:1')).toEqual([]);
});

test.each([
  ['/leads/contact', 'https://www.lender.com', 'https://www.lender.com'],
  ['https://leads.lender.com/leads/contact', 'https://www.lender.com', 'https://leads.lender.com'],
  ['https://script.google.com/macros/exec', 'https://www.lender.com', undefined],
  ['/leads/contact', 'http://localhost:3000', undefined],
  ['/leads/contact', undefined, undefined],
])('with the endpoint %s of %s, the canary goes to %s', (endpoint, siteUrl, expected) => {
  expect(publicInboxOf(endpoint, siteUrl)).toBe(expected);
});
