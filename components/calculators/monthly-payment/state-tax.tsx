import { Announcer } from '@/components/calculators/kit/announcer.client';
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

/** The property tax rate of the chosen state, and a button for its tax where the field has another amount. */
export function StateTax({ state, tax, names, homePrice, annualTax, onUse }: StateTaxProps) {
  const builtIn = tax.ratePercent[state];
  const rate = builtIn ?? tax.noBuiltInRate[state];
  if (rate === undefined) return null;
  const percent = percentText(rate);
  const typical = propertyTaxFor(homePrice, rate);
  return (
    <p>
      {builtIn === undefined
        ? `There is no built-in rate for ${names[state]}. A typical rate is ${percent} of the price a year. `
        : `${names[state]}: ${percent} of the price a year. `}
      {Math.abs(annualTax - typical) < 0.005 ? null : (
        <>
          The property tax is now {usd(annualTax)}.{' '}
          <PlainButton onClick={() => onUse(typical)}>
            Use {percent} ({usd(typical)} a year)
          </PlainButton>{' '}
        </>
      )}
      {tax.caption}
    </p>
  );
}

/** What the choice of a state changes, announced once; the price that is typed later does not change it. */
export function StateTaxAnnouncer({ state, tax, names }: Pick<StateTaxProps, 'state' | 'tax' | 'names'>) {
  const rate = tax.ratePercent[state];
  const typical = tax.noBuiltInRate[state];
  const text =
    rate !== undefined
      ? `Property tax at ${percentText(rate)} of the price`
      : typical !== undefined
        ? `There is no built-in rate for ${names[state]}; the property tax is $0. A typical rate is offered below.`
        : '';
  return <Announcer text={text} />;
}
