import { percentText, usd, usdWhole } from '@/lib/numbers/format';
import { refinanceEstimate } from '@/lib/questionnaire/estimate';
import styles from './estimate.module.css';
import { Block, type EstimatePartProps, Figures, Rows, rateText, Terms } from './estimate-parts';

/** What a new loan in place of the old one would change. */
export function RefinanceEstimate({ answers, assumptions, facts, ownRate }: EstimatePartProps) {
  const estimate = refinanceEstimate(answers, assumptions);
  const { balance, cash, plan, oldPayment, newPayment, withCash, breakEven, closingCosts, oldRatePercent } = estimate;
  if (!plan) {
    return (
      <Block title="Your home is paid off">
        <p>There is no loan to replace. A loan officer can tell you what a new one on it would cost.</p>
      </Block>
    );
  }
  const change = newPayment - oldPayment;
  return (
    <Block title="What would change">
      {balance > 0 ? (
        <p className={styles.big}>
          {usdWhole(Math.abs(change))} <span>{change < 0 ? 'less a month' : 'more a month'}</span>
        </p>
      ) : null}
      <Figures
        items={[
          ['Rate', rateText(assumptions.ratePercent)],
          ['APR', rateText(plan.aprPercent)],
          ['Break-even', breakEven === null ? 'None' : `${breakEven} months`],
        ]}
      />
      <Rows
        caption="Monthly payments of principal and interest, and costs"
        rows={[
          [`Balance of ${usdWhole(balance)} at ${rateText(oldRatePercent)}`, usd(oldPayment)],
          [`The same balance at ${rateText(assumptions.ratePercent)}`, usd(newPayment)],
          ...(cash > 0 ? ([[`With ${usdWhole(cash)} in cash added`, usd(withCash)]] as const) : []),
          [
            `Closing costs at ${percentText(assumptions.closingPercent)}, usual ${facts.closingRange}`,
            usd(closingCosts),
          ],
        ]}
      />
      <p>
        {breakEven === null
          ? 'At this rate the new loan costs as much as the old one or more each month, so savings never pay the costs. It may still be worth it for cash, or for a rate that no longer changes.'
          : `The savings have paid the closing costs after ${breakEven} months. If you move or refinance before then, you lose money.`}{' '}
        Refinancing may make your total finance charges higher over the life of the loan.
      </p>
      <p className="small">
        Both loans are counted over 30 years from today, so that the rates alone differ. The payment that you make now
        may be higher, because part of your term has passed. Taxes and insurance stay what they are and are not
        included.
      </p>
      <Terms plan={plan} facts={facts} mine={ownRate} />
    </Block>
  );
}
