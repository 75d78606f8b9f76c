import { isTypo, stemOf, stemsOf } from '@/lib/search/stems';

test.each([
  ['rates', 'rate'],
  ['taxes', 'tax'],
  ['refinancing', 'refinance'],
  ['counties', 'county'],
  ['closing', 'close'],
  ['approved', 'approve'],
  ['houses', 'house'],
])('%s is found by %s', (one, other) => expect(stemOf(one)).toBe(stemOf(other)));

test('words that tell nothing are left out, unless there are no others', () => {
  expect(stemsOf('How much house can I afford?')).toEqual(['hous', 'afford']);
  expect(stemsOf('what is it')).toEqual(['what', 'is', 'it']);
});

test.each([
  ['escow', 'escrow', true],
  ['apprasial', 'appraisal', true],
  ['calculater', 'calculator', true],
  ['rates', 'rates', false],
  ['escrow', 'borrow', false],
  ['rent', 'rental', false],
])('%s is a typing error for %s: %s', (one, other, is) => expect(isTypo(one, other)).toBe(is));
