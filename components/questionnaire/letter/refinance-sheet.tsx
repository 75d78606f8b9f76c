import { classes } from '@/components/browser/classes';
import type { ContactFacts } from '@/components/forms/messages';
import { Figures } from '@/components/page/figures/figures';
import { AmountBars, StrikeWindows } from '@/components/page/figures/new-loan';
import { termText } from '@/lib/calculators/words';
import type { Answers } from '@/lib/forms/definition';
import { maxStrikeRate } from '@/lib/mortgage/replacement';
import { percentText, roundHalfAway, usd, usdWhole } from '@/lib/numbers/format';
import { documentsToBring, type LetterFacts, letterMonths, lowScore } from '@/lib/questionnaire/letter/facts';
import type { LoanComparison, RefinanceLetter } from '@/lib/questionnaire/letter/refinance';
import {
  aheadWords,
  betterThanNew,
  breakEvenText,
  changesOf,
  changeWords,
  costOfCash,
  endWords,
  fitsOf,
  insuranceWords,
  isWorthIt,
  keptText,
  maxCashOutPercent,
  type NoLoan,
  noLoanOf,
  otherStrikes,
  refinanceLoans,
  refinanceQuestions,
  waysToCash,
  worthRateOf,
  worthWords,
} from '@/lib/questionnaire/letter/refinance-words';
import styles from './letter.module.css';
import { LetterField } from './letter-field.client';
import {
  ClosingAndDocuments,
  Fact,
  FitSign,
  Headline,
  LimitBar,
  LoanKinds,
  Parts,
  PaymentPanel,
  RateNote,
  TalkFirst,
} from './parts';

type RefinanceSheetProps = {
  readonly letter: RefinanceLetter;
  readonly answers: Answers;
  readonly facts: LetterFacts;
  readonly isTypedRate: boolean;
  readonly questions: number;
  /** Whether the reader opened the letter from a link. */
  readonly isShared: boolean;
  /** Whether the link included the current payment. */
  readonly isPaymentSent: boolean;
  readonly contact: ContactFacts;
  readonly callPath: string;
  readonly onCurrentPayment: (currentPayment: number | undefined) => void;
};

type SheetPart = Pick<RefinanceSheetProps, 'letter' | 'answers' | 'facts'>;

/** What a letter cannot say until the current payment is typed. */
const unknowns = ['How your monthly payment changes', 'When the costs are paid back', 'Which loan costs less in all'];

const cents = (amount: number) => roundHalfAway(amount, 2);

function Bars({ letter, ratePercent }: { readonly letter: RefinanceLetter; readonly ratePercent: number }) {
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
function Whether({ letter, comparison }: WhetherProps) {
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
function MonthAndEnd({ letter, comparison }: WhetherProps) {
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
function ByEnd({ letter, comparison, isSaid }: WhetherProps & { readonly isSaid: boolean }) {
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
function CashFacts({ letter, answers, facts }: SheetPart) {
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

type NoLoanSheetProps = SheetPart & Pick<RefinanceSheetProps, 'contact' | 'callPath'> & { readonly none: NoLoan };

/**
 * For numbers that fit no loan: says that this is no decision, why, whom to call and what would change it. Shows no
 * payment and no savings.
 */
function NoLoanSheet({ none, letter, answers, facts, contact, callPath }: NoLoanSheetProps) {
  const { loan, value } = letter;
  return (
    <>
      <section className={`flow ${styles.fits}`} aria-label={none.title}>
        <h2>
          <FitSign isLit={false} />
          {none.title}
        </h2>
        <p>{none.text}</p>
      </section>
      <div className={styles.opening}>
        <section aria-labelledby="letter-why">
          <h2 id="letter-why">Why not yet</h2>
          {none.limitPercent === null ? null : <LimitBar owed={loan} value={value} limitPercent={none.limitPercent} />}
          <p>{none.why}</p>
        </section>
        <TalkFirst contact={contact} callPath={callPath} />
      </div>
      {letter.cash > 0 ? (
        <LoanKinds
          title={`Other ways to ${usdWhole(letter.cash)}`}
          answers={answers}
          loans={waysToCash(letter, answers, facts)}
        />
      ) : (
        <LoanKinds
          title="What would change it"
          answers={answers}
          loans={changesOf(letter, answers, facts)}
          none={answers.creditScore === lowScore ? 'Most of these loans take a score above 639 as well.' : null}
        />
      )}
    </>
  );
}

/** What the new payment does not include, next to it. */
function Fine({ letter, facts, isTypedRate }: Pick<RefinanceSheetProps, 'letter' | 'facts' | 'isTypedRate'>) {
  const insured = letter.mortgageInsurance > 0;
  return (
    <p className={styles.fine}>
      Principal and interest only. This payment does not include taxes and insurance
      {insuranceWords(letter, ', nor')}; your actual payment will be higher. APR with all closing costs
      {insured ? ' and the mortgage insurance' : ''}. <RateNote facts={facts} isOwn={isTypedRate} />
    </p>
  );
}

export function RefinanceSheet({
  letter,
  answers,
  facts,
  isTypedRate,
  questions,
  isShared,
  isPaymentSent,
  contact,
  callPath,
  onCurrentPayment,
}: RefinanceSheetProps) {
  const { balance, cash, loan, newPayment, withoutCash, closingCosts, newInterest, comparison, mortgagePayment } =
    letter;
  const costsByEnd = comparison?.costsByEnd ?? null;
  const { ratePercent, refinanceCostsPercent } = facts.assumptions;
  if (loan === 0) {
    return (
      <section aria-label="Your home is paid off">
        <Headline title="Your home is paid off">No loan to replace</Headline>
        <p>You asked for no cash, so there’s nothing to work out. Call us, and we’ll tell you what a new loan costs.</p>
      </section>
    );
  }
  const none = noLoanOf(letter, answers, facts);
  if (none) return <NoLoanSheet {...{ none, letter, answers, facts, contact, callPath }} />;
  const paid =
    balance === 0 ? null : isPaymentSent ? (
      <p>
        Paid now, principal and interest, as the sender typed it: <b>{usd(mortgagePayment)}</b> a month.
      </p>
    ) : (
      <LetterField
        id="letter-paid"
        field={{ kind: 'money', label: 'What you pay now, principal and interest' }}
        hint={`${isShared ? 'Sent without it. On the statement' : 'On your statement'}, a month. Until you type it, this page claims no savings. Not one of the ${questions} questions, and it isn’t sent.`}
        value={mortgagePayment || undefined}
        onValue={onCurrentPayment}
      />
    );
  const fits = fitsOf(letter, answers);
  const waits = comparison !== null && cash === 0 && !isWorthIt(comparison);
  const charges = roundHalfAway(loan / 100, 0);
  const split = [
    { label: 'Lender charges', note: '1% of the loan', text: usdWhole(charges) },
    {
      label: 'Title, recording, appraisal',
      note: 'The rest, assumed',
      text: usdWhole(roundHalfAway(closingCosts, 0) - charges),
    },
  ];
  return (
    <>
      <section className={`flow ${styles.fits}`} aria-label={fits.title}>
        <h2>
          <FitSign isLit />
          {fits.title}
        </h2>
        {fits.texts.map((text) => (
          <p key={text}>{text}</p>
        ))}
        {cash > 0 ? paid : null}
      </section>
      <div className={styles.opening}>
        {cash > 0 ? (
          <section aria-label="The loan you asked for">
            <Headline title="The loan you asked for">{usdWhole(cash)} in cash</Headline>
            <p>
              A new loan of <b>{usdWhole(loan)}</b>
              {balance > 0
                ? `: it pays off the ${usdWhole(balance)} you owe and hands you ${usdWhole(cash)}.`
                : ` on a home that is paid off.`}
            </p>
            <Bars letter={letter} ratePercent={ratePercent} />
            <CashFacts letter={letter} answers={answers} facts={facts} />
            {comparison ? <Whether letter={letter} comparison={comparison} /> : null}
          </section>
        ) : (
          <section aria-label="What would change">
            <div className={classes(styles.paid, !comparison && styles.asked)}>
              {comparison ? null : <Headline title="The loan you have">What do you pay now?</Headline>}
              {paid}
            </div>
            {comparison === null ? (
              unknowns.map((text) => (
                <Fact key={text} plate="" tone="unknown">
                  {text}
                </Fact>
              ))
            ) : (
              <>
                {waits ? (
                  <>
                    <Headline
                      title={`Not at ${percentText(ratePercent)}, if you stay ${termText(comparison.stayMonths)}`}
                    >
                      Keep the loan you have
                    </Headline>
                    <p>
                      At {percentText(ratePercent)} it’s {changeWords(comparison).toLowerCase()}.
                    </p>
                  </>
                ) : (
                  <MonthAndEnd letter={letter} comparison={comparison} />
                )}
                {waits && comparison.strikeRatePercent ? (
                  <StrikeWindows
                    strikeRate={comparison.strikeRatePercent}
                    currentRate={letter.currentRatePercent}
                    newRate={ratePercent}
                    newLabel={isTypedRate ? 'you gave' : 'average'}
                  />
                ) : (
                  <Bars letter={letter} ratePercent={ratePercent} />
                )}
                <Whether letter={letter} comparison={comparison} />
                <ByEnd letter={letter} comparison={comparison} isSaid={!waits} />
              </>
            )}
          </section>
        )}
        <PaymentPanel
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
              print={usdWhole}
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
                  : [{ label: 'New loan', note: '30 years fixed', text: usdWhole(loan) }]
                : [
                    { label: 'New loan', note: 'What you still owe, 30 years fixed', text: usdWhole(loan) },
                    { label: 'Number of payments', text: String(letterMonths) },
                    ...(comparison
                      ? [
                          {
                            label: comparison.isHeld ? 'Interest if you stay, paying as much' : 'Interest if you stay',
                            text: usdWhole(comparison.currentInterest),
                          },
                          { label: 'Interest if you refinance', text: usdWhole(newInterest) },
                        ]
                      : []),
                  ]
            }
            {...(cash === 0 &&
              comparison && {
                total: {
                  label: 'Saved, less the costs',
                  text: costsByEnd === null ? '---' : usdWhole(-costsByEnd),
                  negative: costsByEnd !== null && costsByEnd > 0,
                },
              })}
          />
          <Fine letter={letter} facts={facts} isTypedRate={isTypedRate} />
        </PaymentPanel>
      </div>
      {cash > 0 ? (
        <LoanKinds title={`Ways to ${usdWhole(cash)}`} answers={answers} loans={waysToCash(letter, answers, facts)} />
      ) : (
        <LoanKinds
          title={waits ? 'What fits better today' : 'Kinds of loan that may fit'}
          answers={answers}
          loans={waits ? betterThanNew(letter, facts) : refinanceLoans(letter, answers, facts)}
        />
      )}
      <ClosingAndDocuments
        lines={split}
        total={{
          label: 'Closing costs',
          note: `${percentText(refinanceCostsPercent)} of the loan; ${cash > 0 ? 'out of the cash, if you like' : 'the split is an example'}`,
          text: usdWhole(closingCosts),
        }}
        documents={documentsToBring('refinance', answers)}
        questions={refinanceQuestions(letter)}
        checklistPath={facts.checklistPath}
      />
    </>
  );
}
