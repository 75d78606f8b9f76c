import { refusingStorage } from '@/__tests__/helpers/tab-storages';
import { purchaseQuestionnaire } from '@/content/forms/purchase-questions';
import { type MyNumbers, readMyNumbers } from '@/lib/my-numbers';
import { startOf } from '@/lib/questionnaire/engine';
import { keepMyNumbers, withMyNumbers } from '@/lib/questionnaire/my-numbers';
import { screensOf } from '@/lib/questionnaire/screens';

const start = startOf(purchaseQuestionnaire);

function kept(field: string, value: string): MyNumbers {
  // It lasts as long as the page.
  const store = refusingStorage();
  const screen = screensOf(purchaseQuestionnaire).findIndex(({ steps }) => steps.some((step) => step.field === field));
  keepMyNumbers(purchaseQuestionnaire, screen, { ...start, answers: { [field]: value } }, store);
  return readMyNumbers(store);
}

test.each([
  ['creditScore', 'Excellent 740+', { score: '740' }],
  ['creditScore', 'Some Issues 640-679', { score: '640' }],
  ['creditScore', 'Needs Work 639 and below', { score: '639' }],
  ['firstTimeHomebuyer', 'Yes', { firstHome: 'Yes' }],
  ['purchasePrice', '185,000', { price: 185_000 }],
] as const)('%s, answered "%s", is kept, and chosen already the next time', (field, value, known) => {
  expect(kept(field, value)).toEqual(known);
  const answer = withMyNumbers(purchaseQuestionnaire, start, known).answers[field];
  expect(answer).toBe(field === 'purchasePrice' ? '185,000' : value);
});

test('the ZIP code that determined the county answers where the home will be; a city does not', () => {
  const zipWith = (place: string) => withMyNumbers(purchaseQuestionnaire, start, { place }).answers.zipCode;
  expect(zipWith('43604')).toBe('43604');
  expect(zipWith('Toledo')).toBe('');
});

test('an answer is not replaced by a stored number', () => {
  const place = { ...start, answers: { ...start.answers, creditScore: 'Good 680-699' } };
  expect(withMyNumbers(purchaseQuestionnaire, place, { score: '740' }).answers.creditScore).toBe('Good 680-699');
});
