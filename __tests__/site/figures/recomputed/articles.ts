import {
  aprText,
  cents,
  dollars,
  Exact,
  interestOver,
  levelLoan,
  levelPayment,
  owedAfter,
  paidOff,
  percentOf,
  principalOf,
} from '@/__tests__/helpers/regulation-z';
import { level, levelTerms, now, printed, type Recomputed } from './examples';

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

export const articlePages: Recomputed = [
  ['/tapping_your_equity_after_rate_cuts', tapping()],
  ['/what_is_a_zombie_mortgage', zombie()],
  pastRates('/federal_reserve_rate_cuts', 220000, [6.08, 6.79]),
  pastRates('/how_the_fed_affects_mortgage_rates', 250000, [6.09, 6.44]),
  pastRates('/reports/10-secrets-to-raising-your-credit-score', 240000, [now + 0.75, now]),
  ['/reports/how-to-get-the-best-price-on-your-real-estate-purchase', bestPrice()],
  ['/reports/tips-to-reduce-debt', lessDebt()],
];
