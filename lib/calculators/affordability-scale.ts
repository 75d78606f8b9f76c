import { type HighestPriceInputs, highestPrice } from '@/lib/mortgage/affordability-scale';
import { pmi } from '@/lib/mortgage/mortgage-insurance';
import { wholePayment } from '@/lib/mortgage/whole-payment';
import { addingUp } from '@/lib/numbers/adding-up';
import { exampleApr } from './example-apr';

/** The visitor’s figures: dollars, a month where the name says so; percent; whole months. */
export type ScaleInputs = Pick<
  HighestPriceInputs,
  'annualIncome' | 'monthlyDebts' | 'downPayment' | 'termMonths' | 'ratePercent' | 'pmiPercent' | 'monthlyInsurance'
> & {
  /** A tax that was typed, in dollars a month; 0 leaves the tax to `countyTaxPercent`. */
  readonly monthlyPropertyTax: number;
  /** Percent of the price a year; 0 without a county. */
  readonly countyTaxPercent: number;
  /** The price of a home that the visitor has in mind; 0 for none. */
  readonly homePrice: number;
};

/** The shares of income, in percent, that housing (`front`) and all debts (`back`) may take; no `front` is no such limit. */
export type Limits = Readonly<Record<'comfortable', { readonly front: number; readonly back: number }>> &
  Readonly<Record<'stretch' | 'most', { readonly back: number }>>;

/** What a home of some price costs a month, in dollars and cents that add up to `total`. */
export type HomePayment = {
  readonly price: number;
  readonly loan: number;
  readonly principalAndInterest: number;
  readonly propertyTax: number;
  readonly insurance: number;
  readonly mortgageInsurance: number;
  readonly total: number;
  /** The month after whose payment mortgage insurance ends; 0 without it. */
  readonly insuranceEnds: number;
  /** As "6.597%"; null without a loan. */
  readonly apr: string | null;
  /** Percent of income a month, alone and with debts; null without an income. */
  readonly ofIncome: number | null;
  readonly withDebts: number | null;
};

export const rungNames = ['comfortable', 'stretch', 'most'] as const;
export type RungName = (typeof rungNames)[number];

/** The rung that a price needs. */
export type Level = RungName | 'beyond';

/** The scale of home prices; a rung is null where nothing is left for a home. */
export type Scale = {
  readonly rungs: Readonly<Record<RungName, HomePayment | null>>;
  /** The home that the visitor has in mind; null without one. */
  readonly home: (HomePayment & { readonly level: Level }) | null;
};

/** The tax of a price, in dollars a month: what was typed, else the county’s rate. */
export function monthlyTaxOf(price: number, { monthlyPropertyTax, countyTaxPercent }: ScaleInputs): number {
  return monthlyPropertyTax > 0 ? monthlyPropertyTax : (price * countyTaxPercent) / 1200;
}

/** What a home of this price costs a month, part by part; a cent that rounding adds is in the tax or the insurance. */
export function homePayment(price: number, inputs: ScaleInputs): HomePayment {
  const { ratePercent, termMonths, pmiPercent } = inputs;
  const loan = { principal: Math.max(0, price - inputs.downPayment), ratePercent, termMonths };
  const insured = pmi({ ...loan, price, pmiPercent });
  const whole = wholePayment({
    ...loan,
    annualPropertyTax: 12 * monthlyTaxOf(price, inputs),
    monthlyInsurance: inputs.monthlyInsurance,
    monthlyDues: 0,
    mortgageInsurance: insured.monthly,
  });
  const [principalAndInterest = 0, propertyTax = 0, insurance = 0, mortgageInsurance = 0] = addingUp(
    [whole.principalAndInterest ?? 0, whole.propertyTax, whole.insurance, whole.mortgageInsurance],
    [1, 3, 2],
  );
  const total = whole.total ?? 0;
  const monthlyIncome = inputs.annualIncome / 12;
  return {
    price,
    loan: loan.principal,
    principalAndInterest,
    propertyTax,
    insurance,
    mortgageInsurance,
    total,
    insuranceEnds: insured.endMonth,
    apr: exampleApr(loan, { monthly: insured.monthly, months: insured.endMonth }),
    ofIncome: monthlyIncome > 0 ? (100 * total) / monthlyIncome : null,
    withDebts: monthlyIncome > 0 ? (100 * (total + inputs.monthlyDebts)) / monthlyIncome : null,
  };
}

/** A price as the scale prints it: down to the hundred, so that its payment stays within the limit. */
function downToHundred(price: number): number {
  return 100 * Math.floor((price + 0.005) / 100);
}

function rungOf(inputs: ScaleInputs, frontPercent: number | null, backPercent: number): HomePayment | null {
  const typed = inputs.monthlyPropertyTax > 0;
  const price = highestPrice({
    ...inputs,
    taxPercent: typed ? 0 : inputs.countyTaxPercent,
    monthlyDues: inputs.monthlyPropertyTax,
    frontPercent,
    backPercent,
  });
  const shown = price === null || !Number.isFinite(price) ? 0 : downToHundred(price);
  return shown > 0 ? homePayment(shown, inputs) : null;
}

function levelOf(price: number, rungs: Scale['rungs']): Level {
  return rungNames.find((name) => price <= (rungs[name]?.price ?? 0)) ?? 'beyond';
}

/** The prices that are comfortable, a stretch and the most, each with its whole payment, and the visitor’s own home. */
export function scaleOf(inputs: ScaleInputs, limits: Limits): Scale {
  const rungs = {
    comfortable: rungOf(inputs, limits.comfortable.front, limits.comfortable.back),
    stretch: rungOf(inputs, null, limits.stretch.back),
    most: rungOf(inputs, null, limits.most.back),
  };
  const { homePrice } = inputs;
  return {
    rungs,
    home: homePrice > 0 ? { ...homePayment(homePrice, inputs), level: levelOf(homePrice, rungs) } : null,
  };
}

/** What the whole payment does not contain yet. */
export function leftOutOf(inputs: ScaleInputs): readonly ('tax' | 'insurance')[] {
  return [
    ...(inputs.monthlyPropertyTax > 0 || inputs.countyTaxPercent > 0 ? [] : (['tax'] as const)),
    ...(inputs.monthlyInsurance > 0 ? [] : (['insurance'] as const)),
  ];
}
