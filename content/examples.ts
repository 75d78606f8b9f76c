import { exampleChargesPercent } from '@/lib/calculators/example-apr';
import { annualPercentageRate, type PaymentRun } from '@/lib/mortgage/apr';
import { balanceAfter, interestBetween, type Loan, payment, totalInterest } from '@/lib/mortgage/loan';
import { monthlyPayment } from '@/lib/mortgage/monthly-payment';
import { fhaInsurance, fhaMonthlyPremiums } from '@/lib/mortgage/mortgage-insurance';
import { refinance } from '@/lib/mortgage/refinance';
import { figureOf } from './facts';
import { exampleRatePercent } from './rates';

const thirtyYears = 360;
const twentyYears = 240;
const fifteenYears = 180;

/** `percent` of `amount`. */
export function share(amount: number, percent: number): number {
  return (amount * percent) / 100;
}

/** The APR of an example's loan, in percent, and the payments that it follows from. */
export type ExampleApr = { readonly percent: number; readonly runs: readonly PaymentRun[] };

/**
 * The APR of a loan of which `prepaid` dollars pay charges of the lender and fees that are financed. `insurance` is added to
 * the level payment, month by month from the first one on.
 */
export function aprOf(loan: Loan, prepaid: number, insurance: readonly PaymentRun[] = []): ExampleApr {
  const level = payment(loan);
  const insured = insurance.reduce((sum, { count }) => sum + count, 0);
  const runs = [
    ...insurance.map(({ amount, count }) => ({ amount: level + amount, count })),
    { amount: level, count: loan.termMonths - insured },
  ].filter(({ count }) => count > 0);
  const percent = annualPercentageRate({ amountFinanced: loan.principal - prepaid, payments: runs });
  if (percent === null) throw new Error('The payments of an example do not pay its loan back.');
  return { percent, runs };
}

/** The lender's charges that an example without stated costs counts, in dollars. */
export function charges(principal: number): number {
  return share(principal, exampleChargesPercent);
}

/**
 * An FHA purchase of a home at `price` dollars with the smallest down payment over 30 years at the example rate: the base
 * loan is the price less the down payment, the upfront premium is added to it, and the monthly premium is that of the
 * first year. All results are US dollars.
 */
export function fhaPurchase(price: number) {
  const downPayment = share(price, figureOf('fhaDownPayment'));
  const baseLoan = price - downPayment;
  const upfrontPremium = share(baseLoan, figureOf('fhaUpfrontPremium'));
  const loan = baseLoan + upfrontPremium;
  const principalAndInterest = payment({ principal: loan, ratePercent: exampleRatePercent, termMonths: thirtyYears });
  const terms = { price, downPayment, ratePercent: exampleRatePercent, termMonths: thirtyYears };
  const monthlyPremium = fhaInsurance(terms).monthly;
  return {
    apr: aprOf(
      { principal: loan, ratePercent: exampleRatePercent, termMonths: thirtyYears },
      upfrontPremium + charges(baseLoan),
      fhaMonthlyPremiums(terms),
    ),
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

/** A VA purchase at `price` dollars with `downPercent` down and a funding fee of `feePercent`, the fee added to the loan, over 30 years at the example rate; US dollars. */
export function vaPurchase(price: number, downPercent: number, feePercent: number) {
  const downPayment = share(price, downPercent);
  const baseLoan = price - downPayment;
  const fee = share(baseLoan, feePercent);
  const loan = baseLoan + fee;
  return {
    apr: aprOf({ principal: loan, ratePercent: exampleRatePercent, termMonths: thirtyYears }, fee + charges(baseLoan)),
    price,
    downPayment,
    baseLoan,
    fee,
    loan,
    principalAndInterest: payment({ principal: loan, ratePercent: exampleRatePercent, termMonths: thirtyYears }),
    withoutFee: payment({ principal: baseLoan, ratePercent: exampleRatePercent, termMonths: thirtyYears }),
  };
}

/**
 * Partial VA entitlement where the county limit is the baseline: a quarter of the limit less the entitlement in use is
 * what remains, four times that can usually be borrowed with nothing down, and above it a quarter of the difference is
 * the down payment. US dollars.
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

/** A loan of $250,000 taken at 7.25% over 30 years and paid on time for 3 years, refinanced at 6.25% over 30 or 20 years with 3% costs paid in cash; US dollars and months. */
export function refinanceExample() {
  const old = { principal: 250000, ratePercent: 7.25, termMonths: thirtyYears };
  const monthsPaid = 36;
  const newRatePercent = 6.25;
  const balance = balanceAfter(old, monthsPaid);
  const costsPercent = 3;
  function over(termMonths: number) {
    return refinance({
      principal: balance,
      currentPayment: payment(old),
      currentRatePercent: old.ratePercent,
      newRatePercent,
      termMonths,
      closingCosts: costsPercent,
      closingCostsType: 'percent',
      financeClosingCosts: false,
    });
  }
  const aprOver = (termMonths: number) =>
    aprOf({ principal: balance, ratePercent: newRatePercent, termMonths }, share(balance, costsPercent));
  return {
    aprs: [
      { name: 'New 30 years', ...aprOver(thirtyYears) },
      { name: 'New 20 years', ...aprOver(twentyYears) },
    ],
    old,
    yearsPaid: monthsPaid / 12,
    yearsLeft: (old.termMonths - monthsPaid) / 12,
    newRatePercent,
    balance,
    costsPercent,
    thirty: over(thirtyYears),
    twenty: over(twentyYears),
  };
}

/**
 * Two ways to $40,000 for an owner who owes $220,000 at 4% with 22 years to go: one new loan of $260,000 at the example
 * rate over 30 years, or the old loan kept and a second loan at 8.5% over 15 years. Costs are left out; US dollars.
 */
export function cashOutExample() {
  const value = 400000;
  const first = { principal: 220000, ratePercent: 4, termMonths: 264 };
  const cash = 40000;
  const one = { principal: first.principal + cash, ratePercent: exampleRatePercent, termMonths: thirtyYears };
  const second = { principal: cash, ratePercent: 8.5, termMonths: fifteenYears };
  return {
    aprs: [
      { name: 'One new loan', ...aprOf(one, charges(one.principal)) },
      { name: 'Second loan', ...aprOf(second, charges(second.principal)) },
    ],
    value,
    first,
    cash,
    one,
    second,
    largestLoan: share(value, figureOf('conventionalCashOutShare')),
    mostCash: share(value, figureOf('conventionalCashOutShare')) - first.principal,
    firstPayment: payment(first),
    onePayment: payment(one),
    oneInterest: totalInterest(one),
    secondPayment: payment(second),
    twoPayments: payment(first) + payment(second),
    twoInterest: totalInterest(first) + totalInterest(second),
  };
}

/** An FHA streamline two years into a $240,000 base loan at 7%: new rate 6.25% over 30 years, the new upfront premium less the credit for the old one added, $2,500 of costs in cash; US dollars and months. */
export function fhaStreamlineExample() {
  const base = 240000;
  const upfront = figureOf('fhaUpfrontPremium');
  const yearly = figureOf('fhaAnnualPremium');
  const monthsPaid = 24;
  const costs = 2500;
  const old = { principal: base + share(base, upfront), ratePercent: 7, termMonths: thirtyYears };
  const balance = balanceAfter(old, monthsPaid);
  const newPremium = share(balance, upfront);
  const refundPercent = figureOf('fhaPremiumRefundFirst') - figureOf('fhaPremiumRefundStep') * (monthsPaid - 1);
  const refund = share(share(base, upfront), refundPercent);
  const addedPremium = newPremium - refund;
  const next = { principal: balance + addedPremium, ratePercent: 6.25, termMonths: thirtyYears };
  const oldMonthly = payment(old) + share(balance, yearly) / 12;
  const newMonthly = payment(next) + share(balance, yearly) / 12;
  const savings = oldMonthly - newMonthly;
  return {
    apr: aprOf(next, addedPremium + costs, [{ amount: share(balance, yearly) / 12, count: next.termMonths }]),
    old,
    next,
    yearly,
    balance,
    monthsPaid,
    newPremium,
    refundPercent,
    refund,
    addedPremium,
    costs,
    oldMonthly,
    newMonthly,
    savings,
    monthsToBreakEven: Math.ceil((costs + addedPremium) / savings - 1e-9),
    yearsLeft: (old.termMonths - monthsPaid) / 12,
  };
}

/** A VA streamline two years into a $250,000 loan at 7%: new rate 6%, the 28 years left as the term, the funding fee and $3,000 of costs added to the loan; US dollars and months. */
export function vaStreamlineExample() {
  const old = { principal: 250000, ratePercent: 7, termMonths: thirtyYears };
  const monthsPaid = 24;
  const costs = 3000;
  const balance = balanceAfter(old, monthsPaid);
  const fee = share(balance, figureOf('vaFeeStreamline'));
  const next = { principal: balance + fee + costs, ratePercent: 6, termMonths: old.termMonths - monthsPaid };
  const savings = payment(old) - payment(next);
  return {
    apr: aprOf(next, fee + costs),
    old,
    next,
    balance,
    fee,
    costs,
    oldPayment: payment(old),
    newPayment: payment(next),
    savings,
    yearsLeft: next.termMonths / 12,
    monthsToRecoup: Math.ceil(costs / savings - 1e-9),
  };
}

/** What a buyer of a $250,000 home with 5% down brings to closing, sample costs of 3% of the loan and $3,600 of prepaid items, $2,500 of earnest money already paid; US dollars. */
export function cashToClose() {
  const price = 250000;
  const downPayment = share(price, 5);
  const loan = price - downPayment;
  const closingCosts = share(loan, 3);
  const prepaid = 3600;
  const earnestMoney = 2500;
  return {
    price,
    downPayment,
    loan,
    closingCosts,
    prepaid,
    earnestMoney,
    cash: downPayment + closingCosts + prepaid - earnestMoney,
  };
}

/** $300,000 over 30 years, fixed at the example rate or adjustable at 5.875% for five years, and what the adjustable loan asks after a rise of 2 points; US dollars. */
export function fiveYearStay() {
  const months = 60;
  const fixed = { principal: 300000, ratePercent: exampleRatePercent, termMonths: thirtyYears };
  const adjustable = { principal: 300000, ratePercent: 5.875, termMonths: thirtyYears };
  const raisedRatePercent = adjustable.ratePercent + 2;
  const fixedPayment = payment(fixed);
  const adjustablePayment = payment(adjustable);
  const raisedPayment = payment({
    principal: balanceAfter(adjustable, months),
    ratePercent: raisedRatePercent,
    termMonths: thirtyYears - months,
  });
  const raised = { amount: raisedPayment - adjustablePayment, count: thirtyYears - months };
  return {
    aprs: [
      { name: '30 year fixed', ...aprOf(fixed, charges(fixed.principal)) },
      {
        name: 'ARM, if the rate rises as shown',
        ...aprOf(adjustable, charges(adjustable.principal), [{ amount: 0, count: months }, raised]),
      },
    ],
    fixed,
    adjustable,
    raisedRatePercent,
    fixedPayment,
    adjustablePayment,
    monthlyDifference: fixedPayment - adjustablePayment,
    paidLess: (fixedPayment - adjustablePayment) * months,
    interestLess: interestBetween(fixed, 1, months) - interestBetween(adjustable, 1, months),
    raisedPayment,
    rise: raisedPayment - fixedPayment,
  };
}

/** The whole monthly cost of a $250,000 Ohio home with 5% down: principal and interest at the example rate, the statewide tax estimate, $125 of insurance; private mortgage insurance left out. US dollars. */
export function purchaseExample() {
  const homePrice = 250000;
  const downPayment = share(homePrice, 5);
  const annualPropertyTax = share(homePrice, figureOf('propertyTaxOhio'));
  const result = monthlyPayment({
    homePrice,
    downPayment,
    termMonths: thirtyYears,
    ratePercent: exampleRatePercent,
    annualPropertyTax,
    monthlyInsurance: 125,
    monthlyHoa: 0,
  });
  const loan = { principal: result.loanAmount, ratePercent: exampleRatePercent, termMonths: thirtyYears };
  return { ...result, homePrice, downPayment, annualPropertyTax, apr: aprOf(loan, charges(loan.principal)) };
}

/** The sums of the three refinance cards on the home page; US dollars. */
export function benefitExamples() {
  const lower = { principal: 300000, termMonths: thirtyYears };
  const long = { principal: 250000, ratePercent: exampleRatePercent, termMonths: thirtyYears };
  const short = { principal: 250000, ratePercent: 5.75, termMonths: fifteenYears };
  const before = { ...lower, ratePercent: 7.25 };
  const after = { ...lower, ratePercent: 6.25 };
  const cash = cashOutExample();
  return {
    lowerPayment: {
      before,
      after,
      was: payment(before),
      becomes: payment(after),
      saves: payment(before) - payment(after),
    },
    cashOut: { value: cash.value, owed: cash.first.principal, newLoan: cash.largestLoan, cash: cash.mostCash },
    shorterTerm: {
      long,
      short,
      was: payment(long),
      becomes: payment(short),
      interestFalls: totalInterest(long) - totalInterest(short),
    },
  };
}
