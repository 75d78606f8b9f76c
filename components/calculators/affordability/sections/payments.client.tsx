'use client';

import { memo } from 'react';
import { CallOut } from '@/components/page/call-out';
import { type Figure, Figures, SideBySide } from '@/components/page/figures/figures';
import type { Analysis } from '@/lib/calculators/affordability/compute';
import { type HomePayment, type Limits, type ScaleInputs, scaleOf } from '@/lib/calculators/affordability-scale';
import type { Phone } from '@/lib/calculators/answer';
import { exampleApr } from '@/lib/calculators/example-apr';
import { shareText } from '@/lib/calculators/words';
import { wholePayment } from '@/lib/mortgage/monthly-payment';
import { pmi } from '@/lib/mortgage/mortgage-insurance';
import { integerText, percentText, usd, usdWhole } from '@/lib/numbers/format';

type MovesProps = { readonly analysis: Analysis; readonly limits: Limits };

type Move = { readonly label: string; readonly inputs: ScaleInputs };

/** Changes that a visitor could make, one at a time. */
function movesOf(inputs: ScaleInputs): readonly Move[] {
  const { monthlyDebts, ratePercent, monthlyInsurance } = inputs;
  return [
    ...(monthlyDebts >= 100
      ? [{ label: 'Pay off $100 of monthly debt', inputs: { ...inputs, monthlyDebts: monthlyDebts - 100 } }]
      : []),
    { label: '$10,000 more down', inputs: { ...inputs, downPayment: inputs.downPayment + 10_000 } },
    ...(ratePercent > 0.5
      ? [
          {
            label: `${percentText(ratePercent - 0.5)} instead of ${percentText(ratePercent)}`,
            inputs: { ...inputs, ratePercent: ratePercent - 0.5 },
          },
        ]
      : []),
    ...(monthlyInsurance >= 25
      ? [{ label: 'Insurance for $25 less a month', inputs: { ...inputs, monthlyInsurance: monthlyInsurance - 25 } }]
      : []),
  ];
}

/** How far the stretch goes with one change at a time. */
export const Moves = memo(function Moves({ analysis: { inputs, scale }, limits }: MovesProps) {
  const now = scale.rungs.stretch?.price ?? 0;
  const lines: readonly Figure[] = movesOf(inputs).map(({ label, inputs: changed }) => {
    const then = scaleOf(changed, limits).rungs.stretch?.price ?? 0;
    return { label, note: `The stretch goes to ${usdWhole(then)}`, text: `+${usdWhole(then - now)}` };
  });
  return (
    <section className="section stone" aria-labelledby="moves">
      <div className="wrap split">
        <div>
          <h2 id="moves">What would raise your price most</h2>
          <p>One change at a time, everything else as it is.</p>
        </div>
        <Figures caption="What would raise your price most" lines={lines} />
      </div>
    </section>
  );
});

function homeLines(home: HomePayment, termMonths: number): readonly Figure[] {
  return [
    {
      label: 'Principal and interest',
      note: `${usd(home.loan)} over ${integerText(termMonths)} months${home.apr === null ? '' : `, APR ${home.apr}`}`,
      text: usd(home.principalAndInterest),
    },
    { label: 'Property tax', text: usd(home.propertyTax) },
    { label: 'Homeowner’s insurance', text: usd(home.insurance) },
    {
      label: 'Mortgage insurance',
      note:
        home.insuranceEnds > 0
          ? `Ends in month ${integerText(home.insuranceEnds)}`
          : 'None: the loan is at most 80% of the price',
      text: usd(home.mortgageInsurance),
    },
  ];
}

/** The whole payment of the home in mind, or of the highest price that is comfortable. */
function HomeParts({ analysis: { values, scale, shown } }: { readonly analysis: Analysis }) {
  return (
    <section>
      <h2>
        {scale.home ? 'Your home at' : 'A home at'} {usdWhole(shown.price)}
      </h2>
      <Figures
        caption="What you would pay each month"
        lines={homeLines(shown, values.termMonths)}
        total={{
          label: 'What you would pay each month',
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
      <h2>The 28 percent rule: {usd(price)}</h2>
      <p className="small">
        An old rule of thumb: 28% of income less debts, for principal and interest alone. It leaves out tax and
        insurance, so it isn’t what the home would cost you.
      </p>
      {result.qualifies ? null : (
        <CallOut tone="bad" title="This is arithmetic, not a decision.">
          <p>
            Based on industry standards you may not qualify for a home mortgage. You may need to adjust your income or
            debt obligations.
          </p>
          <p>
            A loan officer can look at the whole picture: <a href={phone.href}>{phone.display}</a>
          </p>
        </CallOut>
      )}
      <Figures
        caption="The 28 percent rule:"
        lines={[
          { label: '28% of income less debts', text: usd(result.affordablePayment) },
          ...(result.qualifies ? [{ label: 'PMI, taken once off the loan', text: usd(-result.pmi) }] : []),
          { label: 'Loan amount', text: usd(result.loanAmount) },
          {
            label: 'Principal and interest',
            note: apr === null ? undefined : `APR ${apr}`,
            text: usd(whole.principalAndInterest),
          },
          {
            label: 'Monthly payment',
            note: (
              <>
                Principal and interest of this loan, less the tax and insurance you gave. This payment does not include
                them. <b>Your actual payment will be higher.</b>
              </>
            ),
            text: usd(result.monthlyPayment),
          },
        ]}
        below={{
          label: 'What you would pay each month',
          note: 'Principal and interest, with tax and insurance added, not taken out',
          text: usd(whole.total),
        }}
      />
    </section>
  );
}

/** The whole payment of a home beside the spec’s rule, each with its parts. */
export const Payments = memo(function Payments({ analysis, phone }: PaymentsProps) {
  return (
    <SideBySide>
      <HomeParts analysis={analysis} />
      <RuleParts analysis={analysis} phone={phone} />
    </SideBySide>
  );
});
