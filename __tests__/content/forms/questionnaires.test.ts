import { purchaseForm, purchaseQuestionnaire } from '@/content/forms/purchase-questions';
import { refinanceForm, refinanceQuestionnaire } from '@/content/forms/refinance-questions';
import { type AmountStep, isAmountStep, type Questionnaire, type Step } from '@/lib/questionnaire/definition';
import { startOf } from '@/lib/questionnaire/engine';
import { wireBody } from '../../helpers/people';

function namesOf(id: Questionnaire['id']): readonly string[] {
  return wireBody(id, 'Sam')
    .map(([name]) => name)
    .filter((name) => name !== '_id' && name !== 'subject');
}

function stepOf({ steps }: Questionnaire, field: string): Step {
  const step = steps.find((one) => one.field === field);
  if (!step) throw new Error(`no step ${field}`);
  return step;
}

function choicesOf(questionnaire: Questionnaire, field: string): readonly string[] {
  const step = stepOf(questionnaire, field);
  return step.kind === 'choice' ? step.choices.map(({ value }) => value) : [];
}

test.each([
  ['purchase', 19, purchaseQuestionnaire, purchaseForm, 'Purchase ChartBot: '],
  ['refinance', 23, refinanceQuestionnaire, refinanceForm, 'Refinance ChartBot: '],
] as const)(
  'the %s questionnaire asks %i questions in the order of the spec',
  (id, count, { steps }, form, subjectPrefix) => {
    expect(steps).toHaveLength(count);
    expect(steps.map(({ field }) => field)).toEqual(namesOf(id));
    expect(form).toMatchObject({ id, subjectPrefix, controls: ['_id', 'subject'] });
    expect(form.fields.map(({ name }) => name)).toEqual([...namesOf(id), 'letterByEmail']);
  },
);

test.each([
  [purchaseQuestionnaire, 'purchasePrice', 'money', 100000, 3000000],
  [purchaseQuestionnaire, 'downPaymentPercent', 'percent', 0, 50],
  [purchaseQuestionnaire, 'beforeTaxesAnnualHouseHoldIncome', 'money', 0, 350000],
  [refinanceQuestionnaire, 'estimated_value_of_the_property', 'money', 50000, 2500000],
  [refinanceQuestionnaire, 'remaining_balance_on_the_1st_mortgage', 'money', 50000, 2000000],
  [refinanceQuestionnaire, 'first_mortgage_interest_rate', 'percent', 0, 12],
  [refinanceQuestionnaire, 'borrow_want', 'money', 0, 2000000],
  [refinanceQuestionnaire, 'beforeTaxesAnnualHouseHoldIncome', 'money', 0, 300000],
  [refinanceQuestionnaire, 'averageMonthlyExpenses', 'money', 0, 40000],
] as const)('slider %#: %2$s, which starts without an answer', (questionnaire, field, kind, min, max) => {
  const step = stepOf(questionnaire, field) as AmountStep;
  expect([step.kind, step.slider.min, step.slider.max]).toEqual([kind, min, max]);
  expect(startOf(questionnaire).answers[field]).toBe('');
  expect(step.unset).toMatch(/^No [\w ]+ yet\.?$/);
});

test('the rate slider moves in thousandths of a percent', () => {
  expect(stepOf(refinanceQuestionnaire, 'first_mortgage_interest_rate')).toMatchObject({ slider: { step: 0.001 } });
});

const both = [purchaseQuestionnaire, refinanceQuestionnaire];

test.each([
  ['propertyType', ['Single Family Home', 'Condominium', 'TownHouse', 'Multi Family Unit'], both],
  [
    'creditScore',
    ['Excellent 740+', 'Very Good 700-739', 'Good 680-699', 'Some Issues 640-679', 'Needs Work 639 and below'],
    both,
  ],
  [
    'stageOfTheProcess',
    ['Signed a Purchase Agreement', 'I made an offer', 'Buying in the next few months', "Researching what's out there"],
    [purchaseQuestionnaire],
  ],
  ['employmentStatus', ['Employed', 'Not Employed', 'Self Employed', 'Retired'], both],
  ['propertyUse', ['Primary Residence', 'Secondary Residence', 'Rental Property'], [refinanceQuestionnaire]],
  ['rateType', ['Fixed', 'Adjustable'], [refinanceQuestionnaire]],
  ['latePayments_in_the_last_12_months', ['Yes', 'No'], [refinanceQuestionnaire]],
  ['working_with_a_Loan_Officer', ['Yes', 'No'], both],
])('%s sends exactly the options in the spec', (field, values, questionnaires) => {
  for (const questionnaire of questionnaires) expect(choicesOf(questionnaire, field)).toEqual(values);
});

test('the fixed sentences match the spec', () => {
  for (const questionnaire of both) {
    expect(questionnaire.blocked).toBe('Please fill out all required fields!');
    expect(stepOf(questionnaire, 'loanOfficerName').blocked).toBe('Please select a Loan Officer before proceeding.');
    expect(stepOf(questionnaire, 'loanOfficerName')).toMatchObject({ placeholder: '-Please Select-' });
  }
});

test('money, credit, bankruptcy and income questions say why we ask', () => {
  for (const questionnaire of both) {
    const sensitive = questionnaire.steps.filter(
      (step) => isAmountStep(step) || /credit|bankruptcy|income/i.test(step.field),
    );
    expect(sensitive.length).toBeGreaterThanOrEqual(6);
    for (const step of sensitive) expect([step.field, step.why]).toEqual([step.field, expect.stringMatching(/\w+\.$/)]);
  }
});

test('the income question says what need not be listed', () => {
  for (const questionnaire of both) {
    const { note } = stepOf(questionnaire, 'beforeTaxesAnnualHouseHoldIncome');
    expect(note).toMatch(/do not have to list alimony, child support or separate maintenance/);
  }
});

test('names, email and phone are never kept in storage', () => {
  for (const questionnaire of both) {
    const personal = questionnaire.steps.filter((step) => step.personal).map(({ field }) => field);
    expect(personal).toEqual(expect.arrayContaining(['firstName', 'lastName', 'email', 'phone']));
  }
});

test('a condition always refers to an earlier question', () => {
  for (const { steps } of both) {
    steps.forEach((step, index) => {
      if (!step.askedWhen) return;
      const { field } = step.askedWhen;
      expect(steps.slice(0, index).map((one) => one.field)).toContain(field);
    });
  }
});
