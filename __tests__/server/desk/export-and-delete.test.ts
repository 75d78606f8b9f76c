import { canary, deskOfEachTest, jordan, riley, textOf } from './desk-harness';

const { open, put, signedIn } = deskOfEachTest();

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
  test('a person’s leads takes their exact number and lists what was kept', async () => {
    await put();
    await put({ form: 'consultation', body: { name: 'Ada', email: 'ADA@example.org' } });
    await put({ body: { name: 'Eve', email: 'eve@example.org', message: 'For ada@example.org' } });
    const visitor = await signedIn();
    const page = await textOf(visitor.get('/desk/erase?lead=1'));
    expect(page).toContain('To delete everything sent with ada@example.org, type the number of leads: 2');
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
    expect(await textOf(visitor.get('/desk/erase'))).toContain('There’s nothing to delete');
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
  expect(await consentOf(1)).toMatch(/^Nothing that this site has shown: the form was sent with version abcdefabcdef/);
  expect(await consentOf(2)).toMatch(/^Nothing is on record/);
  expect(await consentOf(3)).toBe('You ask us to call.');
  for (const file of ['export', 'contacts']) {
    const [, unknown, none] = (await textOf(visitor.get(`/desk/${file}?state=all`))).split('\r\n');
    expect(unknown).toContain('"Nothing that this site has shown: the form was sent with version abcdefabcdef.');
    expect(none).not.toContain('Nothing');
  }
});
