import { canary, deskOfEachTest, jordan, minute, openDesk, riley, textOf } from './desk-harness';

const { open, put, signedIn } = deskOfEachTest();

describe('the list', () => {
  test('shows who is waiting and how long, and marks waits over half an office hour', async () => {
    await put();
    await put({ receivedAt: open().now() - 7 * minute, body: { name: 'Riley Example', phone: '9375550111' } });
    const html = await textOf((await signedIn()).get('/desk'));
    expect(html).toMatch(/Longest<\/dt><dd class="late">38 min/);
    expect(html).toContain('<span class="sub late">Waiting 38 min</span>');
    expect(html).toContain('<span class="sub">Waiting 7 min</span>');
    expect(html.indexOf('Riley Example')).toBeLessThan(html.indexOf(canary));
    const waiting = await textOf((await signedIn()).get('/desk?state=new'));
    expect(waiting.indexOf('Riley Example')).toBeGreaterThan(waiting.indexOf(canary));
  });

  test('has 50 leads per page, each lead on one page', async () => {
    for (let n = 1; n <= 120; n += 1) await put({ body: { name: `Visitor-${n}-`, phone: '6145550187' } });
    const visitor = await signedIn();
    const seen: string[] = [];
    let path: string | undefined = '/desk';
    const ends: string[] = [];
    while (path) {
      const html: string = await textOf(visitor.get(path));
      seen.push(...[...html.matchAll(/<b>(Visitor-\d+-)<\/b>/g)].map(([, name]) => name ?? ''));
      ends.push(/class="list-end"><span>([^<]+)/.exec(html)?.[1] ?? '');
      path = /href="([^"]+)">Older leads/.exec(html)?.[1]?.replaceAll('&amp;', '&');
    }
    expect(seen).toHaveLength(120);
    expect(new Set(seen).size).toBe(120);
    expect(ends).toEqual(['1 to 50 of 120', '51 to 100 of 120', '101 to 120 of 120']);
  });

  test('filters by search, form, state and officer, and offers to drop a filter', async () => {
    await put();
    await put({ form: 'consultation', body: { name: 'Casey Sample', cellPhone: '2165550123' } });
    const visitor = await signedIn();
    const found = async (query: string) => {
      const html = await textOf(visitor.get(`/desk?${query}`));
      return [html.includes(`<b>Ada ${canary}`), html.includes('<b>Casey')];
    };
    expect(await found('q=casey')).toEqual([false, true]);
    expect(await found('q=555-0187')).toEqual([true, false]);
    expect(await found('form=contact')).toEqual([true, false]);
    expect(await found(`who=${jordan}`)).toEqual([false, false]);
    expect(await found('who=nobody&state=new')).toEqual([true, true]);
    expect(await found('state=nonsense&behind=-1&lead=x&before=1e9')).toEqual([true, true]);
    const html = await textOf(visitor.get('/desk?q=zzz&state=done'));
    expect(html).toContain('href="/desk?state=done">the search for “zzz”');
    expect(html).toContain('href="/desk?q=zzz">the state');
  });

  test('keeps who waits for a rate apart from who waits for a call, and brings them up when their time is over', async () => {
    const body = { name: 'Sam Sample', phone: '6145550188', about: 'Tell me when: 1.25%', watch: '3 months' };
    await put({ form: 'call', body });
    const html = await textOf((await signedIn()).get('/desk'));
    expect(html).toMatch(/Waiting<\/dt><dd>0</);
    expect(html).toMatch(/id="watching-title">Watching.*Until February 20.*Sam Sample<\/a>: tell them when it’s 1.25%/);
    expect(html).not.toContain('class="sub late"');
    open().pass(93 * 24 * 60 * minute);
    const later = await textOf((await signedIn()).get('/desk'));
    expect(later).toMatch(/Waiting<\/dt><dd>1</);
    expect(later).toContain('<span class="sub late">Time is over: call</span>');
  });

  test('shows emails that were given up, in the list and on the lead', async () => {
    await put();
    const visitor = await signedIn();
    expect(await textOf(visitor.get('/desk?lead=1'))).toContain('The email about it is not sent yet');
    const [due] = await open().store.takeDueMail(open().now(), open().now() + 1, 1);
    if (due) await open().store.mailGivenUp([due], open().now(), '550');
    const html = await textOf(visitor.get('/desk?lead=1'));
    expect(html).toContain('An email about a lead was given up');
    expect(html).toContain('The email about it was given up');
  });

  test('and a lead are audited with time, person and count, and nothing about the visitor', async () => {
    await put();
    const visitor = await signedIn();
    await visitor.get(`/desk?q=${canary}&lead=1`);
    const entries = (await open().auditEntries()).map(({ who, action, leads, about }) => [who, action, leads, about]);
    expect(entries.slice(-2)).toEqual([
      [jordan, 'list', 1, 'leads 1; search by words'],
      [jordan, 'view', 1, 'lead 1'],
    ]);
    expect(open().log).toContainEqual({
      ...{ event: 'use', who: jordan, message: 'view 1 lead 1' },
      digest: expect.stringMatching(/^[\w-]{43}$/),
    });
    await visitor.post('/desk/leads/1', { do: 'plan', step: 'Call', at: '2026-11-24T15:00' });
    await visitor.get('/desk?q=nobody-else');
    // The next steps above each list show names too.
    expect((await open().auditEntries()).at(-1)).toMatchObject({ action: 'list', about: 'leads 1; search by words' });
    expect(JSON.stringify(open().log)).not.toMatch(new RegExp(`${canary}|ada@|hello@|614`));
  });
});

describe('a lead', () => {
  test('is shown in full with the labels of its form', async () => {
    await put();
    const html = await textOf((await signedIn()).get('/desk?lead=1'));
    for (const part of [
      `<h2 id="lead-name">Ada ${canary}</h2>`,
      'href="tel:+16145550187">(614) 555-0187',
      'href="mailto:ada@example.org"',
      '<dt>City</dt><dd>Columbus</dd>',
      '<p class="said">Hello</p>',
      'Contact, Fri Nov 20, 2026, 9:13:00 am.',
    ])
      expect(html).toContain(part);
  });

  const hostile = `"><script>alert(1)</script><img src=x onerror=alert(1)>'{{7*7}}\u202e&amp;`;
  test('with markup in its answers shows it as text', async () => {
    await put({
      body: { name: hostile, email: hostile, phone: hostile, city: hostile, message: hostile, [hostile]: hostile },
    });
    const visitor = await signedIn();
    await visitor.post('/desk/leads/1', { do: 'note', note: hostile });
    for (const path of [
      '/desk?lead=1',
      '/desk',
      `/desk?q=${encodeURIComponent(hostile)}`,
      `/desk/sign-in?next=${encodeURIComponent(hostile)}`,
    ]) {
      const html = await textOf(visitor.get(path));
      expect(html).not.toMatch(/<script>|<img(?! src="\/desk\/mark\.svg")|onerror=alert\(1\)>(?!')/);
      expect(html.match(/<script/g) ?? []).toHaveLength(path.includes('sign-in') ? 0 : 1);
    }
  });

  test('keeps how a call went and the time to the first one, and takes it back within a minute', async () => {
    await put();
    const visitor = await signedIn();
    const response = await visitor.post('/desk/leads/1', { do: 'no-answer', back: '/desk?form=contact' });
    expect(response.headers.get('location')).toBe('/desk?form=contact&lead=1&did=called#state');
    const html = await textOf(visitor.get('/desk?lead=1&did=called'));
    expect(html).toContain('No answer. The first try came 38 min after the lead, counted in office hours.');
    expect(html).toContain('value="not-called">Undo');
    expect(html).toMatch(/Time to first call, today<\/dt><dd>38 min/);
    open().pass(minute);
    expect(await textOf(visitor.get('/desk?lead=1&did=called'))).not.toContain('Undo');
    const late = await visitor.post('/desk/leads/1', { do: 'not-called' });
    expect(late.headers.get('location')).toContain('did=late');
  });

  test('lists the tries of all officers, and offers three times for the next', async () => {
    await put();
    const [visitor, other] = [await signedIn(), await signedIn(riley)];
    await other.post('/desk/leads/1', { do: 'no-answer' });
    await visitor.post('/desk/leads/1', { do: 'message' });
    const html = await textOf(visitor.get('/desk?lead=1&did=called'));
    expect(html).toContain('Left a message. That was try 2.');
    expect(html).toMatch(
      /aria-label="Tries".*<b>Left a message\.<\/b> Jordan Example\..*<b>No answer\.<\/b> riley\. First try, 38 min/,
    );
    expect(html).toContain('data-state="trying">Trying');
    expect([...html.matchAll(/name="at" value="([^"]+)">([^<]+)</g)].map(([, at, text]) => [at, text])).toEqual([
      ['2026-11-20T11:30', 'Fri 11:30 am'],
      ['2026-11-20T17:00', 'Fri 5:00 pm'],
      ['2026-11-21T10:00', 'Sat 10:00 am'],
    ]);
  });

  test('that names a time to call shows what is left of it, and comes first', async () => {
    const when = 'Friday, November 20, morning';
    await put({ form: 'call', body: { name: 'Asked Example', phone: '6145550188', when } });
    await put();
    const html = await textOf((await signedIn()).get('/desk?lead=1'));
    expect(html).toContain(`<b>Asked for ${when}</b>`);
    expect(html).toContain('2 h 09 left. </span>It’s 9:51 am in Ohio.');
    expect(html.indexOf('<b>Asked Example')).toBeLessThan(html.indexOf(`<b>Ada ${canary}`));
    open().pass(130 * minute);
    expect(await textOf((await signedIn()).get('/desk'))).toContain('<span class="sub late">Asked for by Fri 12:00 pm');
  });

  test('is assigned to an existing officer, from the one who had it', async () => {
    await put();
    const visitor = await signedIn();
    const assign = async (from: string, to: string) =>
      (await visitor.post('/desk/leads/1', { do: 'assign', from, to })).headers.get('location');
    expect(await assign('', riley)).toContain('did=assign');
    expect(await assign('', jordan)).toContain('did=late');
    expect(await assign(riley, 'stranger@example.com')).toBeNull();
    expect((await open().store.list())[0]?.assignee).toBe(riley);
    expect(await textOf(visitor.get('/desk?lead=1&did=assign'))).toContain('riley has this lead now.');
  });

  test.each([
    ['', 422],
    ['   \n ', 422],
    ['x'.repeat(4001), 422],
    ['x'.repeat(4000), 303],
    ['x'.repeat(70_000), 413],
  ])('accepts notes of 1 to 4,000 characters and forms up to 64 KB', async (note, status) => {
    await put();
    const visitor = await signedIn();
    expect((await visitor.post('/desk/leads/1', { do: 'note', note })).status).toBe(status);
  });

  test('that was deleted or never existed shows a page that says so', async () => {
    const visitor = await signedIn();
    expect(await textOf(visitor.get('/desk?lead=99'))).toContain('This lead is not here');
    expect((await visitor.post('/desk/leads/99', { do: 'no-answer' })).status).toBe(303);
    expect((await visitor.post('/desk/leads/1', { do: 'delete' })).status).toBe(422);
  });
});

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
    const ofRiley = await textOf(visitor.get(`/desk/counts?who=${riley}`));
    expect(ofRiley).toMatch(/who=riley%40example.com[^>]*>riley<\/a><\/th><td>1<\/td>/);
    expect(ofRiley).not.toContain('www.google.com');
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

  test('of somebody without an account is under Mine of everybody, and is handed over with the others', async () => {
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

  test('shows other leads of the same person', async () => {
    await put();
    await put({ form: 'call', body: { name: 'Ada', phone: '6145550187' } });
    const html = await textOf((await signedIn()).get('/desk?lead=1'));
    expect(html).toMatch(/From the same person.*href="\/desk\?lead=2">Call, Fri Nov 20, 9:13 am/);
  });
});

describe('the export', () => {
  test('applies the filters, is safe in a spreadsheet, and is audited', async () => {
    await put();
    await put({ form: 'consultation', body: { name: '=HYPERLINK("https://evil.example")', cellPhone: '2165550123' } });
    const visitor = await signedIn();
    const response = await visitor.get('/desk/export?form=consultation');
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="leads-2026-11-20.csv"');
    const text = await response.text();
    expect(text).toContain(`"'=HYPERLINK(""https://evil.example"")"`);
    expect(text).not.toContain(canary);
    const entries = (await open().auditEntries())
      .slice(-2)
      .map(({ who, action, leads, about }) => [who, action, leads, about]);
    expect(entries).toEqual([
      [jordan, 'export', 0, 'form consultation'],
      [jordan, 'exported', 1, 'form consultation'],
    ]);
    expect(await textOf(visitor.get('/desk/export?lead=1'))).toContain(canary);
  });

  test('is audited before its first byte, and again when it is canceled', async () => {
    for (let n = 0; n < 20; n += 1) await put();
    const response = await (await signedIn()).get('/desk/export');
    expect((await open().auditEntries()).at(-1)).toMatchObject({ action: 'export', leads: 0 });
    const reader = response.body?.getReader();
    await reader?.read();
    await reader?.read();
    await reader?.cancel();
    expect((await open().auditEntries()).at(-1)).toMatchObject({ action: 'exported' });
    expect((await open().auditEntries()).at(-1)?.leads).toBeGreaterThan(0);
  });
});

test('the contacts file has name, source, consent and notes, in Ohio time', async () => {
  await put({
    body: { firstName: 'Ada', lastName: canary, email: 'ada@example.org', cellPhone: '6145550187' },
    source: { first: { from: 'www.google.com' }, last: {} },
    consent: { version: '0123456789ab', words: 'You ask us to call.' },
    assignee: riley,
  });
  const visitor = await signedIn();
  for (const note of ['Wants FHA', '=1+1']) await visitor.post('/desk/leads/1', { do: 'note', note });
  const response = await visitor.get('/desk/contacts?state=all');
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="contacts-2026-11-20.csv"');
  const [, row] = (await response.text()).split('\r\n');
  expect(row).toBe(
    `"Ada","${canary}","ada@example.org","(614) 555-0187","Contact","www.google.com","${riley}","2026-11-20 09:13","new","","You ask us to call.","Wants FHA\n'=1+1","1"`,
  );
  expect((await open().auditEntries()).at(-1)).toMatchObject({ action: 'exported', leads: 1 });
});

describe('deleting', () => {
  test('a person asks for the exact number of leads and lists what stays', async () => {
    await put();
    await put({ form: 'consultation', body: { name: 'Ada', email: 'ADA@example.org' } });
    await put({ body: { name: 'Eve', email: 'eve@example.org', message: 'For ada@example.org' } });
    const visitor = await signedIn();
    const page = await textOf(visitor.get('/desk/erase?lead=1'));
    expect(page).toContain('To delete everything sent with ada@example.org, type how many that is: 2');
    const erase = (count: string) => visitor.post('/desk/erase', { query: 'lead=1', choice: '1', count });
    expect((await erase('3')).status).toBe(409);
    expect(await open().store.list()).toHaveLength(3);
    const after = await textOf(erase('2'));
    expect(after).toContain('2 leads deleted');
    expect(after).toContain('href="/desk?lead=3">lead 3');
    expect((await open().store.list()).map(({ number }) => number)).toEqual([3]);
    expect((await open().auditEntries()).at(-1)).toMatchObject({
      action: 'forget',
      leads: 2,
      about: 'leads 1-2',
    });
  });

  test('a list needs a filter and deletes what it shows', async () => {
    for (let n = 0; n < 3; n += 1) await put({ form: 'call' });
    await put();
    const visitor = await signedIn();
    expect(await textOf(visitor.get('/desk'))).not.toContain('Delete these');
    expect(await textOf(visitor.get('/desk/erase'))).toContain('There is nothing to delete');
    expect(await textOf(visitor.get('/desk?form=call'))).toContain('href="/desk/erase?form=call"');
    expect((await visitor.post('/desk/erase', { query: 'form=call', choice: '0', count: '3' })).status).toBe(200);
    expect((await open().store.list()).map(({ form }) => form)).toEqual(['contact']);
    expect((await open().auditEntries()).at(-1)).toMatchObject({
      action: 'delete',
      leads: 3,
      about: 'leads 1-3; form call',
    });
  });
});

test('consent text that was never shown is not presented as agreed to', async () => {
  await put({ consent: { version: 'abcdefabcdef', words: null } });
  await put();
  await put({ consent: { version: '0123456789ab', words: 'You ask us to call.' } });
  const visitor = await signedIn();
  const consentOf = async (lead: number) =>
    /Agreed to<\/h3><p class="said">([^<]*)/.exec(await textOf(visitor.get(`/desk?lead=${lead}`)))?.[1];
  expect(await consentOf(1)).toMatch(/^Nothing that this site has shown: the sender named version abcdefabcdef/);
  expect(await consentOf(2)).toMatch(/^Nothing is on record/);
  expect(await consentOf(3)).toBe('You ask us to call.');
  for (const file of ['export', 'contacts']) {
    const [, unknown, none] = (await textOf(visitor.get(`/desk/${file}?state=all`))).split('\r\n');
    expect(unknown).toContain('"Nothing that this site has shown: the sender named version abcdefabcdef.');
    expect(none).not.toContain('Nothing');
  }
});

test('the desk warns when the canary fails', async () => {
  const visitor = await signedIn();
  await open().store.mark('canary', open().now());
  const words = 'own test has not come through since Fri Nov 20, 9:51 am';
  expect(await textOf(visitor.get('/desk'))).not.toContain(words);
  open().pass(130 * minute);
  await visitor.signIn();
  expect(await textOf(visitor.get('/desk'))).toContain(words);
});

test('the desk names the networks of a robot', async () => {
  const top = () => [{ network: '10.0.0.0/24', refusals: 1234 }];
  const desk = await openDesk({ refused: { top } });
  const visitor = desk.visitor();
  await visitor.signIn();
  expect(await textOf(visitor.get('/desk'))).toContain('10.0.0.0/24: 1,234 posts refused');
  expect(await textOf((await signedIn()).get('/desk'))).not.toContain('A robot is posting');
});
