import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { projectCopy } from '@/__tests__/helpers/project-copy';
import { prosePages } from '@/content/site/prose';
import { createEditor } from '@/scripts/edit/server';

/** A copy, so that no test writes to this project. */
const root = projectCopy();
/** Nothing listens there. */
const site = 'http://localhost:9';
const { app, token } = createEditor({ root, port: 3002, site, files: new Map() });
const hours = 'content/lender/hours.json';
const textOf = (path: string) => readFileSync(join(root, path), 'utf8');

afterAll(() => rmSync(root, { recursive: true, force: true }));

const known = { host: 'localhost:3002', authorization: `token ${token}` };

function save(files: Readonly<Record<string, string>>, headers: Readonly<Record<string, string>> = known) {
  const body = Object.entries(files).map(([path, text]) => ({
    operation: 'update',
    path,
    content: Buffer.from(text).toString('base64'),
  }));
  return app.request('http://localhost:3002/api/v1/repos/this/computer/contents', {
    method: 'POST',
    headers,
    body: JSON.stringify({ files: body }),
  });
}

test('a save with a mistake writes nothing, and the message names file, field and fix', async () => {
  const before = textOf(hours);
  const company = textOf('content/lender/company.json');
  const answer = await save({
    'content/lender/company.json': company.replace(/"name": ".*"/, '"name": "Another name"'),
    [hours]: before.replace('"18:00"', '"08:00"'),
    'content/pages/fha.mdx': textOf('content/pages/fha.mdx').replace('\n## ', '\n<Broken\n\n## '),
  });
  expect(answer.status).toBe(422);
  const { message } = await answer.json();
  expect(message).toContain(`${hours}: week.Monday: write a time of closing after that of opening.`);
  expect(message).toMatch(/content\/pages\/fha\.mdx: line \d+: /);
  expect(textOf(hours)).toBe(before);
  expect(textOf('content/lender/company.json')).toBe(company);
});

test('a save that removes a person lists every page and client review with that id, but not what the person has reviewed', async () => {
  const staff = textOf('content/lender/staff.json');
  const [{ id }] = JSON.parse(staff);
  const reviews: readonly { officer?: string }[] = JSON.parse(textOf('content/lender/testimonials.json'));
  const articles = prosePages.filter((page) => page.kind === 'news' && page.author === id);
  const [, ...others] = JSON.parse(staff);
  const answer = await save({ 'content/lender/staff.json': JSON.stringify(others) });
  const { message } = await answer.json();
  const lines: readonly string[] = message.split('\n').slice(1);
  for (const { file } of articles) expect(message).toContain(`${file}: author: there is no ${id} in `);
  expect(lines).toHaveLength(articles.length + reviews.filter(({ officer }) => officer === id).length);
});

test('a save without mistakes writes the file as it was sent', async () => {
  const text = textOf(hours).replace('"18:00"', '"17:30"');
  const answer = await save({ [hours]: text });
  expect([answer.status, textOf(hours)]).toEqual([201, text]);
});

test.each([
  '../outside.json',
  'content/lender/../../package.json',
  'content/pages/.hidden.mdx',
  'content/schema/lender.ts',
  'public/staff/../index.html',
  'public/staff/script.svg',
  '/etc/hosts.json',
])('the editor refuses to write %s', async (path) => {
  const answer = await save({ [path]: '{}' });
  expect(answer.status).toBe(403);
  expect(existsSync(join(root, '..', 'outside.json'))).toBe(false);
});

test('requests with another host, another origin or no token are refused', async () => {
  const text = textOf(hours);
  const { authorization, host } = known;
  const asked = await Promise.all([
    save({ [hours]: text }, { authorization, host: 'evil.example' }),
    save({ [hours]: text }, { ...known, origin: 'https://evil.example' }),
    save({ [hours]: text }, { host }),
    app.request('http://localhost:3002/', { headers: { host: 'evil.example:3002' } }),
  ]);
  expect(asked.map(({ status }) => status)).toEqual([403, 403, 401, 403]);
});

test('the preview shows the page of the development server, or instructions until it is there', async () => {
  const preview = (page: string) =>
    app.request(`http://localhost:3002/preview?page=${encodeURIComponent(page)}`, { headers: known });
  expect(await (await preview('/fha')).text()).toContain('Type npm run dev');
  expect(await (await preview('')).text()).toContain('once you’ve saved it');
  expect(await (await preview('//evil.example')).text()).toContain('once you’ve saved it');
  const fetching = jest.spyOn(globalThis, 'fetch');
  fetching.mockResolvedValueOnce(new Response(null, { status: 404 }));
  expect(await (await preview('/new-page')).text()).toContain('needs a moment');
  fetching.mockResolvedValueOnce(new Response('A page'));
  const there = await preview('/fha');
  expect([there.status, there.headers.get('location')]).toEqual([302, `${site}/fha`]);
  expect(there.headers.get('content-security-policy')).toContain(`frame-src 'self' ${site}`);
  fetching.mockRestore();
});

test('the page of figures takes its day from BUILD_DATE', async () => {
  const saved = process.env.BUILD_DATE;
  try {
    process.env.BUILD_DATE = '2099-01-01';
    const page = await (await app.request('http://localhost:3002/figures', { headers: known })).text();
    expect(page).toContain('max="2099-01-01"');
  } finally {
    if (saved === undefined) delete process.env.BUILD_DATE;
    else process.env.BUILD_DATE = saved;
  }
});
