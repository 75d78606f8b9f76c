import {
  annualPercentageRate,
  cents,
  dollars,
  Exact,
  interestOver,
  levelLoan,
  levelPayment,
  onMeanBalances,
  owedAfter,
  paidOff,
  percentOf,
  withYearlyFees,
} from '@/__tests__/helpers/regulation-z';
import { figureOf } from '@/content/facts/facts';
import { before, cells, level, levelTerms, now, printed, type Recomputed, terms, wholeMonths } from './examples';

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

export const refinancePages: Recomputed = [
  ['/refinancing', refinancing()],
  ['/refinance-or-wait', refinanceOrWait()],
  ['/cash-out-refinance', cashOut()],
  ['/fha-streamline', fhaStreamline()],
  ['/va-irrrl', vaStreamline()],
  ['/15-or-30-year-mortgage', fifteenOrThirty()],
  ['/refi_into_a_15_year_mortgage', fifteenYears()],
];
