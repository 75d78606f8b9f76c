import { Announcer } from '@/components/calculators/frame/announcer.client';
import type { PaymentValues } from '@/components/calculators/payment/fields';
import type { Payment } from '@/components/calculators/payment/plan';
import { taxFollowsPrice, taxRateOf } from '@/lib/calculators/property-tax';
import { countyState } from '@/lib/counties';
import { percentText } from '@/lib/numbers/format';
import { stateNames } from '@/lib/state-choices';

/** The chosen location in words: "Franklin County", "Ohio"; empty without one. */
export function locationOf({ state, county }: PaymentValues): string {
  if (state === countyState && county) return `${county} County`;
  return Object.entries(stateNames).find(([code]) => code === state)?.[1] ?? '';
}

/** Where the tax of the payment comes from, in a few words. */
export function taxNote({ values, assumed }: Payment): string {
  if (assumed.taxPercent > 0) return `Median Ohio county, ${percentText(assumed.taxPercent)} a year`;
  const rate = taxRateOf(values);
  if (!rate || values.annualPropertyTax === 0) return '';
  if (taxFollowsPrice(values)) return `${locationOf(values)}, ${percentText(rate.percent)} a year`;
  return 'Your own figure';
}

/** What the choice of a place changes, announced once; the price that is typed later does not change it. */
export function StateTaxAnnouncer({ values }: { readonly values: PaymentValues }) {
  const rate = taxRateOf(values);
  const text = !rate
    ? ''
    : rate.builtIn
      ? `Property tax at ${percentText(rate.percent)} of the price`
      : `There is no built-in rate for ${locationOf(values)}; the property tax is $0. A typical rate is offered below.`;
  return <Announcer text={text} />;
}
