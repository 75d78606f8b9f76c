import type { Replacement } from '@/lib/mortgage/replace-debts';
import type { ReplacementOutcome } from '@/lib/mortgage/replacement-outcome';
import { integerText, roundHalfAway, usd, usdWhole } from '@/lib/numbers/format';
import { termText } from './words';

/** The verdict on a new loan, in parts: `key` is what matters most in it. */
export type Verdict = {
  /** The answer in a word. */
  readonly plate: string;
  /** Whether the new loan does not pay for itself by the month. */
  readonly bad: boolean;
  readonly before: string;
  readonly key: string;
  readonly after: string;
  /** The answer in the bar of small screens. */
  readonly bar: { readonly label: string; readonly figure: string };
  /** How the month was found; empty where there is nothing to explain. */
  readonly note: string;
};

/** The inputs of the verdict; `stayMonths` until the home is sold, 0 when that is not known. */
export type VerdictInputs = {
  readonly result: Pick<Replacement, 'monthlySavings' | 'closingCosts' | 'monthsToBreakEven' | 'netSavings'>;
  readonly outcome: Pick<ReplacementOutcome, 'costsBackMonth' | 'saved'>;
  readonly stayMonths: number;
};

type Month = Omit<Verdict, 'after'>;

function cents(amount: number): number {
  return roundHalfAway(amount, 2);
}

function monthOf({ result, outcome }: VerdictInputs): Month {
  const savings = cents(result.monthlySavings);
  const costs = cents(result.closingCosts);
  const month = outcome.costsBackMonth;
  if (savings < 0) {
    return {
      plate: 'never',
      bad: true,
      before: 'Never by the month: the payment is ',
      key: `${usd(-savings)} higher`,
      bar: { label: 'Costs back by the month', figure: 'never' },
      note: 'A higher payment never pays the costs back.',
    };
  }
  if (savings === 0) {
    return {
      plate: 'same',
      bad: costs > 0,
      before: '',
      key: 'Nothing changes by the month',
      bar: { label: 'Payment a month', figure: 'the same' },
      note: costs > 0 ? `No saving pays back the costs of ${usd(costs)}.` : '',
    };
  }
  if (costs === 0) {
    return {
      plate: 'now',
      bad: false,
      before: '',
      key: `From the first payment: ${usd(savings)} less a month`,
      bar: { label: 'Less to pay', figure: 'from month 1' },
      note: 'There are no costs to earn back.',
    };
  }
  if (month === null) {
    return {
      plate: 'never',
      bad: true,
      before: `${usd(savings)} less a month, but the costs are `,
      key: 'never back',
      bar: { label: 'Costs back', figure: 'never' },
      note: 'What you pay on now is paid off before the savings reach the costs.',
    };
  }
  const exact = roundHalfAway(result.closingCosts / result.monthlySavings, 2);
  return {
    plate: `month ${integerText(month)}`,
    bad: false,
    before: `${usd(savings)} less a month, costs back in `,
    key: `month ${integerText(month)}`,
    bar: { label: 'Costs back in', figure: `month ${integerText(month)}` },
    note:
      month === result.monthsToBreakEven
        ? `Costs of ${usd(costs)} ÷ ${usd(savings)} = ${exact}, so month ${integerText(month)}.`
        : '',
  };
}

/** Whether an amount, rounded to dollars, saves or costs something. */
function verbFor(dollars: number): string {
  if (dollars === 0) return 'comes out even';
  return dollars > 0 ? 'saves' : 'costs';
}

/** " It saves $3,722 in 5 years and costs $68,447 by the end."; one verb for two amounts that both save or both cost; empty when neither is known. */
function stayText({ result, outcome, stayMonths }: VerdictInputs): string {
  const { netSavings } = result;
  const isKept = stayMonths > 0 && netSavings !== null && cents(outcome.saved) === cents(netSavings);
  const amounts = [
    ...(stayMonths > 0 ? [{ amount: outcome.saved, when: `in ${termText(stayMonths)}` }] : []),
    ...(netSavings === null || isKept ? [] : [{ amount: netSavings, when: 'by the end' }]),
  ].map(({ amount, when }) => ({ dollars: roundHalfAway(amount, 0), when }));
  const parts = amounts.map(({ dollars, when }, place) => {
    const verb = verbFor(dollars);
    if (dollars === 0) return `${verb} ${when}`;
    const before = amounts[place - 1];
    const text = `${usdWhole(Math.abs(dollars))} ${when}`;
    return before && verbFor(before.dollars) === verb ? text : `${verb} ${text}`;
  });
  return parts.length > 0 ? ` It ${parts.join(' and ')}.` : '';
}

/**
 * The verdict on replacing debts by a new loan: what it changes a month, when the costs are back, and what it saves or costs
 * when the home is sold and when it is kept to the end, what is owed included.
 */
export function verdictOf(inputs: VerdictInputs): Verdict {
  const { before, key, ...month } = monthOf(inputs);
  return { ...month, before, key, after: `.${stayText(inputs)}` };
}

/** The months to offset the closing costs, in words where a number of months says nothing. */
export function monthsText({ monthlySavings, closingCosts, monthsToBreakEven }: VerdictInputs['result']): string {
  const savings = cents(monthlySavings);
  if (savings < 0) return 'Never, the payment is higher';
  if (savings === 0) return 'Nothing changes by the month';
  return cents(closingCosts) === 0 ? 'From the first payment' : integerText(monthsToBreakEven);
}

/** Why the interest in all rises or falls; months are null for a debt that is never paid off. */
export function reasonOf({
  interestSaved,
  monthsRemaining,
  termMonths,
  lowerRate,
}: {
  readonly interestSaved: number | null;
  readonly monthsRemaining: readonly (number | null)[];
  readonly termMonths: number;
  /** Whether the rate is lower than every present one. */
  readonly lowerRate: boolean;
}): string {
  const many = monthsRemaining.length > 1;
  const now = many ? 'Your present loans' : 'Your present loan';
  const payment = many ? 'one of your present payments does' : 'your present payment does';
  if (monthsRemaining.some((months) => months === null)) {
    return `As it stands, ${payment} not even cover the interest, so that debt is never paid off. The new loan ends after ${termText(termMonths)}.`;
  }
  const last = Math.max(0, ...monthsRemaining.map((months) => months ?? 0));
  if (last === 0) return 'There is nothing to pay off, so a new loan saves nothing.';
  const left = `${now} would be paid off in ${termText(last)}; the new one runs ${termText(termMonths)}.`;
  const saved = cents(interestSaved ?? 0);
  if (saved < 0) {
    if (termMonths > last) {
      return lowerRate
        ? `${left} The lower rate saves, but the longer time costs more than it saves.`
        : `${left} The rate is not lower and the time is longer: both add interest.`;
    }
    return `${left} It ends no later, but the rate and the costs outweigh that.`;
  }
  if (saved > 0) {
    if (termMonths > last) return `${left} The lower rate saves more than the longer time costs.`;
    return lowerRate
      ? `${left} A lower rate and no more time: both save interest.`
      : `${left} Paying it off sooner saves more than the rate costs.`;
  }
  return left;
}
