import type { ScaleInputs } from '@/lib/calculators/affordability-scale';
import type { AffordabilityValues } from '@/lib/calculators/content/affordability';
import { countyRates } from '@/lib/county-figures';

/** The rate of the chosen county in percent a year; 0 without one. */
export function countyTaxOf({ county }: AffordabilityValues): number {
  return countyRates[county] ?? 0;
}

/** The figures of the scale from the fields. */
export function inputsOf(values: AffordabilityValues): ScaleInputs {
  return { ...values, homePrice: values.homeInMind, countyTaxPercent: countyTaxOf(values) };
}
