'use client';

import { memo } from 'react';
import type { Analysis } from '@/components/calculators/affordability/analysis';
import { words } from '@/components/calculators/affordability/words';
import { type Figure, Figures } from '@/components/calculators/answer/figures';
import type { Phone } from '@/components/calculators/frame/calculator-screen.client';
import { Sides } from '@/components/calculators/frame/sides';
import { CallOut } from '@/components/page/call-out';
import type { HomePayment } from '@/lib/calculators/affordability-scale';
import { exampleApr } from '@/lib/calculators/example-apr';
import { shareText } from '@/lib/calculators/words';
import { wholePayment } from '@/lib/mortgage/monthly-payment';
import { pmi } from '@/lib/mortgage/mortgage-insurance';
import { integerText, usd, usdWhole } from '@/lib/numbers/format';

const { payments, refusal, rule: texts } = words;

function homeLines(home: HomePayment, termMonths: number): readonly Figure[] {
  return [
    {
      label: payments.loan,
      note: `${usd(home.loan)} over ${integerText(termMonths)} months${home.apr === null ? '' : `, APR ${home.apr}`}`,
      text: usd(home.principalAndInterest),
    },
    { label: payments.tax, text: usd(home.propertyTax) },
    { label: payments.insurance, text: usd(home.insurance) },
    {
      label: payments.mortgageInsurance,
      note: home.insuranceEnds > 0 ? `Ends in month ${integerText(home.insuranceEnds)}` : payments.noMortgageInsurance,
      text: usd(home.mortgageInsurance),
    },
  ];
}

/** The whole payment of the home in mind, or of the highest price that is comfortable. */
function HomeParts({ analysis: { values, scale, shown } }: { readonly analysis: Analysis }) {
  return (
    <section>
      <h2>
        {scale.home ? payments.home : payments.price} {usdWhole(shown.price)}
      </h2>
      <Figures
        caption={payments.whole}
        lines={homeLines(shown, values.termMonths)}
        total={{
          label: payments.whole,
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

type PaymentsProps = { readonly analysis: Analysis; readonly phone: Phone };

/** The 28 percent rule: the price and the payment of the spec, and what its home would cost a month all the same. */
function RuleParts({ analysis: { values, rule: result, ruleOthers }, phone }: PaymentsProps) {
  const { ratePercent, termMonths, pmiPercent } = values;
  const { homePrice: price } = result;
  const loan = { principal: result.loanAmount, ratePercent, termMonths };
  const insured = pmi({ ...loan, price, pmiPercent });
  const apr = exampleApr(loan, { monthly: insured.monthly, months: insured.endMonth });
  const whole = wholePayment({
    ...loan,
    annualPropertyTax: 12 * ruleOthers.tax,
    monthlyInsurance: ruleOthers.insurance,
    monthlyDues: 0,
    mortgageInsurance: 0,
  });
  return (
    <section>
      <h2>
        {texts.title} {usd(price)}
      </h2>
      <p className="small">{texts.text}</p>
      {result.qualifies ? null : (
        <CallOut tone="bad" title={refusal.title}>
          <p>{refusal.text}</p>
          <p>
            {refusal.soften} <a href={phone.href}>{phone.display}</a>
          </p>
        </CallOut>
      )}
      <Figures
        caption={texts.title}
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
        below={{ label: payments.whole, note: texts.wholeNote, text: usd(whole.total) }}
      />
    </section>
  );
}

/** The whole payment of a home beside the spec’s rule, each with its parts. */
export const Payments = memo(function Payments({ analysis, phone }: PaymentsProps) {
  return (
    <Sides>
      <HomeParts analysis={analysis} />
      <RuleParts analysis={analysis} phone={phone} />
    </Sides>
  );
});
