import { balanceAfter, interestBetween, payment, payOff, schedule } from '@/lib/mortgage/loan';

const refinanced = { principal: 300000, ratePercent: 3.5, termMonths: 360 };

test.each([
  ['$36,000 at 0 % over 360 months', { principal: 36000, ratePercent: 0, termMonths: 360 }, 100],
  ['nothing at 6.5 % over 360 months', { principal: 0, ratePercent: 6.5, termMonths: 360 }, 0],
])('the level payment of %s', (_loan, loan, dollars) => {
  expect(payment(loan)).toBeCloseTo(dollars, 2);
});

test.each([
  [0, 360000],
  [480, 0],
])('the balance after %d payments of a $360,000 loan at 6.5 %% is $%d', (months, dollars) => {
  const bought = { principal: 360000, ratePercent: 6.5, termMonths: 360 };
  expect(balanceAfter(bought, months)).toBeCloseTo(dollars, 2);
});

test.each([
  ['all payments and some that do not exist', -5, 500, 184968.26],
  ['no payment', 13, 12, 0],
  ['payments after the term', 361, 372, 0],
])('the interest in %s of $300,000 at 3.5 %% over 360 months', (_which, from, to, dollars) => {
  expect(interestBetween(refinanced, from, to)).toBeCloseTo(dollars, 2);
});

describe('paying a debt off', () => {
  test.each([
    ['nothing', 0, 4, 2000, 0, 0],
    ['less than nothing', -5, 4, 2000, 0, 0],
    ['nothing with nothing', 0, 4, 0, 0, 0],
    ['$1,200 at 0 % with $100 a month', 1200, 0, 100, 12, 0],
    ['$1,250 at 0 % with $100 a month', 1250, 0, 100, 13, 0],
    ['$1,200.004 at 0 % with $100 a month', 1200.004, 0, 100, 12, 0],
    ['$1,200.005 at 0 % with $100 a month', 1200.005, 0, 100, 13, 0],
    ['$100 at 12 % with $101 a month, exactly one payment', 100, 12, 101, 1, 1],
    ['$100 at 12 % with $500 a month, less than one payment', 100, 12, 500, 1, 1],
  ])('%s', (_debt, principal, ratePercent, monthly, months, interest) => {
    const paid = payOff({ principal, ratePercent, payment: monthly });
    expect(paid.months).toBe(months);
    expect(paid.interest).toBeCloseTo(interest, 2);
  });

  test.each([
    ['exactly the interest', 300000, 4, 1000],
    ['exactly an interest that no double holds', 12, 0.1, 0.001],
    ['less than the interest', 300000, 4, 999.99],
    ['nothing', 300000, 4, 0],
    ['nothing at 0 %', 300000, 0, 0],
    ['less than nothing', 300000, 4, -5],
  ])('never happens when what is paid is %s', (_what, principal, ratePercent, monthly) => {
    expect(payOff({ principal, ratePercent, payment: monthly })).toEqual({ months: null, interest: null });
  });

  test('happens with one cent more than the interest, however late', () => {
    expect(payOff({ principal: 300000, ratePercent: 4, payment: 1000.01 }).months).toBe(3460);
  });
});

describe('the schedule', () => {
  test('adds a single extra payment to the payment of its month, or to the first', () => {
    const later = schedule(refinanced, { extraOnce: { amount: 10000, month: 13 } });
    expect(later[11]?.payment).toBeCloseTo(1347.13, 2);
    expect(later[12]?.payment).toBeCloseTo(11347.13, 2);
    expect(later[13]?.payment).toBeCloseTo(1347.13, 2);
    expect(schedule(refinanced, { extraOnce: 10000 })[0]?.payment).toBeCloseTo(11347.13, 2);
  });

  test('ends at once if everything is paid with the first payment', () => {
    expect(schedule(refinanced, { extraOnce: 1000000 })).toEqual([
      { month: 1, payment: 300875, principal: 300000, interest: 875, balance: 0 },
    ]);
  });
});
