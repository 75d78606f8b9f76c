/** @jest-environment ./__tests__/site/environment.ts */
import {
  type Amount,
  adjustedBy,
  annualPercentageRate,
  aprText,
  balances,
  cents,
  dollars,
  Exact,
  insured,
  interestOver,
  levelLoan,
  levelPayment,
  onMeanBalances,
  owedAfter,
  paidOff,
  percentOf,
  principalOf,
  withYearlyFees,
} from '@/__tests__/helpers/regulation-z';
import { downPayment, month } from '@/__tests__/lib/buying/reference';
import { pageAt, pages, visibleText } from '@/__tests__/site/exported';
import { figureOf } from '@/content/facts/facts';
import { fixedRows, rates } from '@/content/lender/rates';
import { counties } from '@/content/ohio/counties';
import { buildDay } from '@/content/schema/dates';
import { countyRates } from '@/lib/county-figures';

/** The example rate of the day, and the rate of the loan that an owner in an example has. */
const now = figureOf('exampleRate');
const before = now + 1;
/** Lender charges of an example, percent of the loan. */
const onePercent = (principal: Amount) => percentOf(1, principal);
const level = (principal: Amount, rate: Amount = now, months = 360) =>
  levelLoan(principal, rate, months, onePercent(principal));

function paymentsText(payments: readonly { amount: Amount; count: number }[]): string {
  const [first, second] = payments;
  const count = payments.reduce((sum, run) => sum + run.count, 0);
  const last = payments.at(-1);
  if (!first || !last) throw new Error('No payments.');
  if (!second) return `${count} monthly payments of ${cents(first.amount)}`;
  if (payments.length === 2)
    return `${first.count} monthly payments of ${cents(first.amount)}, then ${second.count} of ${cents(second.amount)}`;
  return `${count} monthly payments from ${cents(first.amount)} in the first year to ${cents(last.amount)} in the last`;
}

const terms = (apr: ReturnType<typeof annualPercentageRate>, payments: Parameters<typeof paymentsText>[0]) =>
  `${aprText(apr)}, ${paymentsText(payments)}`;
const levelTerms = (loan: ReturnType<typeof levelLoan>) => terms(loan.apr, loan.payments);

/** Private mortgage insurance on the published card, with less than 5, 10, 15 and 20 percent down. */
const card: Readonly<Record<number, readonly string[]>> = {
  760: ['0.58', '0.38', '0.28', '0.19'],
  700: ['0.99', '0.78', '0.55', '0.25'],
  660: ['1.54', '1.28', '0.90', '0.38'],
};

/** A conventional purchase: its loan, payments with mortgage insurance by score, and APR with the usual lender charges. */
function conventional(price: Amount, downPercent: number, score = 700) {
  const premium = card[score]?.[Math.floor(downPercent / 5)] ?? '0';
  return insuredPurchase(price, downPercent, premium, now, onePercent);
}

/** The same at a stated price of the insurance, rate and charges. */
function insuredPurchase(
  price: Amount,
  downPercent: number,
  premium: string,
  rate: Amount,
  charges: (principal: Amount) => Amount,
) {
  const principal = percentOf(100 - downPercent, price);
  const loan = insured(price, principal, rate, 360, premium);
  const apr = annualPercentageRate(principal.minus(charges(principal)), loan.payments);
  return { ...loan, principal, first: loan.level.plus(loan.premium), terms: terms(apr, loan.payments), apr };
}

/** An FHA purchase of $250,000, its premiums on the average balance of the base loan for some years. */
function fha(downPercent: number, yearlyPercent: string, years: number) {
  const base = percentOf(100 - downPercent, 250000);
  const upfront = percentOf('1.75', base);
  const loan = base.plus(upfront);
  const premiums = onMeanBalances(base, now, yearlyPercent, years);
  const amount = levelPayment(loan, now, 360);
  const payments = withYearlyFees(amount, premiums);
  const apr = annualPercentageRate(base.minus(onePercent(base)), payments);
  const first = premiums[0] ?? new Exact(0);
  const total = premiums.reduce((sum, each) => sum.plus(each.times(12)), new Exact(0));
  return { upfront, loan, first, amount, total, terms: terms(apr, payments) };
}

/** An amount as printed: a page subtracts printed amounts. */
const printed = (amount: Amount) => new Exact(new Exact(amount).toFixed(2));
const whole = (amount: Amount) => new Exact(new Exact(amount).toFixed(0));
const wholeMonths = (amount: Amount) => new Exact(amount).ceil().toString();
const cells = (...amounts: readonly Amount[]) => amounts.map((amount) => cents(amount)).join(' ');

function conventionalLoans() {
  const homes = [5, 10, 20].map((down) => conventional(300000, down));
  const [strong, weak] = [conventional(300000, 5, 760), conventional(300000, 5, 660)];
  return [
    `you’d pay ${cents(strong.premium)} a month for it with a score of about 760, and ${cents(weak.premium)} with about 660`,
    `Total ${cells(...homes.map(({ first }) => first))}`,
    ...homes.flatMap((loan) => [cents(loan.level), loan.terms]),
  ];
}

/** An FHA purchase beside a conventional one at two scores. */
function fhaOrConventional() {
  const loan = fha(3.5, '0.55', 30);
  const [strong, weak] = [conventional(250000, 5, 760), conventional(250000, 5, 660)];
  const all = loan.amount.plus(loan.first);
  return [
    `first year ${cells(loan.first, ...[strong, weak].map((each) => printed(each.first).minus(printed(each.level))))}`,
    `Total each month ${cells(all, strong.first, weak.first)}`,
    `you’d pay ${dollars(all.minus(strong.first))} a month less with conventional at about 760, and ${dollars(weak.first.minus(all))} less with FHA at about 660`,
    loan.terms,
    strong.terms,
    weak.terms,
  ];
}

/** VA with nothing down beside conventional with 3 %, on a home of $250,000 in Montgomery County. */
function va() {
  const amount = levelPayment(new Exact(250000).plus(percentOf('2.15', 250000)), now, 360);
  const payments = [{ amount, count: 360 }];
  const other = conventional(250000, 3);
  const rest = percentOf(countyRates.Montgomery ?? 0, 250000)
    .plus(percentOf('0.5', 250000))
    .div(12);
  return [
    `${dollars(whole(other.first.plus(rest)).minus(whole(amount.plus(rest))))} less a month than conventional`,
    `${dollars(other.first.plus(rest))} includes ${dollars(other.premium)} insurance`,
    terms(annualPercentageRate(247500, payments), payments),
    other.terms,
    'A quarter of the limit of $832,750 is $208,187.50',
    `Four times that, ${dollars(new Exact(832750).div(4).minus(60000).times(4))},`,
    cents(percentOf(25, new Exact(650000).minus(new Exact(832750).div(4).minus(60000).times(4)))),
  ];
}

function vaFamily() {
  const loan = percentOf('102.15', 240000);
  const payments = [{ amount: levelPayment(loan, now, 360), count: 360 }];
  const left = new Exact(6500 - 1250 - 380 - 420).minus(percentOf(14, 1700)).minus(levelPayment(loan, now, 360));
  return [terms(annualPercentageRate(237600, payments), payments), `Left over ${cents(left)}`];
}

function usda() {
  const loan = new Exact(220000).div('0.99');
  const fees = onMeanBalances(loan, now, '0.35', 30);
  const amount = levelPayment(loan, now, 360);
  const payments = withYearlyFees(amount, fees);
  const first = fees[0] ?? new Exact(0);
  return [
    `${cents(loan.minus(220000))}. So the loan is ${cents(loan)}`,
    `Principal and interest ${cents(amount)} Annual fee, first year ${cents(first)} Total ${cents(amount.plus(first))}`,
    terms(annualPercentageRate(220000 - 2200, payments), payments),
  ];
}

function refinancing() {
  const [old, owed] = [levelPayment(250000, before, 360), owedAfter(250000, before, 360, 36)];
  const costs = percentOf(3, owed);
  const kept = interestOver(250000, before, 360, 36);
  const [thirty, twenty] = [360, 240].map((months) => {
    const loan = levelLoan(owed, now, months, costs);
    const interest = interestOver(owed, now, months);
    return {
      ...loan,
      interest,
      saved: kept.minus(interest).minus(costs),
      change: printed(loan.amount).minus(printed(old)),
    };
  });
  if (!thirty || !twenty) throw new Error('No loans.');
  return [
    `You still owe ${dollars(owed)}`,
    `Monthly payment ${cells(old, thirty.amount, twenty.amount)}`,
    cells(thirty.change, twenty.change),
    `Interest still to pay ${[kept, thirty.interest, twenty.interest].map(dollars).join(' ')}`,
    `${dollars(thirty.saved)} ${dollars(twenty.saved)}`,
    `${dollars(costs)} ÷ ${cents(thirty.change.negated())} makes ${wholeMonths(costs.div(thirty.change.negated()))} months`,
    levelTerms(thirty),
    levelTerms(twenty),
  ];
}

function refinanceOrWait() {
  const [old, owed] = [levelPayment(290000, before, 360), owedAfter(290000, before, 360, 24)];
  const later = owedAfter(290000, before, 360, 36);
  const lower = new Exact(now).minus('0.5');
  const waited = interestOver(290000, before, 360, 24, 36);
  const first = interestOver(owed, now, 336, 0, 12);
  const loans = [
    { principal: owed, rate: now, months: 336, over: 60, more: new Exact(6000) },
    { principal: later, rate: lower, months: 324, over: 48, more: waited.plus(6000) },
    { principal: later, rate: now, months: 324, over: 48, more: waited.plus(6000) },
    { principal: owedAfter(owed, now, 336, 12), rate: lower, months: 324, over: 48, more: first.plus(12000) },
  ].map(({ principal, rate, months, over, more }) => ({
    ...levelLoan(principal, rate, months, 6000),
    total: interestOver(principal, rate, months, 0, over).plus(more),
  }));
  const [today, falls, stays] = loans;
  if (!today || !falls || !stays) throw new Error('No loans.');
  const saves = old.minus(today.amount);
  // The highest eighth of a percent at which five years cost no more than keeping the loan.
  const kept = interestOver(290000, before, 360, 24, 84).minus(6000);
  const strike = Array.from({ length: 161 }, (_, step) => 20 - step / 8).find((rate) =>
    interestOver(owed, rate, 336, 0, 60).lte(kept),
  );
  return [
    `An owner who owes ${dollars(owed)}`,
    `Keep the loan ${cents(old)} ${dollars(interestOver(290000, before, 360, 24, 84))}`,
    ...loans.map(({ amount, total }) => `${cents(amount)} ${dollars(total)}`),
    ...loans.map(levelTerms),
    `saves you ${cents(saves)} a month, and you break even in ${wholeMonths(new Exact(6000).div(saves))} months`,
    `you’re ${dollars(today.total.minus(falls.total))} better off`,
    `you’re ${dollars(stays.total.minus(today.total))} worse off`,
    `is worth it at ${strike}% or lower, if you stay 5 years`,
    ...[
      ['A quarter point', '0.25'] as const,
      ['Half a point', '0.5'] as const,
      ['Three quarters', '0.75'] as const,
      ['One point', '1'] as const,
    ].map(([name, drop]) => {
      const months = [150000, 250000, 400000].map((principal) => {
        const less = levelPayment(principal, new Exact(before).minus(drop), 336);
        return wholeMonths(new Exact(5000).div(levelPayment(principal, before, 336).minus(less)));
      });
      return `${name} ${months.join(' ')}`;
    }),
  ];
}

function cashOut() {
  const [one, second] = [level(260000), level(40000, now + 2, 180)];
  const kept = levelPayment(220000, 4, 264);
  const interest = interestOver(260000, now, 360);
  const two = interestOver(220000, 4, 264).plus(interestOver(40000, now + 2, 180));
  return [
    `Each month ${cents(one.amount)} ${cents(kept.plus(second.amount))}, from ${cents(kept)} and ${cents(second.amount)}`,
    `Interest still to pay ${dollars(interest)} ${dollars(two)}`,
    `about ${dollars(interest.minus(two))} more in interest`,
    `80% of $400,000 is $320,000. Subtract the $220,000 you owe, and ${dollars(percentOf(80, 400000).minus(220000))} is`,
    levelTerms(one),
    levelTerms(second),
  ];
}

function fhaStreamline() {
  const owed = owedAfter(244200, before, 360, 24);
  // 34 % of the old upfront premium is refunded: HUD Handbook 4000.1, appendix 1.0
  const base = owed.minus(percentOf(34, 4200));
  const premium = percentOf('1.75', base);
  const loan = base.plus(premium);
  const premiums = onMeanBalances(base, now, '0.55', 30);
  const amount = levelPayment(loan, now, 360);
  const payments = withYearlyFees(amount, premiums);
  const oldMonthly = levelPayment(244200, before, 360).plus(onMeanBalances(240000, before, '0.55', 30)[2] ?? 0);
  const newMonthly = amount.plus(premiums[0] ?? 0);
  const saves = printed(oldMonthly).minus(printed(newMonthly));
  return [
    `You owe ${dollars(owed)}`,
    `New upfront premium, on what remains ${dollars(premium)} New loan ${dollars(loan)}`,
    `today, each month ${cents(oldMonthly)} The same with the new loan ${cents(newMonthly)} You save each month ${cents(saves)}`,
    `You break even in ${wholeMonths(premium.plus(2500).minus(1428).div(saves))} months`,
    terms(annualPercentageRate(base.minus(2500), payments), payments),
  ];
}

function vaStreamline() {
  const owed = owedAfter(250000, before, 360, 24);
  const old = levelPayment(250000, before, 360);
  const withCosts = owed.plus(3000);
  const loans = [percentOf('100.5', withCosts), withCosts].map((principal) =>
    levelLoan(principal, now, 336, principal.minus(owed)),
  );
  const saves = loans.map(({ amount }) => old.minus(amount));
  return [
    `Funding fee ${dollars(percentOf('0.5', withCosts))}`,
    `New loan ${dollars(percentOf('100.5', withCosts))} ${dollars(withCosts)}`,
    `The same with the new loan ${cells(...loans.map(({ amount }) => amount))} You save each month ${cells(...saves)}`,
    saves.map((amount) => `${wholeMonths(new Exact(3000).div(amount))} months`).join(' '),
    ...loans.map(levelTerms),
  ];
}

/** Payments of an adjustable loan follow index and margin from the first change: commentary on 1026.17(c)(1), 10. */
function adjustable() {
  const [fixed, start] = [level(300000), new Exact(now).minus('0.65')];
  const first = levelPayment(300000, start, 360);
  const owed = balances(300000, start, 360);
  const after = (paid: number) => owed[paid] ?? new Exact(0);
  const indexed = new Exact(figureOf('armIndex')).plus(3);
  const payments = [
    { amount: first, count: 60 },
    { amount: levelPayment(after(60), indexed, 300), count: 300 },
  ];
  const raised = levelPayment(after(60), start.plus(2), 300);
  let [rest, worst] = [after(60), new Exact(0)];
  for (const [changes, rise] of [2, 3, 4, 5].entries()) {
    const months = 300 - 6 * changes;
    worst = levelPayment(rest, start.plus(rise), months);
    rest = owedAfter(rest, start.plus(rise), months, 6);
  }
  return [
    `first five years ${cents(fixed.amount)} ${cents(first)}`,
    `${start.plus(2)}% ${cents(fixed.amount)} ${cents(raised)}`,
    `you keep ${dollars(fixed.amount.minus(first).times(60))}`,
    `The worst case is ${start.plus(5)}% and ${cents(worst)} a month`,
    `${cents(raised.minus(fixed.amount))} a month higher`,
    levelTerms(fixed),
    terms(annualPercentageRate(297000, payments), payments),
  ];
}

function rateLock() {
  const loans = [0, 0.25, 0.5].map((more) => level(280000, now + more));
  const [low] = loans;
  return loans.flatMap((loan) => {
    const more = printed(loan.amount).minus(printed(low?.amount ?? 0));
    const row = more.isZero() ? [] : [`${cells(loan.amount, more)} ${dollars(more.times(60))}`];
    return [...row, levelTerms(loan)];
  });
}

function fifteenYears() {
  const [old, owed] = [levelPayment(250000, '7.5', 360), owedAfter(250000, '7.5', 360, 12)];
  const [fifteen, thirty] = [levelLoan(owed, 6, 180, 6000), levelLoan(owed, '6.75', 360, 6000)];
  const span = (months: number) => `${Math.floor(months / 12)} years, ${months % 12} month`;
  const faster = ['6.75', '7.5'].map((rate) => paidOff(owed, rate, fifteen.amount));
  const [kept, short] = [interestOver(250000, '7.5', 360, 12), interestOver(owed, 6, 180)];
  return [
    `they owe ${dollars(owed)} and pay ${cents(old)}`,
    `29 years ${dollars(kept)}`,
    `New 15-year at 6% ${cents(fifteen.amount)} 15 years ${dollars(short)}`,
    ...faster.map(
      ({ months, interest }) =>
        `${cents(fifteen.amount)} ${span(months)}${months % 12 > 1 ? 's' : ''} ${dollars(interest)}`,
    ),
    `saves ${dollars(kept.round().minus(short.round()).minus(6000))} after`,
    `${cents(printed(fifteen.amount).minus(printed(old)))} more each month`,
    levelTerms(fifteen),
    levelTerms(thirty),
  ];
}

function bestPrice() {
  const [asked, cut] = [level(240000), level(232800)];
  const bought = levelLoan(240000, now - 0.75, 360, 2400 + 9000);
  const budget = [0, 0.5, 1].map((more) => {
    const principal = principalOf(1500, now + more, 360);
    return `${aprText(level(principal, now + more).apr)} ${dollars(principal)}`;
  });
  return [
    '360 monthly payments of $1,500.00',
    ...budget,
    `costs ${cents(levelPayment(1000, now, 360))} a month`,
    `about ${cents(levelPayment(10000, now, 360))} a month`,
    ...[asked, cut, bought].flatMap((loan) => [cents(loan.amount), levelTerms(loan)]),
    `saves ${cents(printed(asked.amount).minus(printed(cut.amount)))} a month. The lower rate saves ${cents(printed(asked.amount).minus(printed(bought.amount)))}`,
  ];
}

function lessDebt() {
  const years = (months: number) => `${Math.floor(months / 12)} years ${months % 12} months`;
  const [slow, fast] = [150, 250].map((amount) => paidOff(6000, 24, amount));
  const [cards, home, quick] = [paidOff(18000, 22, 600), level(18000), paidOff(18000, now, 600)];
  if (!slow || !fast) throw new Error('No debts.');
  return [
    `it takes ${years(slow.months)}. The interest comes to ${dollars(slow.interest)}`,
    `in ${years(fast.months)} with ${dollars(fast.interest)} of interest`,
    `$600.00 ${years(cards.months)} ${dollars(cards.interest)}`,
    `${cents(home.amount)} 30 years ${dollars(interestOver(18000, now, 360))}`,
    `$600.00 ${years(quick.months)} ${dollars(quick.interest)}`,
    `falls by ${cents(new Exact(600).minus(home.amount))}`,
    levelTerms(home),
  ];
}

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
    : fixedRows.map((row) => ({ ...row, ratePercent: now, pointsPercent: 1, feesDollars: 0 }));
  const [first] = rows;
  if (!first) throw new Error('No rates.');
  const numberOf = (text = '') => Number(text.replace(/[$,]/g, ''));
  // Closing is recomputed where each of its lines is; what is saved pays it, one month in the bank, and the rest down.
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
    `By a rate card of 2018; ends in month ${whole.end} ${dollars(whole.premium)}`,
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

/** A loan of $250,000 at the first and at the last rate of the survey in 2026. */
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

/** The lender's own rates, each on its own loan, while they count. */
const ownRates = () =>
  ratesCount
    ? rates.rows.flatMap((row) => {
        const { payments, apr } = priced(row, row.loanDollars ?? 100000);
        const worst = row.arm ? [`The worst case is ${row.ratePercent + row.arm.lifeCapPoints}%`] : [];
        return [`${row.ratePercent}% ${aprText(apr)} ${row.pointsPercent}`, terms(apr, payments), ...worst];
      })
    : [];

function pastRates(path: string, principal: number, rates: readonly number[]): readonly [string, readonly string[]] {
  const loans = rates.map((rate) => level(principal, rate));
  return [path, loans.flatMap((loan) => [levelTerms(loan)])];
}

/** A line of credit repaid over 15 years, without costs. */
function tapping() {
  const line = levelLoan(30000, '8.75', 180, 0);
  return [`${cents(percentOf('8.75', 30000).div(12))} a month`, `becomes ${cents(line.amount)}`, levelTerms(line)];
}

function zombie() {
  const owed = owedAfter(40000, 9, 180, 36);
  const claimed = percentOf(9 * 12, owed);
  return [
    `payment of ${cents(levelPayment(40000, 9, 180))}`,
    `balance that day was ${cents(owed)}`,
    `${cents(claimed)} more, and the claim is ${cents(owed.plus(claimed))}`,
  ];
}

function selfEmployed() {
  const years = new Exact(58000 + 6000 + 2400 + 71000 + 5000 + 2400);
  return [years, years.minus(20000)].flatMap((total) => {
    const loan = principalOf(percentOf(28, total.div(24)).minus(480), now, 360);
    return [`${cents(total.div(24))} a month`, dollars(loan), levelTerms(level(loan))];
  });
}

function loanEstimate() {
  const loan = level(240000);
  const [paid, repaid] = [loan.amount.times(60).plus(2400), new Exact(240000).minus(owedAfter(240000, now, 360, 60))];
  return [
    levelTerms(loan),
    `Total you will have paid ${dollars(paid)}`,
    `Principal you will have paid off ${dollars(repaid)}`,
    `The first less the second, ${dollars(paid.minus(repaid))},`,
  ];
}

function endOfPmi() {
  const home = conventional(300000, 5);
  const months = [5, 6, now, 8];
  const row = (down: number, key: 'ask' | 'end') =>
    `${down}% ${months.map((rate) => insured(100000, 1000 * (100 - down), rate, 360, 1)[key]).join(' ')}`;
  return [
    `PMI costs you ${cents(home.premium.times(12))} a year`,
    `ask after ${home.ask} payments, and it ends by itself after ${home.end}`,
    `up to ${dollars(home.premium.times(home.end - home.ask))}`,
    ...[3, 5, 10, 15].flatMap((down) => [row(down, 'ask'), row(down, 'end')]),
  ];
}

/** Whole dollars that add up to their rounded total: the loan or its insurance takes what rounding leaves over. */
function adding(parts: readonly Amount[]): readonly string[] {
  const exact = parts.map((part) => new Exact(part));
  const whole = exact.map((part) => part.round());
  const total = exact.reduce((sum, part) => sum.plus(part), new Exact(0)).round();
  const missing = total.minus(whole.reduce((sum, part) => sum.plus(part), new Exact(0))).toNumber();
  const off = exact.map((part, place) =>
    part
      .minus(whole[place] ?? 0)
      .times(Math.sign(missing))
      .toNumber(),
  );
  const order = [0, 1].filter((place) => !exact[place]?.isZero());
  order.sort((a, b) => (off[b] ?? 0) - (off[a] ?? 0));
  for (const place of order.slice(0, Math.abs(missing)))
    whole[place] = (whole[place] ?? new Exact(0)).plus(Math.sign(missing));
  return [...whole, total].map((amount) => dollars(amount));
}

/** The payment of a home: loan, mortgage insurance, tax a month, insurance at half a percent a year, and their total. */
const paymentParts = (loan: ReturnType<typeof conventional>, price: Amount, tax: Amount) =>
  adding([loan.level, loan.premium, tax, percentOf('0.5', price).div(12)]);

/** The example of the page for first homes: the median county, 3 % down. */
function firstHome() {
  const middle = (values: readonly number[]) => {
    const sorted = values.toSorted((a, b) => a - b);
    return ((sorted[43] ?? 0) + (sorted[44] ?? 0)) / 2;
  };
  const price = middle(counties.map(({ medianValue }) => medianValue));
  const loan = conventional(price, 3);
  const tax = percentOf(middle(counties.map(({ ratePercent }) => ratePercent)), price).div(12);
  const [level, premium, taxes, insurance, total] = paymentParts(loan, price, tax);
  return [
    loan.terms,
    `Principal and interest ${level} Mortgage insurance, for a score of 700 to 719 ${premium} Property tax ${taxes} Homeowner’s insurance, assumed ${insurance} Whole payment ${total}`,
    `about 760 you’d pay ${dollars(conventional(price, 3, 760).premium)} a month for it. With about 660 it’s ${dollars(conventional(price, 3, 660).premium)}`,
  ];
}

/** A county's tax a month on a home at a price, from its two medians. */
const countyTax = ({ medianTax, medianValue }: (typeof counties)[number], price: Amount) =>
  new Exact(medianTax).times(price).div(medianValue).div(12);

function purchase() {
  const franklin = counties.find(({ name }) => name === 'Franklin');
  if (!franklin) throw new Error('There is no Franklin County.');
  const loan = conventional(250000, 5);
  const [level, premium, tax, insurance, total] = paymentParts(loan, 250000, countyTax(franklin, 250000));
  return [
    `30 years at ${now}% ${level} Property tax at the county’s median rate ${tax}`,
    `of the price a year ${insurance}`,
    `for ${loan.end} months ${premium} Total ${total}`,
    loan.terms,
  ];
}

/** The highest price in hundreds whose full payment is within a monthly amount, with closing and a month’s reserve paid out of $50,000. */
function priceWithin(amount: Amount, name: string): number {
  const household = { income: 75_000, debts: 300, saved: 50_000, reserve: 1, county: name, minDown: 5, rate: now };
  let [fits, fails] = [0, 10_000];
  while (fails - fits > 1) {
    const middle = Math.floor((fits + fails) / 2);
    const price = 100 * middle;
    if (month(price, downPayment(price, household), household).total.lte(amount.toString())) fits = middle;
    else fails = middle;
  }
  return 100 * fits;
}

/** The median home of a county with three down payments, at the tax of its two medians. */
function county(entry: (typeof counties)[number]) {
  const { medianValue, name } = entry;
  const homes = [5, 10, 20].map((down) => conventional(medianValue, down));
  const columns = homes.map((home) => paymentParts(home, medianValue, countyTax(entry, medianValue)));
  const rows = [
    'Principal and interest',
    'Mortgage insurance',
    'Property tax',
    'Homeowner’s insurance',
    'Whole payment a month',
  ];
  return [
    rows.map((row, place) => `${row} ${columns.map((column) => column[place]).join(' ')}`).join(' '),
    `APR ${homes.map(({ apr }) => aprText(apr)).join(' ')}`,
    ...homes.map((each) => each.terms),
    `about ${dollars(priceWithin(percentOf(28, 6250), name))} is comfortable and about ${dollars(priceWithin(percentOf(43, 6250).minus(300), name))} is a stretch`,
  ];
}

/** The income of which the whole payment on the median home with 10 % down is 28 %, beside the median income of each county. */
function neededIncomes() {
  const rows = counties.map((entry) => {
    const { name, medianValue, medianIncome } = entry;
    const home = conventional(medianValue, 10);
    const whole = home.first.plus(countyTax(entry, medianValue)).plus(percentOf('0.5', medianValue).div(12));
    const needed = whole.times(12).div('0.28').div(100).round().times(100);
    const gap = new Exact(medianIncome).minus(needed);
    return { name, terms: home.terms, whole, needed, medianIncome, gap };
  });
  const enough = rows.filter(({ gap }) => gap.gte(0)).length;
  return [
    `In ${enough} of 88 counties the typical income is enough.`,
    ...rows.flatMap(({ name, terms, whole, needed, medianIncome, gap }) => [
      terms,
      `${dollars(whole)} a month, with tax and insurance`,
      `The typical household ${gap.lt(0) ? 'is' : 'has'} ${dollars(gap.abs())} ${gap.lt(0) ? 'short' : 'to spare'}.`,
      `${name} ${dollars(needed)} ${dollars(medianIncome)} ${gap.lt(0) ? '−' : ''}${dollars(gap.abs())}`,
    ]),
  ];
}

function paymentScreen() {
  const [loan, fifteen] = [insured(500000, 434000, '6.5', 360, '0.55'), insured(500000, 434000, '6.5', 180, '0.55')];
  const aprOf = ({ payments }: typeof loan) => annualPercentageRate(percentOf(99, 434000), payments);
  const twenty = insured(500000, 434000, '6.5', 240, '0.55');
  const upfront = percentOf('1.75', 434000);
  const fhaPayments = withYearlyFees(
    levelPayment(upfront.plus(434000), '6.5', 360),
    onMeanBalances(434000, '6.5', '0.5', 11),
  );
  const fhaApr = annualPercentageRate(percentOf(99, 434000), fhaPayments);
  const fee = percentOf('1.25', 434000);
  const vaApr = annualPercentageRate(percentOf(99, 434000), [
    { amount: levelPayment(fee.plus(434000), '6.5', 360), count: 360 },
  ]);
  return [
    `Principal and interest ${[loan, twenty, fifteen].map((each) => cents(each.level)).join(' ')}`,
    `APR ${[loan, twenty, fifteen].map((each) => aprText(aprOf(each))).join(' ')}`,
    `APR ${aprText(aprOf(loan))}: ${paymentsText(loan.payments).replace('monthly', 'monthly loan')}`,
    dollars(interestOver(434000, '6.5', 360)),
    // FHA, conventional and VA side by side; VA's fee falls with 10 % down.
    aprText(fhaApr),
    aprText(vaApr),
  ];
}

function affordabilityScreen() {
  // The product spec's 28 percent rule subtracts mortgage insurance from the loan once.
  const principal = principalOf(1450, '6.5', 360).times('0.996');
  const price = principal.plus(50000);
  const aprOf = (amount: Amount, { payments }: ReturnType<typeof insured>) =>
    aprText(annualPercentageRate(percentOf(99, amount), payments));
  return [
    `Home price ${cents(price)}`,
    `APR ${aprOf(principal, insured(price, principal, '6.5', 360, '0.4'))} ${cents(levelPayment(principal, '6.5', 360))}`,
    // Of $50,000, the down payment that closing and a month’s reserve leave, in dollars.
    ...(
      [
        [254200, 40650],
        [332300, 38113],
        [386000, 36375],
      ] as const
    ).flatMap(([rung, down]) => {
      const loan = insured(rung, rung - down, '6.5', 360, '0.4');
      const rest = percentOf('1.55', rung).div(12);
      const [insuredRun, levelRun] = loan.payments;
      return [
        `${dollars(rung)} ${dollars(loan.level.plus(loan.premium).plus(rest))} a month`,
        `APR ${aprOf(rung - down, loan)}`,
        `${insuredRun?.count} of ${dollars(insuredRun?.amount ?? 0)}, then ${levelRun?.count} of ${dollars(levelRun?.amount ?? 0)}`,
      ];
    }),
  ];
}

/** The examples of the product spec: debts of dollars, percent and payment, replaced at 3.5 % over 30 years. */
function replaceScreen(newCosts: number, debts: readonly (readonly [number, string, number])[]) {
  const owed = debts.reduce((sum, [principal]) => sum + principal, 0);
  const paid = debts.reduce((sum, [, , amount]) => sum + amount, 0);
  const plans = debts.map(([principal, rate, amount]) => paidOff(principal, rate, amount));
  const kept = plans.reduce((sum, { interest }) => sum.plus(interest), new Exact(0));
  const loan = levelLoan(owed, '3.5', 360, newCosts);
  const interest = interestOver(owed, '3.5', 360);
  return [
    `APR ${aprText(loan.apr)}, 360 payments`,
    `New payment ${cents(loan.amount)} Monthly savings ${cents(new Exact(paid).minus(loan.amount))}`,
    `Paid off in ${plans.map(({ months }) => `${months} months`).join(' and ')}`,
    cents(kept),
    `Interest, new loan ${cents(interest)} Interest saved ${cents(kept.minus(interest))}`,
    cents(kept.minus(paidOff(owed, '3.5', paid).interest).minus(newCosts)),
    cents(kept.minus(interest).minus(newCosts)),
  ];
}

/** Three offers of $340,000: rate, and points and fees less credits. */
function offersScreen() {
  const offers = [['6.875', 1295] as const, ['6.5', 5030] as const, ['7.125', -1555] as const].map(([rate, due]) => ({
    rate,
    due,
    ...levelLoan(340000, rate, 360, Math.max(0, due)),
  }));
  const costs = (months: number) => offers.map(({ rate, due }) => interestOver(340000, rate, 360, 0, months).plus(due));
  const [a = new Exact(0), b = new Exact(0)] = costs(84);
  return [
    ...offers.flatMap(({ apr, amount }) => [aprText(apr), cents(amount)]),
    `B costs ${cents(a.minus(b))} less than A`,
    ...[36, 60, 84, 120, 360].flatMap((months) => costs(months).map((cost) => cents(cost))),
  ];
}

function fifteenOrThirty() {
  const loans = [level(240000, figureOf('exampleRate15'), 180), level(240000)] as const;
  const [fifteen, thirty] = loans;
  const interest = (rate: number, months: number) => interestOver(240000, rate, months, 0, months);
  const fast = paidOff(240000, now, fifteen.amount);
  const saved = printed(fifteen.amount).minus(printed(thirty.amount));
  const grown = (percent: number) => {
    const rate = new Exact(percent).div(1200);
    return saved.times(rate.plus(1).pow(180).minus(1)).div(rate);
  };
  return [
    ...loans.flatMap((loan) => [levelTerms(loan), cents(loan.amount)]),
    `${cents(saved)} is how much more`,
    ...[interest(figureOf('exampleRate15'), 180), interest(now, 360), fast.interest].map((amount) => dollars(amount)),
    `still owe ${dollars(owedAfter(240000, now, 360, 180))}`,
    ...[4, 6, 8, 10].map((percent) => dollars(grown(percent))),
  ];
}

/** What each page prints, recomputed. */
const recomputed: readonly (readonly [string, readonly string[]])[] = [
  ['/', home()],
  ['/purchase', purchase()],
  ['/first-time-home-buyer-ohio', firstHome()],
  ['/conventional-loans', conventionalLoans()],
  ['/when-does-pmi-end', endOfPmi()],
  ['/fha', fhaOrConventional()],
  [
    '/fha-mortgage-insurance',
    [fha(3.5, '0.55', 30), fha(10, '0.5', 11)].flatMap((loan) => [
      loan.terms,
      cents(loan.upfront),
      dollars(loan.loan),
      cents(loan.first),
      cents(loan.amount),
      cents(loan.amount.plus(loan.first)),
      dollars(loan.total),
    ]),
  ],
  ['/va-loans', va()],
  ['/va-loan-eligibility', vaFamily()],
  ['/usda-loans', usda()],
  [
    '/jumbo-loans',
    [
      ...[880000, 832750].map((principal) => levelTerms(level(principal))),
      `${dollars(880000 - 832750)} above the limit`,
      `Down payment ${dollars(220000)} ${dollars(1100000 - 832750)}`,
    ],
  ],
  ['/rate-locks', rateLock()],
  ['/ohio-mortgage-rates', [...risingRates(), ...ownRates()]],
  ['/how-to-read-a-loan-estimate', loanEstimate()],
  ['/refinancing', refinancing()],
  ['/refinance-or-wait', refinanceOrWait()],
  ['/cash-out-refinance', cashOut()],
  ['/fha-streamline', fhaStreamline()],
  ['/va-irrrl', vaStreamline()],
  ['/which-loan-is-right-for-me', adjustable()],
  ['/self-employed', selfEmployed()],
  ['/ohio-closing-costs', [150000, 250000, 400000].map((price) => conventional(price, 5).terms)],
  ['/15-or-30-year-mortgage', fifteenOrThirty()],
  ['/refi_into_a_15_year_mortgage', fifteenYears()],
  ['/tapping_your_equity_after_rate_cuts', tapping()],
  ['/what_is_a_zombie_mortgage', zombie()],
  pastRates('/federal_reserve_rate_cuts', 220000, [6.08, 6.79]),
  pastRates('/how_the_fed_affects_mortgage_rates', 250000, [6.09, 6.44]),
  pastRates('/reports/10-secrets-to-raising-your-credit-score', 240000, [now + 0.75, now]),
  ['/reports/how-to-get-the-best-price-on-your-real-estate-purchase', bestPrice()],
  ['/reports/tips-to-reduce-debt', lessDebt()],
  ['/what-will-my-monthly-payment-be-calculator', paymentScreen()],
  ['/how-much-can-i-afford-calculator', affordabilityScreen()],
  ['/refinance-analysis-calculator', replaceScreen(60, [[300000, '4', 2000]])],
  ['/compare-loan-offers-calculator', offersScreen()],
  [
    '/debt-consolidation-calculator',
    replaceScreen(100, [
      [300000, '4', 2000],
      [200000, '4.5', 3000],
    ]),
  ],
  [
    '/renting-versus-buying-calculator',
    [
      `360 payments of ${cents(level(360000, '6.5').amount)}. APR ${aprText(level(360000, '6.5').apr)}`,
      cents(owedAfter(360000, '6.5', 360, 84)),
    ],
  ],
  ['/ohio-income-to-buy-a-home', neededIncomes()],
  ...counties.map((each) => [`/ohio/${each.slug}-county`, county(each)] as const),
];

const textOf = (path: string) => visibleText(pageAt(path).document.querySelector('main') ?? pageAt(path).document.body);

test.each(recomputed)('%s prints what its loans come to under appendix J, to the last digit', (path, figures) => {
  const text = textOf(path);
  expect(figures.filter((figure) => !text.includes(figure))).toEqual([]);
});

/** Every printed APR and payment schedule. */
const printedTerms = (text: string) =>
  text.match(/\d+\.\d{3}%|\d+ monthly payments (?:of|from) \$[\d,.]+\d/g)?.filter((each) => each.length > 0) ?? [];

test('no page prints an APR or payment schedule that is not recomputed', () => {
  const known = new Map(recomputed.map(([path, figures]) => [path, figures.join(' | ')]));
  const missing = pages.flatMap(({ path }) =>
    printedTerms(textOf(path))
      .filter((each) => !known.get(path)?.includes(each))
      .map((each) => `${path}: ${each}`),
  );
  expect(missing).toEqual([]);
});

test.each([
  // 36 monthly payments of $33.61 for $1,000, appendix J (b)(9)(i); 24 of $230 for $5,000, (c)(1)(i)
  [1000, '33.61', 36, '12.83'],
  [5000, '230', 24, '9.69'],
])('the interpolation finds the rate of the regulation for $%d', (financed, amount, count, percent) => {
  const apr = annualPercentageRate(financed, [{ amount: new Exact(amount), count }]);
  expect(apr.toFixed(percent.split('.')[1]?.length ?? 0)).toBe(percent);
});
