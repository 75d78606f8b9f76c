'use client';

import { useCallback, useEffect, useMemo, useState } from 'react';
import { Field, FieldGroup } from '@/components/calculators/fields/field.client';
import type { Calculator } from '@/components/calculators/frame/use-calculator.client';
import { PlainButton } from '@/components/controls/button';
import { Fold } from '@/components/controls/fold';
import type { MoneyField } from '@/lib/calculators/definition';
import { needsInsurance, type Payment, type PaymentFacts, pricesForPayment } from '@/lib/calculators/payment/compute';
import { fields, type PaymentFields, type PaymentValues } from '@/lib/calculators/payment/fields';
import { insuranceAssumption, locationOf } from '@/lib/calculators/payment/words';
import { taxFollowsPrice, taxRateOf } from '@/lib/calculators/property-tax';
import { pmiCardNote, rateNote } from '@/lib/calculators/shared-fields';
import { termText } from '@/lib/calculators/words';
import { propertyTaxFor } from '@/lib/mortgage/property-tax';
import { percentText, roundHalfAway, usd, usdWhole } from '@/lib/numbers/format';

type StateTaxProps = {
  readonly payment: Payment;
  readonly tax: PaymentFacts['tax'];
  readonly onUse: (change: Partial<PaymentValues>) => void;
};

/** Explains the property tax field: a share of the price, or the visitor's own figure. */
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

/** The payment to work back from. Not one of the calculator's inputs. */
export const targetField = {
  kind: 'money',
  label: 'Monthly payment',
  param: 'payment',
  initial: 0,
  slider: { min: 300, max: 9000, step: 1, keyStep: 50, usual: [1000, 5000] },
} as const satisfies MoneyField;

/** What the price by the simple rule leaves out. */
const leftOutTexts = {
  conventional: 'mortgage insurance',
  fha: 'FHA’s premiums',
  va: 'the VA funding fee',
} as const satisfies Readonly<Record<PaymentValues['kind'], string>>;

type TargetProps = {
  readonly calculator: Calculator<PaymentFields>;
  readonly payment: Payment;
  readonly facts: PaymentFacts;
};

/** Fields that most people leave alone: open on wide screens, closed on a phone. */
export function MoreDetails({ calculator, payment, facts }: TargetProps) {
  const { fieldProps, change } = calculator;
  const { values, assumed } = payment;
  const [open, setOpen] = useState<boolean | null>(null);
  useEffect(() => setOpen(window.matchMedia('(min-width: 62rem)').matches), []);
  const { termMonths, ratePercent, monthlyInsurance } = values;
  const isAverage = ratePercent === facts.market.rate.ratePercent;
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
          <Field {...fieldProps('ratePercent')} note={rateNote(values.ratePercent, facts.market)}>
            {isAverage ? (
              <PlainButton onClick={() => change({ ratePercent: fields.ratePercent.initial })}>
                Use {percentText(fields.ratePercent.initial)}
              </PlainButton>
            ) : null}
          </Field>
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
            <Field
              {...fieldProps('pmiPercent')}
              value={values.pmiPercent}
              follows={payment.isByCard}
              note={
                payment.isByCard ? (
                  <>
                    {pmiCardNote(values.score)} <a href="#kinds">Choose your score</a>
                  </>
                ) : (
                  'Yours: percent of the loan, a year'
                )
              }
            />
          ) : null}
        </FieldGroup>
        <Fold summary="Not in Ohio? Choose a state">
          <Field {...fieldProps('state')} />
        </Fold>
        <Target calculator={calculator} payment={payment} facts={facts} />
      </Fold>
    </form>
  );
}

/** Works back from a payment to the price of the home. */
function Target({ calculator: { values: shown, untouched, change, solvedFrom }, payment, facts }: TargetProps) {
  const { values, month, hasPayment } = payment;
  // The payment may be the visitor's first figure, which switches to the average rate.
  const typed = useMemo(
    () => (untouched ? { ...shown, ratePercent: facts.market.rate.ratePercent } : shown),
    [shown, untouched, facts],
  );
  const solve = useCallback(
    (_name: string, wanted: number | string) => {
      const monthly = Number(wanted);
      const { whole } = pricesForPayment(monthly, typed, facts);
      change({ homePrice: whole }, monthly);
    },
    [change, typed, facts],
  );
  const hasExtra = values.kind !== 'conventional' || values.downPayment < 0.2 * values.homePrice - 1;
  const prices = solvedFrom === null ? null : pricesForPayment(solvedFrom, typed, facts);
  return (
    <div data-print="no">
      <Fold summary="Start from a payment instead">
        <p className="small">Type a payment you’d be fine with, everything included. We’ll work back to the price.</p>
        <Field
          name="payment"
          field={targetField}
          value={solvedFrom ?? (hasPayment ? month.total : null)}
          onValue={solve}
          note={solvedFrom === null ? undefined : `A home price of ${usd(values.homePrice)}`}
        />
        {prices === null ? null : (
          <p className="small">
            Payment less tax, insurance and dues: a home price of {usd(prices.simple)}.
            {hasExtra && prices.simple - prices.whole > 1
              ? ` That’s without ${leftOutTexts[values.kind]}, so you’d pay more than you typed.`
              : null}
          </p>
        )}
      </Fold>
    </div>
  );
}
