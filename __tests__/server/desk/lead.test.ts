import { canary, deskOfEachTest, jordan, minute, riley, textOf } from './desk-harness';

const { open, put, signedIn } = deskOfEachTest();

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

  test('records how a call went and the time to the first one, and undoes it within a minute', async () => {
    await put();
    const visitor = await signedIn();
    const response = await visitor.post('/desk/leads/1', { do: 'no-answer', back: '/desk?form=contact' });
    expect(response.headers.get('location')).toBe('/desk?form=contact&lead=1&did=called#state');
    const html = await textOf(visitor.get('/desk?lead=1&did=called'));
    expect(html).toContain('No answer. The first try came 38 min after the lead, in office hours.');
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

  test('with a requested call time shows how much is left, and comes first', async () => {
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
    expect(await textOf(visitor.get('/desk?lead=99'))).toContain('This lead isn’t here');
    expect((await visitor.post('/desk/leads/99', { do: 'no-answer' })).status).toBe(303);
    expect((await visitor.post('/desk/leads/1', { do: 'delete' })).status).toBe(422);
  });
});
