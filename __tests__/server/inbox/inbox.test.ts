import type { AppSettings } from '@/server/app';
import { forms } from '@/server/inbox/forms';
import { DiskFull } from '@/server/store/lead-writer';
import type { LeadStore } from '@/server/store/store';
import { contact, post, startInbox, type TestInbox } from '../harness';

let inbox: TestInbox;
let url: string;
beforeEach(async () => {
  inbox = await startInbox();
  url = `${inbox.origin}/leads/contact`;
});

/** A page's post with the key of its form. */
const keyed = (key = 'key-000001') => ({ url, key });
/** The same for an inbox with other settings. */
async function another(app: Partial<AppSettings>) {
  const own = await startInbox({ app });
  const at = `${own.origin}/leads/contact`;
  return { ...own, url: at, keyed: (key = 'key-000001') => ({ url: at, key }) };
}
const page = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

describe('what the visitor agreed to', () => {
  const words = forms.get('contact')?.consent;
  const version = forms.get('contact')?.consentVersion ?? '';

  test.each([
    ['the header of a script', { 'consent-version': version }, {}, words],
    ['the field of a native post', {}, { consent: version }, words],
    ['a version that this server has never shown', { 'consent-version': 'ffffffffffff' }, {}, null],
    ['a malformed version', { 'consent-version': '<script>' }, {}, null],
    ['nothing', {}, {}, null],
  ])('is stored with the lead, by %s', async (_, headers, fields, expected) => {
    const response = await post(keyed(), { ...contact, ...fields }, headers);
    expect(response.status).toBe(201);
    const [lead] = await inbox.store.list();
    expect(lead?.consentWords).toBe(expected);
    expect(lead?.body).not.toHaveProperty('consent');
  });
});

describe('a valid lead', () => {
  test('gets 201 and its reference, and is stored as typed', async () => {
    const response = await post(keyed(), contact);
    expect(response.status).toBe(201);
    expect(await response.json()).toEqual({ result: 'success', reference: '2026NOV20FRI091305', stored: 'now' });
    const [lead, ...others] = await inbox.store.list();
    expect(others).toEqual([]);
    expect(lead).toMatchObject({
      form: 'contact',
      key: 'key-000001',
      leadId: contact._id,
      follows: null,
      doneAt: null,
    });
    expect(lead?.body).toMatchObject(contact);
  });

  test('may be urlencoded, and phone numbers are stored as digits', async () => {
    const body = new URLSearchParams({ ...contact, phone: '+1 (614) 555-0123', name: 'Ada  Exàmple ' }).toString();
    expect((await post(keyed(), body)).status).toBe(201);
    const [lead] = await inbox.store.list();
    expect(lead?.body).toMatchObject({ phone: '6145550123', name: 'Ada  Exàmple' });
  });

  test('gets its reference from the inbox if the browser ran no script', async () => {
    const { _id, subject, ...typed } = contact;
    const response = await post(url, { ...typed, _id: '', subject: 'Contact Form: ' });
    expect(response.status).toBe(201);
    const { reference } = (await response.json()) as { reference: string };
    expect(reference).toMatch(/^\d{4}[A-Z]{3}\d{2}[A-Z]{3}\d{6}-[A-Z2-7]{4}$/);
    const [lead] = await inbox.store.list();
    expect(lead?.body).toMatchObject({ _id: reference, subject: `Contact Form: ${reference}` });
  });

  test('gets a different reference from others in the same second', async () => {
    const { _id, ...typed } = contact;
    const references = await Promise.all(
      ['Columbus', 'Dayton', 'Toledo'].map(async (city) => {
        const answer = await post(url, { ...typed, city, _id: '', subject: 'Contact Form: ' });
        return ((await answer.json()) as { reference: string }).reference;
      }),
    );
    expect(new Set(references).size).toBe(3);
  });

  test('sends a browser without script to the thank-you page, whatever the form says', async () => {
    const response = await post(
      url,
      new URLSearchParams({ ...contact, _next: 'https://evil.example/' }).toString(),
      page,
    );
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toMatch(/^\/thank-you\?reference=\d{4}[A-Z]{3}\d{2}[A-Z]{3}\d{6}$/);
  });

  test.each([
    [page, 303, /^\/thank-you\?reference=\w+&with=casey-sample$/, undefined],
    [
      {},
      201,
      undefined,
      { officer: ['Casey Sample, NMLS #000000', 'https://cal.example/casey', '/contacts/casey-sample.vcf'] },
    ],
  ])("returns the lead's officer and booking page", async (headers, status, location, said) => {
    const casey = { id: 'casey-sample', account: 'casey@example.com', name: 'Casey Sample, NMLS #000000' };
    const booking = { id: casey.id, label: 'Pick a time with Casey', href: 'https://cal.example/casey' };
    const known = await another({ officerNamedIn: () => casey.account, answerers: [{ ...casey, booking }] });
    const body = new URLSearchParams(contact).toString();
    const type = { 'content-type': 'application/x-www-form-urlencoded' };
    const response = await post(known.url, body, { ...type, ...headers });
    expect(response.status).toBe(status);
    if (location) expect(response.headers.get('location')).toMatch(location);
    if (said) expect(await response.json()).toMatchObject(said);
  });

  test('may contain control fields of a form relay, which are not stored', async () => {
    const relay = { _template: 'table', _next: 'https://example.com/thank-you', _captcha: 'false' };
    expect((await post(keyed(), { ...contact, ...relay })).status).toBe(201);
    const [lead] = await inbox.store.list();
    expect(Object.keys(lead?.body ?? {})).not.toEqual(expect.arrayContaining(['_next']));
  });
});

describe('a lead is stored once, however often it is sent', () => {
  test('200 repeats of one key are one lead: 201 once, then 200', async () => {
    const responses = await Promise.all(Array.from({ length: 200 }, () => post(keyed(), contact)));
    const statuses = responses.map((response) => response.status).sort();
    expect(statuses).toEqual([...Array.from({ length: 199 }, () => 200), 201]);
    expect(await inbox.store.list()).toHaveLength(1);
  });

  test('200 people in the same second share a reference and make 200 leads', async () => {
    const responses = await Promise.all(
      Array.from({ length: 200 }, (_, n) =>
        post({ url: `${url}`, key: `key-${1000 + n}` }, { ...contact, email: `p${n}@example.org` }),
      ),
    );
    expect(responses.every((response) => response.status === 201)).toBe(true);
    const leads = await inbox.store.list();
    expect(new Set(leads.map((lead) => lead.body.email)).size).toBe(200);
  });

  test('a key over a day old accepts no changed answers, and the response has a code for it', async () => {
    let time = Date.now();
    const later = await another({ now: () => time });
    const to = later.keyed();
    await post(to, contact);
    time += 24 * 60 * 60_000 + 1;
    const refused = await post(to, { ...contact, phone: '6145550199' });
    expect([refused.status, await refused.json()]).toEqual([
      409,
      { result: 'error', code: 'key-expired', message: expect.stringContaining('more than a day ago') },
    ]);
    expect((await post(to, contact)).status).toBe(200);
    expect((await post({ ...to, key: 'key-000002' }, { ...contact, phone: '6145550199' })).status).toBe(201);
    expect(await later.store.list()).toHaveLength(2);
  });

  test("a key in a field counts like the header; one in the URL doesn't", async () => {
    expect((await post(url, { key: 'key-000001', ...contact })).status).toBe(201);
    expect((await post(keyed(), contact)).status).toBe(200);
    expect((await post(`${url}?key=key-000002`, { ...contact, phone: '6145550199' })).status).toBe(201);
    const keys = (await inbox.store.list()).map(({ key }) => key);
    expect(keys).toEqual(['key-000001', expect.stringMatching(/^native-/)]);
  });

  test('without a key, a double click makes one lead, and different answers make another', async () => {
    const { _id, ...typed } = contact;
    const first = (await (await post(url, typed)).json()) as { reference: string };
    const second = await post(url, typed);
    expect(second.status).toBe(200);
    expect(await second.json()).toMatchObject({ reference: first.reference });
    expect((await post(url, { ...typed, message: 'One more question' })).status).toBe(201);
    expect(await inbox.store.list()).toHaveLength(2);
  });

  test('without a key, the same answers from another network are another lead, and reveal nothing about the first', async () => {
    const proxied = await another({ trustedProxies: 1 });
    const { _id, ...typed } = contact;
    const from = (address: string) => post(proxied.url, typed, { 'x-forwarded-for': address });
    const first = (await (await from('203.0.113.1')).json()) as { reference: string };
    const stranger = await from('198.51.100.1');
    expect(stranger.status).toBe(201);
    expect(await stranger.text()).not.toContain(first.reference);
    expect((await from('203.0.113.1')).status).toBe(200);
    expect(await proxied.store.list()).toHaveLength(2);
  });

  test('without a key, the same answers 15 minutes later are a new lead', async () => {
    let time = Date.now();
    const later = await another({ now: () => time });
    await post(later.url, contact);
    time += 15 * 60_000;
    expect((await post(later.url, contact)).status).toBe(201);
    expect(await later.store.list()).toHaveLength(2);
  });
});

describe('a refused post', () => {
  async function refusal(response: Response): Promise<{ message: string; fields?: Record<string, string> }> {
    const data = (await response.json()) as { result: string; message: string; fields?: Record<string, string> };
    expect(data.result).toBe('error');
    return data;
  }

  test.each(['GET', 'PUT', 'DELETE', 'PATCH'])('%s: 405 with the methods that are allowed', async (method) => {
    const response = await fetch(url, { method });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('POST, OPTIONS');
  });

  test('more than 64 KB: 413, even with a false length', async () => {
    expect((await post(keyed(), { ...contact, message: 'x'.repeat(65 * 1024) })).status).toBe(413);
    const chunks = new ReadableStream({
      start(controller) {
        for (let n = 0; n < 100; n += 1) controller.enqueue(new TextEncoder().encode('x'.repeat(1024)));
        controller.close();
      },
    });
    const init: RequestInit & { duplex: 'half' } = {
      method: 'POST',
      body: chunks,
      duplex: 'half',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    };
    expect((await fetch(url, init)).status).toBe(413);
  });

  test('another media type or a compressed body: 415', async () => {
    const json = { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } };
    expect((await fetch(url, json)).status).toBe(415);
    expect((await fetch(url, { method: 'POST' })).status).toBe(415);
    expect((await post(url, 'name=x', { 'content-encoding': 'gzip' })).status).toBe(415);
  });

  test('missing and wrong answers: 422 with each field and its fix', async () => {
    const response = await post(keyed(), { ...contact, name: ' ', phone: '614555', email: 'ada' });
    expect(response.status).toBe(422);
    const { fields } = await refusal(response);
    expect(Object.keys(fields ?? {}).sort()).toEqual(['email', 'name', 'phone']);
    expect(fields?.name).toBe('Enter your name');
  });

  test.each([
    ['a name of 81 characters', { name: 'x'.repeat(81) }, 'name'],
    ['a message of 4,001 characters', { message: 'x'.repeat(4001) }, 'message'],
    ['an unknown field', { salary: '1' }, 'salary'],
    ['a malformed reference', { _id: '<script>' }, '_id'],
  ])('%s: 422', async (_, change, field) => {
    const response = await post(keyed(), { ...contact, ...change });
    expect(response.status).toBe(422);
    expect(Object.keys((await refusal(response)).fields ?? {})).toEqual([field]);
  });

  test('a field sent twice: 422', async () => {
    const response = await post(url, `${new URLSearchParams(contact).toString()}&name=Eve`);
    expect(response.status).toBe(422);
  });

  test('a filled-in honeypot: 422, with the advice to call', async () => {
    const response = await post(keyed(), { ...contact, website: 'http://spam.example' });
    expect(response.status).toBe(422);
    expect((await refusal(response)).message).toContain('call us at (614) 555-0142');
    const native = await post(url, new URLSearchParams({ ...contact, website: 'x' }).toString(), page);
    expect(await native.text()).toContain('(614) 555-0142');
    expect(await inbox.store.list()).toEqual([]);
  });

  test("a database that can't write: 503, and nothing is acknowledged", async () => {
    const put: LeadStore['put'] = () => Promise.reject(new Error('disk I/O error'));
    const broken = await another({ store: { put } });
    const response = await post(broken.keyed(), contact);
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('5');
    await refusal(response);
    const native = await post(broken.url, new URLSearchParams(contact).toString(), page);
    expect(native.status).toBe(503);
    const text = await native.text();
    expect(text).toContain('(614) 555-0142');
    // It may be stored: perhaps only the database's answer was lost.
    expect(text).toContain('could not confirm');
    expect(text).not.toContain('was not sent');
    expect((await fetch(`${broken.origin}/healthz`)).status).toBe(200);
  });

  test('a nearly full disk: 503, with the advice to call', async () => {
    const full = await another({ store: { put: () => Promise.reject(new DiskFull()) } });
    const response = await post(full.keyed(), contact);
    expect([response.status, await response.text()]).toEqual([
      503,
      expect.stringContaining('Please call us at (614) 555-0142'),
    ]);
  });

  test('a native post gets a plain page without script that says what to correct', async () => {
    const body = new URLSearchParams({ ...contact, email: '<img src=x onerror=alert(1)>', name: '' }).toString();
    const response = await post(url, body, page);
    expect(response.status).toBe(422);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    const text = await response.text();
    expect(text).toContain('Enter your name');
    expect(text).not.toContain('<img');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(response.headers.get('content-security-policy')).not.toContain('unsafe');
  });
});

describe('abuse', () => {
  test("a visitor can't choose their address; behind a proxy the proxy does", async () => {
    const send = async (to: { readonly url: string; readonly key: string }, forwarded: string) =>
      (await post(to, contact, { 'x-forwarded-for': forwarded })).status;
    const direct = (await another({ ratePerMinute: 1 })).keyed();
    await send(direct, '203.0.113.1');
    expect(await send(direct, '203.0.113.2')).toBe(429);
    const proxied = (await another({ ratePerMinute: 1, trustedProxies: 1 })).keyed();
    await send(proxied, '198.51.100.9, 203.0.113.1');
    expect(await send(proxied, '198.51.100.8, 203.0.113.1')).toBe(429);
    expect(await send(proxied, '203.0.114.2')).toBe(200);
  });

  test('a page of another site may not post; a page of an allowed origin may, and reads the response', async () => {
    expect((await post(url, contact, { origin: 'https://evil.example' })).status).toBe(403);
    const open = await another({ allowedOrigins: ['https://www.example.com'] });
    const allowed = await post(open.keyed(), contact, { origin: 'https://www.example.com' });
    expect(allowed.status).toBe(201);
    expect(allowed.headers.get('access-control-allow-origin')).toBe('https://www.example.com');
    const preflight = await fetch(open.url, {
      method: 'OPTIONS',
      headers: { origin: 'https://www.example.com', 'access-control-request-method': 'POST' },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-methods')).toBe('POST');
  });

  test('pages of the site may post, even without an origin or with a rewritten host', async () => {
    expect((await post(keyed(), contact, { origin: inbox.origin })).status).toBe(201);
    expect((await post(keyed('key-000002'), contact, { origin: 'null' })).status).toBe(201);
    expect((await post(keyed('key-000004'), contact, { origin: 'null', 'sec-fetch-site': 'same-origin' })).status).toBe(
      201,
    );
    const behind = { origin: 'https://www.example.com', 'sec-fetch-site': 'same-origin' };
    expect((await post(keyed('key-000003'), contact, behind)).status).toBe(201);
  });

  test.each([
    ['a sandboxed frame', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
    ['a form without a referrer', { origin: 'null', 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }],
    ['another subdomain', { origin: 'https://blog.example.com', 'sec-fetch-site': 'same-site' }],
    ['a page that claims the site’s origin', { 'sec-fetch-site': 'cross-site' }],
  ])('%s from another site may not post', async (_, headers) => {
    const answer = await post(url, contact, { origin: inbox.origin, ...headers });
    expect([answer.status, await answer.json()]).toEqual([403, expect.objectContaining({ result: 'error' })]);
    expect(await inbox.store.list()).toEqual([]);
  });

  test('a body of unknown fields gets a short refusal', async () => {
    const body = new URLSearchParams(Array.from({ length: 8000 }, (_, n) => [`n${n}`, ''])).toString();
    const answer = await post(url, body);
    expect(answer.status).toBe(422);
    expect((await answer.text()).length).toBeLessThan(4000);
  });

  test('the log contains neither answers nor senders', async () => {
    await post(keyed('secret-key-1'), contact);
    await post(keyed('secret-key-1'), { ...contact, email: 'broken' });
    await fetch(`${inbox.origin}/ada@example.org?email=ada@example.org`);
    const log = JSON.stringify(inbox.log);
    expect(log).toContain('/leads/contact');
    for (const secret of [...Object.values(contact), 'secret-key-1', 'ada@', '127.0.0.1'])
      expect(log).not.toContain(secret);
  });
});

describe('operation', () => {
  test('the public health check says nothing about the database', async () => {
    const alive = await fetch(`${inbox.origin}/healthz`);
    expect([alive.status, await alive.json()]).toEqual([200, { alive: true }]);
    for (const path of ['/readyz', '/metrics']) expect((await fetch(inbox.origin + path)).status).toBe(404);
  });

  test('stopping finishes accepted requests', async () => {
    inbox.faults.always({ kind: 'wait', when: 'before-storing', ms: 300 });
    const answers = Array.from({ length: 5 }, (_, n) => post(keyed(`key-${1000 + n}`), contact));
    while (inbox.faults.arrived() < answers.length) await new Promise((next) => setTimeout(next, 10));
    const stopped = inbox.server.stop();
    expect((await Promise.all(answers)).map((answer) => answer.status)).toEqual([201, 201, 201, 201, 201]);
    await stopped;
    expect(await inbox.store.list()).toHaveLength(5);
  });
});
