import { check, checkList } from '@/content/check';
import { company } from '@/content/company';
import { companySchema, factSchema } from '@/content/schema';

const goodFact = {
  id: 'fhaDownPayment',
  value: 3.5,
  text: '3.5%',
  what: 'The smallest down payment.',
  source: { name: 'HUD', url: 'https://www.hud.gov/' },
  asOf: '2026-01-01',
  expires: '2026-12-31',
};

function complaintAbout(work: () => unknown): string {
  try {
    work();
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  return 'no complaint';
}

describe('a mistake in the content', () => {
  it.each([
    [
      'a phone number written otherwise',
      () =>
        check('content/company.ts', companySchema, {
          ...company,
          phone: { ...company.phone, display: '614-555-0142' },
        }),
      'content/company.ts: phone.display: write the phone number as (614) 555-0142.',
    ],
    [
      'an office outside Ohio',
      () =>
        check('content/company.ts', companySchema, {
          ...company,
          address: { ...company.address, postalCode: '90210' },
        }),
      'content/company.ts: address.postalCode: write an Ohio ZIP code, 43000 to 45999.',
    ],
    [
      'a link without its scheme',
      () =>
        check('content/company.ts', companySchema, {
          ...company,
          links: { ...company.links, apply: 'apply.example.com' },
        }),
      'content/company.ts: links.apply: write a full address that starts with https://.',
    ],
    [
      'a fact that expires before it begins',
      () => checkList('content/facts/fha.ts', factSchema, [{ ...goodFact, expires: '2025-12-31' }], (fact) => fact.id),
      'content/facts/fha.ts: [fhaDownPayment].expires: write a day after asOf.',
    ],
    [
      'a day that does not exist',
      () => checkList('content/facts/fha.ts', factSchema, [{ ...goodFact, expires: '2027-13-45' }], (fact) => fact.id),
      'content/facts/fha.ts: [fhaDownPayment].expires: this day does not exist.',
    ],
    [
      'two facts of one name',
      () => checkList('content/facts/fha.ts', factSchema, [goodFact, goodFact], (fact) => fact.id),
      'content/facts/fha.ts: fhaDownPayment: there are two entries of this name; rename or remove one.',
    ],
  ])('%s stops the build with file, field and cure', (_, work, sentence) => {
    expect(complaintAbout(work)).toBe(sentence);
  });
});
