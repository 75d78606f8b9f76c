/** @jest-environment jsdom */
import type { LeadTools } from '@/components/forms/browser-tools.client';

const ok = { ok: true, status: 201, headers: new Headers(), text: async () => '{"result":"success"}' };
const lead = {
  key: 'a'.repeat(32),
  consentVersion: '0123456789ab',
  body: '------formx\r\n',
  contentType: 'multipart/form-data; boundary=----formx',
  signal: new AbortController().signal,
};

type Asked = { readonly url: string; readonly headers: Readonly<Record<string, string>> };

/** The tools of a freshly loaded page, on a network with this response to a request for a form token. */
function freshTools(token: () => Promise<unknown>) {
  const posts: Asked[] = [];
  const asked: string[] = [];
  Object.assign(window, {
    fetch: (url: string, init?: { readonly headers?: Record<string, string> }) => {
      if (init?.headers === undefined) {
        asked.push(url);
        return token();
      }
      posts.push({ url, headers: init.headers });
      return Promise.resolve(ok);
    },
  });
  let tools: LeadTools | undefined;
  jest.isolateModules(() => {
    tools = jest.requireActual<{ browserTools: LeadTools }>('@/components/forms/browser-tools.client').browserTools;
  });
  if (!tools) throw new Error('The module has no tools.');
  return { tools, posts, asked };
}

const settled = () => new Promise((next) => setTimeout(next, 0));
const stamped = async () => ({ ok: true, status: 200, text: async () => 'mi6yjuo0.abc-_' });

test('a lead to another origin carries the form token in the URL, without headers that need a preflight', async () => {
  const { tools, posts } = freshTools(stamped);
  const url = 'https://inbox.example/leads/contact';
  tools.touch(url);
  await settled();
  await tools.post({ ...lead, url, sameOrigin: false });
  expect(posts).toEqual([
    { url: `${url}?stamp=mi6yjuo0.abc-_`, headers: { 'Content-Type': lead.contentType, Accept: 'application/json' } },
  ]);
});

test.each<readonly [string, () => Promise<unknown>]>([
  ['is never answered', () => new Promise(() => undefined)],
  ['fails', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['is answered 404', async () => ({ ok: false, status: 404, text: async () => 'nothing' })],
  ['is answered by a page', async () => ({ ok: true, status: 200, text: async () => '<!doctype html>\n<p>Sign in' })],
  ['breaks off', async () => ({ ok: true, status: 200, text: () => Promise.reject(new TypeError('network error')) })],
])('if the request for a form token %s, the lead is sent at once without one', async (_, token) => {
  const { tools, posts } = freshTools(token);
  tools.touch('/leads/contact');
  await settled();
  const answer = await tools.post({ ...lead, url: '/leads/contact', sameOrigin: true });
  expect(answer).toEqual({ status: 201, text: '{"result":"success"}', retryAfter: 0 });
  expect(posts).toHaveLength(1);
  expect(Object.keys(posts[0]?.headers ?? {})).not.toContain('Form-Stamp');
});
