import type { CalculatorFields, MoneyField, MonthsField, PercentField, ValuesOf } from '@/lib/calculators/definition';

/** The names of the offers, in order. */
export const offerLetters = ['A', 'B', 'C'] as const;
export type OfferLetter = (typeof offerLetters)[number];

/** What two or three offers have in common: the name of a field and of its place in a shared address, by offer. */
function named(label: string, param: string, letter: OfferLetter) {
  return { label: `${label}, offer ${letter}`, param: `${letter.toLowerCase()}-${param}` };
}

function loanAmount(letter: OfferLetter, initial: number): MoneyField {
  return { kind: 'money', ...named('Loan amount', 'loan', letter), initial };
}

function rate(letter: OfferLetter, initial: number): PercentField {
  return { kind: 'percent', ...named('Interest rate', 'rate', letter), initial };
}

function term(letter: OfferLetter): MonthsField {
  return {
    kind: 'months',
    ...named('Years', 'months', letter),
    initial: 360,
    list: { first: 60, last: 480, step: 60 },
    atMost: 480,
  };
}

function insurance(letter: OfferLetter): MoneyField {
  return { kind: 'money', ...named('Mortgage insurance, a month', 'insurance', letter), quiet: true, initial: 0 };
}

function insuranceMonths(letter: OfferLetter): MonthsField {
  return {
    kind: 'months',
    ...named('Mortgage insurance is paid for', 'insurance-months', letter),
    quiet: true,
    initial: 84,
    list: { first: 12, last: 480, step: 12 },
    atMost: 480,
  };
}

function points(letter: OfferLetter, initial: number): PercentField {
  return { kind: 'percent', ...named('Points', 'points', letter), initial };
}

function fees(letter: OfferLetter, initial: number): MoneyField {
  return { kind: 'money', ...named('Lender fees', 'fees', letter), initial };
}

function credit(letter: OfferLetter, initial: number): MoneyField {
  return { kind: 'money', ...named('Lender credits', 'credit', letter), initial };
}

/** All fields: those of each offer, named by its letter, and how long the loan will be kept. */
export const fields = {
  principalA: loanAmount('A', 340000),
  principalB: loanAmount('B', 340000),
  principalC: loanAmount('C', 340000),
  ratePercentA: rate('A', 6.875),
  ratePercentB: rate('B', 6.5),
  ratePercentC: rate('C', 7.125),
  termMonthsA: term('A'),
  termMonthsB: term('B'),
  termMonthsC: term('C'),
  insuranceMonthlyA: insurance('A'),
  insuranceMonthlyB: insurance('B'),
  insuranceMonthlyC: insurance('C'),
  insuranceMonthsA: insuranceMonths('A'),
  insuranceMonthsB: insuranceMonths('B'),
  insuranceMonthsC: insuranceMonths('C'),
  pointsPercentA: points('A', 0),
  pointsPercentB: points('B', 1),
  pointsPercentC: points('C', 0),
  lenderFeesA: fees('A', 1295),
  lenderFeesB: fees('B', 1630),
  lenderFeesC: fees('C', 995),
  lenderCreditA: credit('A', 0),
  lenderCreditB: credit('B', 0),
  lenderCreditC: credit('C', 2550),
  stayMonths: {
    kind: 'months',
    label: 'How long will you keep the loan?',
    param: 'stay',
    initial: 84,
    list: { first: 12, last: 480, step: 12 },
    atMost: 480,
  },
} as const satisfies CalculatorFields;

export type OffersFields = typeof fields;
export type OffersValues = ValuesOf<OffersFields>;
