import { type BindingLimit, type Level, type Rung, type RungName, rungNames } from '@/lib/buying/highest-price';
import { fundsText } from '@/lib/buying/kind-words';
import type { Purchase } from '@/lib/buying/purchase';
import type { PinResult } from '@/lib/calculators/share';
import { listText, shareText, type Verdict } from '@/lib/calculators/words';
import type { Market } from '@/lib/market';
import { aprText } from '@/lib/mortgage/apr';
import { percentText, roundHalfAway, usd, usdWhole } from '@/lib/numbers/format';
import { type Analysis, type HomeInMind, isFromSavings, type LimitShares } from './compute';

export const rungTitles = {
  comfortable: 'Comfortable to',
  stretch: 'A stretch to',
  most: 'The most',
} as const satisfies Readonly<Record<RungName, string>>;

export const levelTexts: Readonly<Record<Level, string>> = {
  comfortable: 'is comfortable',
  stretch: 'is a stretch',
  most: 'takes the most that some loans allow',
  beyond: 'is more than most loans allow',
};

/** What limits a price, and the share of income that it takes if that rounds to less than the limit. */
export function bindingText(
  name: RungName,
  { binding, ofIncome, withDebts }: Pick<Rung, 'binding' | 'ofIncome' | 'withDebts'>,
  shares: LimitShares,
): string {
  if (binding === 'loan') return 'FHA’s largest loan here';
  const isHousing = binding === 'housing';
  const limit = isHousing ? shares.front : shares[name];
  const share = (isHousing ? ofIncome : withDebts) ?? 0;
  const taken = percentText(roundHalfAway(share, 0)) === limit ? limit : shareText(share);
  return `${taken} of income${isHousing ? '' : ' with debts'}${taken === limit ? '' : `; the limit is ${limit}`}`;
}

function heldText(name: RungName, binding: BindingLimit, shares: LimitShares): string {
  if (binding === 'loan') return 'FHA’s limit sets it: a higher price takes more down.';
  if (binding === 'housing') return `What sets it: ${shares.front} of income for the home.`;
  return `Your debts set it: ${shares[name]} of income, with them.`;
}

/** A home's monthly cost in whole dollars: "$1,447 a month". */
export function monthText({ month }: Pick<Purchase, 'month'>): string {
  return `${usdWhole(month.total)} a month`;
}

/** The rate with its APR and source: "7.4% (APR 8.138%), the national average of October 8, 2026". */
function rateText({ plan }: Purchase, { rate }: Market): string {
  const apr = plan.aprPercent === null ? '' : ` (APR ${aprText(plan.aprPercent)})`;
  const whose = plan.ratePercent === rate.ratePercent ? `, the national average of ${rate.dayText}` : '';
  return `${percentText(plan.ratePercent)}${apr}${whose}`;
}

export function firstRung({ scale }: Pick<Analysis, 'scale'>): { readonly name: RungName; readonly rung: Rung } | null {
  const name = rungNames.find((each) => scale[each] !== null);
  const rung = name && scale[name];
  return name && rung ? { name, rung } : null;
}

export function affordVerdict(analysis: Analysis, market: Market, isExample: boolean): Verdict {
  const first = firstRung(analysis);
  if (!first) return { before: '', key: 'Nothing is left for a home', after: ' at these numbers.' };
  const { name, rung } = first;
  const month = monthText(rung);
  const rate = rung.plan.principalAndInterest === null ? 'without a loan' : `at ${rateText(rung, market)}`;
  if (isExample) {
    const income = usdWhole(analysis.values.annualIncome);
    return { before: `${income} a year is comfortable with this home: `, key: month, after: `, all in, ${rate}.` };
  }
  if (rung.short > 0) return { before: `fits your income: `, key: month, after: `, all in, ${rate}.` };
  const none = name === 'comfortable' ? '' : ' No price is comfortable at these numbers.';
  const level = name === 'comfortable' ? 'is comfortable for you' : levelTexts[name];
  return { before: `${level}: `, key: month, after: `, tax and insurance in it, ${rate}.${none}` };
}

/** The shortfall of savings at the plate's price; null if there is none. */
export function shortText({ shown, reach, values }: Analysis): string | null {
  if (!shown || shown.short <= 0) return null;
  if (!isFromSavings(values)) {
    return `That’s ${usdWhole(shown.short)} more down than you have: this loan starts at ${usdWhole(shown.minDown)}.`;
  }
  const reached = reach === null ? '' : ` Your savings reach ${usdWhole(reach)}.`;
  return `You’re about ${usdWhole(shown.short)} short of the cash.${reached}`;
}

export function homeText(home: HomeInMind): string {
  const share = home.ofIncome === null ? '' : `, ${percentText(roundHalfAway(home.ofIncome, 0))} of your income`;
  return `${monthText(home)}${share}.`;
}

export function noteText(analysis: Analysis, shares: LimitShares): string {
  const first = firstRung(analysis);
  return first ? heldText(first.name, first.rung.binding, shares) : '';
}

export function savedNote({ shown }: Analysis): string | undefined {
  if (!shown || shown.inBank === null) return undefined;
  const { closing, downPayment, reserve } = shown;
  if (shown.short > 0) {
    const items = [
      `about ${usdWhole(closing.plan)} for closing`,
      ...(downPayment > 0 ? [`${usdWhole(downPayment)} down`] : []),
      ...(reserve > 0 ? [`${usdWhole(reserve)} in reserve`] : []),
    ];
    return `It takes ${listText(items)}.`;
  }
  return fundsText(shown);
}

/** The monthly cost as a share of income: "28.0% of income, 34.0% with debts"; empty without an income. */
export function shareOfIncomeText({ ofIncome, withDebts }: Purchase): string {
  if (ofIncome === null || withDebts === null) return '';
  return `${shareText(ofIncome)} of income, ${shareText(withDebts)} with debts`;
}

export function resultsOf({ scale, shown, rule }: Analysis): readonly PinResult[] {
  return [
    ...rungNames.map((name) => ({ label: rungTitles[name], text: usdWhole(scale[name]?.price ?? null) })),
    { label: 'A month, all in', text: usd(shown?.month.total ?? null) },
    { label: 'Home price by the 28 percent rule', text: usd(rule.homePrice) },
    { label: 'Monthly payment by that rule', text: usd(rule.monthlyPayment) },
  ];
}

export const words = {
  form: 'Affordability calculator',
  next: [
    { label: 'Take these to the questions', href: '/purchase-questions' },
    { label: 'Quick Quote', href: '/quick-quote' },
  ],
} as const;
