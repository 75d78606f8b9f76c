import {
  type Level,
  leftOutOf,
  type RungName,
  rungNames,
  type Scale,
  type ScaleInputs,
} from '@/lib/calculators/affordability-scale';
import type { Verdict } from '@/lib/calculators/answer';
import { listText, shareText } from '@/lib/calculators/words';
import { usd, usdWhole } from '@/lib/numbers/format';

const levels: Readonly<Record<Level, string>> = {
  comfortable: 'is comfortable',
  stretch: 'is a stretch',
  most: 'takes the most that some loans allow',
  beyond: 'is more than most loans allow',
};

const ups: Readonly<Record<Exclude<Level, 'beyond'>, string>> = {
  comfortable: 'Comfortable up to ',
  stretch: 'A stretch goes up to ',
  most: 'The most that some loans allow is ',
};

const names = { tax: 'property tax', insurance: 'homeowner’s insurance' } as const;

/** What the payment leaves out, in words: "property tax and homeowner’s insurance"; empty when it is whole. */
export function leftOutText(inputs: ScaleInputs): string {
  return listText(leftOutOf(inputs).map((part) => names[part]));
}

/** What a payment is, in a few words: "a month, all in". */
export function allInText(inputs: ScaleInputs): string {
  const leftOut = leftOutText(inputs);
  return leftOut ? `a month before ${leftOut}` : 'a month, all in';
}

/** The verdict on the scale, in one or two sentences. */
export function affordVerdict({ rungs, home }: Scale, inputs: ScaleInputs): Verdict {
  const amount = allInText(inputs);
  const first = rungNames.find((name) => rungs[name] !== null);
  const rung = first && rungs[first];
  if (!first || !rung) return { before: '', key: 'Nothing is left for a home', after: ' at these numbers.' };
  const none = first === 'comfortable' ? '' : 'No price is comfortable at these numbers. ';
  const up = `${none}${ups[first]}`;
  if (home) {
    return {
      before: `${up}${usdWhole(rung.price)}. `,
      key: `Your home at ${usdWhole(home.price)} ${levels[home.level]}:`,
      after: ` ${usd(home.total)} ${amount}.`,
    };
  }
  return { before: up, key: usdWhole(rung.price), after: `: ${usd(rung.total)} ${amount}.` };
}

/** The share of income that the payment of the verdict takes; empty without an income. */
export function shareOfIncomeText({ rungs, home }: Scale): string {
  const shown = home ?? rungs.comfortable ?? rungs.stretch ?? rungs.most;
  if (!shown || shown.ofIncome === null || shown.withDebts === null) return '';
  return `${shareText(shown.ofIncome)} of income, ${shareText(shown.withDebts)} with your debts.`;
}

/** The answer in two or three words, for the bar of small screens. */
export function affordInShort(
  { rungs }: Scale,
  inputs: ScaleInputs,
): { readonly label: string; readonly figure: string } {
  const whole = leftOutOf(inputs).length === 0;
  const label = whole ? 'Comfortable up to' : 'Comfortable, before taxes';
  return { label, figure: rungs.comfortable ? usdWhole(rungs.comfortable.price) : 'no price' };
}

/** The limits of the scale as their sources print them. */
export type LimitShares = Readonly<Record<'front' | RungName, string>>;

/** The name of each rung of the scale. */
export const rungTitles = {
  comfortable: 'Comfortable',
  stretch: 'A stretch',
  most: 'The most',
} as const satisfies Readonly<Record<RungName, string>>;

/** What each rung of the scale means. */
export function rungTexts({ front, comfortable, stretch, most }: LimitShares): Readonly<Record<RungName, string>> {
  return {
    comfortable: `Within ${front} of income for the home and ${comfortable} with all debts.`,
    stretch: `Up to ${stretch} of income with all debts. Many lenders allow it; a big repair or a slow month would hurt.`,
    most: `Up to ${most} with all debts. Some loans allow it, with strong credit and savings left after closing.`,
  };
}

export const words = {
  form: 'Affordability calculator',
  next: [
    { label: 'Start the purchase questions', href: '/purchase-questions' },
    { label: 'Quick Quote', href: '/quick-quote' },
  ],
} as const;
