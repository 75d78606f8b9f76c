import { type HighestPriceInputs, highestPrice } from '@/lib/mortgage/affordability-scale';
import { wholePayment } from '@/lib/mortgage/monthly-payment';
import { pmi } from '@/lib/mortgage/mortgage-insurance';
import { roundToTotal } from '@/lib/numbers/round-to-total';
import { exampleApr } from './example-apr';

/**
 * A household and its loan: dollars, a month where the name says so; percent; whole months. Tax and insurance are amounts,
 * or shares of the price, or both.
 */
export type ScaleInputs = Pick<
  HighestPriceInputs,
  'annualIncome' | 'monthlyDebts' | 'downPayment' | 'termMonths' | 'ratePercent' | 'pmiPercent' | 'monthlyInsurance'
> & {
  /** Property tax as an amount; 0 where it follows the price. */
  readonly monthlyPropertyTax: number;
  /** Property tax that follows the price: percent of it a year. */
  readonly taxPercent: number;
  /** Insurance that follows the price: percent of it a year. */
  readonly insurancePercent: number;
  /** The price of a home that the visitor has in mind; 0 for none. */
  readonly homePrice: number;
};

/**
 * The shares of gross income, in percent, that the whole payment alone (`front`) and with all debts (`back`) may take; no
 * `front` is no such limit.
 */
export type Limits = Readonly<Record<'comfortable', { readonly front: number; readonly back: number }>> &
  Readonly<Record<'stretch' | 'most', { readonly back: number }>>;

export const rungNames = ['comfortable', 'stretch', 'most'] as const;
export type RungName = (typeof rungNames)[number];

export type Level = RungName | 'beyond';

/** The scale of home prices; a rung is null where nothing is left for a home. */
export type Scale = {
  readonly rungs: Readonly<Record<RungName, HomePayment | null>>;
  /** The home that the visitor has in mind; null without one. */
  readonly home: (HomePayment & { readonly level: Level }) | null;
};

/**
 * What a home of this price costs a month, in dollars and cents that add up to `total`; a cent that rounding adds is in the
 * tax or the insurance.
 */
export function homePayment(price: number, inputs: ScaleInputs) {
  const { ratePercent, termMonths, pmiPercent } = inputs;
  const loan = { principal: Math.max(0, price - inputs.downPayment), ratePercent, termMonths };
  const insured = pmi({ ...loan, price, pmiPercent });
  const whole = wholePayment({
    ...loan,
    annualPropertyTax: 12 * inputs.monthlyPropertyTax + (price * inputs.taxPercent) / 100,
    monthlyInsurance: inputs.monthlyInsurance + (price * inputs.insurancePercent) / 1200,
    monthlyDues: 0,
    mortgageInsurance: insured.monthly,
  });
  const [principalAndInterest = 0, propertyTax = 0, insurance = 0, mortgageInsurance = 0] = roundToTotal(
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
    /** The month after whose payment mortgage insurance ends; 0 without it. */
    insuranceEnds: insured.endMonth,
    /** As "6.597%"; null without a loan. */
    apr: exampleApr(loan, { monthly: insured.monthly, months: insured.endMonth }),
    /** Percent of income a month, alone and with debts; null without an income. */
    ofIncome: monthlyIncome > 0 ? (100 * total) / monthlyIncome : null,
    withDebts: monthlyIncome > 0 ? (100 * (total + inputs.monthlyDebts)) / monthlyIncome : null,
  };
}

export type HomePayment = Readonly<ReturnType<typeof homePayment>>;

/** A price as the scale prints it: down to the hundred, so that its payment stays within the limit. */
function downToHundred(price: number): number {
  return 100 * Math.floor((price + 0.005) / 100);
}

function rungOf(inputs: ScaleInputs, frontPercent: number | null, backPercent: number): HomePayment | null {
  const price = highestPrice({
    ...inputs,
    // Insurance that follows the price grows with it as a tax does.
    taxPercent: inputs.taxPercent + inputs.insurancePercent,
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

/**
 * What an income supports, wherever the site says so: the prices that are comfortable, a stretch and the most, each with
 * its whole payment, and the home that the visitor has in mind.
 *
 * The whole payment is principal and interest, property tax, insurance and mortgage insurance. Comfortable is the highest
 * price at which it takes at most `comfortable.front` percent of gross income, and `comfortable.back` with debts; a stretch
 * and the most are limited with debts alone. Prices are rounded down to the hundred.
 * Example: $75,000 a year, $300 of debts, $50,000 down, 360 months at 6.5 %, PMI 0.4 %, tax 1.5469 % and $125 of insurance,
 * at 28/36, 43 and 50 %: $250,000, $326,700 and $381,800.
 */
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
