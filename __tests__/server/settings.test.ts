import { readSettings } from '@/server/settings';

test('nothing set is a server for this machine with a database file', () => {
  expect(readSettings({ PORT: '' })).toMatchObject({
    PORT: 3000,
    SITE_DIR: 'out',
    LEADS_DATABASE_URL: 'file:./data/leads.db',
    LEADS_THANK_YOU_URL: '/thank-you',
    LEADS_RETENTION_DAYS: 761,
    TRUST_PROXY: 0,
  });
});

test('origins are a list', () => {
  const { LEADS_ALLOWED_ORIGINS } = readSettings({ LEADS_ALLOWED_ORIGINS: 'https://a.example/, https://b.example' });
  expect(LEADS_ALLOWED_ORIGINS).toEqual(['https://a.example', 'https://b.example']);
});

test.each([
  [{ PORT: 'x' }, /PORT/],
  [{ PORT: '70000' }, /PORT/],
  [{ LEADS_RATE_PER_MINUTE: '-1' }, /LEADS_RATE_PER_MINUTE/],
  [{ SMTP_URL: 'smtp://mail.example' }, /set all of SMTP_URL, LEADS_MAIL_TO and LEADS_MAIL_FROM/],
])('%j is refused with its name', (environment, message) => {
  expect(() => readSettings(environment)).toThrow(message);
});

const entry = `jordan@example.com:scrypt:32768:8:3:${'s'.repeat(22)}:${'k'.repeat(43)}`;

test('the desk is off, and on this machine alone, unless set otherwise', () => {
  expect(readSettings({})).toMatchObject({ DESK_PORT: 3001, DESK_HOST: '127.0.0.1' });
  expect(readSettings({}).DESK_PASSWORD_HASH).toBeUndefined();
  expect(readSettings({ DESK_PASSWORD_HASH: entry }).DESK_PASSWORD_HASH).toBe(entry);
});

test.each([
  ['a password', 'correct horse battery', /hash-password/],
  ['another kind of hash', '$2b$10$abcdefghijklmnopqrstuv', /hash-password/],
  ['a cost that is too low', entry.replace('32768', '1024'), /hash-password/],
  ['a cost that is no power of two', entry.replace('32768', '32769'), /hash-password/],
  ['an entry without an address', entry.replace('jordan@example.com:', ''), /hash-password/],
  ['an address twice', `${entry} ${entry}`, /twice/],
])('accounts of %s are refused', (_, text, message) => {
  expect(() => readSettings({ DESK_PASSWORD_HASH: text })).toThrow(message);
});
