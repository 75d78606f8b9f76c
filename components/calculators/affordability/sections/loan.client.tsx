'use client';

import { Field, FieldGroup } from '@/components/calculators/fields/field.client';
import type { Calculator } from '@/components/calculators/frame/use-calculator.client';
import { PlainButton } from '@/components/controls/button';
import { Fold } from '@/components/controls/fold';
import { costOf } from '@/lib/buying/monthly-costs';
import type { Analysis } from '@/lib/calculators/affordability/compute';
import type { AffordabilityFields } from '@/lib/calculators/affordability/fields';
import { kindNames, pmiCardNote, rateNote } from '@/lib/calculators/shared-fields';
import { termText } from '@/lib/calculators/words';
import type { Market } from '@/lib/market';
import { percentText, usdWhole } from '@/lib/numbers/format';

/** The assumption behind tax or insurance: "Assumed, 1.05% a year of $254,200, until you type your own." */
function assumedText(what: string, percent: number, price: number | undefined): string {
  const whole = price === undefined ? 'the price' : usdWhole(price);
  return `${what}, ${percentText(percent)} a year of ${whole}, until you type your own.`;
}

type LoanFoldProps = {
  readonly calculator: Calculator<AffordabilityFields>;
  readonly analysis: Analysis;
  readonly market: Market;
};

export function LoanFold({ calculator, analysis, market }: LoanFoldProps) {
  const { fieldProps, change } = calculator;
  const { values, shown, typed, buyer } = analysis;
  const [tax, insurance] = buyer.carrying;
  const shownOf = (id: string, own: number) => (shown ? costOf(shown.month, id) : own);
  const { kind } = values;
  return (
    <Fold
      summary="The loan"
      aside={`${kind === 'conventional' ? '' : `${kindNames[kind]}, `}${termText(values.termMonths)}, ${percentText(values.ratePercent)}${values.score === '' && kind === 'conventional' ? ', score not said' : ''}`}
    >
      <FieldGroup>
        <Field {...fieldProps('kind')} />
        {kind === 'va' ? <Field {...fieldProps('vaUse')} /> : null}
        <Field {...fieldProps('termMonths')} />
        <Field {...fieldProps('ratePercent')} note={rateNote(values.ratePercent, market)} />
        {kind === 'conventional' ? (
          <>
            <Field {...fieldProps('score')} />
            <Field
              {...fieldProps('pmiPercent')}
              value={typed.pmi ? values.pmiPercent : (shown?.plan.insurance.annualPercent ?? null)}
              follows={!typed.pmi}
              note={typed.pmi ? 'Private mortgage insurance, percent of the loan a year' : pmiCardNote(values.score)}
            />
          </>
        ) : null}
        <Field
          {...fieldProps('monthlyPropertyTax')}
          value={shownOf('tax', values.monthlyPropertyTax)}
          follows={!typed.tax}
          note={
            typed.tax
              ? 'Yours. It counts in place of the county’s rate.'
              : assumedText(values.county ? `${values.county} County` : 'Median county', tax?.value ?? 0, shown?.price)
          }
        >
          {typed.tax && values.county !== '' ? (
            <PlainButton onClick={() => change({ taxMode: 'follows', monthlyPropertyTax: 0, county: values.county })}>
              Follow the county again
            </PlainButton>
          ) : null}
        </Field>
        <Field
          {...fieldProps('monthlyInsurance')}
          value={shownOf('insurance', values.monthlyInsurance)}
          follows={!typed.insurance}
          note={typed.insurance ? 'Homeowner’s insurance' : assumedText('Assumed', insurance?.value ?? 0, shown?.price)}
        />
      </FieldGroup>
    </Fold>
  );
}
