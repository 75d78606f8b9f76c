import { purchaseForm, purchaseQuestionnaire } from '@/content/forms/purchase-questions';
import { numbersOf, people } from '@/content/lender/staff';
import { bodyFor } from '@/lib/forms/body';
import { answerText, problemOf, sliderPlace, spokenValue } from '@/lib/questionnaire/answers';
import { type AmountStep, isAmountStep, type Questionnaire, type Step } from '@/lib/questionnaire/definition';
import { startOf } from '@/lib/questionnaire/engine';

function stepOf(questionnaire: Questionnaire, field: string): Step {
  const step = questionnaire.steps.find((one) => one.field === field);
  if (!step) throw new Error(`no step ${field}`);
  return step;
}

function sliderOf(questionnaire: Questionnaire, field: string): AmountStep {
  const step = stepOf(questionnaire, field);
  if (!isAmountStep(step)) throw new Error(`${field} is no slider`);
  return step;
}

const price = sliderOf(purchaseQuestionnaire, 'purchasePrice');
const down = sliderOf(purchaseQuestionnaire, 'downPaymentPercent');

const [officer] = people;
if (!officer) throw new Error('There is nobody on the staff page.');

test.each([
  [price, '325000', '$325,000'],
  [price, '1,250,000.50', '$1,250,000.50'],
  [price, '', ''],
  [down, '10', '10%'],
  [down, '3.125', '3.125%'],
  [stepOf(purchaseQuestionnaire, 'creditScore'), 'Good 680-699', 'Good, 680–699'],
  [stepOf(purchaseQuestionnaire, 'propertyType'), 'TownHouse', 'Townhouse'],
  [stepOf(purchaseQuestionnaire, 'phone'), '6145550100', '(614) 555-0100'],
  [stepOf(purchaseQuestionnaire, 'phone'), '614-555-0100', '614-555-0100'],
  [stepOf(purchaseQuestionnaire, 'loanOfficerName'), officer.name, `${officer.name}, ${numbersOf(officer)}`],
])('an answer reads the way people say it (%#)', (step, answer, text) => {
  expect(answerText(step, answer)).toBe(text);
});

test('a slider announces a share in both units, and nothing if there is none', () => {
  expect(spokenValue(down, { purchasePrice: '325,000', downPaymentPercent: '10' })).toBe('10%, that is $32,500');
  expect(spokenValue(down, { purchasePrice: '265,000', downPaymentPercent: '$14,000' })).toBe('$14,000, that is 5.3%');
  expect(spokenValue(down, { purchasePrice: '265,000', downPaymentPercent: '' })).toBe(down.unset);
  expect(sliderPlace(down, { purchasePrice: '265,000', downPaymentPercent: '$132,500' })).toBe(50);
});

test('the price slider stays within its range, and says so when there is no answer', () => {
  expect(sliderPlace(price, { purchasePrice: '20' })).toBe(100_000);
  expect(sliderPlace(price, { purchasePrice: '9,000,000' })).toBe(3_000_000);
  expect(sliderPlace(price, { purchasePrice: '325,000' })).toBe(325_000);
  expect(price.whenEmpty).toBe(50_000);
  expect(sliderPlace(price, { purchasePrice: '' })).toBe(100_000);
  expect(spokenValue(price, { purchasePrice: '' })).toBe('No price yet');
});

test('the body has numbers and digits, and is blank if there is no answer', () => {
  const answers = {
    ...startOf(purchaseQuestionnaire).answers,
    zipCode: ' 43215 ',
    purchasePrice: '$325,000',
    downPaymentPercent: '10%',
    working_with_a_real_estate_agent: 'No',
    phone: '+1 (614) 555-0100',
  };
  const body = Object.fromEntries(bodyFor(purchaseForm, answers, { leadId: '2026NOV20FRI091305', nextUrl: '' }));
  expect(body).toMatchObject({
    zipCode: '43215',
    purchasePrice: '325000',
    downPaymentPercent: '10',
    agentName: '',
    loanOfficerName: '',
    phone: '6145550100',
    _id: '2026NOV20FRI091305',
    subject: 'Purchase ChartBot: 2026NOV20FRI091305',
  });
});

test.each(['-5', '0', '', 'none'])('a price of %j is refused with one message', (answer) => {
  expect(problemOf(price, { purchasePrice: answer })).toBe('Enter an amount in dollars, above 0');
});
