import {
  annualPercentageRate,
  balances,
  cents,
  dollars,
  Exact,
  insured,
  levelPayment,
  onMeanBalances,
  owedAfter,
  percentOf,
  principalOf,
  withYearlyFees,
} from '@/__tests__/helpers/regulation-z';
import { figureOf } from '@/content/facts/facts';
import { countyRates } from '@/lib/county-figures';
import {
  cells,
  conventional,
  level,
  levelTerms,
  now,
  onePercent,
  printed,
  type Recomputed,
  terms,
  whole,
} from './examples';

/** An FHA purchase of $250,000, with premiums on the base loan's average balance for some years. */
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

function conventionalLoans() {
  const homes = [5, 10, 20].map((down) => conventional(300000, down));
  const [strong, weak] = [conventional(300000, 5, 760), conventional(300000, 5, 660)];
  return [
    `you’d pay ${cents(strong.premium)} a month for it with a score of about 760, and ${cents(weak.premium)} with about 660`,
    `Total ${cells(...homes.map(({ first }) => first))}`,
    ...homes.flatMap((loan) => [cents(loan.level), loan.terms]),
  ];
}

/** An FHA purchase compared with a conventional one at two scores. */
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

/** VA with nothing down compared with conventional with 3 %, on a home of $250,000 in Montgomery County. */
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

/** An adjustable loan's payments follow index and margin from the first change: commentary on 1026.17(c)(1), 10. */
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

function selfEmployed() {
  const years = new Exact(58000 + 6000 + 2400 + 71000 + 5000 + 2400);
  return [years, years.minus(20000)].flatMap((total) => {
    const loan = principalOf(percentOf(28, total.div(24)).minus(480), now, 360);
    return [`${cents(total.div(24))} a month`, dollars(loan), levelTerms(level(loan))];
  });
}

export const loanPages: Recomputed = [
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
  ['/which-loan-is-right-for-me', adjustable()],
  ['/how-to-read-a-loan-estimate', loanEstimate()],
  ['/self-employed', selfEmployed()],
];
