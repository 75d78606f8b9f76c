import { homePayment, type Limits, scaleOf } from '@/lib/calculators/affordability-scale';
import type { Phone } from '@/lib/calculators/answer';
import type { LimitTexts } from '@/lib/counties';
import { countyRates } from '@/lib/county-figures';
import { affordability } from '@/lib/mortgage/affordability';
import type { AffordabilityValues } from './fields';
import type { LimitShares } from './words';

/** What the affordability calculator is given: all that changes without its words. */
export type AffordabilityFacts = {
  readonly phone: Phone;
  readonly countyLimits: LimitTexts;
  /** What counts until a county is chosen or an amount is typed, in percent of the price a year. */
  readonly assumed: { readonly taxPercent: number; readonly insurancePercent: number };
  readonly limits: Limits;
  readonly shares: LimitShares;
};

/** What an income supports: the inputs and all that follows from them, computed once for every section of the screen. */
export function analysisOf(values: AffordabilityValues, { limits, assumed: defaults }: AffordabilityFacts) {
  const typedTax = values.taxMode === 'typed' || values.monthlyPropertyTax > 0;
  const typedInsurance = values.insuranceMode === 'typed' || values.monthlyInsurance > 0;
  const county = typedTax ? 0 : (countyRates[values.county] ?? 0);
  const assumed = {
    taxPercent: typedTax || county > 0 ? 0 : defaults.taxPercent,
    insurancePercent: typedInsurance ? 0 : defaults.insurancePercent,
  };
  const inputs = {
    ...values,
    homePrice: values.homeInMind,
    taxPercent: county + assumed.taxPercent,
    insurancePercent: assumed.insurancePercent,
  };
  const scale = scaleOf(inputs, limits);
  const { home, rungs } = scale;
  const { homePrice } = affordability(values);
  const countyTax = (homePrice * county) / 1200;
  const monthlyPropertyTax = values.monthlyPropertyTax + countyTax;
  return {
    values,
    inputs,
    /** What is assumed, in percent of the price a year; 0 for none. */
    assumed,
    scale,
    /** The home whose payment is spelled out: the one in mind, else the highest price that is comfortable. */
    shown: home ?? rungs.comfortable ?? rungs.stretch ?? rungs.most ?? homePayment(values.downPayment, inputs),
    /** The 28 percent rule; its payment has tax and insurance taken off, but no assumption. */
    rule: affordability({ ...values, monthlyPropertyTax }),
    /** Tax and insurance of the rule's price, in dollars a month: what its payment has taken off, and all that the home costs. */
    ruleOthers: {
      taken: monthlyPropertyTax + values.monthlyInsurance,
      tax: monthlyPropertyTax + (homePrice * assumed.taxPercent) / 1200,
      insurance: values.monthlyInsurance + (homePrice * assumed.insurancePercent) / 1200,
    },
  };
}

export type Analysis = Readonly<ReturnType<typeof analysisOf>>;

/** A change with what it says about tax and insurance: a typed amount counts, 0 included, until a county is chosen. */
export function withTies(
  _values: AffordabilityValues,
  patch: Partial<AffordabilityValues>,
): Partial<AffordabilityValues> {
  return {
    ...(patch.monthlyPropertyTax !== undefined && { taxMode: 'typed' }),
    ...(patch.county !== undefined && { taxMode: 'follows', monthlyPropertyTax: 0 }),
    ...(patch.monthlyInsurance !== undefined && { insuranceMode: 'typed' }),
    ...patch,
  };
}
