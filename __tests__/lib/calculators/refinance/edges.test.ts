import { letterFacts } from '@/content/examples/letter-facts';
import { initialValues } from '@/lib/calculators/definition';
import { analysisOf } from '@/lib/calculators/refinance/compute';
import { type RefinanceValues, refinanceFields } from '@/lib/calculators/refinance/fields';
import { verdictOf } from '@/lib/calculators/refinance/verdict';
import type { Answers } from '@/lib/forms/definition';
import { letterLines } from '@/lib/questionnaire/letter/lines';
import { refinanceLetter } from '@/lib/questionnaire/letter/refinance';

type Edge = {
  readonly owed?: number;
  readonly paid?: number;
  readonly rate?: number;
  readonly newRate?: number;
  readonly stay?: number;
  readonly financed?: true;
  readonly answers?: Answers;
  /** The calculator's verdict; null while it still asks for a number. */
  readonly verdict: string | null;
  readonly letter: string;
};

const noLoan =
  'We don’t see a loan for this yet. That’s arithmetic, not a decision, and not a reason not to apply: an appraisal or a program we haven’t thought of can change it. Call us.';
const ahead25 =
  'You’re ahead from month 25. At 7.4%, $191 less a month. After 5 years you’re $4,555 ahead, counting what you’d still owe.';

// $180,000 at 8.4 % paid with $1,437.30 on a home worth $300,000, compared with 7.4 % over 360 months and 2 % of costs,
// unless the row says otherwise. Amounts, months and rates come from Python's decimal with 50 digits, month by month.
test.each<[string, Edge]>([
  [
    'a payment that never pays the loan off',
    {
      paid: 1000,
      verdict:
        'You’re ahead from month 23. At 7.4%, $246 more a month. After 5 years you’re $7,277 ahead, counting what you’d still owe.',
      letter:
        'You break even in month 23, counting closing costs and what you still owe. After 5 years you’re $7,277 ahead. Today’s loan is counted as paid with the same $1,246.28 a month. At $1,000.00 a month today’s loan is never paid off. Worth it at 8% or lower, if you stay 5 years. At 7.4% you’re there already.',
    },
  ],
  [
    'a rate of 0, where no rate is worth it',
    {
      rate: 0,
      paid: 500,
      verdict: 'Not at any rate. You can’t make up $3,600 of closing costs in 5 years.',
      letter:
        'You never break even, counting closing costs and what you still owe. Today’s loan is counted as paid with the same $1,246.28 a month. Not worth it at any rate, if you stay 5 years. It costs you $272,262 more in all.',
    },
  ],
  [
    'closing costs that are financed, which the letter counts in cash',
    {
      financed: true,
      verdict:
        'You’re ahead from month 30. At 7.4%, $166 less a month. After 5 years you’re $3,257 ahead, counting what you’d still owe.',
      letter: 'After 5 years you’re $4,555 ahead.',
    },
  ],
  [
    'nothing owed',
    {
      owed: 0,
      verdict: null,
      letter: 'Your home is paid off and you asked for no cash, so there’s nothing to work out.',
    },
  ],
  [
    'a value that is not known',
    {
      answers: { estimated_value_of_the_property: '' },
      verdict: ahead25,
      letter: `${noLoan} Without a value for your home, nothing can be worked out.`,
    },
  ],
  [
    'more owed than the home is worth',
    {
      owed: 320_000,
      paid: 2500,
      verdict:
        'You’re ahead from month 25. At 7.4%, $284 less a month. After 5 years you’re $8,885 ahead, counting what you’d still owe.',
      letter: `${noLoan} You would owe 106.7% of the $300,000 your home is worth. 97% is the limit of most of these loans.`,
    },
  ],
  [
    'a second mortgage',
    {
      answers: { secondMortgage: 'Yes' },
      verdict: ahead25,
      letter:
        'A loan may fit, not counting your second mortgage. You’d owe 60% of the $300,000 your home is worth. That’s arithmetic, not a decision. Your second mortgage isn’t counted: its lender must agree to stay behind a new loan, or it’s paid off too.',
    },
  ],
  [
    'a rate that can change',
    {
      answers: { rateType: 'Adjustable' },
      verdict: ahead25,
      letter:
        'Your rate today can change, and this page counts it as it is now to the end: if it rises, staying costs more. New payment',
    },
  ],
  [
    'one payment left',
    {
      owed: 1400,
      paid: 1500,
      verdict: 'Not at any rate. You can’t make up $28 of closing costs in 5 years.',
      letter:
        'You never break even, counting closing costs and what you still owe. Not worth it at any rate, if you stay 5 years. It costs you $2,108 more in all.',
    },
  ],
  [
    'a stay longer than both loans',
    {
      stay: 480,
      verdict:
        'Worth it at 6.875% or lower, if you stay 40 years. At 7.4%, $191 less a month. After 40 years you’re $21,073 behind, counting what you’d still owe.',
      letter:
        'That holds until month 273; sell later and you’ve lost money. After 40 years you’re $21,073 behind. Worth it at 6.875% or lower, if you stay 40 years. Stay 3 years and it’s 7.625%; finish in the 25 years you have left and it’s 8.25%.',
    },
  ],
  [
    'a rate so high that any new one is worth it',
    {
      rate: 30,
      paid: 4600,
      verdict:
        'You’re ahead from month 2. At 7.4%, $3,354 less a month. After 5 years you’re $193,882 ahead, counting what you’d still owe.',
      letter: 'Worth it at any rate up to 20%, if you stay 5 years. At 7.4% you’re there already.',
    },
  ],
  [
    'a rate between two eighths that is worth it still',
    {
      owed: 280_000,
      paid: 2041.66,
      rate: 6.9,
      newRate: 6.3,
      verdict:
        'You’re ahead from month 52. At 6.3%, $309 less a month. After 5 years you’re $589 ahead, counting what you’d still owe.',
      letter: 'Worth it at 6.3% or lower, if you stay 5 years. At 6.3% you’re there already.',
    },
  ],
])('for %s, the calculator and the letter say the same, in the same figures', (_edge, edge) => {
  const { owed = 180_000, paid = 1437.3, rate = 8.4, newRate = 7.4, stay = 60 } = edge;
  const values: RefinanceValues = {
    ...initialValues(refinanceFields),
    ...{ principal1: owed, payment1: paid, ratePercent1: rate, newRatePercent: newRate, closingCosts: 2 },
    ...{ stayMonths: stay, financeClosingCosts: edge.financed ? 'Yes' : 'No' },
  };
  const analysis = analysisOf(values, { min: 1, max: 1 });
  const { before, key, after, reason } = verdictOf(analysis, `At ${newRate}%`);
  expect(analysis.missing === null ? `${before}${key}${after} ${reason}` : null).toBe(edge.verdict);

  const answers = {
    ...{ estimated_value_of_the_property: '300000', propertyUse: 'Primary Residence', creditScore: 'Excellent 740+' },
    ...{ remaining_balance_on_the_1st_mortgage: String(owed), first_mortgage_interest_rate: String(rate) },
    ...{ borrow_want: '0', currentlyFHA_Loan: 'No', ...edge.answers },
  };
  const assumptions = { ...letterFacts.assumptions, ratePercent: newRate };
  const letter = refinanceLetter(answers, { ...letterFacts, assumptions }, { currentPayment: paid, stayMonths: stay });
  expect(letterLines(letter, { ...letterFacts, assumptions }, { county: '', answers }).join(' ')).toContain(
    edge.letter,
  );
  if (!letter.comparison || edge.financed) return;
  const { change, savedAtStay, strikeRatePercent, costsByEnd } = letter.comparison;
  expect(change).toBeCloseTo(-analysis.replaced.result.monthlySavings, 6);
  expect(savedAtStay).toBe(analysis.outlook.saved);
  expect(strikeRatePercent).toBe(analysis.outlook.strikeRate);
  expect(costsByEnd).toEqual(
    analysis.outlook.savedAtEnd === null ? null : expect.closeTo(-analysis.outlook.savedAtEnd, 6),
  );
});
