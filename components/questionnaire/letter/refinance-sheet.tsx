import { classes } from '@/components/browser/classes';
import type { ContactFacts } from '@/components/forms/messages';
import { type Figure, Figures } from '@/components/page/figures/figures';
import { StrikeWindows } from '@/components/page/figures/new-loan';
import { termText } from '@/lib/calculators/words';
import { percentText, roundHalfAway, usd, usdWhole } from '@/lib/numbers/format';
import { documentsToBring, letterMonths } from '@/lib/questionnaire/letter/facts';
import { noLoanOf } from '@/lib/questionnaire/letter/no-loan';
import type { RefinanceLetter } from '@/lib/questionnaire/letter/refinance';
import { betterThanNew, refinanceLoans, waysToCash } from '@/lib/questionnaire/letter/refinance-loans';
import {
  changeWords,
  fitsOf,
  insuranceWords,
  isWorthIt,
  refinanceQuestions,
} from '@/lib/questionnaire/letter/refinance-words';
import styles from './letter.module.css';
import { LetterField } from './letter-field.client';
import { NoLoanSheet } from './no-loan-sheet';
import { ClosingAndDocuments, Fact, FitSign, Headline, LoanKinds, Parts, PaymentPanel, RateNote } from './parts';
import { Bars, ByEnd, CashFacts, MonthAndEnd, type SheetPart, Whether } from './refinance-facts';

type RefinanceSheetProps = SheetPart & {
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

/** What a letter cannot say until the current payment is typed. */
const unknowns = ['How your monthly payment changes', 'When the costs are paid back', 'Which loan costs less in all'];

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

function paymentLines(letter: RefinanceLetter): readonly Figure[] {
  const { balance, cash, loan, withoutCash, newInterest, comparison } = letter;
  if (cash > 0) {
    return balance > 0
      ? [{ label: 'Without the cash', note: `${usdWhole(balance)} at the same rate`, text: usd(withoutCash) }]
      : [{ label: 'New loan', note: '30 years fixed', text: usdWhole(loan) }];
  }
  const newLoan = [
    { label: 'New loan', note: 'What you still owe, 30 years fixed', text: usdWhole(loan) },
    { label: 'Number of payments', text: String(letterMonths) },
  ];
  if (!comparison) return newLoan;
  const { isHeld, currentInterest } = comparison;
  return [
    ...newLoan,
    {
      label: isHeld ? 'Interest if you stay, paying as much' : 'Interest if you stay',
      text: usdWhole(currentInterest),
    },
    { label: 'Interest if you refinance', text: usdWhole(newInterest) },
  ];
}

function closingLines({ loan, closingCosts }: RefinanceLetter): readonly Figure[] {
  const charges = roundHalfAway(loan / 100, 0);
  const rest = roundHalfAway(closingCosts, 0) - charges;
  return [
    { label: 'Lender charges', note: '1% of the loan', text: usdWhole(charges) },
    { label: 'Title, recording, appraisal', note: 'The rest, assumed', text: usdWhole(rest) },
  ];
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
  const { balance, cash, loan, newPayment, closingCosts, comparison, mortgagePayment } = letter;
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
            lines={paymentLines(letter)}
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
        lines={closingLines(letter)}
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
