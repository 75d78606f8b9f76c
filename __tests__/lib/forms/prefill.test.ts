import { quickQuoteForm } from '@/content/forms/quick-quote';
import type { FormDefinition } from '@/lib/forms/definition';
import { prefilledAnswer } from '@/lib/forms/prefill';
import type { MyNumbers } from '@/lib/my-numbers';

const form: FormDefinition = quickQuoteForm;

function filledWith(known: MyNumbers) {
  return form.fields.flatMap((field) => {
    const answer = prefilledAnswer(field, known);
    return answer === null ? [] : [[field.name, answer] as const];
  });
}

test('price, down payment, their loan and the term prefill the quick quote; rate and income do not', () => {
  const known = {
    price: 325000,
    downPayment: 32499.995,
    termMonths: 180,
    ratePercent: 6.5,
    annualIncome: 1,
  };
  expect(filledWith(known)).toEqual([
    ['estimatedValue', '325,000'],
    ['quoteLoanAmount', '292,500.01'],
    ['quoteDownPaymentOrEquity', '32,500'],
    ['quoteTerm', '15 years'],
  ]);
});

test.each([
  ['740', 'Excellent 740+'],
  ['680', 'Good 680-699'],
  ['639', 'Needs Work 639 and below'],
] as const)('the score group %s prefills the credit score of the quick quote', (score, answer) => {
  expect(filledWith({ score })).toEqual([['quoteCreditRange', answer]]);
});

test('no numbers, a down payment of 0 and an unlisted term leave the fields empty', () => {
  expect(filledWith({})).toEqual([]);
  expect(filledWith({ downPayment: 0, termMonths: 300 })).toEqual([]);
});
