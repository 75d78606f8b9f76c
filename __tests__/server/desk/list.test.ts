import { canary, deskOfEachTest, jordan, minute, openDesk, textOf } from './desk-harness';

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
      ends.push(/class="list-end [^"]*"><span>([^<]+)/.exec(html)?.[1] ?? '');
      path = /href="([^"]+)">Older leads/.exec(html)?.[1]?.replaceAll('&amp;', '&');
    }
    expect(seen).toHaveLength(120);
    expect(new Set(seen).size).toBe(120);
    expect(ends).toEqual(['1 to 50 of 120', '51 to 100 of 120', '101 to 120 of 120']);
  });

  test('filters by search, form, state and officer, and offers to remove a filter', async () => {
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

  test('separates people waiting for a rate from those waiting for a call, and brings them up when their time is up', async () => {
    const body = { name: 'Sam Sample', phone: '6145550188', about: 'Tell me when: 1.25%', watch: '3 months' };
    await put({ form: 'call', body });
    const html = await textOf((await signedIn()).get('/desk'));
    expect(html).toMatch(/Waiting<\/dt><dd>0</);
    expect(html).toMatch(/id="watching-title">Watching.*Until February 20.*Sam Sample<\/a>: tell them when it’s 1.25%/);
    expect(html).not.toContain('class="sub late"');
    open().pass(93 * 24 * 60 * minute);
    const later = await textOf((await signedIn()).get('/desk'));
    expect(later).toMatch(/Waiting<\/dt><dd>1</);
    expect(later).toContain('<span class="sub late">Time is up: call</span>');
  });

  test('shows emails that could not be sent, in the list and on the lead', async () => {
    await put();
    const visitor = await signedIn();
    expect(await textOf(visitor.get('/desk?lead=1'))).toContain('The email about it hasn’t been sent yet');
    const [due] = await open().store.takeDueMail(open().now(), open().now() + 1, 1);
    if (due) await open().store.mailGivenUp([due], open().now(), '550');
    const html = await textOf(visitor.get('/desk?lead=1'));
    expect(html).toContain('An email about a lead could not be sent');
    expect(html).toContain('The email about it could not be sent');
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

test('the desk warns when the canary fails', async () => {
  const visitor = await signedIn();
  await open().store.mark('canary', open().now());
  const words = 'hourly test hasn’t come through since Fri Nov 20, 9:51 am';
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
