import { purchaseQuestionnaire } from '@/content/forms/purchase-questions';
import { inUnit, isShareStep, sentAnswers, shareIn, shareProblem, shareText } from '@/lib/questionnaire/share';

const step = purchaseQuestionnaire.steps.filter(isShareStep)[0];
if (!step) throw new Error('no question asks for a share');
const of = (purchasePrice: string, downPaymentPercent: string) => ({ purchasePrice, downPaymentPercent });

test.each([
  ['265,000', '$14,000', 'dollars', 14_000, 5.283],
  ['265000', '5.283', 'percent', 13_999.95, 5.283],
  ['325000', '10', 'percent', 32_500, 10],
  ['325000', '0', 'percent', 0, 0],
] as const)('of %s, %s is read in %s', (price, text, unit, dollars, percent) => {
  const reading = shareIn(step, of(price, text));
  expect(reading?.unit).toBe(unit);
  expect(reading?.dollars).toBeCloseTo(dollars, 2);
  expect(reading?.percent).toBeCloseTo(percent, 3);
});

test('an empty text is no share, and dollars without a price have no percentage', () => {
  expect(shareIn(step, of('265000', '$'))).toBeNull();
  expect(shareIn(step, of('', '$14000'))).toMatchObject({ dollars: 14_000, percent: null });
});

test('a share keeps its amount when its unit changes', () => {
  expect(inUnit(step, of('265000', '$14000'), 'percent')).toBe('5.283');
  expect(inUnit(step, of('325000', '10'), 'dollars')).toBe('$32500');
  expect(inUnit(step, of('325000', ''), 'dollars')).toBe('$');
});

test.each([
  ['265000', '$264,999', null],
  ['265000', '$265,000', 'Enter less than the price, $265,000. This is $265,000.'],
  ['265000', '$300000', 'Enter less than the price, $265,000. This is $300,000.'],
  ['265000', '100', 'Enter less than the price, $265,000. This is $265,000.'],
  ['265000', '', 'Enter an amount in dollars or in percent, 0 or more'],
  ['265000', '$-5', 'Enter an amount in dollars or in percent, 0 or more'],
  ['265000', '$0', null],
])('with a price of %s, a down payment of %s is answered: %s', (price, text, problem) => {
  expect(shareProblem(step, of(price, text))).toBe(problem);
});

test('dollars stay dollars when the price changes, and are sent as a percentage of it', () => {
  expect(shareText(step, of('265000', '$14000'))).toBe('$14,000, that is 5.3%');
  expect(shareText(step, of('300000', '$14000'))).toBe('$14,000, that is 4.7%');
  expect(sentAnswers(purchaseQuestionnaire, of('265000', '$14000')).downPaymentPercent).toBe('5.283');
  expect(sentAnswers(purchaseQuestionnaire, of('325000', '10')).downPaymentPercent).toBe('10');
  expect(sentAnswers(purchaseQuestionnaire, of('325000', '')).downPaymentPercent).toBe('');
});
