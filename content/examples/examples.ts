import { adjustablePayments, worstPayment } from '@/lib/mortgage/adjustable';
import { annualPercentageRate, exampleChargesPercent, type LoanTerms } from '@/lib/mortgage/apr';
import { balanceAfter, type Loan, payment, totalInterest } from '@/lib/mortgage/loan';
import { loanTerms } from '@/lib/mortgage/loan-terms';
import { fhaInsurance, fhaMonthlyPremiums } from '@/lib/mortgage/mortgage-insurance';
import { replacement } from '@/lib/mortgage/replacement';
import { roundHalfAway } from '@/lib/numbers/format';
import { figureOf } from '../facts/facts';
import { exampleRate15Percent, exampleRatePercent } from '../lender/rates';

/** The rate of an existing loan in the examples, in percent: a point above the new one. */
export const olderRatePercent = exampleRatePercent + 1;

export const thirtyYears = 360;
const twentyYears = 240;
const fifteenYears = 180;

export function share(amount: number, percent: number): number {
  return (amount * percent) / 100;
}

/** An amount as printed. A printed difference is that of the printed amounts. */
export const inCents = (amount: number) => roundHalfAway(amount, 2);

/** The lender's charges in an example without stated costs, in dollars. */
export function charges(principal: number): number {
  return share(principal, exampleChargesPercent);
}

/** A loan of `principal` dollars over 30 years at the example rate. */
export function atExampleRate(principal: number): Loan {
  return { principal, ratePercent: exampleRatePercent, termMonths: thirtyYears };
}

/** The terms of an example's loan with the lender's usual charges, plus `points` dollars. */
export function exampleTerms(loan: Loan, points = 0): LoanTerms {
  return loanTerms(loan, charges(loan.principal) + points);
}

/**
 * An FHA purchase of a home at `price` dollars with the minimum down payment over 30 years at the example rate: the
 * base loan is the price less the down payment, the upfront premium is added to it, and the monthly premium is that of
 * the first year. All results are in US dollars.
 */
export function fhaPurchase(price: number) {
  const downPayment = share(price, figureOf('fhaDownPayment'));
  const baseLoan = price - downPayment;
  const upfrontPremium = share(baseLoan, figureOf('fhaUpfrontPremium'));
  const loan = baseLoan + upfrontPremium;
  const principalAndInterest = payment(atExampleRate(loan));
  const terms = { price, downPayment, ratePercent: exampleRatePercent, termMonths: thirtyYears };
  const monthlyPremium = fhaInsurance(terms).monthly;
  return {
    apr: loanTerms(atExampleRate(loan), upfrontPremium + charges(baseLoan), fhaMonthlyPremiums(terms)),
    price,
    downPayment,
    baseLoan,
    upfrontPremium,
    loan,
    principalAndInterest,
    monthlyPremium,
    monthly: principalAndInterest + monthlyPremium,
  };
}

/**
 * A VA purchase at `price` dollars with `downPercent` down and a financed funding fee of `feePercent`, over 30 years at
 * the example rate; in US dollars.
 */
export function vaPurchase(price: number, downPercent: number, feePercent: number) {
  const downPayment = share(price, downPercent);
  const baseLoan = price - downPayment;
  const fee = share(baseLoan, feePercent);
  const loan = baseLoan + fee;
  return {
    apr: loanTerms(atExampleRate(loan), fee + charges(baseLoan)),
    price,
    downPayment,
    baseLoan,
    fee,
    loan,
    principalAndInterest: payment(atExampleRate(loan)),
  };
}

/**
 * Partial VA entitlement in a county with the baseline limit: a quarter of the limit less the entitlement in use
 * remains; four times that can usually be borrowed with nothing down; above it, the down payment is a quarter of the
 * difference. In US dollars.
 */
export function vaPartialEntitlement(inUse: number, price: number) {
  const guaranty = figureOf('vaGuaranty');
  const limit = figureOf('conformingLimit');
  const whole = share(limit, guaranty);
  const remaining = whole - inUse;
  const nothingDownUpTo = (remaining * 100) / guaranty;
  return {
    inUse,
    price,
    limit,
    whole,
    remaining,
    nothingDownUpTo,
    downPayment: share(Math.max(0, price - nothingDownUpTo), guaranty),
  };
}

/**
 * A loan of $250,000 taken a point above the example rate over 30 years and paid on time for 3 years, refinanced at the
 * example rate over 30 or 20 years with 3% costs paid in cash; in US dollars and months.
 */
export function refinanceExample() {
  const oldLoan = { principal: 250000, ratePercent: olderRatePercent, termMonths: thirtyYears };
  const monthsPaid = 36;
  const newRatePercent = exampleRatePercent;
  const balance = balanceAfter(oldLoan, monthsPaid);
  const costsPercent = 3;
  function over(termMonths: number) {
    return replacement([{ principal: balance, payment: payment(oldLoan), ratePercent: oldLoan.ratePercent }], {
      newRatePercent,
      termMonths,
      closingCosts: costsPercent,
      closingCostsType: 'percent',
      financeClosingCosts: false,
    }).result;
  }
  const aprForTerm = (termMonths: number) =>
    loanTerms({ principal: balance, ratePercent: newRatePercent, termMonths }, share(balance, costsPercent));
  return {
    aprs: [
      { name: 'New 30 years', ...aprForTerm(thirtyYears) },
      { name: 'New 20 years', ...aprForTerm(twentyYears) },
    ],
    old: oldLoan,
    yearsPaid: monthsPaid / 12,
    yearsLeft: (oldLoan.termMonths - monthsPaid) / 12,
    newRatePercent,
    balance,
    costsPercent,
    thirty: over(thirtyYears),
    twenty: over(twentyYears),
  };
}

/**
 * Two ways to get $40,000 for an owner who owes $220,000 at 4% with 22 years left: a new loan of $260,000 at the
 * example rate over 30 years, or the old loan plus a second loan two points above it over 15 years. Excludes costs; in
 * US dollars.
 */
export function cashOutExample() {
  const value = 400000;
  const first = { principal: 220000, ratePercent: 4, termMonths: 264 };
  const cash = 40000;
  const one = atExampleRate(first.principal + cash);
  const second = { principal: cash, ratePercent: exampleRatePercent + 2, termMonths: fifteenYears };
  return {
    aprs: [
      { name: 'One new loan', ...exampleTerms(one) },
      { name: 'Second loan', ...exampleTerms(second) },
    ],
    value,
    first,
    cash,
    one,
    second,
    largestLoan: share(value, figureOf('conventionalCashOutShare')),
    maxCash: share(value, figureOf('conventionalCashOutShare')) - first.principal,
    firstPayment: payment(first),
    onePayment: payment(one),
    oneInterest: totalInterest(one),
    secondPayment: payment(second),
    twoPayments: payment(first) + payment(second),
    twoInterest: totalInterest(first) + totalInterest(second),
  };
}

/**
 * An FHA streamline refinance two years into a $240,000 base loan that was 96.5% of the price: the example rate over 30
 * years, with $2,500 of costs in cash. Per HUD, the refund of the old upfront premium reduces the balance, the new
 * premium is a share of that, and the yearly premium falls with the balance. In US dollars and months.
 */
export function fhaStreamlineExample() {
  const base = 240000;
  const price = base / (1 - figureOf('fhaDownPayment') / 100);
  const upfront = figureOf('fhaUpfrontPremium');
  const yearly = figureOf('fhaAnnualPremium');
  const monthsPaid = 24;
  const costs = 2500;
  const oldLoan = { principal: base + share(base, upfront), ratePercent: olderRatePercent, termMonths: thirtyYears };
  const balance = balanceAfter(oldLoan, monthsPaid);
  const refundPercent = figureOf('fhaPremiumRefundFirst') - figureOf('fhaPremiumRefundStep') * (monthsPaid - 1);
  const refund = share(share(base, upfront), refundPercent);
  const newBase = balance - refund;
  const newPremium = share(newBase, upfront);
  const next = atExampleRate(newBase + newPremium);
  const oldPremiums = fhaMonthlyPremiums({ ...oldLoan, price, downPayment: price - base });
  // The yearly premium depends on the loan's share of the price, which is still that of the old loan.
  const premiums = fhaMonthlyPremiums({
    ...next,
    price: (price * newBase) / base,
    downPayment: (price * newBase) / base - newBase,
  });
  const oldMonthly = inCents(payment(oldLoan) + (oldPremiums[monthsPaid / 12]?.amount ?? 0));
  const newMonthly = inCents(payment(next) + (premiums[0]?.amount ?? 0));
  const savings = oldMonthly - newMonthly;
  return {
    apr: loanTerms(next, newPremium + costs, premiums),
    old: oldLoan,
    next,
    yearly,
    balance,
    monthsPaid,
    newPremium,
    refundPercent,
    refund,
    costs,
    oldMonthly,
    newMonthly,
    savings,
    monthsToBreakEven: Math.ceil((costs + newPremium - refund) / savings - 1e-9),
    yearsLeft: (oldLoan.termMonths - monthsPaid) / 12,
  };
}

/**
 * Two years into a $250,000 loan: the example rate over the 28 years left, with $3,000 of costs and the fee, unless
 * exempt, added to the loan; in US dollars.
 */
export function vaStreamlineExample(isExempt = false) {
  const oldLoan = { principal: 250000, ratePercent: olderRatePercent, termMonths: thirtyYears };
  const monthsPaid = 24;
  const costs = 3000;
  const balance = balanceAfter(oldLoan, monthsPaid);
  const fee = isExempt ? 0 : share(balance + costs, figureOf('vaFeeStreamline'));
  const next = {
    principal: balance + costs + fee,
    ratePercent: exampleRatePercent,
    termMonths: oldLoan.termMonths - monthsPaid,
  };
  const savings = payment(oldLoan) - payment(next);
  return {
    apr: loanTerms(next, fee + costs),
    old: oldLoan,
    next,
    balance,
    fee,
    costs,
    oldPayment: payment(oldLoan),
    newPayment: payment(next),
    savings,
    yearsLeft: next.termMonths / 12,
    monthsToRecoup: Math.ceil(costs / savings - 1e-9),
  };
}

/** The adjustable loan in the examples: percent a year, points, months. */
const arm = {
  startPercent: exampleRatePercent - 0.65,
  index: 'the 30-day average of SOFR',
  indexPercent: figureOf('armIndex'),
  marginPoints: 3,
  fixedMonths: 60,
  changeMonths: 6,
  firstCapPoints: 2,
  laterCapPoints: 1,
  lifeCapPoints: 5,
} as const;

/**
 * $300,000 over 30 years, fixed at the example rate or adjustable after five years: the adjustable loan's payment after
 * the largest first rise, and its APR if the index does not change; in US dollars.
 */
export function fiveYearStay() {
  const fixed = atExampleRate(300000);
  const adjustable = { principal: 300000, ratePercent: arm.startPercent, termMonths: thirtyYears };
  const raisedRatePercent = arm.startPercent + arm.firstCapPoints;
  const [first, raised] = adjustablePayments(adjustable, arm, raisedRatePercent);
  const indexed = adjustablePayments(adjustable, arm);
  const worst = worstPayment(adjustable, arm);
  const fixedPayment = payment(fixed);
  const adjustablePayment = first?.amount ?? 0;
  const raisedPayment = raised?.amount ?? 0;
  const percent = annualPercentageRate({
    amountFinanced: adjustable.principal - charges(adjustable.principal),
    payments: indexed,
  });
  if (percent === null) throw new Error('The adjustable example has no APR.');
  return {
    aprs: [
      { name: '30-year fixed', ...exampleTerms(fixed) },
      { name: 'ARM', percent, runs: indexed },
    ],
    arm,
    fixed,
    adjustable,
    raisedRatePercent,
    indexedRatePercent: indexed.at(-1)?.ratePercent ?? 0,
    fixedPayment,
    adjustablePayment,
    paidLess: (fixedPayment - adjustablePayment) * arm.fixedMonths,
    raisedPayment,
    rise: raisedPayment - fixedPayment,
    highestRatePercent: worst.ratePercent,
    /** The monthly payment at the highest rate, which the caps allow after several changes. */
    highestPayment: worst.amount,
  };
}

/** The figures on the home page's three refinance cards; in US dollars. */
export function benefitExamples() {
  const long = atExampleRate(250000);
  const short = { principal: 250000, ratePercent: exampleRate15Percent, termMonths: fifteenYears };
  const after = atExampleRate(300000);
  const before = { ...after, ratePercent: olderRatePercent };
  const cash = cashOutExample();
  return {
    lowerPayment: {
      before,
      after,
      was: payment(before),
      becomes: payment(after),
      saves: payment(before) - payment(after),
      terms: exampleTerms(after),
    },
    cashOut: { value: cash.value, owed: cash.first.principal, newLoan: cash.largestLoan, cash: cash.maxCash },
    shorterTerm: {
      long,
      short,
      was: payment(long),
      becomes: payment(short),
      interestFalls: totalInterest(long) - totalInterest(short),
      terms: exampleTerms(short),
      longTerms: exampleTerms(long),
    },
  };
}
