import type { CalculatorFields, NumericField, ValuesOf } from '@/lib/calculators/definition';

export const offerLetters = ['A', 'B', 'C'] as const;
export type OfferLetter = (typeof offerLetters)[number];

/** A field for each offer, with its letter in its name, its label and its place in a shared address; `starts` are those that differ. */
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

export const fields = {
  ...perOffer('principal', { kind: 'money', label: 'Loan amount', param: 'loan', initial: 340000 }),
  ...perOffer(
    'ratePercent',
    { kind: 'percent', label: 'Interest rate', param: 'rate', initial: 6.875 },
    { B: 6.5, C: 7.125 },
  ),
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
    label: 'Mortgage insurance is paid for',
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

/** Every number of an offer empty; its years stay, as no list of years has an empty entry. */
export function emptyOffer(letter: OfferLetter): Readonly<Record<string, number>> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, { kind }]) =>
      kind === 'months' || !name.endsWith(letter) ? [] : [[name, 0]],
    ),
  );
}

export const emptyOffers: Readonly<Record<string, number>> = Object.assign({}, ...offerLetters.map(emptyOffer));
