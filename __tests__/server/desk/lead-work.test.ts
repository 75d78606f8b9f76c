import { deskOfEachTest, jordan, minute, riley, textOf } from './desk-harness';

const { open, put, signedIn } = deskOfEachTest();

describe('the work on a lead', () => {
  test('exports its next step as a calendar file in Ohio time, with a link and no answers', async () => {
    const secret = { email: 'ada@example.org', grossIncome: '8500', message: 'My credit is 700' };
    await put({
      body: {
        name: 'Ada; Example, the visitor with a náme as long as this, and still lönger',
        phone: '6145550187',
        ...secret,
      },
    });
    const visitor = await signedIn();
    expect((await visitor.get('/desk/leads/1/next-step.ics')).status).toBe(404);
    const fileOf = async (at: string) => {
      await visitor.get('/desk?lead=1');
      await visitor.post('/desk/leads/1', { do: 'plan', step: 'Call', at });
      const response = await visitor.get('/desk/leads/1/next-step.ics');
      expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
      const text = await response.text();
      for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      return text.replaceAll('\r\n ', '');
    };
    const first = await fileOf('2026-11-24T15:00');
    expect(first).toContain('\r\nDTSTART;TZID=America/New_York:20261124T150000\r\n');
    expect(first).toContain(
      '\r\nSUMMARY:Call: Ada\\; Example\\, the visitor with a náme as long as this\\, and still lönger\r\n',
    );
    expect(first).toContain('DESCRIPTION:(614) 555-0187\\nhttp://localhost:3001/desk?lead=1\r\n');
    expect(first).toContain('BEGIN:VALARM\r\nACTION:DISPLAY\r\nTRIGGER:-PT10M\r\n');
    expect(first).not.toMatch(/8500|700|ada@/);
    const second = await fileOf('2026-11-25T09:30');
    const lineOf = (text: string, name: string) => new RegExp(`^${name}.*`, 'm').exec(text)?.[0];
    expect(lineOf(second, 'UID')).toBe(lineOf(first, 'UID'));
    expect([first, second].map((text) => lineOf(text, 'SEQUENCE'))).toEqual(['SEQUENCE:1', 'SEQUENCE:2']);
  });

  test('has a next step in Ohio time, listed first until it is done', async () => {
    await put();
    const visitor = await signedIn();
    const plan = await visitor.post('/desk/leads/1', { do: 'plan', step: 'Call', at: '2026-11-24T15:00' });
    expect(plan.headers.get('location')).toContain('did=plan');
    expect(await textOf(visitor.get('/desk?lead=1&did=plan'))).toContain('Next: Call, Tue Nov 24, 3:00 pm, Ohio time.');
    const steps = async () => /Next steps<\/h2>(.*?)<\/section>/.exec(await textOf(visitor.get('/desk')))?.[1];
    expect(await steps()).toMatch(/Tue Nov 24, 3:00 pm<\/time>.*Ada Canary4711<\/a>: Call/);
    expect(await textOf(visitor.get('/desk'))).toContain('<title>(1) Leads');
    open().pass(5 * 24 * 60 * minute);
    await visitor.signIn();
    const html = await textOf(visitor.get('/desk'));
    expect(html).toMatch(/id="due"><section.*Due Tue 3:00 pm: Ada Canary4711.*In an hour/);
    expect(html).toContain('<title>(2) Leads');
    expect(await textOf(visitor.get('/desk/pulse'))).toMatch(/^1 \d+ 1$/);
    const later = { do: 'plan', step: 'Call', at: '2026-11-25T10:51', stay: '1', back: '/desk?state=new' };
    expect((await visitor.post('/desk/leads/1', later)).headers.get('location')).toBe('/desk?state=new');
    expect(await steps()).toContain('Wed Nov 25, 10:51 am');
    for (const wrong of [{ at: '' }, { at: '2026-13-40T15:00' }, { step: ' ' }, { step: 'x'.repeat(121) }]) {
      const fields = { do: 'plan', step: 'Call', at: '2026-11-24T15:00', ...wrong };
      expect((await visitor.post('/desk/leads/1', fields)).status).toBe(422);
    }
    await visitor.post('/desk/leads/1', { do: 'not-planned' });
    expect(await steps()).toBeUndefined();
  });

  test('ends with an outcome that is counted by form and month', async () => {
    await put();
    await put({ form: 'call' });
    const visitor = await signedIn();
    expect((await visitor.post('/desk/leads/1', { do: 'done' })).status).toBe(422);
    expect((await visitor.post('/desk/leads/1', { do: 'done', outcome: 'sold' })).status).toBe(422);
    await visitor.post('/desk/leads/1', { do: 'done', outcome: 'applied' });
    expect(await textOf(visitor.get('/desk?lead=1&did=done'))).toContain('Marked as done: Applied.');
    const late = await visitor.post('/desk/leads/1', { do: 'done', outcome: 'spam' });
    expect(late.headers.get('location')).toContain('did=late');
    await visitor.post('/desk/leads/1', { do: 'done', ended: 'applied', outcome: 'funded' });
    const counts = await textOf(visitor.get('/desk/counts'));
    expect(counts).toContain('November 2026');
    expect(counts).toContain('Contact</a></th><td>1</td><td></td><td></td><td></td><td>1</td>');
    expect(counts).toContain('All</th><td>2</td>');
  });

  test('is counted by source, medium and campaign and by officer, each row with its leads', async () => {
    const ad = { utm_source: 'google', utm_medium: 'cpc', utm_campaign: 'spring' };
    await put({ source: { first: ad, last: {} }, body: { name: 'By ad' }, assignee: riley });
    await put({ source: { first: { from: 'www.google.com' }, last: {} }, body: { name: 'By search' } });
    const visitor = await signedIn();
    const counts = await textOf(visitor.get('/desk/counts'));
    const row = /href="([^"]+)">google \/ cpc \/ spring<\/a><\/th><td>1<\/td>/
      .exec(counts)?.[1]
      ?.replaceAll('&amp;', '&');
    expect(row).toBe('/desk?month=2026-11&came=google+%2F+cpc+%2F+spring');
    const list = await textOf(visitor.get(row ?? ''));
    expect(list).toContain('<b>By ad');
    expect(list).not.toContain('<b>By search');
    expect(list).toContain('November 2026, google / cpc / spring</span>');
    expect(await textOf(visitor.get('/desk?month=2026-10'))).not.toContain('<b>By');
    const rileysCounts = await textOf(visitor.get(`/desk/counts?who=${riley}`));
    expect(rileysCounts).toMatch(/who=riley%40example.com[^>]*>riley<\/a><\/th><td>1<\/td>/);
    expect(rileysCounts).not.toContain('www.google.com');
  });

  test('is listed under Mine while open and assigned to this officer or nobody', async () => {
    for (const assignee of [jordan, riley, null]) await put({ assignee, body: { name: `With ${assignee}` } });
    const visitor = await signedIn();
    const names = async (query: string) =>
      [...(await textOf(visitor.get(`/desk${query}`))).matchAll(/<b>With (\w+)/g)].map(([, name]) => name);
    expect(await names('')).toEqual(['null', 'jordan']);
    expect(await names('?state=all')).toEqual(['null', 'riley', 'jordan']);
    await visitor.post('/desk/leads/1', { do: 'done', outcome: 'not-now' });
    expect(await names('')).toEqual(['null']);
    expect(await textOf(visitor.get('/desk'))).toMatch(/Mine<span> 1<\/span>.*All<span> 3<\/span>/);
  });

  test('of somebody without an account is under Mine for everyone, and is handed over with the others', async () => {
    await put({ assignee: 'casey@example.com', body: { name: 'Of Casey' } });
    const visitor = await signedIn(riley);
    const html = await textOf(visitor.get('/desk'));
    expect(html).toMatch(/<b>casey<\/b> has no account, and 1 open lead\..*href="\/desk\?who=casey%40example.com"/);
    expect(html).toContain('<b>Of Casey</b>');
    const handOver = (to: string) => visitor.post('/desk/hand-over', { from: 'casey@example.com', to, back: '/desk' });
    expect((await handOver('stranger@example.com')).status).toBe(422);
    expect((await handOver(jordan)).headers.get('location')).toBe('/desk');
    expect(await textOf(visitor.get('/desk'))).not.toContain('Of Casey');
    expect((await open().store.list())[0]?.assignee).toBe(jordan);
  });
});
