import { readSettings } from '@/server/settings';

test('the defaults are a local server with a database file', () => {
  expect(readSettings({ PORT: '' })).toMatchObject({
    PORT: 3000,
    SITE_DIR: 'out',
    LEADS_DATABASE_URL: 'file:./data/leads.db',
    LEADS_THANK_YOU_URL: '/thank-you',
    LEADS_RETENTION_DAYS: 761,
    TRUST_PROXY: 0,
  });
});

test.each([
  [{ PORT: 'x' }, /PORT/],
  [{ PORT: '70000' }, /PORT/],
  [{ LEADS_RATE_PER_MINUTE: '-1' }, /LEADS_RATE_PER_MINUTE/],
  [{ SMTP_URL: 'smtp://mail.example' }, /set all of SMTP_URL, LEADS_MAIL_TO and LEADS_MAIL_FROM/],
])('%j is refused by name', (environment, message) => {
  expect(() => readSettings(environment)).toThrow(message);
});

test('the desk is off by default, and listens on localhost only', () => {
  expect(readSettings({})).toMatchObject({ DESK_HOST: '127.0.0.1', DESK_REQUIRE_SECOND_FACTOR: false });
  expect(readSettings({}).DESK_PORT).toBeUndefined();
  expect(readSettings({ DESK_PORT: '3001', DESK_REQUIRE_SECOND_FACTOR: '1' })).toMatchObject({
    DESK_PORT: 3001,
    DESK_REQUIRE_SECOND_FACTOR: true,
  });
});
