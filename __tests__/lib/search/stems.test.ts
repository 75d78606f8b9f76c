import { stemOf, stemsOf, vocabularyOf } from '@/lib/search/stems';
import { isTypo } from '@/lib/typo';

const vocabulary = vocabularyOf([['cash out', 'take money out']]);

test.each([
  ['rates', 'rate'],
  ['taxes', 'tax'],
  ['refinancing', 'refinance'],
  ['counties', 'county'],
  ['closing', 'close'],
  ['approved', 'approve'],
  ['houses', 'house'],
  ['paid', 'pay'],
])('%s is found by searching for %s', (one, other) => expect(stemOf(one)).toBe(stemOf(other)));

test('stop words are left out, unless there are no others', () => {
  expect(stemsOf('How much house can I afford?', vocabulary)).toEqual(['hous', 'afford']);
  expect(stemsOf('what is it', vocabulary)).toEqual(['what', 'is', 'it']);
});

test('a phrase is one stem, including its stop words', () => {
  expect(stemsOf('can I cash out my house', vocabulary)).toEqual(['cash_out', 'hous']);
});

test.each([
  ['escow', 'escrow', true],
  ['apprasial', 'appraisal', true],
  ['calculater', 'calculator', true],
  ['rates', 'rates', false],
  ['escrow', 'borrow', false],
  ['rent', 'rental', false],
])('%s is a typo for %s: %s', (one, other, is) => expect(isTypo(one, other)).toBe(is));
