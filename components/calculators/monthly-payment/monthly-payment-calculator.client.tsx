'use client';

import { useCallback, useMemo } from 'react';
import { Donut } from '@/components/calculators/kit/donut.client';
import { Field } from '@/components/calculators/kit/field.client';
import { FieldGroup } from '@/components/calculators/kit/field-group';
import { CalculatorScreen } from '@/components/calculators/kit/screen.client';
import { useCalculator } from '@/components/calculators/kit/use-calculator.client';
import { CallOut } from '@/components/ui/call-out';
import type {
  MonthlyPaymentContent,
  MonthlyPaymentFields,
  MonthlyPaymentProps,
} from '@/lib/calculators/content/monthly-payment';
import type { Message } from '@/lib/calculators/content/shared';
import type { ValuesOf } from '@/lib/calculators/definition';
import { middleOf, type Part } from '@/lib/calculators/parts';
import { termText } from '@/lib/calculators/words';
import { homePriceFor, type MonthlyPayment, monthlyPayment, propertyTaxFor } from '@/lib/mortgage/monthly-payment';
import { usd } from '@/lib/numbers/format';
import { StateTax, StateTaxAnnouncer } from './state-tax';
import { basisOf, downPaymentNote } from './words';
import { PaymentWork } from './work.later.client';

type Values = ValuesOf<MonthlyPaymentFields>;

function loanOf(values: Values) {
  return { loan: Math.max(0, values.homePrice - values.downPayment) };
}

function resultsOf(values: Values) {
  const result = monthlyPayment(values);
  return [
    { label: 'Monthly payment', text: usd(result.monthlyPayment) },
    { label: 'Principal and interest', text: usd(result.principalAndInterest) },
    { label: 'Loan amount', text: usd(result.loanAmount) },
  ];
}

function partsOf(result: MonthlyPayment, { parts }: MonthlyPaymentContent): readonly Part[] {
  return [
    {
      id: 'principalAndInterest',
      label: parts.principalAndInterest.label,
      value: result.principalAndInterest,
      tone: 1,
    },
    { id: 'propertyTax', label: parts.propertyTax.label, value: result.monthlyPropertyTax, tone: 2 },
    { id: 'insurance', label: parts.insurance.label, value: result.monthlyInsurance, tone: 3 },
    { id: 'hoa', label: parts.hoa.label, value: result.monthlyHoa, tone: 4 },
  ];
}

type FiguresProps = {
  readonly content: MonthlyPaymentContent;
  readonly values: Values;
  /** Shown in place of the ring when there is no payment. */
  readonly refusal: Message;
};

/** The ring of the payment. */
function Figures({ content, values, refusal }: FiguresProps) {
  const result = useMemo(() => monthlyPayment(values), [values]);
  const parts = useMemo(() => partsOf(result, content), [result, content]);
  const middle = useMemo(() => middleOf(content.parts), [content]);
  return (
    <Donut
      parts={parts}
      title={content.chart}
      middle={middle}
      total={{ label: content.total, value: result.monthlyPayment }}
      instead={
        result.monthlyPayment === null ? (
          <CallOut tone="bad" title={refusal.title}>
            <p>{refusal.text}</p>
          </CallOut>
        ) : undefined
      }
    />
  );
}

/** What a home costs a month, and what home a monthly payment affords. */
export function MonthlyPaymentCalculator({ content, schedule, withoutScript }: MonthlyPaymentProps) {
  const calculator = useCalculator<MonthlyPaymentFields>(content.fields);
  const { values, bind, change, solvedFrom } = calculator;
  const result = monthlyPayment(values);

  const chooseState = useCallback(
    (_name: string, state: number | string) => {
      const tax = propertyTaxFor(values.homePrice, content.tax.ratePercent[state]);
      change({ state: String(state), annualPropertyTax: tax });
    },
    [change, content, values.homePrice],
  );
  const solve = useCallback(
    (_name: string, wanted: number | string) => {
      const payment = Number(wanted);
      change({ homePrice: homePriceFor({ ...values, monthlyPayment: payment }).homePrice }, payment);
    },
    [change, values],
  );

  const figure = usd(result.monthlyPayment);
  const refusal = solvedFrom === null ? content.noLoan : content.tooLow;
  const price = usd(values.homePrice);
  return (
    <CalculatorScreen
      calculator={calculator}
      name="monthly-payment"
      texts={content}
      schedule={schedule}
      withoutScript={withoutScript}
      derived={loanOf}
      resultsOf={resultsOf}
      bar={{ label: content.target.label, figure }}
      result={{
        title: content.result,
        figure,
        basis: basisOf(values, result),
        spoken:
          result.monthlyPayment === null
            ? `${refusal.title}. ${refusal.text}`
            : `Monthly payment ${figure}${solvedFrom === null ? '' : `, home price ${price}`}`,
        children: <Figures content={content} values={values} refusal={refusal} />,
      }}
      loan={{
        principal: result.monthlyPayment === null ? null : result.loanAmount,
        ratePercent: values.ratePercent,
        termMonths: values.termMonths,
      }}
      work={<PaymentWork notes={content.work} values={values} solvedFrom={solvedFrom} />}
    >
      <FieldGroup legend={content.groups.home}>
        <Field {...bind('homePrice')} />
        <Field {...bind('downPayment')} note={downPaymentNote(values)} />
      </FieldGroup>
      <FieldGroup legend={content.groups.loan}>
        <Field {...bind('termMonths')} note={termText(values.termMonths)} />
        <Field {...bind('ratePercent')} />
      </FieldGroup>
      <FieldGroup legend={content.groups.costs}>
        <Field {...bind('state')} onValue={chooseState}>
          <StateTax
            state={values.state}
            tax={content.tax}
            names={content.stateNames}
            homePrice={values.homePrice}
            annualTax={values.annualPropertyTax}
            onUse={(annualPropertyTax) => change({ annualPropertyTax })}
          />
        </Field>
        <StateTaxAnnouncer state={values.state} tax={content.tax} names={content.stateNames} />
        <Field {...bind('annualPropertyTax')} />
        <Field {...bind('monthlyInsurance')} />
        <Field {...bind('monthlyHoa')} />
      </FieldGroup>
      <FieldGroup legend={content.groups.target} hint={content.targetHint}>
        <Field
          name="payment"
          field={content.target}
          value={solvedFrom ?? result.monthlyPayment}
          onValue={solve}
          note={solvedFrom === null ? undefined : `A home price of ${price}`}
        />
      </FieldGroup>
    </CalculatorScreen>
  );
}
