'use client';

import { memo } from 'react';
import { Fold } from '@/components/controls/fold';
import { CallOut } from '@/components/page/call-out';
import { type Figure, Figures } from '@/components/page/figures/figures';
import { costLabel, loanCostIds, printedCosts } from '@/lib/buying/monthly-costs';
import type { Purchase } from '@/lib/buying/purchase';
import {
  type AffordabilityFacts,
  type Analysis,
  comfortablePrice,
  isFromSavings,
} from '@/lib/calculators/affordability/compute';
import type { AffordabilityValues } from '@/lib/calculators/affordability/fields';
import { shareOfIncomeText } from '@/lib/calculators/affordability/words';
import { scoreGroupLabels } from '@/lib/market';
import { aprText } from '@/lib/mortgage/apr';
import { payment } from '@/lib/mortgage/loan';
import type { LoanKind } from '@/lib/mortgage/loan-plan';
import { exampleApr, pmi } from '@/lib/mortgage/mortgage-insurance';
import { integerText, percentText, usd, usdWhole } from '@/lib/numbers/format';

type MovesProps = { readonly analysis: Analysis; readonly facts: AffordabilityFacts };

type Move = { readonly label: string; readonly change: Partial<AffordabilityValues> };

function movesOf({ values, typed }: Analysis): readonly Move[] {
  const { monthlyDebts, ratePercent, saved, downPayment, reserveMonths, score, kind } = values;
  const fromSavings = isFromSavings(values);
  const lower = ratePercent - 0.5;
  return [
    ...(score !== '740' && kind === 'conventional' && !typed.pmi
      ? [{ label: `A score of ${scoreGroupLabels[740]}`, change: { score: '740' } } as const]
      : []),
    ...(lower > 0
      ? [{ label: `${percentText(lower)} instead of ${percentText(ratePercent)}`, change: { ratePercent: lower } }]
      : []),
    ...(monthlyDebts >= 100
      ? [{ label: 'Pay off $100 of monthly debt', change: { monthlyDebts: monthlyDebts - 100 } }]
      : []),
    fromSavings
      ? { label: '$5,000 more saved', change: { saved: saved + 5000 } }
      : { label: '$5,000 more down', change: { downPayment: downPayment + 5000 } },
    ...(fromSavings && reserveMonths !== '0'
      ? [{ label: 'Nothing kept in reserve', change: { reserveMonths: '0' } } as const]
      : []),
  ];
}

/** The comfortable price after each single change, the largest increase first. */
export const Moves = memo(function Moves({ analysis, facts }: MovesProps) {
  const now = analysis.scale.comfortable?.price ?? 0;
  const moved = movesOf(analysis)
    .map(({ label, change }) => ({ label, raised: comfortablePrice({ ...analysis.values, ...change }, facts) }))
    .filter(({ raised }) => raised > now)
    .sort((a, b) => b.raised - a.raised);
  if (now === 0 || moved.length === 0) return null;
  const lines: readonly Figure[] = moved.map(({ label, raised }) => ({
    label,
    note: `Comfortable to ${usdWhole(raised)}`,
    text: `+${usdWhole(raised - now)}`,
  }));
  return (
    <section className="section stone" aria-labelledby="moves">
      <div className="wrap split">
        <div>
          <h2 id="moves">What moves it most</h2>
          <p>One change at a time, everything else as it is.</p>
        </div>
        <Figures caption="What moves it most" lines={lines} />
      </div>
    </section>
  );
});

function linesOf({ month, plan }: Purchase, kind: LoanKind): readonly Figure[] {
  const { insurance, termMonths, loan } = plan;
  const notes: Readonly<Record<string, string>> = {
    [loanCostIds.loan]: `${usdWhole(loan)} over ${integerText(termMonths)} months, APR ${aprText(plan.aprPercent)}`,
    [loanCostIds.mortgageInsurance]:
      insurance.endMonth > 0 ? `Ends with month ${integerText(insurance.endMonth)}` : 'None with this loan',
  };
  return printedCosts(month).map(({ id, label, monthly }) => ({
    label: costLabel({ id, label }, kind),
    note: notes[id],
    text: usd(monthly),
  }));
}

type MonthFoldProps = {
  readonly summary: string;
  readonly home: Purchase;
  readonly kind: LoanKind;
};

function MonthFold({ summary, home, kind }: MonthFoldProps) {
  return (
    <Fold summary={summary} aside={usdWhole(home.month.total)}>
      <Figures
        caption={summary}
        lines={linesOf(home, kind)}
        total={{ label: 'A month, all in', note: shareOfIncomeText(home) || undefined, text: usd(home.month.total) }}
      />
    </Fold>
  );
}

type RuleProps = MovesProps & {
  /** True until an income is typed: the rule then says nothing about qualifying. */
  readonly lacksIncome: boolean;
};

/** The 28 percent rule: the spec's price and payment, and the full monthly cost of that home. */
function RuleFold({ analysis: { values, rule }, facts: { phone }, lacksIncome }: RuleProps) {
  const { ratePercent, termMonths } = values;
  const loan = { principal: rule.loanAmount, ratePercent, termMonths };
  const level = payment(loan);
  const insured = pmi({ ...loan, price: rule.homePrice, pmiPercent: rule.pmiPercent });
  const apr = exampleApr(loan, { monthly: insured.monthly, months: insured.endMonth });
  return (
    <>
      {rule.qualifies || lacksIncome ? null : (
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
      <Fold summary="The old 28 percent rule" aside={usd(rule.homePrice)}>
        <p className="small">
          A rule of thumb: 28% of income less debts, for principal and interest alone, with all that you saved put down.
          It leaves out tax, insurance and closing, so it isn’t what the home would cost you.
        </p>
        <Figures
          caption="The old 28 percent rule"
          lines={[
            { label: '28% of income less debts', text: usd(rule.affordablePayment) },
            ...(rule.qualifies ? [{ label: 'PMI, taken once off the loan', text: usd(-rule.pmi) }] : []),
            { label: 'Home price', text: usd(rule.homePrice) },
            { label: 'Loan amount', text: usd(rule.loanAmount) },
            {
              label: 'Principal and interest',
              note: apr === null ? undefined : `APR ${apr}`,
              text: usd(level),
            },
            {
              label: 'Monthly payment',
              note: (
                <>
                  Principal and interest of this loan, less the tax and insurance you gave. This payment does not
                  include them. <b>Your actual payment will be higher.</b>
                </>
              ),
              text: usd(rule.monthlyPayment),
            },
          ]}
          below={{
            label: 'By the old rule you would pay',
            note: 'Principal and interest, with tax and insurance added, not taken out',
            text: usd(level + rule.others),
          }}
        />
      </Fold>
    </>
  );
}

/** The monthly costs of the price on the plate and of the home in mind, item by item, and the spec’s rule. */
export const Payments = memo(function Payments({ analysis, facts, lacksIncome }: RuleProps) {
  const { shown, home, values } = analysis;
  return (
    <section aria-label="Part by part">
      {shown ? (
        <MonthFold summary={`A month at ${usdWhole(shown.price)}, part by part`} home={shown} kind={values.kind} />
      ) : null}
      {home ? <MonthFold summary={`A month at your ${usdWhole(home.price)}`} home={home} kind={values.kind} /> : null}
      <RuleFold analysis={analysis} facts={facts} lacksIncome={lacksIncome} />
    </section>
  );
});
