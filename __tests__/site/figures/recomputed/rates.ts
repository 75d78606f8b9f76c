import {
  type Amount,
  adjustedBy,
  annualPercentageRate,
  aprText,
  cents,
  dollars,
  Exact,
  interestOver,
  levelPayment,
  onMeanBalances,
  percentOf,
  withYearlyFees,
} from '@/__tests__/helpers/regulation-z';
import { pageAt, visibleText } from '@/__tests__/site/exported';
import { figureOf } from '@/content/facts/facts';
import { fixedRows, rates } from '@/content/lender/rates';
import { buildDay } from '@/content/schema/dates';
import { before, cells, insuredPurchase, level, levelTerms, now, printed, type Recomputed, terms } from './examples';

/** Whether the home page and the rates page show the lender's rates; otherwise the home page shows the example rate. */
const ratesCount = !rates.sample && buildDay() <= rates.expires;
type Row = (typeof rates.rows)[number];
const chargesOf = ({ pointsPercent, feesDollars }: Row, principal: Amount) =>
  percentOf(pointsPercent, principal).plus(feesDollars);

/** A rate row on a loan: level payments, premiums on the balance without the upfront one, and the APR. */
function priced(row: Row, principal: Amount) {
  const months = 12 * row.termYears;
  const loan = percentOf(100 + (row.premium?.upfrontPercent ?? 0), principal);
  const amount = levelPayment(loan, row.ratePercent, months);
  const premiums = row.premium
    ? onMeanBalances(principal, row.ratePercent, row.premium.yearlyPercent, row.termYears, months)
    : [];
  const level = row.premium ? withYearlyFees(amount, premiums, row.termYears) : [{ amount, count: months }];
  const payments = row.arm ? adjustedBy(row.arm, principal, row.ratePercent, months) : level;
  const apr = annualPercentageRate(new Exact(principal).minus(chargesOf(row, principal)), payments);
  return { amount, months, premium: premiums[0], payments, apr };
}

function home() {
  const fifteen = figureOf('exampleRate15');
  const [lower, long, short] = [level(300000), level(250000), level(250000, fifteen, 180)];
  const was = levelPayment(300000, before, 360);
  const rows = ratesCount
    ? fixedRows
    : fixedRows.map((row) => ({
        ...row,
        ratePercent: row.termYears === 15 ? fifteen : now,
        pointsPercent: 1,
        feesDollars: 0,
      }));
  const [first] = rows;
  if (!first) throw new Error('No rates.');
  const numberOf = (text = '') => Number(text.replace(/[$,]/g, ''));
  // Closing costs are recomputed elsewhere, line by line. Savings cover them, with one month in the bank and the rest
  // down.
  const [, closing, down] =
    /About \$([\d,]+) goes to closing and .*? \$([\d,]+) is your down payment/.exec(
      visibleText(pageAt('/').document.body),
    ) ?? [];
  const whole = insuredPurchase(265000, (numberOf(down) / 265000) * 100, '0.78', first.ratePercent, (principal) =>
    chargesOf(first, principal),
  );
  const monthly = dollars(whole.first.plus(percentOf('1.05', 265000).plus(percentOf('0.5', 265000)).div(12)));
  return [
    `${monthly} a month`,
    `${monthly} stays in the bank. ${dollars(25000 - numberOf(closing) - numberOf(monthly))} is your down payment`,
    `APR ${aprText(whole.apr)}`,
    `Loan, 30 years 360 payments ${dollars(whole.level)}`,
    `From a 2018 rate card; ends in month ${whole.end} ${dollars(whole.premium)}`,
    ...rows.flatMap((row) => {
      const { amount, months, premium, apr } = priced(row, 100000);
      const charges = ratesCount ? ` ${row.pointsPercent} points, ${dollars(row.feesDollars)} in fees` : '';
      const insurance = premium ? [`plus ${cents(premium)} of mortgage insurance in year 1`] : [];
      return [
        `Rate ${row.ratePercent}% APR ${aprText(apr)}${charges} ${months} payments of ${cents(amount)}`,
        ...insurance,
      ];
    }),
    `${cents(was)} becomes ${cents(lower.amount)}`,
    `Saves ${cents(was.minus(lower.amount))} a month`,
    dollars(interestOver(250000, now, 360).minus(interestOver(250000, fifteen, 180))),
    `receive up to ${dollars(percentOf(80, 400000).minus(220000))} Before closing costs. Your new loan is ${dollars(320000)}`,
    ...[lower, long, short].map(levelTerms),
  ];
}

/** A loan of $250,000 at the survey's first and last rate in 2026. */
function risingRates() {
  const [first, last] = [level(250000, figureOf('pmms30On20260115')), level(250000)];
  const more = last.amount.minus(first.amount);
  return [
    `${cents(first.amount)} a month`,
    `${cents(last.amount)}. That’s ${cents(more)} more`,
    levelTerms(first),
    levelTerms(last),
  ];
}

/** The lender's own rates, each on its own loan, while they are current. */
const ownRates = () =>
  ratesCount
    ? rates.rows.flatMap((row) => {
        const { payments, apr } = priced(row, row.loanDollars ?? 100000);
        const worst = row.arm ? [`The worst case is ${row.ratePercent + row.arm.lifeCapPoints}%`] : [];
        return [`${row.ratePercent}% ${aprText(apr)} ${row.pointsPercent}`, terms(apr, payments), ...worst];
      })
    : [];

function rateLock() {
  const loans = [0, 0.25, 0.5].map((more) => level(280000, now + more));
  const [low] = loans;
  return loans.flatMap((loan) => {
    const more = printed(loan.amount).minus(printed(low?.amount ?? 0));
    const row = more.isZero() ? [] : [`${cells(loan.amount, more)} ${dollars(more.times(60))}`];
    return [...row, levelTerms(loan)];
  });
}

export const ratePages: Recomputed = [
  ['/', home()],
  ['/rate-locks', rateLock()],
  ['/ohio-mortgage-rates', [...risingRates(), ...ownRates()]],
];
