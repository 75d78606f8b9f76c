'use client';

import { memo } from 'react';
import styles from '@/components/calculators/refinance/refinance.module.css';
import { LoansTable } from '@/components/page/figures/loans-table';
import type { Analysis, RefinanceFacts } from '@/lib/calculators/refinance/compute';
import {
  kindOf,
  lendersText,
  paymentsText,
  securedTitle,
  wayHeads,
  wayRows,
  waysOf,
  waysWithoutLoan,
} from '@/lib/calculators/refinance/ways';
import { payOff } from '@/lib/mortgage/loan';
import { percentText, usd, usdWhole } from '@/lib/numbers/format';

type WaysProps = { readonly analysis: Analysis; readonly facts: RefinanceFacts };

/** When the second loan is paid off if the other payments continue; empty if they never pay it off. */
function secondText({ debts }: Analysis, rest: number, ratePercent: number): string {
  const paid = debts.slice(1).reduce((sum, debt) => sum + debt.payment, 0);
  const { months } = payOff({ principal: rest, payment: paid, ratePercent });
  return months === null ? '' : ` Pay the ${usd(paid)} on it as before, and it’s gone in ${paymentsText(months)}.`;
}

/** The current debts, one new loan, and a second loan alongside the first mortgage; then options without a loan. */
export const Ways = memo(function Ways({ analysis, facts }: WaysProps) {
  const { debts, loan, replaced } = analysis;
  const { second: terms, counselor } = facts;
  const ways = waysOf(analysis, terms);
  const withoutLoan = waysWithoutLoan(analysis);
  const [first] = debts;
  const kinds = debts.filter((debt) => debt.card).map(kindOf);
  const hasAdded = kinds.length > 0;
  const lost =
    first && first.ratePercent < loan.newRatePercent ? ` Your ${percentText(first.ratePercent)} is gone for good.` : '';
  return (
    <>
      <section className={styles.section} aria-labelledby="ways" data-print="no">
        <h2 id="ways">{ways.second ? 'Three ways' : 'Two ways'}, side by side</h2>
        <LoansTable
          caption="Ways to pay what you owe"
          heads={wayHeads(analysis, ways, terms)}
          rows={wayRows(analysis, ways, terms)}
          last={{
            label: 'The risk',
            cells: [
              hasAdded ? `${lendersText(kinds, 'The')} can’t take your house.` : 'Nothing changes.',
              <>
                {hasAdded ? <strong>{securedTitle(kinds)}</strong> : 'Everything is in one loan.'}
                {hasAdded ? ' Miss the payments and a mortgage lender can take it.' : ''}
                {lost} {usdWhole(replaced.result.closingCosts)} to close is counted above.
              </>,
              ...(ways.second
                ? [
                    <>
                      {usdWhole(ways.second.loan)} more is secured by your home, behind the first loan.
                      {secondText(analysis, ways.second.loan, terms.ratePercent)} <strong>{terms.whoMakesIt}</strong>
                    </>,
                  ]
                : []),
            ],
          }}
        />
        <p className="small">
          Payments are principal and interest, without taxes and insurance: your actual payment will be higher.{' '}
          {ways.second
            ? `${percentText(terms.ratePercent)} is an example, and its APR counts 1% of charges; the second loan’s own closing costs aren’t in the totals.`
            : ''}
        </p>
      </section>
      {withoutLoan.length > 0 ? (
        <section className={styles.section} id="no-loan" aria-labelledby="no-loan-title" data-print="no">
          <h2 id="no-loan-title">Ways that need no loan</h2>
          <ul className={styles.withoutLoan}>
            {withoutLoan.map(({ title, text }) => (
              <li key={title}>
                <h3 className="minor">{title}</h3>
                <p>{text}</p>
              </li>
            ))}
            {counselor === undefined ? null : (
              <li>
                <h3 className="minor">Ask a counselor</h3>
                <p>
                  A HUD-approved counselor isn’t selling a loan: {counselor}. Read{' '}
                  <a href="/free-reports">Tips To Reduce Debt</a> first.
                </p>
              </li>
            )}
          </ul>
        </section>
      ) : null}
    </>
  );
});
