import { type Buyer, buyerOf, ohioHelpPercent, refusalOf } from '@/lib/buying/buyer';
import { levelOf, type Rung, rungOf } from '@/lib/buying/highest-price';
import { type Purchase, purchaseAt } from '@/lib/buying/purchase';
import { dollarsOf } from '@/lib/calculators/amount';
import type { Answers } from '@/lib/forms/definition';
import { type Market, scoreGroupOf } from '@/lib/market';
import type { LoanKind } from '@/lib/mortgage/loan-plan';
import type { MyNumbers, YesOrNo } from '@/lib/my-numbers';
import { cleanMoney } from '@/lib/numbers/clean';
import { shareIn } from '@/lib/questionnaire/share';

const shareOfPrice = { field: 'downPaymentPercent', share: { of: 'purchasePrice', quick: [] } };

/** Why there is no price range: no price, no income, or nothing left of it. */
export type NoRange = 'price' | 'income' | 'room';

/** The comfortable and stretch prices; null if nothing is left for a home. */
export type LetterScale = Readonly<Record<'comfortable' | 'stretch', Rung | null>>;

function scaleOf(buyer: Buyer, market: Market): LetterScale {
  return { comfortable: rungOf('comfortable', buyer, market), stretch: rungOf('stretch', buyer, market) };
}

const yesOrNo = (answer: string | undefined): YesOrNo | undefined =>
  answer === 'Yes' || answer === 'No' ? answer : undefined;

/** The household in the answers, with numbers from any page of this tab. A down payment counts only without savings. */
function householdOf(answers: Answers, price: number, answeredDown: number, known: MyNumbers): MyNumbers {
  return {
    ...known,
    price,
    annualIncome: Math.max(0, cleanMoney(answers.beforeTaxesAnnualHouseHoldIncome ?? '')),
    firstHome: yesOrNo(answers.firstTimeHomebuyer) ?? known.firstHome,
    score: scoreGroupOf(answers.creditScore) ?? known.score,
    ...(known.saved === undefined && { downPayment: answeredDown, downPercent: undefined }),
  };
}

export type LetterKind = { readonly kind: LoanKind; readonly home: Purchase; readonly isJumbo: boolean };

/**
 * The kinds of loan available by the numbers: the chosen one with the buyer's own money down, the others with their
 * minimum.
 */
function kindsAt(price: number, buyer: Buyer, household: MyNumbers, market: Market): readonly LetterKind[] {
  const kinds: readonly LoanKind[] = ['conventional', 'fha', 'va'];
  return kinds.flatMap((kind) => {
    const helpPercent = buyer.helpPercent > 0 ? ohioHelpPercent({ ...buyer, kind }, market) : 0;
    const funds = kind === buyer.kind || kind === 'conventional' ? buyer.funds : { downPayment: 0 };
    const home = purchaseAt(price, { ...buyer, kind, helpPercent, funds }, market);
    const asked = { kind, firstHome: household.firstHome, county: buyer.county };
    const refusal = refusalOf(asked, price, home.downPayment + home.help, market);
    const isJumbo = refusal?.reason === 'jumbo';
    const isRefused =
      (refusal !== null && !isJumbo) || (kind === 'conventional' && 'downPayment' in funds && home.short > 0);
    return isRefused ? [] : [{ kind, home, isJumbo }];
  });
}

function noRangeOf(price: number, income: number, { stretch }: LetterScale): NoRange | null {
  if (!(price > 0)) return 'price';
  if (!(income > 0)) return 'income';
  return stretch ? null : 'room';
}

/** The letter for a purchase, from the calculators' functions. Savings in `known` replace the answered down payment. */
export function purchaseLetter(answers: Answers, market: Market, known: MyNumbers) {
  const price = Math.max(0, cleanMoney(answers.purchasePrice ?? ''));
  const answeredDown = Math.min(price, Math.max(0, shareIn(shareOfPrice, answers)?.dollars ?? 0));
  const household = householdOf(answers, price, answeredDown, known);
  const buyer = buyerOf(household, market);
  const scale = scaleOf(buyer, market);
  const more = rungOf('stretch', { ...buyer, monthlyDebts: buyer.monthlyDebts + 100 }, market);
  // A letter does not show `most`: above the stretch is beyond.
  const level = levelOf(price, { ...scale, most: null });
  const home = price > 0 ? { ...purchaseAt(price, buyer, market), level } : null;
  const ohioPercent = household.firstHome === 'Yes' && buyer.county !== '' ? ohioHelpPercent(buyer, market) : 0;
  return {
    price,
    buyer,
    isVeteran: household.veteran === 'Yes',
    /** Saved for the home, in dollars; null if the visitor has typed only a down payment. */
    saved: known.saved ?? null,
    /** The answered down payment, in dollars. */
    answeredDown,
    scale,
    /** The home at the visitor's price; null without one. */
    home,
    noRange: noRangeOf(price, buyer.annualIncome, scale),
    /** The drop of the range's upper end for each extra $100 a month of debt, in dollars; 0 without a range. */
    per100OfDebt: (scale.stretch?.price ?? 0) - (more?.price ?? 0),
    kinds: price > 0 ? kindsAt(price, buyer, household, market) : [],
    /** What Ohio may lend at this price, in dollars; 0 unless it is a first home in a known county. */
    ohioLoan: Math.floor(dollarsOf(ohioPercent, price)),
  };
}

export type PurchaseLetter = ReturnType<typeof purchaseLetter>;

/** The down payment answer computed from savings; null without savings or a loan. */
export function downFromSavings({ home, saved, price }: PurchaseLetter): string | null {
  return saved !== null && home && home.downPayment < price ? `$${home.downPayment}` : null;
}
