import { createFormTokens, formTokenUrlFor } from '@/lib/leads/form-tokens';

const hour = 60 * 60_000;
const settled = () => new Promise((next) => setTimeout(next, 0));

/** Form tokens of an inbox with fixed responses, and the URLs requested. */
function tokensFrom(...answers: readonly (() => Promise<string>)[]) {
  const asked: string[] = [];
  const tokens = createFormTokens((address) => {
    asked.push(address);
    return answers[asked.length - 1]?.() ?? Promise.reject(new Error('network'));
  });
  return { asked, tokens };
}

test.each([
  ['/leads/contact', '/leads/stamp'],
  ['/leads/quick-quote', '/leads/stamp'],
  ['https://inbox.example/leads/contact', 'https://inbox.example/leads/stamp'],
  ['https://script.google.com/macros/s/AA/exec', null],
  ['https://relay.example.net/contact', null],
  ['https://relay.example.net/leads/contact?id=1', null],
])('the form tokens for %s are at %s', (url, address) => {
  expect(formTokenUrlFor(url)).toBe(address);
});

test('a form token is fetched once, when a form is touched, and serves all forms of the inbox', async () => {
  const { asked, tokens } = tokensFrom(async () => 'm1.abc-_');
  expect(asked).toEqual([]);
  tokens.touch('/leads/contact', 0);
  expect(tokens.of('/leads/contact')).toBeUndefined();
  tokens.touch('/leads/contact', 1);
  tokens.touch('/leads/quick-quote', 2);
  await settled();
  expect(asked).toEqual(['/leads/stamp']);
  expect([tokens.of('/leads/contact'), tokens.of('/leads/quick-quote')]).toEqual(['m1.abc-_', 'm1.abc-_']);
  expect(tokens.of('https://inbox.example/leads/contact')).toBeUndefined();
});

test('a page that stays open fetches a new token before the old one expires', async () => {
  const { asked, tokens } = tokensFrom(
    async () => 'old',
    async () => 'new',
  );
  tokens.touch('/leads/contact', 0);
  await settled();
  tokens.touch('/leads/contact', 11 * hour);
  expect(asked).toHaveLength(1);
  tokens.touch('/leads/contact', 13 * hour);
  await settled();
  expect(tokens.of('/leads/contact')).toBe('new');
});

test.each<readonly [string, () => Promise<string>]>([
  ['a network error', () => Promise.reject(new Error('network'))],
  ['no answer', () => new Promise(() => undefined)],
  ['the sign-in page of a hotel', async () => '<!doctype html>\n<title>Sign in</title>'],
  ['an empty answer', async () => ''],
  ['a text that is too long', async () => 'a'.repeat(101)],
  ['a text that no header can carry', async () => 'a\r\nb'],
])('%s is not a form token, and is fetched once', async (_, answer) => {
  const { asked, tokens } = tokensFrom(answer);
  tokens.touch('/leads/contact', 0);
  await settled();
  tokens.touch('/leads/contact', 1);
  expect(tokens.of('/leads/contact')).toBeUndefined();
  expect(asked).toHaveLength(1);
});
