import fc from 'fast-check';
import { market } from '@/__tests__/frozen/market';
import { letterFacts } from '@/content/examples/letter-facts';
import { analysisOf } from '@/lib/calculators/affordability/compute';
import { fields } from '@/lib/calculators/affordability/fields';
import { initialValues } from '@/lib/calculators/definition';
import type { Answers } from '@/lib/forms/definition';
import { payment } from '@/lib/mortgage/loan';
import { usdWhole } from '@/lib/numbers/format';
import type { Assumptions, LetterInputs } from '@/lib/questionnaire/letter/facts';
import { letterLines } from '@/lib/questionnaire/letter/lines';
import { purchaseLetter } from '@/lib/questionnaire/letter/purchase';
import { fixedText, kindWords, noKindText, raisedWords, savedWords } from '@/lib/questionnaire/letter/purchase-words';
import { refinanceLetter } from '@/lib/questionnaire/letter/refinance';
import { betterThanNew, refinanceLoans, waysToCash } from '@/lib/questionnaire/letter/refinance-loans';

const assumed: Assumptions = { ...letterFacts.assumptions, ratePercent: 6.5 };
const facts = { ...letterFacts, assumptions: assumed };

const buyer = {
  purchasePrice: '265,000',
  downPaymentPercent: '$14,000',
  beforeTaxesAnnualHouseHoldIncome: '78,000',
  employmentStatus: 'Employed',
  creditScore: 'Very Good 700-739',
};

const answersOf = (income: number, price: number, down: string) => ({
  ...{ purchasePrice: String(price), downPaymentPercent: down, beforeTaxesAnnualHouseHoldIncome: String(income) },
  ...{ creditScore: 'Very Good 700-739', firstTimeHomebuyer: 'Yes' },
});

test('the letter and the affordability calculator give one household the same figures to the cent', () => {
  const household = fc.record({
    income: fc.integer({ min: 20_000, max: 400_000 }),
    monthlyDebts: fc.integer({ min: 0, max: 2500 }),
    saved: fc.integer({ min: 0, max: 300_000 }),
    price: fc.integer({ min: 60_000, max: 900_000 }),
    county: fc.constantFrom('Lucas', 'Franklin', 'Delaware', 'Noble'),
    kind: fc.constantFrom('conventional', 'fha', 'va'),
    firstHome: fc.constantFrom('Yes', 'No'),
    reserveMonths: fc.constantFrom('0', '1', '2'),
  } as const);
  fc.assert(
    fc.property(household, ({ income, monthlyDebts, saved, price, county, kind, firstHome, reserveMonths }) => {
      const answers = { ...answersOf(income, price, ''), firstTimeHomebuyer: firstHome };
      const known = { monthlyDebts, saved, county, reserveMonths, loanKind: kind } as const;
      const letter = purchaseLetter(answers, market, known);
      const analysis = analysisOf(
        {
          ...initialValues(fields),
          ...{ annualIncome: income, monthlyDebts, saved, county, kind, firstHome, reserveMonths, homeInMind: price },
          ...{ ratePercent: market.rate.ratePercent, pmiPercent: 0, score: '700' },
        },
        { market },
      );
      expect(letter.scale).toEqual({ comfortable: analysis.scale.comfortable, stretch: analysis.scale.stretch });
      expect({ ...letter.home, level: '' }).toEqual({ ...analysis.home, level: '' });
    }),
    { numRuns: 60 },
  );
});

test('a savings shortfall is given in dollars, and a typed down payment is raised to the minimum', () => {
  const short = purchaseLetter(answersOf(62_000, 184_700, ''), market, { saved: 6000, county: 'Lucas' });
  expect(savedWords(short)?.title).toMatch(/^\$[\d,]+, with a reserve, and you have \$6,000$/);
  expect(savedWords(short)?.text).toContain(`You’re about ${usdWhole(short.home?.short ?? 0)} short.`);
  const typed = purchaseLetter(answersOf(62_000, 200_000, '0'), market, { county: 'Lucas' });
  expect(savedWords(typed)).toBeNull();
  expect(raisedWords(typed)).toBe('With $6,000 down: this loan starts there, $6,000 above your plan.');
});

test('the price drops by the stated amount for each extra $100 of debt', () => {
  const [letter, more] = [220, 320].map((monthlyDebts) =>
    purchaseLetter(buyer, market, { county: 'Franklin', monthlyDebts }),
  );
  expect((letter?.scale.stretch?.price ?? 0) - (more?.scale.stretch?.price ?? 0)).toBe(letter?.per100OfDebt);
  expect(letter?.per100OfDebt).toBeGreaterThan(9000);
});

test.each([
  ['price', { purchasePrice: '' }],
  ['income', { beforeTaxesAnnualHouseHoldIncome: '0' }],
  ['room', { beforeTaxesAnnualHouseHoldIncome: '5000' }],
  [null, {}],
])('a missing price range is explained by: %s', (reason, change) => {
  expect(purchaseLetter({ ...buyer, ...change }, market, { monthlyDebts: 420 }).noRange).toBe(reason);
});

test('the typed income of a buyer without a job counts, as it may be a pension, benefits or support', () => {
  const letter = purchaseLetter({ ...buyer, employmentStatus: 'Not Employed' }, market, { monthlyDebts: 220 });
  expect(letter).toEqual(purchaseLetter(buyer, market, { monthlyDebts: 220 }));
});

test('a price beyond the stretch stays beyond, even if half of the income would cover it', () => {
  const letter = purchaseLetter({ ...buyer, purchasePrice: '380000' }, market, {});
  expect(letter.home?.level).toBe('beyond');
});

/** The answers of an owner who wants no cash: the home's value, and the balance and rate of today's loan. */
const ownerOf = (value: string, balance: string, rate: string) => ({
  estimated_value_of_the_property: value,
  propertyUse: 'Primary Residence',
  remaining_balance_on_the_1st_mortgage: balance,
  first_mortgage_interest_rate: rate,
  borrow_want: '0',
  creditScore: 'Very Good 700-739',
  currentlyFHA_Loan: 'No',
});
const owner = ownerOf('400000', '282,870', '7.25');

const at74 = { ...letterFacts, assumptions: { ...letterFacts.assumptions, ratePercent: 7.4 } };
const keeper = ownerOf('395000', '280000', '6.9');
const keeping = refinanceLetter(keeper, at74, { currentPayment: 2041.66 });

// 90 % of $200,000 by the rate card at the lower end of each group: 180,000 × percent / 12.
test.each([
  ['Excellent 740+', 57],
  ['Very Good 700-739', 82.5],
  ['Fair 640-679', 136.5],
])('mortgage insurance of a new loan is the card’s price for a score of %s', (creditScore, monthly) => {
  const answers = { ...ownerOf('200000', '180000', '7.25'), creditScore };
  const letter = refinanceLetter(answers, at74, {});
  expect(letter.mortgageInsurance).toBeCloseTo(monthly, 9);
  expect(letterLines(letter, at74, { county: '', answers }).join(' ')).toContain(
    `and mortgage insurance of about ${usdWhole(monthly)} a month, from a published 2018 rate card at the lower end of your score group`,
  );
});

// $280,000 at 6.9 %, from Python's decimal with 50 digits: today's loan is compared at the new one's monthly total.
test.each([
  [1844.08, 94.58],
  [1907.67, 30.99],
])(
  'for $%d a month today, less than the new payment, the letter and the calculator state the same cost by the end',
  (currentPayment, change) => {
    const { comparison } = refinanceLetter(ownerOf('400000', '280000', '6.9'), at74, { currentPayment });
    expect(comparison?.change).toBeCloseTo(change, 2);
    expect(comparison?.costsByEnd).toBeCloseTo(103_436.3, 2);
  },
);

test('the loan over the years left has its payment, APR, total cost and rate; if they are unknown there is none', () => {
  const { sameEnd, shortStrikePercent, withMore } = keeping.comparison ?? {};
  expect(sameEnd?.payment).toBeCloseTo(2126.01, 2);
  expect(sameEnd?.aprPercent?.toFixed(3)).toBe('7.645');
  expect(sameEnd?.costsByEnd).toBeCloseTo(30_551.35, 2);
  expect([sameEnd?.strikeRatePercent, shortStrikePercent]).toEqual([6.375, 6.125]);
  expect(withMore?.sooner).toBe(28);
  expect(withMore?.saved).toBeCloseTo(32_868.23, 2);
  expect(refinanceLetter(keeper, at74, { currentPayment: 1500 }).comparison?.sameEnd).toBeNull();
});

test('if the new loan is behind, better options are today’s loan, $100 more a month, or a separate loan', () => {
  expect(namesOf(betterThanNew(keeping, at74))).toEqual([
    'Keep the loan you have',
    'Pay $100 more a month',
    'A second loan, if it’s cash you need',
  ]);
  const old = refinanceLetter(ownerOf('395000', '180000', '8.4'), at74, { currentPayment: 1762 });
  expect(betterThanNew(old, at74)[2]?.name).toBe('Conventional, 15-year fixed');
});

test('cash for cards is compared with their own payments and rates, and the rest with a second loan', () => {
  const answers = { ...ownerOf('395000', '187000', '3.2'), borrow_want: '28000' };
  const own = {
    currentPayment: 1040,
    cards: [{ principal: 28_000, payment: 840, ratePercent: 24, card: true as const }],
  };
  const { comparison } = refinanceLetter(answers, at74, own);
  expect(comparison?.change).toBeCloseTo(-391.38, 2);
  expect(comparison?.costsByEnd).toBeCloseTo(238_611.8, 2);
  expect(comparison?.savedAtStay).toBeCloseTo(-36_009.71, 2);
  expect(comparison?.strikeRatePercent).toBe(4);
  const more = refinanceLetter({ ...answers, borrow_want: '40000' }, at74, own);
  expect(more.beyondCards).toBe(12_000);
  expect(refinanceLetter({ ...answers, borrow_want: '20000' }, at74, own).cards).toEqual([]);
  expect(namesOf(waysToCash(refinanceLetter(answers, at74, own), answers, at74))).toEqual([
    'Cash-out refinance',
    'A second, fixed loan',
    'Keep paying the cards',
  ]);
});

/** The lines of a letter's email about $180,000 at 8.4 %, on a home worth $300,000. */
function linesOf(change: Answers, own: LetterInputs) {
  const answers = { ...ownerOf('300000', '180000', '8.4'), ...change };
  return letterLines(refinanceLetter(answers, at74, own), at74, { county: '', answers }).join(' ');
}

const fits =
  'A loan may fit, by these numbers. You’d owe 60% of the $300,000 your home is worth. That’s arithmetic, not a decision. ';
const noComparison = /less a month|more a month|by the end|in all|break even|ahead|behind|worth it|less by/i;

// $60,000 in cash, compared with a second loan of 180 months at 9.4 %, from Python's decimal.
test.each([
  [
    1612.88,
    '7',
    'You never break even, counting closing costs and what you still owe, against a second loan for the same cash. Worth it at 6.875% or lower, if you stay 5 years.',
  ],
  [
    1900,
    '8.5',
    'You break even in month 20, counting closing costs and what you still owe, against a second loan for the same cash. That holds until month 248; sell later and you’ve lost money. After 5 years you’re $10,634 ahead. Worth it at 8% or lower, if you stay 5 years.',
  ],
])('compares cash on top of $240,000 paid with $%d at %s%% with a second loan', (currentPayment, rate, words) => {
  const answers = { ...ownerOf('400000', '240000', rate), borrow_want: '60000' };
  expect(linesOf(answers, { currentPayment })).toContain(words);
});

test('a payment that breaks even is described with its months, its result after the stay, its rate and its end', () => {
  expect(linesOf({}, { currentPayment: 1437.3 })).toContain(
    `${fits}New payment, principal and interest: $1,246.28, $191 less a month. Closing costs: $3,600. You break even in month 25, counting closing costs and what you still owe. That holds until month 273; sell later and you’ve lost money. After 5 years you’re $4,555 ahead. Worth it at 7.875% or lower, if you stay 5 years. At 7.4% you’re there already. It costs you $21,073 more in all.`,
  );
});

test.each<[string, Answers, LetterInputs]>([
  ['today’s payment is not typed', {}, {}],
  [
    '95% of a rental is owed',
    { propertyUse: 'Rental Property', remaining_balance_on_the_1st_mortgage: '285000' },
    { currentPayment: 2300 },
  ],
  ['cash goes above the limit', { borrow_want: '90000' }, { currentPayment: 1437.3 }],
])('compares nothing, and says that it is no decision, if %s', (_case, change, own) => {
  const lines = linesOf(change, own);
  expect(lines).toContain('not a decision');
  expect(lines.replace(/Type what you pay now .* saves you anything\./, '')).not.toMatch(noComparison);
  if (own.currentPayment !== undefined) expect(lines).not.toMatch(/payment|\/month|a month/);
});

test('a paid-off home has no loan, or only one for the cash', () => {
  const paid = { ...owner, remaining_balance_on_the_1st_mortgage: '0', first_mortgage_interest_rate: '0' };
  expect(refinanceLetter(paid, facts, {})).toMatchObject({ loan: 0, newPayment: 0 });
  const cash = refinanceLetter({ ...paid, borrow_want: '60000' }, facts, {});
  expect(cash).toMatchObject({ loan: 60_000, comparison: null, loanToValue: 15 });
  expect(cash.newPayment).toBeCloseTo(payment({ principal: 60_000, ratePercent: 6.5, termMonths: 360 }), 6);
});

const namesOf = (loans: readonly { readonly name: string }[]) => loans.map(({ name }) => name);

test.each([
  ['a home that is lived in', {}, ['Conventional, 30-year fixed', 'Conventional, 20-year fixed', 'FHA, 30-year fixed']],
  ['a rental home', { propertyUse: 'Rental Property' }, ['Conventional, 30-year fixed', 'Conventional, 20-year fixed']],
  [
    'a present FHA loan',
    { currentlyFHA_Loan: 'Yes', creditScore: 'Needs Work 639 and below' },
    ['FHA streamline', 'VA, if you served'],
  ],
  ['more owed than the home is worth', { remaining_balance_on_the_1st_mortgage: '410000' }, []],
])('%s is offered what its use and equity allow', (_, change, names) => {
  const answers = { ...owner, ...change };
  expect(namesOf(refinanceLoans(refinanceLetter(answers, facts, {}), answers, facts))).toEqual(names);
});

test.each([
  [
    '80% of a home that is lived in',
    { borrow_want: '37130' },
    ['Cash-out refinance', 'A second, fixed loan', 'Less cash'],
  ],
  [
    '85%, which a VA loan may reach',
    { borrow_want: '57130' },
    ['VA, if you served', 'A second, fixed loan', 'Less cash'],
  ],
  [
    '80% of a rental home',
    { borrow_want: '37130', propertyUse: 'Rental Property' },
    ['A second, fixed loan', 'Less cash'],
  ],
])('the options for cash up to %s', (_, change, names) => {
  const answers = { ...owner, ...change };
  expect(namesOf(waysToCash(refinanceLetter(answers, facts, {}), answers, facts))).toEqual(names);
});

test('a loan above the county’s FHA limit is not an FHA loan, and above the conforming limit it is a jumbo loan', () => {
  const rich = {
    ...buyer,
    purchasePrice: '1,000,000',
    downPaymentPercent: '10',
    beforeTaxesAnnualHouseHoldIncome: '400000',
  };
  const loans = kindWords(purchaseLetter(rich, market, { county: 'Franklin' }), facts);
  expect(namesOf(loans)).toEqual(['Jumbo, 10% down', 'VA, if you served, nothing down']);
});

test('a VA loan over 30 years reads as one phrase, without "if you served" for a veteran', () => {
  const letter = purchaseLetter(buyer, market, { loanKind: 'va', veteran: 'Yes' });
  expect(fixedText(letter)).toBe('30 years, VA, fixed');
  expect(namesOf(kindWords(letter, facts))).toContain('VA, 5.3% down');
  const onlyVa = { ...buyer, purchasePrice: '700,000', downPaymentPercent: '0' };
  expect(noKindText(purchaseLetter(onlyVa, market, {}))).toContain('unless you served');
  expect(noKindText(purchaseLetter(onlyVa, market, { veteran: 'Yes' }))).toBeNull();
});
