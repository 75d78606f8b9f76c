import { PriceScale } from '@/components/drawings/price-scale/price-scale';
import { rungNames } from '@/lib/buying/highest-price';
import { shareText, termText } from '@/lib/calculators/words';
import type { Answers } from '@/lib/forms/definition';
import { percentText, roundHalfAway, usd, usdWhole } from '@/lib/numbers/format';
import { documentsToBring, type LetterFacts, rangeText } from '@/lib/questionnaire/letter/facts';
import type { NoRange, PurchaseLetter } from '@/lib/questionnaire/letter/purchase';
import { levelWords, purchaseLoans, purchaseQuestions, rangeWords } from '@/lib/questionnaire/letter/purchase-words';
import styles from './letter.module.css';
import { LetterField } from './letter-field.client';
import { ClosingAndDocuments, Headline, LoanKinds, type Part, Parts, PaymentPanel, RateNote } from './parts';

type PurchaseSheetProps = {
  readonly letter: PurchaseLetter;
  readonly answers: Answers;
  readonly facts: LetterFacts;
  /** The name of the county; empty where it is not known. */
  readonly county: string;
  /** Whether the rate is the visitor's own. */
  readonly isTypedRate: boolean;
  readonly questions: number;
  readonly onDebts: (monthlyDebts: number | undefined) => void;
};

const noRangeTexts: Readonly<Record<NoRange, string>> = {
  price: 'There is no month and no range without a price.',
  income: 'There is no range without an income. The month and the cash below are right.',
  room: 'After your debts this income leaves nothing for a home by the usual limits. The month and the cash below are right.',
};

/** Said to a visitor without work whose income is counted: Regulation B, 12 CFR 1002.6(b)(2) and (5). */
const otherIncomeText =
  'We’ll ask where the income comes from: pension, benefits, support or someone else’s pay all count if they’re likely to continue.';

function Range({ letter, answers, facts, county, onDebts, questions }: Omit<PurchaseSheetProps, 'isTypedRate'>) {
  const { scale, inputs, income, downPayment, noRange, per100OfDebt } = letter;
  if (noRange !== null) {
    return (
      <section aria-label="Price range">
        <h2>Price range</h2>
        <p>{noRangeTexts[noRange]}</p>
        {noRange === 'room' ? <Debts inputs={inputs} per100OfDebt={0} questions={questions} onDebts={onDebts} /> : null}
      </section>
    );
  }
  const { from, to } = rangeWords(letter);
  const { comfortable, stretch } = facts.assumptions.limits;
  const debts = inputs.monthlyDebts > 0 ? `${usdWhole(inputs.monthlyDebts)} a month of other debts` : 'no other debts';
  const place = county === '' ? 'in the middle of Ohio’s counties' : `in ${county} County`;
  const { home } = scale;
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
        For {usdWhole(income)} a year, {debts} and {usdWhole(downPayment)} down, {place}.{' '}
        {from === null ? 'No price is comfortable at these numbers. ' : ''}
        <b>{levelWords(letter)}</b>
        {answers.employmentStatus === 'Not Employed' ? ` ${otherIncomeText}` : ''}
      </p>
      <PriceScale
        street={{
          prices: rungNames.flatMap((name) => scale.rungs[name]?.price ?? []),
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
          : ` Yours is ${shareText(home.ofIncome)}${inputs.monthlyDebts > 0 ? `, and ${shareText(home.withDebts)} with debts` : ''}.`}
      </p>
      <Debts inputs={inputs} per100OfDebt={per100OfDebt} questions={questions} onDebts={onDebts} />
    </section>
  );
}

function Debts({
  inputs,
  per100OfDebt,
  questions,
  onDebts,
}: Pick<PurchaseLetter, 'inputs' | 'per100OfDebt'> & Pick<PurchaseSheetProps, 'questions' | 'onDebts'>) {
  const effect = per100OfDebt > 0 ? ` Each $100 takes ${usdWhole(per100OfDebt)} off the stretch.` : '';
  return (
    <LetterField
      id="letter-debts"
      field={{ kind: 'money', label: 'Cars, cards, student loans, a month' }}
      hint={`Not one of the ${questions} questions. It moves the range here and isn’t sent.${effect}`}
      value={inputs.monthlyDebts === 0 ? undefined : inputs.monthlyDebts}
      onValue={onDebts}
    />
  );
}

/** The letter to somebody who buys: the range of an income, the whole month, and what it takes. */
export function PurchaseSheet(props: PurchaseSheetProps) {
  const { letter, answers, facts, county, isTypedRate } = props;
  const { price, downPayment, downPercent, plan, month: home, inputs, cash } = letter;
  const { assumptions } = facts;
  const tax = percentText(roundHalfAway(inputs.taxPercent, 3));
  const ends = plan.insurance.endMonth > 0 ? `; ends after ${termText(plan.insurance.endMonth)}` : '';
  const whole: readonly Part[] = [
    {
      label: 'Principal and interest',
      note: `${usdWhole(home.loan)} over 30 years, fixed`,
      amount: home.principalAndInterest,
      tone: 1,
    },
    {
      label: 'Property tax',
      note: county === '' ? `Middle of Ohio’s counties, ${tax} a year` : `${county} County, ${tax} a year`,
      amount: home.propertyTax,
      tone: 2,
    },
    {
      label: 'Homeowner’s insurance',
      note: `Assumed, ${percentText(assumptions.insurancePercent)} of the price a year`,
      amount: home.insurance,
      tone: 3,
    },
    {
      label: 'Mortgage insurance',
      note: `${percentText(assumptions.pmiPercent)} a year${ends}`,
      amount: home.mortgageInsurance,
      tone: 4,
    },
  ];
  const parts = whole.filter(({ amount }) => amount > 0);
  const runs = plan.runs.map(({ amount, count }) => `${count} monthly payments of ${usd(amount)}`).join(' and ');
  const { taxReserveMonths, interestDays } = assumptions.closing;
  return (
    <>
      <div className={styles.opening}>
        <Range {...props} />
        {price > 0 ? (
          <PaymentPanel
            title={`A month at ${usdWhole(price)}, all in`}
            figure={usd(home.total)}
            rate={assumptions.ratePercent}
            apr={plan.aprPercent}
          >
            <Parts
              caption="The month by its parts"
              parts={parts}
              total={{ label: 'Whole payment', amount: home.total }}
            />
            <p className={styles.fine}>
              {runs}, before tax and insurance; your actual payment will be higher. APR with {usdWhole(plan.charges)}{' '}
              (1%) of lender charges{plan.insurance.monthly > 0 ? ' and the mortgage insurance' : ''}.{' '}
              <RateNote facts={facts} isOwn={isTypedRate} />
            </p>
          </PaymentPanel>
        ) : null}
      </div>
      <LoanKinds
        title="Kinds of loan that may fit"
        answers={answers}
        loans={purchaseLoans(letter, answers, facts, county)}
      />
      <ClosingAndDocuments
        lines={[
          {
            label: 'Down payment',
            note: `${percentText(roundHalfAway(downPercent, 1))} of ${usdWhole(price)}`,
            text: usdWhole(downPayment),
          },
          { label: 'Lender charges', note: '1% of the loan, an example', text: rangeText(cash.charges) },
          {
            label: 'Title, recording, appraisal',
            note: 'Usual in Ohio, assumed',
            text: rangeText({
              low: cash.title.low + cash.recording.low + cash.services.low,
              high: cash.title.high + cash.recording.high + cash.services.high,
            }),
          },
          {
            label: 'Paid ahead',
            note: `12 months of insurance, ${taxReserveMonths.low} to ${taxReserveMonths.high} of tax, ${interestDays.low} to ${interestDays.high} days of interest`,
            text: rangeText({
              low: cash.insurance.low + cash.taxReserve.low + cash.interest.low,
              high: cash.insurance.high + cash.taxReserve.high + cash.interest.high,
            }),
          },
          {
            label: 'Less seller’s share of tax',
            note: 'Ohio’s tax is paid afterward',
            text: `−${rangeText(cash.sellerTax)}`,
          },
        ]}
        total={{ label: 'To bring to closing', text: rangeText(cash.total) }}
        documents={documentsToBring('purchase', answers)}
        questions={purchaseQuestions(letter)}
        checklistPath={facts.checklistPath}
      />
    </>
  );
}
