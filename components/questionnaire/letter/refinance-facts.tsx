import { AmountBars } from '@/components/page/figures/new-loan';
import { termText } from '@/lib/calculators/words';
import type { Answers } from '@/lib/forms/definition';
import { maxStrikeRate } from '@/lib/mortgage/replacement';
import { percentText, roundHalfAway, usd, usdWhole } from '@/lib/numbers/format';
import { type LetterFacts, letterMonths } from '@/lib/questionnaire/letter/facts';
import type { LoanComparison, RefinanceLetter } from '@/lib/questionnaire/letter/refinance';
import { maxCashOutPercent } from '@/lib/questionnaire/letter/refinance-loans';
import {
  aheadWords,
  breakEvenText,
  changeWords,
  costOfCash,
  endWords,
  isWorthIt,
  keptText,
  otherStrikes,
  worthRateOf,
  worthWords,
} from '@/lib/questionnaire/letter/refinance-words';
import { Fact, Headline } from './parts';

export type SheetPart = {
  readonly letter: RefinanceLetter;
  readonly answers: Answers;
  readonly facts: LetterFacts;
};

const cents = (amount: number) => roundHalfAway(amount, 2);

export function Bars({ letter, ratePercent }: { readonly letter: RefinanceLetter; readonly ratePercent: number }) {
  const { newPayment, currentRatePercent, comparison, cards } = letter;
  const left = comparison?.monthsLeft ?? null;
  const now =
    cards.length > 0
      ? 'Now: the loan and the cards'
      : `Now: ${percentText(currentRatePercent)}, ${left === null ? 'never paid off' : `${left} payments left`}`;
  return (
    <AmountBars
      bars={[
        ...(comparison ? [{ label: now, amount: comparison.currentPayment, tone: 5 } as const] : []),
        { label: `New: ${percentText(ratePercent)}, ${letterMonths} payments`, amount: newPayment, tone: 1 },
      ]}
    />
  );
}

type WhetherProps = { readonly letter: RefinanceLetter; readonly comparison: LoanComparison };

/** When the new loan breaks even, the rate at which it is worth it, and its total cost. */
export function Whether({ letter, comparison }: WhetherProps) {
  const rate = worthRateOf(comparison);
  return (
    <>
      <Fact plate={breakEvenText(comparison)} tone={isWorthIt(comparison) ? undefined : 'loss'}>
        {aheadWords(letter, comparison)}
      </Fact>
      <Fact plate={rate === null ? 'no rate' : rate < maxStrikeRate ? percentText(rate) : 'any rate'}>
        {worthWords(comparison)} {isWorthIt(comparison) ? null : otherStrikes(comparison)}
      </Fact>
    </>
  );
}

/** Why a new loan costs more by the end. */
function whyMoreText(
  { currentRatePercent, cards }: RefinanceLetter,
  { monthsLeft, ratePercent }: LoanComparison,
): string {
  const more = monthsLeft === null ? 0 : letterMonths - monthsLeft;
  const isRateHigher = ratePercent > currentRatePercent && cards.length === 0;
  if (more <= 0) return isRateHigher ? 'because the rate is higher.' : '';
  const rate = isRateHigher ? 'the rate is higher and ' : '';
  return `because ${rate}the 30 years start over: ${more} payments more than you have left.`;
}

/** The monthly change and the total in the same size: a lower payment alone is not sold as a gain. */
export function MonthAndEnd({ letter, comparison }: WhetherProps) {
  const end = endWords(comparison);
  const isLoss = (comparison.costsByEnd ?? 0) > 0;
  return (
    <>
      <Headline title={cents(comparison.change) < 0 ? 'A lower payment' : 'A higher payment'}>
        {changeWords(comparison)}
      </Headline>
      {end === null ? null : (
        <Headline title="Kept to the last payment" tone={isLoss ? 'loss' : undefined}>
          {end}
        </Headline>
      )}
      {isLoss ? <p>More {whyMoreText(letter, comparison) || 'than today’s loan.'}</p> : null}
    </>
  );
}

/** The total of the payments, without cash out. */
export function ByEnd({ letter, comparison, isSaid }: WhetherProps & { readonly isSaid: boolean }) {
  const { costsByEnd, sameSum, monthsLeft, currentPayment } = comparison;
  const why = whyMoreText(letter, comparison);
  const sooner = monthsLeft === null || sameSum === null ? 0 : monthsLeft - sameSum.months;
  return (
    <>
      {costsByEnd === null ? (
        <Fact plate="---">At today’s payment the loan is never paid off, so there’s no end to compare with.</Fact>
      ) : isSaid ? null : costsByEnd > 0 ? (
        <Fact plate={`+${usdWhole(costsByEnd)}`} tone="loss">
          <b>It costs you {usdWhole(costsByEnd)} more in all</b>
          {why ? `, ${why}` : '.'}
        </Fact>
      ) : (
        <Fact plate={`−${usdWhole(-costsByEnd)}`}>You pay {usdWhole(-costsByEnd)} less in all.</Fact>
      )}
      {sameSum !== null && sameSum.saved > 0 ? (
        <Fact plate={`−${usdWhole(sameSum.saved)}`}>
          Keep paying {usd(currentPayment)} on the new loan to the end: it’s over{' '}
          {sooner > 0 ? `${termText(sooner)} sooner than today’s` : `after ${termText(sameSum.months)}`}, and{' '}
          {usdWhole(sameSum.saved)} cheaper.
        </Fact>
      ) : null}
    </>
  );
}

/** How cash out changes the payment, the total, and the share of the home's value that is owed. */
export function CashFacts({ letter, answers, facts }: SheetPart) {
  const { cash, cards, comparison, closingCosts, loanToValue, value, balance, newPayment } = letter;
  const most = maxCashOutPercent(answers, facts);
  const amount = cents(comparison?.change ?? 0);
  const costs = costOfCash(letter);
  return (
    <>
      {balance === 0 ? (
        <Fact plate={`+${usd(newPayment)}`}>
          <b>A payment of {usd(newPayment)} a month</b> on a home that is paid off, for {letterMonths} months.
        </Fact>
      ) : comparison === null ? null : (
        <Fact plate={`${amount < 0 ? '−' : '+'}${usdWhole(Math.abs(amount))}`}>
          {cards.length > 0 ? (
            <>
              {changeWords(comparison)} than your loan and cards together, for {letterMonths} months.
            </>
          ) : amount < 0 ? (
            <>The payment falls by {usdWhole(-amount)}, the cash in it, because your rate does.</>
          ) : (
            <>
              <b>{usdWhole(amount)} more a month</b> than today, for {letterMonths} months.
            </>
          )}
        </Fact>
      )}
      {costs === null ? null : costs > 0 ? (
        <Fact plate={usdWhole(costs)} tone="loss">
          <b>
            The {usdWhole(cash)} costs you {usdWhole(costs)} in all,
          </b>{' '}
          in payments and {usdWhole(closingCosts)} of closing costs
          {balance > 0 ? `, counted against ${keptText(letter)}.` : '.'}
        </Fact>
      ) : (
        <Fact plate={`−${usdWhole(-costs)}`}>
          You pay {usdWhole(-costs)} less in all than with today’s loan, counting the cash as yours.
        </Fact>
      )}
      {loanToValue === null ? null : (
        <Fact plate={percentText(roundHalfAway(loanToValue, 0))}>
          of the home’s {usdWhole(value)} would be owed. {percentText(most)} is the limit of most of these loans:{' '}
          {usdWhole((value * most) / 100)}.
        </Fact>
      )}
    </>
  );
}
