import type { Phone } from '@/components/calculators/frame/calculator-screen.client';
import { type Limits, type Scale, type ScaleInputs, scaleOf } from '@/lib/calculators/affordability-scale';
import type { LimitTexts } from '@/lib/counties';
import { countyRates } from '@/lib/county-figures';
import { type Affordability, affordability } from '@/lib/mortgage/affordability';
import type { AffordabilityValues } from './fields';
import type { LimitShares } from './words';

/** What the affordability calculator is given: all that changes without its words. */
export type AffordabilityFacts = {
  readonly phone: Phone;
  readonly countyLimits: LimitTexts;
  readonly limits: Limits;
  readonly shares: LimitShares;
};

/** The inputs and all that follows from them, computed once for every section of the screen. */
export type Analysis = {
  readonly values: AffordabilityValues;
  readonly inputs: ScaleInputs;
  readonly scale: Scale;
  /** The 28 percent rule; its payment has the tax of its price taken off. */
  readonly rule: Affordability;
  /** The tax of the rule's price, in dollars a month. */
  readonly ruleTax: number;
};

/** What an income supports. */
export function analysisOf(values: AffordabilityValues, limits: Limits): Analysis {
  const typed = values.monthlyPropertyTax > 0;
  const taxPercent = typed ? 0 : (countyRates[values.county] ?? 0);
  const inputs = { ...values, homePrice: values.homeInMind, taxPercent, insurancePercent: 0 };
  const ruleTax = values.monthlyPropertyTax + (affordability(values).homePrice * taxPercent) / 1200;
  return {
    values,
    inputs,
    scale: scaleOf(inputs, limits),
    rule: affordability({ ...values, monthlyPropertyTax: ruleTax }),
    ruleTax,
  };
}
