import { refusingStorage } from '@/__tests__/helpers/tab-storages';
import { linkOfficerIn } from '@/lib/leads/link-officer';
import { recordSource } from '@/lib/leads/source';
import { parseSource } from '@/server/inbox/source';

const site = 'https://www.example.com';

type Visits = readonly (readonly [path: string, referrer?: string])[];

/** A tab that visited these URLs, each with its referrer. */
function tabAfter(...visits: Visits) {
  const store = refusingStorage();
  for (const [path, referrer = ''] of visits) recordSource(store, new URL(path, site), referrer);
  return store;
}

/** What the inbox parses. */
function after(...visits: Visits) {
  return parseSource(tabAfter(...visits).get('source') ?? '');
}

test('the first visit is kept, and the latest one from another site or a tagged link', () => {
  const search = { page: '/fha', from: 'www.google.com' };
  expect(after(['/fha', 'https://www.google.com/'])).toEqual({ first: search, last: search });
  const ad = { page: '/', utm_source: 'news letter', utm_campaign: 'spring' };
  expect(
    after(
      ['/fha', 'https://www.google.com/'],
      ['/', ''],
      ['/?utm_source=news+letter&utm_campaign=spring&gclid=1'],
      ['/contact-us', `${site}/`],
    ),
  ).toEqual({ first: search, last: ad });
});

test('a loan officer’s link is kept, and an earlier page without script is named', () => {
  expect(after(['/contact-us?with=casey-sample'])?.last).toEqual({ page: '/contact-us', with: 'casey-sample' });
  expect(after(['/contact-us', `${site}/va`])?.first).toEqual({ page: '/va' });
  expect(after(['/contact-us'])?.first).toEqual({ page: '/contact-us' });
});

test('the tab knows the loan officer of the latest link', () => {
  const officerAfter = (...visits: Visits) => linkOfficerIn(tabAfter(...visits));
  expect(officerAfter(['/?with=jordan-example'], ['/fha', `${site}/`], ['/?utm_source=card&with=casey-sample'])).toBe(
    'casey-sample',
  );
  expect(officerAfter(['/?with=jordan-example'], ['/', 'https://www.google.com/'])).toBe('jordan-example');
  expect(officerAfter(['/?without=casey-sample'])).toBeNull();
});

test('malformed parts are left out, and nothing can make a request too large', () => {
  expect(after(['/?with=../x&utm_source=%E2%80%AE&utm_term=%3Cb%3E'])?.first).toEqual({ page: '/', utm_term: '<b>' });
  expect(JSON.stringify(after([`/?utm_source=${'%C3%BC'.repeat(9000)}`])).length).toBeLessThan(900);
  expect([parseSource(''), parseSource('%%%=%ff')]).toEqual([null, { first: { page: '/' }, last: { page: '/' } }]);
});
