import { facts } from '@/content/facts/facts';
import { company as ownCompany } from '@/content/lender/company';
import { expiringWithin, obstaclesTo, type ReleaseFacts, refusalText, splitExpired } from '@/scripts/release/obstacles';

const [firstFact] = facts;
if (!firstFact) throw new Error('There is no fact to test with.');
const currentFact = { ...firstFact, asOf: '2026-01-01', expires: '2026-12-31', read: 'primary' as const };
const phone = { display: '(614) 221-3000', href: 'tel:+16142213000' };

const officer = {
  kind: 'person' as const,
  id: 'ada-okafor',
  sample: false,
  name: 'Ada Okafor',
  role: 'Sr. Loan Originator',
  initials: 'AO',
  photo: '/staff/ada-okafor.jpg',
  nmls: '234567',
  license: 'MLO-OH.234567',
  address: ['41 South High Street', 'Columbus, OH 43215'],
  contactPhone: phone,
  contactWork: phone,
  contactMail: 'ada@highstreet.com',
  yourService: ['I answer.'],
};

/** A lender that has replaced every sample. */
const ready: ReleaseFacts = {
  company: {
    ...ownCompany,
    sample: false,
    name: 'High Street Home Loans',
    wordmark: ['High Street', 'Home Loans'],
    registeredName: 'High Street Home Loans LLC',
    nmls: '123456',
    certificate: 'RM.501234.000',
    registeredAddress: { street: '41 South High Street', city: 'Columbus', state: 'OH', postalCode: '43215' },
    phone,
    email: 'hello@highstreet.com',
    address: { street: '41 South High Street', city: 'Columbus', state: 'OH', postalCode: '43215' },
    links: {
      apply: 'https://apply.highstreet.com/',
      chat: 'https://chat.highstreet.com/',
      directions: 'https://maps.highstreet.com/',
      mapEmbed: 'https://maps.highstreet.com/embed',
      nmlsConsumerAccess: 'https://www.nmlsconsumeraccess.org/',
      social: [],
    },
  },
  staff: [officer],
  testimonials: [],
  rates: { sample: false, source: 'Rate sheet of the morning', asOf: '2026-11-18', expires: '2026-11-25' },
  facts: [currentFact],
  nextLimits: null,
  officeSites: [],
  privacy: { sample: false },
  service: { sample: false },
  unreviewed: [],
  film: { use: 'none' },
  articles: [{ slug: 'a_thing', author: 'ada-okafor' }],
  environment: { SITE_URL: 'https://www.highstreet.com', LEAD_ENDPOINT: '/leads/<form>' },
  day: '2026-11-20',
};

const sentences = (release: ReleaseFacts) => obstaclesTo(release).map(({ place, sentence }) => `${place}: ${sentence}`);
const isSample = 'is a sample; write the real one.';
const { company } = ready;
const changeCompany = (change: Partial<ReleaseFacts['company']>) => ({ company: { ...company, ...change } });
const sampleReview = {
  quote: 'x',
  name: 'Anna B.',
  loan: 'Refinance',
  city: 'Dayton',
  year: 2026,
  id: 'anna',
  sample: true,
};
const unopenedSite = { county: 'Noble', auditor_url: 'https://auditor.example.gov/', treasurer_url: undefined };
const otherForms = ['PURCHASE', 'REFINANCE', 'CONSULTATION', 'QUICK_QUOTE', 'CONTACT', 'STAFF_QUOTE', 'CALL'];

test('a lender with real data meets no obstacle', () => {
  expect(sentences(ready)).toEqual([]);
});

/** Each obstacle with what leads to it. */
const obstacles: Readonly<Record<string, Partial<ReleaseFacts>>> = {
  'content/lender/company.json: sample: set it to false once every value in this file is real.': changeCompany({
    sample: true,
  }),
  [`content/lender/company.json: name: “Cardinal Row Mortgage” ${isSample}`]: changeCompany({
    name: 'Cardinal Row Mortgage',
  }),
  [`content/lender/company.json: certificate: “RM.000000.000” ${isSample}`]: changeCompany({
    certificate: 'RM.000000.000',
  }),
  [`content/lender/company.json: phone: “(614) 555-0142” ${isSample}`]: changeCompany({
    phone: { display: '(614) 555-0142', href: 'tel:+16145550142' },
  }),
  [`content/lender/company.json: address.street: “100 Example Street” ${isSample}`]: changeCompany({
    address: { ...company.address, street: '100 Example Street' },
  }),
  [`content/lender/links.json: social[0].href: “https://facebook.example.com/” ${isSample}`]: changeCompany({
    links: { ...company.links, social: [{ name: 'Facebook', href: 'https://facebook.example.com/' }] },
  }),
  'content/lender/staff.json: ada-okafor.sample: set it to false once every value of this person is real.': {
    staff: [{ ...officer, sample: true }],
  },
  'content/lender/staff.json: ada-okafor.photo: there is no portrait yet; put the picture below public/ and write its path.':
    { staff: [{ ...officer, photo: null }] },
  'content/lender/testimonials.json: anna: this review is a sample; replace it with a real one, or remove it.': {
    testimonials: [sampleReview],
  },
  'content/reviews.json: content/pages/fha.mdx: nobody has reviewed its current text; read it, then run npm run reviewed -- content/pages/fha.mdx <id of the person>.':
    { unreviewed: ['content/pages/fha.mdx'] },
  'content/reviews.json: Nobody has reviewed the current wording of 2 texts. npm run reviewed -- sheet prints them; npm run reviewed -- <text> <id of the person> records a review of one, and npm run reviewed -- adopt <id of the person> accepts all that are as delivered:\n    content/pages/fha.mdx\n    content/pages/va.mdx':
    { unreviewed: ['content/pages/fha.mdx', 'content/pages/va.mdx'] },
  'content/lender/rates.json: sample: write today’s rates with npm run rates.': {
    rates: { ...ready.rates, sample: true },
  },
  'content/lender/rates.json: expires: the rates of 2026-11-18 expired on 2026-11-25; write today’s with npm run rates.':
    { day: '2026-11-26', nextLimits: { year: 2027, conforming: 850_000 } },
  'content/lender/brand.json: film: “sample” names a sample lender; put your own into public/film and write own, or write none.':
    { film: { use: 'sample' } },
  'content/lender/privacy.json: sample: compare each answer with what the company does with information, then set it to false.':
    { privacy: { sample: true } },
  'content/lender/service.json: sample: name who answers complaints, in how many days and in which languages, then set it to false.':
    { service: { sample: true } },
  [`${firstFact.file}: ${firstFact.id}: expired on 2026-11-19; compare it with ${firstFact.source.name} (${firstFact.source.url}), then set asOf and expires. ${firstFact.what}`]:
    { facts: [{ ...currentFact, expires: '2026-11-19' }] },
  [`${firstFact.file}: open ${firstFact.source.url}, compare annualFee (copy), upfrontFee (memory), then set asOf to that day and read to primary.`]:
    {
      facts: [
        { ...currentFact, id: 'annualFee', read: 'copy' },
        { ...currentFact, id: 'upfrontFee', read: 'memory' },
      ],
    },
  'content/ohio/next-limits.ts: nextLimits: the loan limits of 2027 were due on 2026-11-24; look for them at https://www.fhfa.gov/data/conforming-loan-limit-cll-values, and write them here.':
    { day: '2026-11-25' },
  'content/ohio/offices.csv: Noble: open https://auditor.example.gov/, then set read to primary.': {
    officeSites: [{ ...unopenedSite, read: 'memory' }],
  },
  'content/pages/a_thing.mdx: author: nobody in content/lender/staff.json has the id jo; name the author’s id.': {
    articles: [{ slug: 'a_thing', author: 'jo' }],
  },
  'content/lender/site.json: siteAddress: not set; write the address of the site, such as https://www.lender.com.': {
    environment: { LEAD_ENDPOINT: '/leads/<form>' },
  },
  'content/lender/site.json: siteAddress: http://www.highstreet.com is not a full address that starts with https://.': {
    environment: { ...ready.environment, SITE_URL: 'http://www.highstreet.com' },
  },
  'content/lender/site.json: LEAD_ENDPOINT_FREE_REPORT: not set, and neither is leadEndpoint; write where these leads go: /leads/<form> is the inbox of this site.':
    {
      environment: {
        SITE_URL: 'https://www.highstreet.com',
        ...Object.fromEntries(otherForms.map((form) => [`LEAD_ENDPOINT_${form}`, 'https://script.highstreet.com/x'])),
      },
    },
  'content/lender/site.json: leadEndpoint: not set; write where these leads go: /leads/<form> is the inbox of this site.':
    { environment: { SITE_URL: 'https://www.highstreet.com' } },
  'content/lender/site.json: LEAD_ENDPOINT_CONTACT: https://leads.example.com/c is a sample; write the real address.': {
    environment: { ...ready.environment, LEAD_ENDPOINT_CONTACT: 'https://leads.example.com/c' },
  },
};

test.each(Object.entries(obstacles))('a release is refused with: %s', (sentence, change) => {
  expect(sentences({ ...ready, ...change })).toEqual([sentence]);
});

test('a fact is valid on its last day', () => {
  expect(sentences({ ...ready, facts: [{ ...currentFact, expires: ready.day }] })).toEqual([]);
});

test('a refusal counts the obstacles and lists them by file', () => {
  const text = refusalText([
    { place: 'content/lender/company.json', sentence: 'name: one.' },
    { place: 'environment', sentence: 'SITE_URL: two.' },
    { place: 'content/lender/company.json', sentence: 'nmls: three.' },
  ]);
  expect(text).toBe(
    [
      'Not ready to publish. 3 things remain:',
      'content/lender/company.json\n  name: one.\n  nmls: three.',
      'environment\n  SITE_URL: two.',
    ].join('\n\n'),
  );
  expect(refusalText([{ place: 'environment', sentence: 'one.' }])).toContain('One thing remains:');
});

test('facts that expire within a month are listed without being obstacles', () => {
  const soon = { ...firstFact, expires: '2026-12-01' };
  const later = { ...firstFact, expires: '2027-06-01' };
  expect(expiringWithin({ facts: [soon, later], day: '2026-11-20' }, 30)).toEqual([soon]);
});

test('a release of rates accepts expired facts, except those of the market', () => {
  const of = (file: string, expires: string) => ({ ...firstFact, file, expires });
  const [market, fha, fresh] = [
    of('content/facts/market.csv', '2026-11-19'),
    of('content/facts/fha.csv', '2026-11-19'),
    of('content/facts/va.csv', '2026-11-20'),
  ];
  expect(splitExpired({ facts: [market, fha, fresh], day: '2026-11-20' })).toEqual({
    refusing: [market],
    marked: [fha],
  });
});
