import { type CalculatorFields, modeField, type NumericField, type ValuesOf } from '@/lib/calculators/definition';
import type { FieldValues } from '@/lib/calculators/my-number-fields';
import { usualPrice } from '@/lib/calculators/reading';

export const offerLetters = ['A', 'B', 'C'] as const;
export type OfferLetter = (typeof offerLetters)[number];

/** A field per offer, with its letter in its name, label and URL parameter; `starts` overrides initial values. */
function perOffer<Name extends string>(
  name: Name,
  field: NumericField,
  starts: Readonly<Partial<Record<OfferLetter, number>>> = {},
) {
  return Object.fromEntries(
    offerLetters.map((letter) => [
      `${name}${letter}`,
      {
        ...field,
        label: `${field.label}, offer ${letter}`,
        param: `${letter.toLowerCase()}-${field.param}`,
        initial: starts[letter] ?? field.initial,
      },
    ]),
  ) as Readonly<Record<`${Name}${OfferLetter}`, NumericField>>;
}

/** Whether an offer's rate is known: a typed 0 is, an emptied field is not. */
function rateStatus(letter: OfferLetter) {
  return modeField(`Interest rate of offer ${letter} is`, `${letter.toLowerCase()}-rate-is`, ['known', 'open']);
}

export const fields = {
  ...perOffer('principal', {
    kind: 'money',
    label: 'Loan amount',
    param: 'loan',
    initial: 340000,
    usual: usualPrice,
  }),
  ...perOffer(
    'ratePercent',
    { kind: 'percent', label: 'Interest rate', param: 'rate', initial: 6.875, usual: { min: 0.5, max: 15 } },
    { B: 6.5, C: 7.125 },
  ),
  rateStatusA: rateStatus('A'),
  rateStatusB: rateStatus('B'),
  rateStatusC: rateStatus('C'),
  ...perOffer('termMonths', {
    kind: 'months',
    label: 'Years',
    param: 'months',
    initial: 360,
    list: { first: 60, last: 480, step: 60 },
    atMost: 480,
  }),
  ...perOffer('insuranceMonthly', {
    kind: 'money',
    label: 'Mortgage insurance, a month',
    param: 'insurance',
    quiet: true,
    initial: 0,
  }),
  ...perOffer('insuranceMonths', {
    kind: 'months',
    label: 'You pay mortgage insurance for',
    param: 'insurance-months',
    quiet: true,
    initial: 84,
    list: { first: 12, last: 480, step: 12 },
    atMost: 480,
  }),
  ...perOffer('pointsPercent', { kind: 'percent', label: 'Points', param: 'points', initial: 0 }, { B: 1 }),
  ...perOffer('lenderFees', { kind: 'money', label: 'Lender fees', param: 'fees', initial: 1295 }, { B: 1630, C: 995 }),
  ...perOffer('lenderCredit', { kind: 'money', label: 'Lender credits', param: 'credit', initial: 0 }, { C: 2550 }),
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

/** Empties every number of an offer. Its years stay, because the list of years has no empty entry. */
export function emptyOffer(letter: OfferLetter): FieldValues {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, { kind }]) =>
      kind === 'months' || !name.endsWith(letter) ? [] : [[name, kind === 'choice' ? 'open' : 0]],
    ),
  );
}

export const emptyOffers: FieldValues = Object.assign({}, ...offerLetters.map(emptyOffer));

/** Whether an offer's rate was cleared and not retyped. */
export function isRateOpen(values: OffersValues, letter: OfferLetter): boolean {
  return values[`ratePercent${letter}`] === 0 && values[`rateStatus${letter}`] === 'open';
}
