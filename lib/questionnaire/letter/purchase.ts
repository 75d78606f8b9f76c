/** The numbers of the letter to somebody who buys. An estimate, not a decision. */
import { homePayment, type Limits, type Scale, type ScaleInputs, scaleOf } from '@/lib/calculators/affordability-scale';
import type { Answers } from '@/lib/forms/definition';
import { exampleChargesPercent } from '@/lib/mortgage/apr';
import { cashToClose } from '@/lib/mortgage/cash-to-close';
import { cleanMoney } from '@/lib/numbers/clean';
import { shareIn } from '@/lib/questionnaire/share';
import { type Assumptions, type LetterInputs, letterMonths, planOf } from './facts';

const shareOfPrice = { field: 'downPaymentPercent', share: { of: 'purchasePrice', quick: [], insurancePercent: 0 } };

/** Why there is no price range: no price, no income, or nothing left of it. */
export type NoRange = 'price' | 'income' | 'room';

/** The prices that are comfortable and a stretch, without the most; a price beyond the stretch is beyond. */
function letterScale(inputs: ScaleInputs, limits: Limits): Scale {
  const { rungs, home } = scaleOf(inputs, limits);
  return {
    rungs: { ...rungs, most: null },
    home: home?.level === 'most' ? { ...home, level: 'beyond' } : home,
  };
}

/** The letter of a purchase: the range of an income, the whole month at the visitor's price, the cash to close. */
export function purchaseLetter(answers: Answers, assumed: Assumptions, own: LetterInputs) {
  const price = Math.max(0, cleanMoney(answers.purchasePrice ?? ''));
  const down = shareIn(shareOfPrice, answers);
  const downPayment = Math.min(price, Math.max(0, down?.dollars ?? 0));
  const income = Math.max(0, cleanMoney(answers.beforeTaxesAnnualHouseHoldIncome ?? ''));
  const inputs: ScaleInputs = {
    annualIncome: income,
    monthlyDebts: own.monthlyDebts ?? 0,
    downPayment,
    termMonths: letterMonths,
    ratePercent: assumed.ratePercent,
    pmiPercent: assumed.pmiPercent,
    monthlyInsurance: 0,
    monthlyPropertyTax: 0,
    taxPercent: own.taxPercent ?? assumed.taxPercent,
    insurancePercent: assumed.insurancePercent,
    homePrice: price,
  };
  const scale = letterScale(inputs, assumed.limits);
  const more = letterScale({ ...inputs, monthlyDebts: inputs.monthlyDebts + 100 }, assumed.limits);
  const plan = planOf(inputs, exampleChargesPercent);
  return {
    price,
    /** Dollars. */
    downPayment,
    downPercent: price > 0 ? (100 * downPayment) / price : 0,
    /** Dollars a year. */
    income,
    inputs,
    /** Comfortable and a stretch; the most is left out. */
    scale,
    noRange: noRangeOf(price, income, scale),
    /** By how much another $100 a month of debts lowers the upper end, in dollars; 0 without a range. */
    per100OfDebt: (scale.rungs.stretch?.price ?? 0) - (more.rungs.stretch?.price ?? 0),
    /** The conventional loan at the visitor's price. */
    plan,
    month: homePayment(price, inputs),
    cash: cashToClose(
      {
        price,
        downPayment,
        charges: plan.charges,
        loan: plan.loan,
        ratePercent: assumed.ratePercent,
        monthlyPropertyTax: (price * inputs.taxPercent) / 1200,
        monthlyInsurance: (price * inputs.insurancePercent) / 1200,
      },
      assumed.closing,
    ),
  };
}

export type PurchaseLetter = ReturnType<typeof purchaseLetter>;

function noRangeOf(price: number, income: number, { rungs }: Scale): NoRange | null {
  if (!(price > 0)) return 'price';
  if (!(income > 0)) return 'income';
  return rungs.stretch ? null : 'room';
}
