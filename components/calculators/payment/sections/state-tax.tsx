import { Announcer } from '@/components/calculators/frame/announcer.client';
import type { PaymentValues } from '@/components/calculators/payment/plan';
import { PlainButton } from '@/components/ui/button';
import type { MonthlyPaymentContent } from '@/lib/calculators/content/monthly-payment';
import { taxFollowsPrice, taxRateOf } from '@/lib/calculators/property-tax';
import { countyState } from '@/lib/counties';
import { propertyTaxFor } from '@/lib/mortgage/monthly-payment';
import { percentText, roundHalfAway, usd } from '@/lib/numbers/format';
import { stateNames } from '@/lib/state-choices';
import { taxRates } from '@/lib/state-rates';

/** The chosen place in words: "Franklin County", "Ohio"; empty without one. */
function placeOf({ state, county }: PaymentValues): string {
  if (state === countyState && county) return `${county} County`;
  return Object.entries(stateNames).find(([code]) => code === state)?.[1] ?? '';
}

/** Where the tax of the payment comes from, in a few words. */
export function taxNote(values: PaymentValues): string {
  const rates = taxRates;
  const rate = taxRateOf(values, rates);
  if (!rate || values.annualPropertyTax === 0) return '';
  if (taxFollowsPrice(values, rates)) return `${placeOf(values)}, ${percentText(rate.percent)} a year`;
  return 'Your own figure';
}

type StateTaxProps = {
  readonly values: PaymentValues;
  readonly texts: Pick<MonthlyPaymentContent, 'tax'>;
  readonly onUse: (change: Partial<PaymentValues>) => void;
};

/** What the property tax field contains: a share of the price that follows it, or the visitor's own figure. */
export function StateTax({ values, texts, onUse }: StateTaxProps) {
  const rates = taxRates;
  const rate = taxRateOf(values, rates);
  if (!rate) return null;
  const percent = percentText(rate.percent);
  const typical = usd(propertyTaxFor(values.homePrice, rate.percent));
  const place = placeOf(values);
  const share = values.homePrice > 0 ? roundHalfAway((100 * values.annualPropertyTax) / values.homePrice, 2) : 0;
  const caption = values.state === 'OH' && values.county ? texts.tax.countyCaption : texts.tax.caption;
  return (
    <>
      {taxFollowsPrice(values, rates) ? (
        <p>
          {place}: {percent} of the price a year. It follows the price until you type your own.
        </p>
      ) : (
        <p>
          {rate.builtIn
            ? `Yours, ${percentText(share)} of the price. `
            : `There is no built-in rate for ${place}. A typical rate is ${percent} of the price a year. `}
          <PlainButton onClick={() => onUse({ taxTie: 'follows' })}>
            {rate.builtIn ? `Follow the price again (${percent}, ${typical})` : `Use ${percent} (${typical} a year)`}
          </PlainButton>
        </p>
      )}
      <p>{caption}</p>
    </>
  );
}

/** What the choice of a place changes, announced once; the price that is typed later does not change it. */
export function StateTaxAnnouncer({ values }: Pick<StateTaxProps, 'values'>) {
  const rate = taxRateOf(values, taxRates);
  const text = !rate
    ? ''
    : rate.builtIn
      ? `Property tax at ${percentText(rate.percent)} of the price`
      : `There is no built-in rate for ${placeOf(values)}; the property tax is $0. A typical rate is offered below.`;
  return <Announcer text={text} />;
}
