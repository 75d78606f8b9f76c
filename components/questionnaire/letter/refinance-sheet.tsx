import { Figures } from '@/components/page/figures/figures';
import { termText } from '@/lib/calculators/words';
import type { Answers } from '@/lib/forms/definition';
import { percentText, roundHalfAway, usd, usdWhole } from '@/lib/numbers/format';
import { letterMonths, type RefinanceLetter } from '@/lib/questionnaire/letter';
import {
  cashOutMost,
  changeWords,
  type LetterFacts,
  refinanceLoans,
  refinanceQuestions,
  thingsToBring,
  waysToCash,
} from '@/lib/questionnaire/letter-words';
import styles from './letter.module.css';
import { OwnFigure } from './own-figure.client';
import { Fact, Kinds, Lead, Month, Parts, RateNote, Rest } from './parts';

type RefinanceSheetProps = {
  readonly letter: RefinanceLetter;
  readonly answers: Answers;
  readonly facts: LetterFacts;
  readonly ownRate: boolean;
  /** The number of questions. */
  readonly questions: number;
  readonly onPaidNow: (paidNow: number | undefined) => void;
};

const cents = (amount: number) => roundHalfAway(amount, 2);

/** The two payments as bars, the longer one whole. */
function Bars({ letter, ratePercent }: { readonly letter: RefinanceLetter; readonly ratePercent: number }) {
  const { oldPayment, newPayment, balance, oldRatePercent, isPaid, monthsLeft } = letter;
  const most = Math.max(oldPayment, newPayment);
  const width = (amount: number) => `${Math.round((1000 * amount) / most) / 10}%`;
  const now = isPaid
    ? `Now: ${percentText(oldRatePercent)}, ${monthsLeft === null ? 'never paid off' : `${monthsLeft} payments left`}`
    : `Now: ${percentText(oldRatePercent)}, counted over 30 years`;
  const bars = [
    ...(balance > 0 ? [{ label: now, amount: oldPayment, tone: 5 }] : []),
    { label: `New: ${percentText(ratePercent)}, ${letterMonths} payments`, amount: newPayment, tone: 1 },
  ];
  return (
    <ul className={styles.bars}>
      {bars.map(({ label, amount, tone }) => (
        <li key={label}>
          <span>{label}</span>
          <b>{usd(amount)}</b>
          <svg width="100%" height="24" aria-hidden="true" focusable="false">
            <rect className={styles.ground} width="100%" height="24" />
            <rect data-tone={tone} width={width(amount)} height="24" />
          </svg>
        </li>
      ))}
    </ul>
  );
}

/** What the payments come to by the end, without cash. */
function ByEnd({ letter }: { readonly letter: RefinanceLetter }) {
  const { change, costsBackMonth, closingCosts, costsByEnd, sameSum, monthsLeft, oldPayment } = letter;
  const costs = usd(closingCosts);
  const more = monthsLeft === null ? 0 : letterMonths - monthsLeft;
  const sooner = monthsLeft === null || sameSum === null ? 0 : monthsLeft - sameSum.months;
  return (
    <>
      <Fact plate={costsBackMonth === null ? 'never' : `month ${costsBackMonth}`}>
        {costsBackMonth === null
          ? change < 0
            ? `The closing costs of ${costs} are not back before today’s loan is paid off.`
            : `The payment doesn’t fall, so the closing costs of ${costs} never come back.`
          : `The closing costs of ${costs} are back. Sell or pay it off before and you lose by it.`}
      </Fact>
      {costsByEnd === null ? (
        <Fact plate="---">At today’s payment the loan is never paid off, so there is no end to compare with.</Fact>
      ) : costsByEnd > 0 ? (
        <Fact plate={`+${usdWhole(costsByEnd)}`} tone="loss">
          <b>It costs you {usdWhole(costsByEnd)} more by the end</b>
          {more > 0 ? `, because the 30 years start over: ${more} payments more than you have left.` : '.'}
        </Fact>
      ) : (
        <Fact plate={`−${usdWhole(-costsByEnd)}`}>You pay {usdWhole(-costsByEnd)} less by the end.</Fact>
      )}
      {sameSum !== null && sameSum.saved > 0 ? (
        <Fact plate={`−${usdWhole(sameSum.saved)}`}>
          Keep paying {usd(oldPayment)} on the new loan and it is over{' '}
          {sooner > 0 ? `${termText(sooner)} sooner than today’s` : `after ${termText(sameSum.months)}`}, and{' '}
          {usdWhole(sameSum.saved)} cheaper.
        </Fact>
      ) : null}
    </>
  );
}

/** What the cash does to the month, to the sum by the end, and to the share of the home that is owed. */
function CashFacts({ letter, answers, facts }: Pick<RefinanceSheetProps, 'letter' | 'answers' | 'facts'>) {
  const { change, cash, costsByEnd, closingCosts, loanToValue, value, balance, newPayment } = letter;
  const most = cashOutMost(answers, facts);
  const amount = cents(change);
  const over = loanToValue !== null && loanToValue > most;
  return (
    <>
      {balance === 0 ? (
        <Fact plate={`+${usd(newPayment)}`}>
          <b>A payment of {usd(newPayment)} a month</b> on a home that is paid off, for {letterMonths} months.
        </Fact>
      ) : (
        <Fact plate={`${amount < 0 ? '−' : '+'}${usd(Math.abs(amount))}`}>
          {amount < 0 ? (
            <>The payment falls by {usd(-amount)}, the cash in it, because your rate does.</>
          ) : (
            <>
              <b>{usd(amount)} more a month</b> than today, for {letterMonths} months.
            </>
          )}
        </Fact>
      )}
      {costsByEnd === null ? null : costsByEnd > 0 ? (
        <Fact plate={usdWhole(costsByEnd)} tone="loss">
          <b>
            The {usdWhole(cash)} costs you {usdWhole(costsByEnd)} by the end,
          </b>{' '}
          in payments and {usdWhole(closingCosts)} of closing costs
          {balance > 0 ? ', counted against keeping today’s loan.' : '.'}
        </Fact>
      ) : (
        <Fact plate={`−${usdWhole(-costsByEnd)}`}>
          You pay {usdWhole(-costsByEnd)} less by the end than with today’s loan, the cash counted as yours.
        </Fact>
      )}
      {loanToValue === null ? null : (
        <Fact plate={percentText(roundHalfAway(loanToValue, 0))} {...(over && { tone: 'loss' as const })}>
          of the home’s {usdWhole(value)} would be owed. {percentText(most)} is the limit of most of these loans:{' '}
          {usdWhole((value * most) / 100)}.{over ? <b> This is above it.</b> : null}
        </Fact>
      )}
    </>
  );
}

/** What is left out of a new payment, beside it. */
function Fine({ letter, facts, ownRate }: Pick<RefinanceSheetProps, 'letter' | 'facts' | 'ownRate'>) {
  const insured = letter.mortgageInsurance > 0;
  return (
    <p className={styles.fine}>
      Principal and interest only. This payment does not include taxes and insurance
      {insured
        ? `, nor mortgage insurance of about ${usd(letter.mortgageInsurance)} a month while you owe more than 80%`
        : ''}
      ; your actual payment will be higher. APR with all closing costs{insured ? ' and the mortgage insurance' : ''}.{' '}
      <RateNote facts={facts} isOwn={ownRate} />
    </p>
  );
}

/** The letter to somebody who owns: the loan that was asked for against today's. */
export function RefinanceSheet({ letter, answers, facts, ownRate, questions, onPaidNow }: RefinanceSheetProps) {
  const { balance, cash, loan, newPayment, withoutCash, closingCosts, oldInterest, newInterest, costsByEnd } = letter;
  const { ratePercent, refinanceCostsPercent } = facts.assumptions;
  if (loan === 0) {
    return (
      <section aria-label="Your home is paid off">
        <Lead title="Your home is paid off">No loan to replace</Lead>
        <p>
          You asked for no cash, so there is nothing to work out. Call us, and we’ll tell you what a new loan costs.
        </p>
      </section>
    );
  }
  const paid =
    balance === 0 ? null : (
      <OwnFigure
        id="letter-paid"
        field={{ kind: 'money', label: 'What you pay now, principal and interest' }}
        hint={`On your statement, a month. Not one of the ${questions} questions, and it isn’t sent. Until then today’s loan is counted over 30 years.`}
        value={letter.isPaid ? letter.oldPayment : undefined}
        onGive={onPaidNow}
      />
    );
  const split = [
    { label: 'Lender charges', note: '1% of the loan', text: usd(loan / 100) },
    {
      label: 'Title, recording, appraisal',
      note: 'The rest, assumed',
      text: usd(closingCosts - loan / 100),
    },
  ];
  return (
    <>
      <div className={styles.opening}>
        {cash > 0 ? (
          <section aria-label="The loan you asked for">
            <Lead title="The loan you asked for">{usdWhole(cash)} in cash</Lead>
            <p>
              A new loan of <b>{usdWhole(loan)}</b>
              {balance > 0
                ? `: it pays off the ${usdWhole(balance)} you owe and hands you ${usdWhole(cash)}.`
                : ` on a home that is paid off.`}
            </p>
            <Bars letter={letter} ratePercent={ratePercent} />
            <CashFacts letter={letter} answers={answers} facts={facts} />
            {paid}
          </section>
        ) : (
          <section aria-label="What would change">
            <Lead title={cents(letter.change) < 0 ? 'A lower payment' : 'A higher payment'}>{changeWords(letter)}</Lead>
            <Bars letter={letter} ratePercent={ratePercent} />
            <ByEnd letter={letter} />
            {paid}
          </section>
        )}
        <Month
          title="New payment, principal and interest"
          figure={usd(newPayment)}
          rate={ratePercent}
          apr={letter.aprPercent}
        >
          {cash > 0 && balance > 0 ? (
            <Parts
              caption="The new loan by its parts"
              parts={[
                { label: 'Pays off what you owe', amount: balance, tone: 1 },
                {
                  label: 'Cash to you',
                  note: 'Three business days after signing, on a home you live in',
                  amount: cash,
                  tone: 3,
                },
              ]}
              total={{ label: 'New loan, 30 years fixed', amount: loan }}
            />
          ) : null}
          <Figures
            caption="The payments"
            dense
            lines={
              cash > 0
                ? balance > 0
                  ? [
                      {
                        label: 'Without the cash',
                        note: `${usdWhole(balance)} at the same rate`,
                        text: usd(withoutCash),
                      },
                    ]
                  : [{ label: 'New loan', note: '30 years fixed', text: usd(loan) }]
                : [
                    { label: 'New loan', note: 'What you still owe, 30 years fixed', text: usd(loan) },
                    { label: 'Number of payments', text: String(letterMonths) },
                    { label: 'Interest if you stay', text: usd(oldInterest) },
                    { label: 'Interest if you refinance', text: usd(newInterest) },
                  ]
            }
            {...(cash === 0 && {
              total: {
                label: 'Saved, less the costs',
                text: costsByEnd === null ? '---' : usd(-costsByEnd),
                negative: costsByEnd !== null && costsByEnd > 0,
              },
            })}
          />
          <Fine letter={letter} facts={facts} ownRate={ownRate} />
        </Month>
      </div>
      {cash > 0 ? (
        <Kinds title={`Ways to ${usdWhole(cash)}`} answers={answers} loans={waysToCash(letter, answers, facts)} />
      ) : (
        <Kinds title="Kinds of loan that may fit" answers={answers} loans={refinanceLoans(letter, answers, facts)} />
      )}
      <Rest
        lines={split}
        total={{
          label: 'Closing costs',
          note: `${percentText(refinanceCostsPercent)} of the loan; ${cash > 0 ? 'out of the cash, if you like' : 'the split is an example'}`,
          text: usd(closingCosts),
        }}
        bring={thingsToBring('refinance', answers)}
        questions={refinanceQuestions(letter)}
        checklistPath={facts.checklistPath}
      />
    </>
  );
}
