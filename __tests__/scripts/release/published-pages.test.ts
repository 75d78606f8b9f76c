import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryDirectory } from '@/__tests__/server/harness';
import { documentOf, fileObstacles, pageObstacles } from '@/scripts/release/published-pages';

const identity =
  'High Street Home Loans LLC, NMLS #1234567, Ohio certificate RM.501234.000, 41 South High Street, Columbus, OH 43215';
const classes = 'race, color, religion, sex, familial status, disability, national origin, ancestry or military status';
const consent =
  'By pressing SEND you ask High Street Home Loans, NMLS #1234567, to call you, even if your number is on a do-not-call list. Consent is not a condition of getting a loan.';
const terms =
  'APR 6.597%, 360 monthly payments of $1,264.14. This payment does not include taxes and insurance. Your actual payment will be higher.';

const rules = { identity, calculators: new Set<string>(), files: new Set(['/reports/tips.pdf']) };

const page = (main: string, footer = identity) => ({
  path: '/fha',
  document: documentOf(`<main>${main}</main><footer><p>${footer}.</p></footer>`),
});
const sentencesOf = (main: string, footer?: string) =>
  pageObstacles([page(main, footer)], { ...rules, city: 'Columbus' }).map(
    ({ place, sentence }) => `${place}: ${sentence}`,
  );

test('a page with its terms, identity, consent and every protected class may be published', () => {
  expect(
    sentencesOf(
      `<section><h2>Example</h2><p>Over 30 years at 6.5% you pay $1,264.14 a month.</p><p>${terms}</p></section>
      <p>We lend without regard to ${classes}.</p><form id="contact" method="post"><p>${consent}</p></form>`,
    ),
  ).toEqual([]);
});

test('a form that only asks for email needs no consent to calls', () => {
  const email = consent.replace(
    'call you, even if your number is on a do-not-call list',
    'email you about this request',
  );
  expect(sentencesOf(`<form id="free-report" method="post"><p>${email}</p></form>`)).toEqual([]);
});

test.each([
  [
    'a payment without its APR',
    '<p>Over 30 years at 6.5% you pay $1,264.14 a month.</p>',
    'the page /fha: “Over 30 years at 6.5% you pay $1,264.14 a month.” lacks the APR, the number of payments, that the actual payment will be higher; put a <LoanTermsNote> next to it.',
  ],
  [
    'a sample name',
    '<p>Ask Cardinal Row Mortgage.</p>',
    'the page /fha: “Ask Cardinal Row Mortgage” is a placeholder; write the real words in content/.',
  ],
  [
    'a sample review',
    '<p>Sample review</p>',
    'the page /fha: “Sample review High Street Home Loans LLC, NMLS #1234567, Ohio certificate RM” is a placeholder; write the real words in content/.',
  ],
  [
    'an equal housing statement that leaves out a class',
    `<p>We lend without regard to ${classes.replace('ancestry or ', '')}.</p>`,
    'the page /fha: “We lend without regard to race, color, religion, sex, familial status, disability, national origin, military status.” leaves out ancestry; name every protected class.',
  ],
  [
    'a form without consent',
    '<form id="contact" method="post"><p>Send</p></form>',
    'the page /fha: the form “contact” does not say: do-not-call list; Consent is not a condition of getting a loan; NMLS #. Use consentFor of content/forms/shared.ts.',
  ],
])('%s is refused with page, sentence and fix', (_, main, sentence) => {
  expect(sentencesOf(main)).toEqual([sentence]);
});

test('a page without the registered name of the lender is refused', () => {
  expect(sentencesOf('<p>Hello</p>', 'High Street Home Loans')).toEqual([
    `the page /fha: it does not say “${identity}”; components/shell/footer.tsx does.`,
  ]);
});

test('a placeholder in the feed is refused', () => {
  const { path } = temporaryDirectory();
  mkdirSync(join(path, 'film'));
  writeFileSync(join(path, 'llms.txt'), '# High Street Home Loans');
  writeFileSync(join(path, 'film', 'a.vtt'), 'Cardinal Row Mortgage LLC');
  expect(fileObstacles(path, ['llms.txt', 'film/a.vtt'])).toEqual([
    {
      place: 'film/a.vtt',
      sentence: '“Cardinal Row Mortgage LLC” is a placeholder; write the real words in content/.',
    },
  ]);
});

test.each([
  ['a title', '<title>Contact Us: Mortgage Lender in Columbus, Ohio</title>', ''],
  ['a description', '<meta name="description" content="Write to our Columbus office.">', ''],
  ['structured data', '<script type="application/ld+json">{"addressLocality":"Columbus"}</script>', ''],
  ['a sentence', '', '<p>A licensed loan officer in Columbus will answer.</p>'],
])('%s that puts a Dayton lender in Columbus stops a release', (_where, head, main) => {
  const obstaclesFor = (city: string) => {
    const document = documentOf(`<head>${head}</head><main>${main}</main><footer><p>${identity}.</p></footer>`);
    return pageObstacles([{ path: '/', document }], { ...rules, city });
  };
  expect(obstaclesFor('Dayton')).toEqual([
    { place: 'the page /', sentence: expect.stringMatching(/Columbus.*city of the sample lender/) },
  ]);
  expect(obstaclesFor('Columbus')).toEqual([]);
});

test('a Dayton lender may publish Columbus’s loan limit, city tax and help', () => {
  const main = '<p>FHA goes up to $571,550 around Columbus. Columbus: forgiven after five years.</p>';
  const document = documentOf(`<main>${main}</main><footer><p>${identity}.</p></footer>`);
  expect(pageObstacles([{ path: '/', document }], { ...rules, city: 'Dayton' })).toEqual([]);
});

test('a link to a page or place that is not there stops a release, and one to a file does not', () => {
  const main =
    '<h2 id="costs">Costs</h2><a href="/fha#costs"></a><a href="#top"></a><a href="/reports/tips.pdf"></a><a href="/no-such-page"></a><a href="#fees"></a>';
  expect(sentencesOf(main)).toEqual([
    'the page /fha: the link /no-such-page leads nowhere; correct it.',
    'the page /fha: the link #fees leads nowhere; correct it.',
  ]);
});
