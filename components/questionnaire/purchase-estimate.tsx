import { CallOut } from '@/components/ui/call-out';
import { percentText, roundHalfAway, usd, usdWhole } from '@/lib/numbers/format';
import { comfortableShare, type PriceRange, purchaseEstimate, stretchShare } from '@/lib/questionnaire/estimate';
import styles from './estimate.module.css';
import { PartsBar, RangeBar } from './estimate-drawings';
import { Block, type EstimatePartProps, Figures, Rows, rateText, Terms, thousands } from './estimate-parts';

/** The range as a bar with the visitor's price on it, in words too where that is beyond the end. */
function Range({ range, price }: { readonly range: PriceRange; readonly price: number }) {
  const { comfortable, stretch, share } = range;
  return (
    <>
      <RangeBar comfortable={comfortable} stretch={stretch} price={price} label={`Your ${usdWhole(price)}`} />
      <ul className={styles.legend}>
        <li>
          <b>Comfortable: to {thousands(comfortable)}</b>
          <span className="small">The whole payment takes {comfortableShare}% of income</span>
        </li>
        <li>
          <b>Stretch: to {thousands(stretch)}</b>
          <span className="small">
            It takes {stretchShare}%, debts counted. Your price takes {percentText(roundHalfAway(share, 0))}
          </span>
        </li>
      </ul>
      {price > stretch ? (
        <p>
          <b>Your price is above the upper end.</b> A larger down payment, another income on the loan or a lower price
          brings it nearer.
        </p>
      ) : null}
    </>
  );
}

/** The price range of an income, and the whole payment at the visitor's price. */
export function PurchaseEstimate({
  answers,
  assumptions,
  facts,
  ownRate,
  place,
}: EstimatePartProps & { readonly place: string }) {
  const { price, downPercent, downPayment, income, range, plan } = purchaseEstimate(answers, assumptions);
  const down = percentText(downPercent);
  const whole = plan?.whole;
  const parts = [
    {
      label: `Principal & Interest on ${usdWhole(plan?.loan ?? 0)}`,
      amount: whole?.principalAndInterest ?? 0,
      color: styles.part1,
    },
    {
      label: `Property tax at ${percentText(roundHalfAway(assumptions.taxPercent, 2))}, ${place}`,
      amount: whole?.propertyTax ?? 0,
      color: styles.part2,
    },
    { label: 'Homeowner’s insurance, assumed', amount: whole?.insurance ?? 0, color: styles.part3 },
    {
      label: `Mortgage insurance at ${percentText(assumptions.pmiPercent)}`,
      amount: whole?.mortgageInsurance ?? 0,
      color: styles.part4,
    },
  ].filter(({ amount }) => amount > 0);
  return (
    <>
      <Block title="Price range">
        {range ? (
          <>
            <p className={styles.big}>
              {thousands(range.comfortable)} <span>to {thousands(range.stretch)}</span>
            </p>
            <p>
              For a household income of {usdWhole(income)} a year and {down} down, {place}.
            </p>
            <Range range={range} price={price} />
            <CallOut tone="tip">
              <p>
                {assumptions.monthlyDebts > 0
                  ? `${usdWhole(assumptions.monthlyDebts)} a month of other debts is counted.`
                  : 'No other debts are counted, because we did not ask.'}{' '}
                Each $100 a month for cars, student loans or cards lowers the upper end by about{' '}
                {usdWhole(Math.round(range.perHundred / 500) * 500)}.
              </p>
            </CallOut>
          </>
        ) : (
          <p>
            There is no range without an income that counts toward a loan. A loan officer can tell you which kinds of
            income do: pensions, benefits, a second person on the loan.
          </p>
        )}
      </Block>
      {plan && whole ? (
        <Block title="Whole payment at your price">
          <Figures
            items={[
              ['A month, all in', usdWhole(whole.total)],
              ['Rate', rateText(assumptions.ratePercent)],
              ['APR', rateText(plan.aprPercent)],
            ]}
          />
          <PartsBar parts={parts} />
          <Rows
            caption="Whole monthly payment by part"
            rows={[
              ...parts.map(({ label, amount, color }) => [label, usd(amount), color] as const),
              ['Total', usd(whole.total)],
            ]}
          />
          <p className="small">
            {down} down is {usdWhole(downPayment)}.
          </p>
          <Terms plan={plan} facts={facts} mine={ownRate} />
        </Block>
      ) : null}
    </>
  );
}
