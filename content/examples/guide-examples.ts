import type { PaymentRun } from '@/lib/mortgage/apr';
import {
  balanceAfter,
  interestBetween,
  type Loan,
  payment,
  payOff,
  principalFor,
  totalInterest,
} from '@/lib/mortgage/loan';
import { loanTerms } from '@/lib/mortgage/loan-terms';
import { fhaInsurance, fhaMonthlyPremiums, pmi } from '@/lib/mortgage/mortgage-insurance';
import { strikeRate } from '@/lib/mortgage/replacement';
import { figureOf } from '../facts/facts';
import { cardPmiPercent, type ExampleScore } from '../facts/pmi-card';
import { exampleRate15Percent, exampleRatePercent } from '../lender/rates';
import {
  atExampleRate,
  charges,
  exampleTerms,
  inCents,
  olderRatePercent,
  share,
  thirtyYears,
  vaPurchase,
} from './examples';

/**
 * A conventional purchase at `price` dollars over 30 years at the example rate, with private mortgage insurance by
 * score below 20% down; in US dollars.
 */
export function conventionalPurchase(price: number, downPercent: number, score?: ExampleScore) {
  const downPayment = share(price, downPercent);
  const loan = atExampleRate(price - downPayment);
  const pmiPercent = cardPmiPercent(loan.principal, price, score);
  const insurance = pmi({ ...loan, price, pmiPercent });
  const level = payment(loan);
  return {
    apr: loanTerms(
      loan,
      charges(loan.principal),
      insurance.monthly > 0 ? [{ amount: insurance.monthly, count: insurance.endMonth }] : [],
    ),
    price,
    downPayment,
    pmiPercent,
    loan: loan.principal,
    principalAndInterest: level,
    insurance,
    monthly: level + insurance.monthly,
  };
}

/**
 * The payments after which it may be cancelled and after which it ends, over 30 years. They depend only on down payment
 * and rate, both in percent.
 */
export function pmiMonths(downPercent: number, ratePercent: number): { readonly ask: number; readonly end: number } {
  const price = 100_000;
  const loan = { principal: price - share(price, downPercent), ratePercent, termMonths: thirtyYears };
  const { askMonth, endMonth } = pmi({ ...loan, price, pmiPercent: 1 });
  return { ask: askMonth, end: endMonth };
}

/**
 * A home whose loan with 20% down is above the conforming limit, and the same home with enough down to bring the loan
 * to the limit, both over 30 years at the example rate; in US dollars.
 */
export function jumboPurchase(price: number) {
  const limit = figureOf('conformingLimit');
  const jumbo = atExampleRate(price - share(price, figureOf('pmiFreeDownPayment')));
  const conforming = atExampleRate(limit);
  return {
    price,
    limit,
    aprs: [
      { name: 'Jumbo loan', ...exampleTerms(jumbo) },
      { name: 'Conforming loan', ...exampleTerms(conforming) },
    ],
    jumbo: { loan: jumbo.principal, down: price - jumbo.principal, payment: payment(jumbo) },
    conforming: { loan: limit, down: price - limit, payment: payment(conforming) },
    above: jumbo.principal - limit,
  };
}

/** A loan of $280,000 over 30 years at the example rate, and a quarter and a half point above it; in US dollars. */
export function rateLockExample() {
  const principal = 280000;
  const base = atExampleRate(principal);
  const level = inCents(payment(base));
  const rows = [0, 0.25, 0.5].map((rise) => {
    const loan = { ...base, ratePercent: base.ratePercent + rise };
    return {
      rise,
      ratePercent: loan.ratePercent,
      payment: payment(loan),
      more: inCents(payment(loan)) - level,
      moreInFiveYears: (inCents(payment(loan)) - level) * 60,
      apr: loanTerms(loan, charges(principal)),
    };
  });
  return { principal, rows };
}

/**
 * A loan of $240,000 over 30 years at the example rate, as in a Loan Estimate, with only the lender's charges; in US
 * dollars.
 */
export function loanEstimateExample() {
  const loan = atExampleRate(240000);
  const fiveYears = 60;
  const costs = charges(loan.principal);
  const level = payment(loan);
  const paid = level * fiveYears + costs;
  const principalPaid = loan.principal - balanceAfter(loan, fiveYears);
  return {
    principal: loan.principal,
    ratePercent: loan.ratePercent,
    payment: level,
    costs,
    paid,
    principalPaid,
    cost: paid - principalPaid,
    apr: loanTerms(loan, costs),
  };
}

/** The mean of each year's balances before its payments times `percent` a year, as monthly amounts; in US dollars. */
function yearlyFees(loan: Loan, percent: number): readonly PaymentRun[] {
  return Array.from({ length: loan.termMonths / 12 }, (_, year) => {
    const balances = Array.from({ length: 12 }, (_, month) => balanceAfter(loan, 12 * year + month));
    const mean = balances.reduce((sum, balance) => sum + balance, 0) / 12;
    return { amount: share(mean, percent) / 12, count: 12 };
  });
}

/**
 * A USDA purchase at `price` dollars with nothing down over 30 years at the example rate. The guarantee fee is a share
 * of the loan that includes it; the yearly fee is based on the balance. In US dollars.
 */
export function usdaPurchase(price: number) {
  const whole = price / (1 - figureOf('usdaUpfrontFee') / 100);
  const loan = atExampleRate(whole);
  const fees = yearlyFees(loan, figureOf('usdaAnnualFee'));
  const level = payment(loan);
  const monthlyFee = fees[0]?.amount ?? 0;
  return {
    apr: loanTerms(loan, whole - price + charges(price), fees),
    price,
    upfrontFee: whole - price,
    loan: whole,
    principalAndInterest: level,
    monthlyFee,
    monthly: level + monthlyFee,
  };
}

/**
 * Two years of a sole owner's tax returns, the monthly income that a lender derives from them, and the loan that it
 * supports over 30 years at the example rate if the full house payment is the customary share of income. The second
 * result is for an owner who writes off $10,000 more each year. In US dollars.
 */
export function selfEmployedExample() {
  const years = [
    { profit: 58000, depreciation: 6000, home: 2400 },
    { profit: 71000, depreciation: 5000, home: 2400 },
  ] as const;
  const writtenOff = 10000;
  const taxAndInsurance = 480;
  function loanFor(less: number) {
    const total = years.reduce((sum, { profit, depreciation, home }) => sum + profit + depreciation + home - less, 0);
    const income = total / (12 * years.length);
    const house = share(income, figureOf('housingRatio'));
    const principal = principalFor({
      payment: house - taxAndInsurance,
      ratePercent: exampleRatePercent,
      termMonths: thirtyYears,
    });
    return { income, house, payment: house - taxAndInsurance, principal };
  }
  const found = loanFor(0);
  const fewer = loanFor(writtenOff);
  const aprFor = (principal: number) => loanTerms(atExampleRate(principal), charges(principal));
  return {
    years,
    writtenOff,
    taxAndInsurance,
    found,
    fewer,
    lost: found.principal - fewer.principal,
    aprs: [
      { name: 'As filed', ...aprFor(found.principal) },
      { name: 'With more written off', ...aprFor(fewer.principal) },
    ],
  };
}

/**
 * An owner two years into a 30-year loan at the older rate: keep it, refinance today at the example rate, or wait a
 * year for a half-point drop that does or does not come. Every new loan has the remaining term, and its costs of $6,000
 * are paid in cash. The amounts are interest and costs over the next five years; in US dollars and months.
 */
export function refinanceOrWaitExample() {
  const oldLoan = { principal: 290000, ratePercent: olderRatePercent, termMonths: thirtyYears };
  const paid = 24;
  const costs = 6000;
  const horizon = 60;
  const wait = 12;
  const balance = balanceAfter(oldLoan, paid);
  const monthsLeft = oldLoan.termMonths - paid;
  const today = { principal: balance, ratePercent: exampleRatePercent, termMonths: monthsLeft };
  const loanAfterWait = (principal: number, ratePercent: number) => ({
    principal,
    ratePercent,
    termMonths: monthsLeft - wait,
  });
  const afterWait = balanceAfter(oldLoan, paid + wait);
  const lower = loanAfterWait(afterWait, exampleRatePercent - 0.5);
  const same = loanAfterWait(afterWait, exampleRatePercent);
  const again = loanAfterWait(balanceAfter(today, wait), exampleRatePercent - 0.5);
  const waited = interestBetween(oldLoan, paid + 1, paid + wait);
  const rest = (loan: Loan) => interestBetween(loan, 1, horizon - wait);
  const keep = { payment: payment(oldLoan), total: interestBetween(oldLoan, paid + 1, paid + horizon) };
  const now = { payment: payment(today), total: interestBetween(today, 1, horizon) + costs };
  const saves = keep.payment - now.payment;
  return {
    old: oldLoan,
    balance,
    costs,
    left: monthsLeft,
    newRatePercent: today.ratePercent,
    hopedRatePercent: lower.ratePercent,
    keep,
    now,
    ifItFalls: { payment: payment(lower), total: waited + rest(lower) + costs },
    ifNot: { payment: payment(same), total: waited + rest(same) + costs },
    again: { payment: payment(again), total: interestBetween(today, 1, wait) + rest(again) + 2 * costs },
    saves,
    monthsToBreakEven: Math.ceil(costs / saves - 1e-9),
    horizon,
    /** The rate at which a loan over the remaining years is ahead after the horizon. */
    strikeRate: strikeRate(
      [{ principal: balance, payment: keep.payment, ratePercent: oldLoan.ratePercent }],
      { termMonths: monthsLeft, closingCosts: costs, closingCostsType: 'dollars', financeClosingCosts: false },
      horizon,
    ),
    aprs: [
      { name: 'Refinance today', ...loanTerms(today, costs) },
      { name: 'Wait, and the rate falls', ...loanTerms(lower, costs) },
      { name: 'Wait, and it doesn’t', ...loanTerms(same, costs) },
      { name: 'Again in a year', ...loanTerms(again, costs) },
    ],
  };
}

/**
 * Months to recover $5,000 of costs when a loan of `principal` dollars with 28 years left drops by `drop` points from
 * the older rate.
 */
export function monthsToEarnBack(principal: number, drop: number): number {
  const costs = 5000;
  const before = { principal, ratePercent: olderRatePercent, termMonths: 336 };
  return Math.ceil(costs / (payment(before) - payment({ ...before, ratePercent: before.ratePercent - drop })) - 1e-9);
}

/**
 * An FHA purchase at `price` dollars over 30 years at the example rate, with its premiums over the full term; in US
 * dollars.
 */
export function fhaPremiumsOf(price: number, downPercent: number) {
  const downPayment = share(price, downPercent);
  const terms = { price, downPayment, ratePercent: exampleRatePercent, termMonths: thirtyYears };
  const insurance = fhaInsurance(terms);
  const loan = atExampleRate(insurance.loan);
  const level = payment(loan);
  return {
    price,
    downPayment,
    insurance,
    principalAndInterest: level,
    monthly: level + insurance.monthly,
    apr: loanTerms(loan, insurance.upfront + charges(insurance.baseLoan), fhaMonthlyPremiums(terms)),
  };
}

/** A family of four, VA, nothing down, first use: monthly pay left after taxes, house and debts. In US dollars. */
export function residualIncomeExample() {
  const home = vaPurchase(240000, 0, figureOf('vaFeeFirstUse'));
  const gross = 6500;
  const taxes = 1250;
  const taxAndInsurance = 380;
  const squareFeet = 1700;
  const upkeep = squareFeet * figureOf('vaUpkeep');
  const debts = 420;
  const residualIncome = gross - taxes - home.principalAndInterest - taxAndInsurance - upkeep - debts;
  return {
    home,
    gross,
    taxes,
    taxAndInsurance,
    squareFeet,
    upkeep,
    debts,
    left: residualIncome,
    asked: figureOf('vaResidualFour'),
    debtSharePercent: ((home.principalAndInterest + taxAndInsurance + debts) / gross) * 100,
  };
}

/**
 * A home of $300,000 with 20% down, over 15 and over 30 years at the example rates; the 30-year loan with the 15-year
 * payment; and what the difference between the payments grows to in 15 years, by yearly return in percent. In US
 * dollars.
 */
export function fifteenOrThirty() {
  const price = 300_000;
  const thirty = atExampleRate(price - share(price, figureOf('pmiFreeDownPayment')));
  const fifteen = { ...thirty, ratePercent: exampleRate15Percent, termMonths: 180 };
  const payments = { fifteen: payment(fifteen), thirty: payment(thirty) };
  const difference = inCents(payments.fifteen) - inCents(payments.thirty);
  const owed = balanceAfter(thirty, fifteen.termMonths);
  const savedAt = (ratePercent: number) =>
    principalFor({ payment: difference, ratePercent, termMonths: fifteen.termMonths }) *
    (1 + ratePercent / 1200) ** fifteen.termMonths;
  const tenths = Array.from({ length: 200 }, (_, place) => place / 10);
  return {
    price,
    fifteen,
    thirty,
    payments,
    difference,
    interest: { fifteen: totalInterest(fifteen), thirty: totalInterest(thirty) },
    owedAfter: (years: number) => ({
      fifteen: balanceAfter(fifteen, 12 * years),
      thirty: balanceAfter(thirty, 12 * years),
    }),
    /** The 30-year loan with the 15-year payment. */
    fast: payOff({ principal: thirty.principal, ratePercent: thirty.ratePercent, payment: payments.fifteen }),
    /** The 15-year loan with the 30-year payment. */
    smaller: principalFor({ ...fifteen, payment: payments.thirty }),
    returns: [4, 6, 8, 10].map((percent) => ({ percent, saved: savedAt(percent), ahead: savedAt(percent) - owed })),
    owed,
    /** The return from which investing the difference beats the 15-year loan. */
    evenPercent: tenths.find((percent) => savedAt(percent) >= owed) ?? Number.NaN,
    aprs: [
      { name: '15 years', ...exampleTerms(fifteen) },
      { name: '30 years', ...exampleTerms(thirty) },
    ],
  };
}
