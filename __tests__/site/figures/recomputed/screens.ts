import {
  type Amount,
  annualPercentageRate,
  aprText,
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
import { level, paymentsText, type Recomputed } from './examples';

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
    // The down payment that closing and a month’s reserve leave from $50,000, in dollars.
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

/** The examples in the product spec: debts (dollars, percent and payment) replaced at 3.5 % over 30 years. */
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
    `B costs ${dollars(a.minus(b))} less than A`,
    ...[36, 60, 84, 120, 360].flatMap((months) => costs(months).map((cost) => cents(cost))),
  ];
}

export const screenPages: Recomputed = [
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
];
