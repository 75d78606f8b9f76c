import { PriceScale } from '@/components/drawings/price-scale/price-scale';
import { SavingsBar, savingsParts } from '@/components/drawings/savings-bar/savings-bar';
import { ohioClass } from '@/components/drawings/signs';
import type { Figure } from '@/components/page/figures/figures';
import { taxPercentIn } from '@/lib/buying/buyer';
import { loanCostIds, printedCosts } from '@/lib/buying/monthly-costs';
import type { Purchase } from '@/lib/buying/purchase';
import { scheduleText } from '@/lib/buying/words';
import { shareText } from '@/lib/calculators/words';
import type { Answers } from '@/lib/forms/definition';
import { middle } from '@/lib/mortgage/cash-to-close';
import { percentText, roundHalfAway, usdWhole } from '@/lib/numbers/format';
import { documentsToBring, type LetterFacts } from '@/lib/questionnaire/letter/facts';
import type { NoRange, PurchaseLetter } from '@/lib/questionnaire/letter/purchase';
import {
  chargesText,
  fixedText,
  kindWords,
  levelWords,
  noKindText,
  purchaseQuestions,
  raisedWords,
  rangeWords,
  savedWords,
  scoreText,
} from '@/lib/questionnaire/letter/purchase-words';
import styles from './letter.module.css';
import { LetterField } from './letter-field.client';
import { ClosingAndDocuments, Headline, LoanKinds, type Part, Parts, PaymentPanel, RateNote } from './parts';

type PurchaseSheetProps = {
  readonly letter: PurchaseLetter;
  readonly answers: Answers;
  readonly facts: LetterFacts;
  /** The county's name; empty if unknown. */
  readonly county: string;
  readonly isTypedRate: boolean;
  readonly questions: number;
  readonly onDebts: (monthlyDebts: number | undefined) => void;
  readonly onSaved: (saved: number | undefined) => void;
};

const noRangeTexts: Readonly<Record<NoRange, string>> = {
  price: 'There’s no payment and no range without a price.',
  income: 'There’s no range without an income. The payment and the cash below are right.',
  room: 'After your debts, this income leaves nothing for a home by the usual limits. The payment and the cash below are right.',
};

/** For a visitor without a job whose income counts: Regulation B, 12 CFR 1002.6(b)(2) and (5). */
const otherIncomeText =
  'We’ll ask where the income comes from: pension, benefits, support or someone else’s pay all count if they’re likely to continue.';

function Range({
  letter,
  answers,
  facts,
  county,
  onDebts,
  questions,
}: Omit<PurchaseSheetProps, 'isTypedRate' | 'onSaved'>) {
  const { scale, buyer, home, saved, noRange, per100OfDebt } = letter;
  const { monthlyDebts, annualIncome } = buyer;
  if (noRange !== null) {
    return (
      <section aria-label="Price range">
        <h2>Price range</h2>
        <p>{noRangeTexts[noRange]}</p>
        {noRange === 'room' ? (
          <Debts monthlyDebts={monthlyDebts} per100OfDebt={0} questions={questions} onDebts={onDebts} />
        ) : null}
      </section>
    );
  }
  const { from, to } = rangeWords(letter);
  const { comfortable, stretch } = facts.market.income;
  const debts = monthlyDebts > 0 ? `${usdWhole(monthlyDebts)} a month of other debts` : 'no other debts';
  const funds = saved === null ? `${usdWhole(letter.answeredDown)} down` : `${usdWhole(saved)} saved`;
  const place = county === '' ? 'in the median Ohio county' : `in ${county} County`;
  const label = `Scale of home prices: ${from === null ? 'none comfortable' : `comfortable to ${from}`}, a stretch to ${to}. ${levelWords(letter)}`;
  return (
    <section aria-label="Price range">
      <Headline title="Price range">
        {from === null ? (
          `Up to ${to}`
        ) : (
          <>
            {from} <span>to</span> {to}
          </>
        )}
      </Headline>
      <p>
        For {usdWhole(annualIncome)} a year, {debts} and {funds}, {place}.{' '}
        {from === null ? 'No price is comfortable at these numbers. ' : ''}
        <b>{levelWords(letter)}</b>
        {answers.employmentStatus === 'Not Employed' ? ` ${otherIncomeText}` : ''}
      </p>
      <PriceScale
        street={{
          prices: [scale.comfortable, scale.stretch].flatMap((rung) => rung?.price ?? []),
          home,
          sign: 'your price',
        }}
        label={label}
      />
      <p className="small">
        <b>Comfortable:</b> the whole payment is at most {percentText(comfortable.front)} of income, and{' '}
        {percentText(comfortable.back)} with your other debts. <b>A stretch:</b> up to {percentText(stretch.back)} with
        debts.
        {home?.ofIncome == null || home.withDebts == null
          ? ''
          : ` Yours is ${shareText(home.ofIncome)}${monthlyDebts > 0 ? `, and ${shareText(home.withDebts)} with debts` : ''}.`}
      </p>
      <Debts monthlyDebts={monthlyDebts} per100OfDebt={per100OfDebt} questions={questions} onDebts={onDebts} />
    </section>
  );
}

type DebtsProps = Pick<PurchaseLetter, 'per100OfDebt'> &
  Pick<PurchaseSheetProps, 'questions' | 'onDebts'> & { readonly monthlyDebts: number };

function Debts({ monthlyDebts, per100OfDebt, questions, onDebts }: DebtsProps) {
  const effect = per100OfDebt > 0 ? ` Each $100 takes ${usdWhole(per100OfDebt)} off the stretch.` : '';
  return (
    <LetterField
      id="letter-debts"
      field={{ kind: 'money', label: 'Cars, cards, student loans, a month' }}
      hint={`Not one of the ${questions} questions. It changes the range here and isn’t sent.${effect}`}
      value={monthlyDebts === 0 ? undefined : monthlyDebts}
      onValue={onDebts}
    />
  );
}

/** The savings and what they have to cover; asks for them while they are unknown. */
function Saved({ letter, onSaved }: Pick<PurchaseSheetProps, 'letter' | 'onSaved'>) {
  const { home, saved } = letter;
  const words = savedWords(letter);
  if (!home) return null;
  return (
    <section aria-labelledby="letter-saved" data-print={words === null ? 'no' : undefined}>
      <h2 id="letter-saved">What you have, and what you’d bring</h2>
      {words === null || saved === null ? null : (
        <>
          <p className={styles.brings}>{words.title}</p>
          <p>{words.text}</p>
          <SavingsBar parts={savingsParts(home, saved)} />
        </>
      )}
      <LetterField
        id="letter-saved-field"
        field={{ kind: 'money', label: 'Saved for the home' }}
        hint="Closing costs and a month in reserve come out of it first. The rest is your down payment, in place of the one you answered. Only the down payment is sent."
        value={saved ?? undefined}
        onValue={onSaved}
      />
    </section>
  );
}

function OhioLoan({ letter: { ohioLoan, home }, facts: { market } }: Pick<PurchaseSheetProps, 'letter' | 'facts'>) {
  const { help } = market;
  if (!help || !home || ohioLoan === 0) return null;
  return (
    <section aria-labelledby="letter-ohio">
      <h2 id="letter-ohio" className={ohioClass}>
        Ohio may lend you {usdWhole(ohioLoan)} of the down payment
      </h2>
      <p>
        You said it’s your first home. The state’s housing agency (OHFA) can add a second loan with no interest and no
        payments, <b>forgiven after {help.forgivenYears} years</b>; sell, refinance or move before, and you pay all of
        it back. It takes a score of {help.score} or higher and has income and price limits:{' '}
        <a href="/first-time-home-buyer-ohio#programs-for-first-time-buyers">see if you fit</a>. We do these. As of{' '}
        {help.dayText}.
      </p>
    </section>
  );
}

/** The cash to close by planned item, in whole dollars that add up to the total. */
function cashLines({ downPayment, price, plan: loan, closing: { lines, plan } }: Purchase): readonly Figure[] {
  const isLoan = loan.baseLoan > 0;
  const charges = { label: 'Lender charges', note: '1% of the loan, an example', amount: middle(lines.charges) };
  const rows = [
    ...(isLoan ? [charges] : []),
    {
      label: isLoan ? 'Title, recording, appraisal' : 'Title and recording',
      note: 'The middle of the usual Ohio range',
      amount: middle(lines.title) + middle(lines.recording) + middle(lines.services),
    },
    {
      label: 'Paid ahead',
      note: isLoan ? 'A year of insurance, months of tax, half a month of interest' : 'A year of insurance',
      amount: middle(lines.insurance) + middle(lines.taxReserve) + middle(lines.interest),
    },
    {
      label: 'Less the seller’s tax',
      note: `One month; up to ${usdWhole(lines.sellerTax.high)} late in the year`,
      amount: -lines.sellerTax.low,
    },
  ].map(({ amount, ...row }) => ({ ...row, amount: roundHalfAway(amount, 0) }));
  const roundedUp = plan - rows.reduce((sum, { amount }) => sum + amount, 0);
  return [
    {
      label: 'Down payment',
      note: `${percentText(roundHalfAway((100 * downPayment) / price, 1))} of ${usdWhole(price)}`,
      text: usdWhole(downPayment),
    },
    ...[...rows, { label: 'Rounded up', amount: roundedUp }].map(({ amount, ...row }) => ({
      ...row,
      text: usdWhole(amount),
    })),
  ];
}

function monthParts({ home, buyer }: PurchaseLetter, facts: LetterFacts, county: string): readonly Part[] {
  if (!home) return [];
  const { month, plan } = home;
  const { market } = facts;
  const tax = `${percentText(roundHalfAway(taxPercentIn(county, market), 3))} a year`;
  const ends = plan.insurance.endMonth > 0 ? `; ends in month ${plan.insurance.endMonth}` : '';
  const notes: Readonly<Record<string, string>> = {
    [loanCostIds.loan]: `${usdWhole(plan.loan)} over ${fixedText({ buyer })}`,
    tax: county === '' ? `Median Ohio county, ${tax}` : `${county} County, ${tax}`,
    insurance: `Assumed, ${percentText(market.insurancePercent)} of the price a year`,
    [loanCostIds.mortgageInsurance]: `${percentText(plan.insurance.annualPercent)} a year at ${scoreText(buyer.score)}, from a 2018 rate card${ends}`,
  };
  return printedCosts(month, 0)
    .filter(({ monthly }) => monthly > 0)
    .map(({ id, label, monthly, tone }) => ({ label, amount: monthly, tone, note: notes[id] }));
}

/** The letter to a buyer: the price range of an income, the full monthly cost, and the cash it takes. */
export function PurchaseSheet(props: PurchaseSheetProps) {
  const { letter, answers, facts, county, isTypedRate, onSaved } = props;
  const { home } = letter;
  const raised = raisedWords(letter);
  return (
    <>
      <div className={styles.opening}>
        <Range {...props} />
        {home ? (
          <PaymentPanel
            title={`A month at ${usdWhole(home.price)}, all in`}
            figure={usdWhole(home.month.total)}
            rate={home.plan.ratePercent}
            apr={home.plan.aprPercent}
          >
            {raised === '' ? null : <p>{raised}</p>}
            <Parts
              caption="The payment, part by part"
              parts={monthParts(letter, facts, county)}
              total={{ label: 'Whole payment', amount: home.month.total ?? 0 }}
              print={usdWhole}
            />
            <p className={styles.fine}>
              Monthly payments before tax and insurance: {scheduleText(home)}; your actual payment will be higher. APR
              with {chargesText(home, letter.buyer.kind)}. <RateNote facts={facts} isOwn={isTypedRate} />
            </p>
          </PaymentPanel>
        ) : null}
      </div>
      <div className={styles.funds}>
        <Saved letter={letter} onSaved={onSaved} />
        <OhioLoan letter={letter} facts={facts} />
      </div>
      <LoanKinds
        title={
          letter.saved === null
            ? 'Kinds of loan that may fit'
            : `Kinds of loan that may fit, with your ${usdWhole(letter.saved)}`
        }
        answers={answers}
        loans={kindWords(letter, facts)}
        none={noKindText(letter)}
      />
      <ClosingAndDocuments
        lines={home ? cashLines(home) : []}
        total={{ label: 'To bring to closing, about', text: usdWhole(home?.bring ?? 0) }}
        documents={documentsToBring('purchase', answers)}
        questions={purchaseQuestions(letter)}
        checklistPath={facts.checklistPath}
      />
    </>
  );
}
