import { company } from '@/content/lender/company';
import companyFile from '@/content/lender/company.json';
import hoursFile from '@/content/lender/hours.json';
import { privacySchema } from '@/content/lender/privacy';
import privacyFile from '@/content/lender/privacy.json';
import { check, checkFile, checkList } from '@/content/schema/check';
import { companySchema, factSchema, hoursSchema, linksSchema, testimonialSchema } from '@/content/schema/lender';

const validFact = {
  id: 'fhaDownPayment',
  value: 3.5,
  text: '3.5%',
  what: 'The smallest down payment.',
  source: { name: 'HUD', url: 'https://www.hud.gov/' },
  asOf: '2026-01-01',
  expires: '2026-12-31',
  read: 'primary',
};

const review = { id: 'anna', sample: false, name: 'Anna B.', loan: 'Refinance', city: 'Dayton', year: 2026 };

function complaintAbout(work: () => unknown): string {
  try {
    work();
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  return 'no complaint';
}

const companyWith = (change: object) => () =>
  checkFile('content/lender/company.json', companySchema, { ...companyFile, ...change });
const marketingOf = (answer: object) => () => {
  const sharing = { ...privacyFile.sharing, marketing: answer };
  return checkFile('content/lender/privacy.json', privacySchema, { ...privacyFile, sharing });
};
const factsOf =
  (...facts: object[]) =>
  () =>
    checkList('content/facts/fha.csv', factSchema, facts, (fact) => fact.id);

it.each([
  [
    'a phone number written otherwise',
    companyWith({ phone: '614-555-0142' }),
    'content/lender/company.json: phone: write the phone number as (614) 555-0142.',
  ],
  [
    'an office outside Ohio',
    companyWith({ address: { ...company.address, postalCode: '90210' } }),
    'content/lender/company.json: address.postalCode: write an Ohio ZIP code, 43000 to 45999.',
  ],
  [
    'a link without its scheme',
    () => check('content/lender/links.json', linksSchema, { ...company.links, apply: 'apply.example.com' }),
    'content/lender/links.json: apply: write a full address that starts with https://.',
  ],
  [
    'an office that closes before it opens',
    () =>
      checkFile('content/lender/hours.json', hoursSchema, {
        ...hoursFile,
        week: { ...hoursFile.week, Friday: ['18:00', '09:00'] },
      }),
    'content/lender/hours.json: week.Friday: write a time of closing after that of opening.',
  ],
  [
    'a review that is too long',
    () =>
      checkFile('content/lender/testimonials.json', testimonialSchema, {
        ...review,
        quote: 'a'.repeat(281),
      }),
    'content/lender/testimonials.json: quote: write a quote of at most 280 characters.',
  ],
  [
    'an answer about sharing that contradicts itself',
    marketingOf({ shares: true }),
    'content/lender/privacy.json: sharing.marketing.canLimit: write true or false where shares is true.',
  ],
  [
    'a limit to what is not shared',
    marketingOf({ shares: false, canLimit: true }),
    'content/lender/privacy.json: sharing.marketing.canLimit: nobody can limit what you don’t share; write false, or leave it out.',
  ],
  [
    'a fact that expires before it begins',
    factsOf({ ...validFact, expires: '2025-12-31' }),
    'content/facts/fha.csv: [fhaDownPayment].expires: write a day after asOf.',
  ],
  [
    'a day that does not exist',
    factsOf({ ...validFact, expires: '2027-13-45' }),
    'content/facts/fha.csv: [fhaDownPayment].expires: this day does not exist.',
  ],
  [
    'a fact without a word on how it was read',
    factsOf({ ...validFact, read: '' }),
    'content/facts/fha.csv: [fhaDownPayment].read: write primary, copy or memory.',
  ],
  [
    'two facts of one name',
    factsOf(validFact, validFact),
    'content/facts/fha.csv: fhaDownPayment: there are two entries of this name; rename or remove one.',
  ],
])('%s stops the build with file, field and fix', (_, work, sentence) => {
  expect(complaintAbout(work)).toBe(sentence);
});
