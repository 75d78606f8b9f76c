import { PlainButton } from '@/components/ui/button';
import type { MonthlyPaymentContent } from '@/lib/calculators/content/monthly-payment';
import { propertyTaxFor } from '@/lib/mortgage/monthly-payment';
import { percentText, usd } from '@/lib/numbers/format';

type StateTaxProps = {
  /** A code, or NONE. */
  readonly state: string;
  readonly tax: MonthlyPaymentContent['tax'];
  readonly names: Readonly<Record<string, string>>;
  readonly homePrice: number;
  readonly annualTax: number;
  /** Sets the yearly tax, in dollars. */
  readonly onUse: (annualTax: number) => void;
};

/** What choosing a state did to the property tax, and what it could do where there is no built-in rate. */
export function StateTax({ state, tax, names, homePrice, annualTax, onUse }: StateTaxProps) {
  const rate = tax.ratePercent[state];
  const typical = tax.noBuiltInRate[state];
  const name = names[state];
  return (
    <div role="status">
      {rate === undefined ? null : (
        <p>
          {name}: {percentText(rate)} of the price. {tax.caption}
        </p>
      )}
      {typical === undefined ? null : annualTax === 0 ? (
        <p>
          There is no built-in rate for {name}, so the property tax stands at $0. A typical rate there is{' '}
          {percentText(typical)} of the price a year.{' '}
          <PlainButton onClick={() => onUse(propertyTaxFor(homePrice, typical))}>
            Use {percentText(typical)} ({usd(propertyTaxFor(homePrice, typical))} a year)
          </PlainButton>
        </p>
      ) : (
        <p>
          {name}: a typical rate is {percentText(typical)} of the price. {tax.caption}
        </p>
      )}
    </div>
  );
}
