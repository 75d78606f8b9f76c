import SQLite from 'libsql';
import { maxIdleTime } from '@/server/desk/accounts/sessions';
import { deskOfEachTest, jordan, riley, textOf } from './desk-harness';

const { open, put, signedIn } = deskOfEachTest();

describe('the pulse', () => {
  test('changes with each lead and each change, reveals neither, and extends no session', async () => {
    const visitor = await signedIn();
    const pulse = () => visitor.get('/desk/pulse', { 'sec-fetch-mode': 'cors' });
    const [first, second] = [await textOf(pulse()), await textOf(put().then(pulse))];
    await open().store.follow({ number: 1, at: 1, who: riley, change: 'called', result: 'no-answer' });
    const third = await textOf(pulse());
    expect([first, second, third]).toEqual(['0 0 0', '1 0 0', '1 1 0']);
    open().pass(maxIdleTime);
    expect((await pulse()).status).toBe(204);
  });
});

test('static files of the desk are public, with their type and a policy', async () => {
  const html = await textOf(open().visitor().get('/desk/sign-in'));
  const styles = /href="(\/desk\/[^"]+\.css)"/.exec(html)?.[1] ?? '';
  const response = await open().visitor().get(styles);
  expect(response.headers.get('content-type')).toBe('text/css; charset=utf-8');
  const css = await response.text();
  const parts = [...css.matchAll(/url\((\/desk\/[^)]+)\)/g)].map(([, path]) => path ?? '');
  expect(parts.map((path) => path.replace(/-.{12}\./, '.')).sort()).toEqual([
    '/desk/besley-latin-wght-normal.woff2',
    '/desk/figtree-latin-wght-normal.woff2',
    '/desk/street.svg',
  ]);
  for (const path of parts) expect((await open().visitor().get(path)).status).toBe(200);
  expect(css.replaceAll(/url\((?:\/desk\/|"?data:)/g, '')).not.toMatch(/url\(|https?:\/\/(?!www\.w3\.org)/);
});

test('leads can be read while the audit log can’t be written, and the machine’s log has the entries', async () => {
  await put({ body: { name: 'Ada Example' } });
  const visitor = await signedIn();
  open().log.length = 0;
  const other = new SQLite(open().file);
  other.exec('BEGIN IMMEDIATE');
  const [list, lead] = [await visitor.get('/desk'), await visitor.get('/desk?lead=1')];
  expect([list.status, lead.status]).toEqual([200, 200]);
  expect(await lead.text()).toContain('Ada Example');
  const uses = open().log.filter(({ event }) => event === 'use');
  expect(uses.map(({ who, message }) => [who, message])).toContainEqual([jordan, 'view 1 lead 1']);
  expect((await visitor.post('/desk/leads/1', { do: 'no-answer', back: '/desk' })).status).toBe(503);
  other.exec('ROLLBACK');
  other.close();
});

test('a database failure shows an apology and is logged without lead data', async () => {
  const visitor = await signedIn();
  await open().store.close();
  const response = await visitor.get('/desk');
  expect(response.status).toBe(503);
  expect(await response.text()).toContain('The leads can’t be reached');
  expect(open().log.some(({ event }) => event === 'fault')).toBe(true);
});
