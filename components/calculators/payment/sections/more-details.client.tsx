'use client';

import { useCallback, useEffect, useState } from 'react';
import { Field, FieldGroup } from '@/components/calculators/fields/field.client';
import type { Calculator } from '@/components/calculators/frame/use-calculator.client';
import { PlainButton } from '@/components/controls/button';
import { Fold } from '@/components/controls/fold';
import type { MoneyField } from '@/lib/calculators/definition';
import { needsInsurance, type Payment, type PaymentFacts } from '@/lib/calculators/payment/compute';
import type { PaymentFields, PaymentValues } from '@/lib/calculators/payment/fields';
import { insuranceAssumption, locationOf } from '@/lib/calculators/payment/words';
import { taxFollowsPrice, taxRateOf } from '@/lib/calculators/property-tax';
import { termText } from '@/lib/calculators/words';
import { homePriceFor, propertyTaxFor } from '@/lib/mortgage/monthly-payment';
import { percentText, roundHalfAway, usd, usdWhole } from '@/lib/numbers/format';

type StateTaxProps = {
  readonly payment: Payment;
  readonly tax: PaymentFacts['tax'];
  readonly onUse: (change: Partial<PaymentValues>) => void;
};

/** What the property tax field contains: a share of the price that follows it, or the visitor's own figure. */
function StateTax({ payment, tax, onUse }: StateTaxProps) {
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
          <PlainButton onClick={() => onUse({ taxMode: 'follows' })}>
            {rate.builtIn ? `Follow the price again (${percent}, ${typical})` : `Use ${percent} (${typical} a year)`}
          </PlainButton>
        </p>
      )}
      <p>{caption}</p>
    </>
  );
}

/** The payment to work back from; not an input of its own. */
export const targetField = {
  kind: 'money',
  label: 'Monthly payment',
  param: 'payment',
  initial: 0,
  slider: { min: 300, max: 9000, step: 1, keyStep: 50, usual: [1000, 5000] },
} as const satisfies MoneyField;

type TargetProps = { readonly calculator: Calculator<PaymentFields>; readonly payment: Payment };

/** The inputs of the way back to a price: insurance that is a share of the price is counted with the tax. */
function withInsuranceInTax(
  values: PaymentValues,
  { insurancePercent }: PaymentFacts['assumed'],
  taxPercent: number | undefined,
) {
  if (insurancePercent === 0) return { ...values, taxPercent };
  if (taxPercent !== undefined) return { ...values, monthlyInsurance: 0, taxPercent: taxPercent + insurancePercent };
  return {
    ...values,
    annualPropertyTax: 0,
    monthlyInsurance: values.annualPropertyTax / 12,
    taxPercent: insurancePercent,
  };
}

/** The fields that most people leave as they are: open on wide screens, and closed on a phone. */
export function MoreDetails({ calculator, payment, facts }: TargetProps & { readonly facts: PaymentFacts }) {
  const { fieldProps, change } = calculator;
  const { values, assumed } = payment;
  const [open, setOpen] = useState<boolean | null>(null);
  useEffect(() => setOpen(window.matchMedia('(min-width: 62rem)').matches), []);
  const { termMonths, ratePercent, monthlyInsurance } = values;
  const insurance = monthlyInsurance > 0 ? `, ${usdWhole(monthlyInsurance)} insurance` : '';
  return (
    <form aria-label="More details" onSubmit={(event) => event.preventDefault()}>
      <Fold
        summary="More details"
        aside={`${termText(termMonths)}, ${percentText(ratePercent)}${insurance}`}
        openWhenWide={open === null}
        open={open ?? false}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        <FieldGroup>
          <Field {...fieldProps('termMonths')} note={termText(termMonths)} />
          <Field {...fieldProps('ratePercent')} />
          <Field {...fieldProps('annualPropertyTax')} value={values.annualPropertyTax}>
            <StateTax payment={payment} tax={facts.tax} onUse={change} />
          </Field>
          <Field
            {...fieldProps('monthlyInsurance')}
            value={values.monthlyInsurance}
            note={insuranceAssumption(assumed.insurancePercent) || undefined}
          />
          <Field {...fieldProps('monthlyHoa')} />
          {needsInsurance(values) ? (
            <Field {...fieldProps('pmiPercent')} note="Of the loan, a year; asked for under 20% down" />
          ) : null}
        </FieldGroup>
        <Fold summary="Not in Ohio? Choose a state">
          <Field {...fieldProps('state')} />
        </Fold>
        <Target calculator={calculator} payment={payment} />
      </Fold>
    </form>
  );
}

/** Works back from a payment to the price of the home. */
function Target({ calculator: { change, solvedFrom }, payment }: TargetProps) {
  const { values, assumed } = payment;
  const { total, mortgageInsurance } = payment.plan.whole;
  const solve = useCallback(
    (_name: string, wanted: number | string) => {
      const monthlyPayment = Number(wanted);
      const rate = assumed.taxPercent || (taxFollowsPrice(values) ? taxRateOf(values)?.percent : undefined);
      const { homePrice } = homePriceFor({ ...withInsuranceInTax(values, assumed, rate), monthlyPayment });
      change({ homePrice }, monthlyPayment);
    },
    [change, values, assumed],
  );
  return (
    <div data-print="no">
      <Fold summary="Start from a payment instead">
        <p className="small">Without mortgage insurance. We work back to the home price that fits.</p>
        <Field
          name="payment"
          field={targetField}
          value={solvedFrom ?? (total === null ? null : total - mortgageInsurance)}
          onValue={solve}
          note={solvedFrom === null ? undefined : `A home price of ${usd(values.homePrice)}`}
        />
      </Fold>
    </div>
  );
}
