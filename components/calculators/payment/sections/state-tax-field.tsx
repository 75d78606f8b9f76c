import type { PaymentValues } from '@/components/calculators/payment/fields';
import type { Payment, PaymentFacts } from '@/components/calculators/payment/plan';
import { PlainButton } from '@/components/controls/button';
import { taxFollowsPrice, taxRateOf } from '@/lib/calculators/property-tax';
import { propertyTaxFor } from '@/lib/mortgage/monthly-payment';
import { percentText, roundHalfAway, usd } from '@/lib/numbers/format';
import { locationOf } from './state-tax';

type StateTaxProps = {
  readonly payment: Payment;
  readonly tax: PaymentFacts['tax'];
  readonly onUse: (change: Partial<PaymentValues>) => void;
};

/** What the property tax field contains: a share of the price that follows it, or the visitor's own figure. */
export function StateTax({ payment, tax, onUse }: StateTaxProps) {
  const { values, assumed } = payment;
  if (assumed.taxPercent > 0) {
    return (
      <p>
        Median Ohio county: {percentText(assumed.taxPercent)} of the price a year, until you choose your county or type
        your own.
      </p>
    );
  }
  const rate = taxRateOf(values);
  if (!rate) return null;
  const percent = percentText(rate.percent);
  const typical = usd(propertyTaxFor(values.homePrice, rate.percent));
  const location = locationOf(values);
  const share = values.homePrice > 0 ? roundHalfAway((100 * values.annualPropertyTax) / values.homePrice, 2) : 0;
  const caption = values.state === 'OH' && values.county ? tax.countyCaption : tax.caption;
  return (
    <>
      {taxFollowsPrice(values) ? (
        <p>
          {location}: {percent} of the price a year. It follows the price until you type your own.
        </p>
      ) : (
        <p>
          {rate.builtIn
            ? `Yours, ${percentText(share)} of the price. `
            : `There is no built-in rate for ${location}. A typical rate is ${percent} of the price a year. `}
          <PlainButton onClick={() => onUse({ taxTie: 'follows' })}>
            {rate.builtIn ? `Follow the price again (${percent}, ${typical})` : `Use ${percent} (${typical} a year)`}
          </PlainButton>
        </p>
      )}
      <p>{caption}</p>
    </>
  );
}
