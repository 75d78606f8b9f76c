'use client';

import type { ReactNode } from 'react';
import { inputsOf } from '@/components/calculators/affordability/inputs';
import { type PartLine, PartList } from '@/components/calculators/answer/part-list';
import { CallOut } from '@/components/ui/call-out';
import { type HomePayment, homePayment, monthlyTaxOf, scaleOf } from '@/lib/calculators/affordability-scale';
import type { AffordabilityContent, AffordabilityValues } from '@/lib/calculators/content/affordability';
import { exampleApr } from '@/lib/calculators/example-apr';
import { shareText } from '@/lib/calculators/words';
import { affordability } from '@/lib/mortgage/affordability';
import { pmi } from '@/lib/mortgage/mortgage-insurance';
import { wholePayment } from '@/lib/mortgage/whole-payment';
import { integerText, usd, usdWhole } from '@/lib/numbers/format';
import styles from './affordability.module.css';

type PaymentsProps = { readonly content: AffordabilityContent; readonly values: AffordabilityValues };

function homeLines({ payments: texts }: AffordabilityContent, home: HomePayment, termMonths: number) {
  const lines: readonly PartLine[] = [
    {
      label: texts.loan,
      note: `${usd(home.loan)} over ${integerText(termMonths)} months${home.apr === null ? '' : `, APR ${home.apr}`}`,
      text: usd(home.principalAndInterest),
    },
    { label: texts.tax, text: usd(home.propertyTax) },
    { label: texts.insurance, text: usd(home.insurance) },
    {
      label: texts.mortgageInsurance,
      note: home.insuranceEnds > 0 ? `Ends in month ${integerText(home.insuranceEnds)}` : texts.noMortgageInsurance,
      text: usd(home.mortgageInsurance),
    },
  ];
  return lines;
}

/** The whole payment of the home in mind, or of the highest price that is comfortable. */
function HomeParts({ content, values }: PaymentsProps) {
  const { payments: texts } = content;
  const inputs = inputsOf(values);
  const { rungs, home } = scaleOf(inputs, content.limits);
  const shown = home ?? rungs.comfortable ?? rungs.stretch ?? rungs.most ?? homePayment(values.downPayment, inputs);
  return (
    <section>
      <h2>
        {home ? texts.home : texts.price} {usdWhole(shown.price)}
      </h2>
      <PartList
        lines={homeLines(content, shown, values.termMonths)}
        total={{
          label: texts.whole,
          note:
            shown.ofIncome === null
              ? undefined
              : `${shareText(shown.ofIncome)} of ${usdWhole(values.annualIncome / 12)} a month`,
          text: usd(shown.total),
        }}
      />
    </section>
  );
}

function Refusal({ texts }: { readonly texts: AffordabilityContent['refusal'] }): ReactNode {
  return (
    <CallOut tone="bad" title={texts.title}>
      <p>{texts.text}</p>
      <p>
        {texts.soften} <a href={texts.phone.href}>{texts.phone.display}</a>
      </p>
    </CallOut>
  );
}

/** The 28 percent rule: the price and the payment of the spec, and what its home would cost a month all the same. */
function RuleParts({ content, values }: PaymentsProps) {
  const { rule: texts, payments } = content;
  const { ratePercent, termMonths, pmiPercent, monthlyInsurance } = values;
  const inputs = inputsOf(values);
  const price = affordability(values).homePrice;
  const monthlyPropertyTax = monthlyTaxOf(price, inputs);
  const result = affordability({ ...values, monthlyPropertyTax });
  const loan = { principal: result.loanAmount, ratePercent, termMonths };
  const insured = pmi({ ...loan, price, pmiPercent });
  const apr = exampleApr(loan, { monthly: insured.monthly, months: insured.endMonth });
  const whole = wholePayment({
    ...loan,
    annualPropertyTax: 12 * monthlyPropertyTax,
    monthlyInsurance,
    monthlyDues: 0,
    mortgageInsurance: 0,
  });
  return (
    <section>
      <h2>
        {texts.title} {usd(price)}
      </h2>
      <p className={styles.lead}>{texts.text}</p>
      {result.qualifies ? null : <Refusal texts={content.refusal} />}
      <PartList
        lines={[
          { label: texts.budget, text: usd(result.affordablePayment) },
          ...(result.qualifies ? [{ label: texts.pmi, text: usd(-result.pmi) }] : []),
          { label: texts.loan, text: usd(result.loanAmount) },
          {
            label: payments.loan,
            note: apr === null ? undefined : `APR ${apr}`,
            text: usd(whole.principalAndInterest),
          },
          {
            label: texts.payment,
            note: (
              <>
                {texts.paymentNote} <b>{texts.higher}</b>
              </>
            ),
            text: usd(result.monthlyPayment),
          },
        ]}
        apart
        total={{ label: payments.whole, note: texts.wholeNote, text: usd(whole.total) }}
      />
    </section>
  );
}

/** The whole payment of a home beside the spec’s rule, each with its parts. */
export function Payments({ content, values }: PaymentsProps) {
  return (
    <div className={styles.sides}>
      <HomeParts content={content} values={values} />
      <RuleParts content={content} values={values} />
    </div>
  );
}
