import { minDownAt, minDownPercent, type Refusal, refusalOf } from '@/lib/buying/buyer';
import { afterInsurance, costOf, loanCostIds } from '@/lib/buying/monthly-costs';
import { type Home, homeAt } from '@/lib/buying/purchase';
import { kindNames } from '@/lib/calculators/shared-fields';
import { spanText } from '@/lib/calculators/words';
import type { Market } from '@/lib/market';
import { aprText } from '@/lib/mortgage/apr';
import { type LoanCost, type LoanKind, type LoanPlan, loanCostAfter, type VaUse } from '@/lib/mortgage/loan-plan';
import { integerText, percentText, roundHalfAway, usdWhole } from '@/lib/numbers/format';
import type { Payment } from './compute';

export const loanKinds = ['fha', 'conventional', 'va'] as const satisfies readonly LoanKind[];

export type KindOfLoan = {
  readonly kind: LoanKind;
  /** A VA loan is available to those who served, the others to everybody. */
  readonly isOpen: boolean;
  /** By the kind's share of the price, or by its largest loan, whichever takes more. */
  readonly minDown: number;
  readonly minDownPercent: number;
  readonly downPayment: number;
  /** Why it is not available with this down payment; null if it is. */
  readonly refusal: Refusal | null;
  readonly home: Home;
  /** At the end of the stay. */
  readonly cost: LoanCost;
  /** The monthly cost once mortgage insurance ends; null if there is none, or if it lasts as long as the loan. */
  readonly later: { readonly endMonth: number; readonly monthly: number } | null;
};

export type KindsAsked = {
  readonly isVeteran: boolean;
  readonly vaUse: VaUse;
  readonly stayMonths: number;
  /** Uses each kind's minimum down payment instead of the page's. */
  readonly eachAtMin: boolean;
};

/**
 * FHA, conventional and VA at one price, each with its monthly cost, its cash to close and its cost over the stay. A
 * kind that is not available with this down payment does not show its numbers: `refusal` says why, and which down
 * payment makes it available. Costs are those of `loanCostAfter`.
 * Example: $265,000 with $14,000 down in Franklin County at 7.4 %, a score of 700 to 739: $2,307.81, $2,336.41 and
 * $2,199.33 a month; after 84 months $142,698, $141,364 and $133,301.
 */
export function kindsOf({ values, buyer }: Payment, asked: KindsAsked, market: Market): readonly KindOfLoan[] {
  const { homePrice } = values;
  return loanKinds.map((kind): KindOfLoan => {
    const isFirst = kind !== 'conventional' || values.firstHome !== 'No';
    const each = { ...buyer, kind, vaUse: asked.vaUse, firstHome: isFirst };
    const least = minDownAt(homePrice, each, market);
    const minDown = refusalOf({ ...values, kind }, homePrice, least, market)?.downPayment ?? least;
    const downPayment = asked.eachAtMin ? minDown : values.downPayment;
    const home = homeAt(homePrice, downPayment, each, market);
    const { plan, month } = home;
    const after = afterInsurance(month);
    return {
      kind,
      isOpen: kind !== 'va' || asked.isVeteran,
      minDown,
      minDownPercent: minDown > least ? roundHalfAway((100 * minDown) / homePrice, 1) : minDownPercent(each, market),
      downPayment,
      refusal: refusalOf({ ...values, kind }, homePrice, downPayment, market),
      home,
      cost: loanCostAfter(plan, asked.stayMonths),
      later: after && after.endMonth < plan.termMonths ? after : null,
    };
  });
}

/** A row of the comparison: one figure per kind of loan; `isLowest` marks the lowest of the available ones. */
type KindRow = {
  readonly label: string;
  readonly note?: string;
  readonly isBig?: boolean;
  readonly cells: readonly { readonly text: string; readonly note?: string; readonly isLowest: boolean }[];
};

export function kindHeads(kinds: readonly KindOfLoan[], { minDown }: Pick<Market, 'minDown'>) {
  const starts: Readonly<Record<LoanKind, string>> = {
    fha: `From ${percentText(minDown.fha)} down`,
    conventional: `From ${percentText(minDown.firstHome)} down for a first home, otherwise ${percentText(minDown.conventional)}`,
    va: 'Nothing down, for those who served',
  };
  return kinds.map(({ kind, isOpen, refusal }) => ({
    name: kindNames[kind],
    start: starts[kind],
    isClosed: !isOpen || refusal !== null,
  }));
}

export function refusedText({ refusal }: Pick<KindOfLoan, 'refusal'>): string {
  if (!refusal) return 'Yes';
  const { reason, limit } = refusal;
  if (reason === 'down') return `Starts at ${percentText(limit)}.`;
  return reason === 'limit' ? `Goes up to ${usdWhole(limit)} here.` : `Over ${usdWhole(limit)} it’s a jumbo loan.`;
}

const dash = '–';

type Figure = { readonly amount: number; readonly text: string; readonly note?: string | undefined };

function rowOf(
  head: Omit<KindRow, 'cells'>,
  kinds: readonly KindOfLoan[],
  figureOf: (kind: KindOfLoan) => Figure | null,
  isMarked = true,
): KindRow {
  const figures = kinds.map((kind) => (kind.refusal && isMarked ? null : figureOf(kind)));
  const counted = figures.flatMap((figure, index) => (figure && kinds[index]?.isOpen ? [figure.amount] : []));
  const least = Math.min(...counted);
  const differs = counted.some((amount) => amount > least);
  return {
    ...head,
    cells: figures.map((figure, index) => ({
      text: figure?.text ?? dash,
      ...(figure?.note !== undefined && { note: figure.note }),
      isLowest: isMarked && differs && figure?.amount === least && kinds[index]?.isOpen === true,
    })),
  };
}

const dollars = (amount: number, note?: string): Figure => ({
  amount: Math.round(amount),
  text: usdWhole(amount),
  note,
});

function insuranceNote({ kind, home }: KindOfLoan): string {
  const insurance = costOf(home.month, loanCostIds.mortgageInsurance);
  const { financed } = home.plan;
  if (kind === 'va')
    return financed > 0 ? `No insurance. Fee of ${usdWhole(financed)} in the loan` : 'No insurance, no fee';
  return insurance > 0 ? `includes ${usdWhole(insurance)} insurance` : 'no insurance';
}

function laterOf({ kind, home, later }: KindOfLoan): Figure {
  const total = home.month.total ?? 0;
  if (later) {
    const year = Math.floor(later.endMonth / 12) + 1;
    return dollars(later.monthly, `from month ${integerText(later.endMonth + 1)}, in year ${year}`);
  }
  if (costOf(home.month, loanCostIds.mortgageInsurance) === 0) return dollars(total, 'nothing to end');
  return { amount: Number.POSITIVE_INFINITY, text: 'Stays', note: kind === 'fha' ? 'as long as the loan' : undefined };
}

export function kindRows(
  kinds: readonly KindOfLoan[],
  {
    stayMonths,
    eachAtMin,
    ratePercent,
  }: { readonly stayMonths: number; readonly eachAtMin: boolean; readonly ratePercent: number },
): readonly KindRow[] {
  const stay = spanText(stayMonths);
  const down = kinds[0]?.downPayment ?? 0;
  return [
    rowOf(
      { label: 'Least you can put down' },
      kinds,
      ({ minDown, minDownPercent }) => dollars(minDown, percentText(minDownPercent)),
      false,
    ),
    rowOf(
      { label: 'Cash to close', note: eachAtMin ? 'each with its least down' : `with ${usdWhole(down)} down` },
      kinds,
      ({ downPayment, home }) => dollars(downPayment + home.closing.plan),
    ),
    rowOf({ label: 'A month, all in', note: 'the first year', isBig: true }, kinds, (kind) =>
      dollars(kind.home.month.total ?? 0, insuranceNote(kind)),
    ),
    rowOf({ label: 'A month once mortgage insurance ends' }, kinds, laterOf),
    rowOf({ label: 'APR', note: `at ${percentText(ratePercent)}` }, kinds, ({ home }) => ({
      amount: home.plan.aprPercent ?? 0,
      text: aprText(home.plan.aprPercent),
    })),
    rowOf({ label: `Owed after ${stay}` }, kinds, ({ cost }) => dollars(cost.balance)),
    rowOf(
      { label: `What the loan costs in ${stay}`, note: 'interest, insurance, fees', isBig: true },
      kinds,
      ({ cost }) => dollars(cost.cost),
    ),
  ];
}

/** Differences too small to matter, in dollars a month and by the end of the stay. */
const same = { monthly: 10, cost: 500 } as const;

const wholeMonth = ({ home }: KindOfLoan) => Math.round(home.month.total ?? 0);
const wholeCost = ({ cost }: KindOfLoan) => Math.round(cost.cost);

function cheapest(kinds: readonly KindOfLoan[], amountOf: (kind: KindOfLoan) => number) {
  const [first, second] = [...kinds].sort((a, b) => amountOf(a) - amountOf(b));
  return first && second ? { first, second, less: amountOf(second) - amountOf(first) } : null;
}

/** The verdict in three parts; the middle one is the cost by the end of the stay. */
export type KindsVerdict = { readonly before: string; readonly key: string; readonly after: string };

export function kindsVerdict(kinds: readonly KindOfLoan[], stayMonths: number): KindsVerdict {
  const open = kinds.filter(({ isOpen, refusal }) => isOpen && refusal === null);
  const [only] = open;
  if (!only && kinds.some(({ refusal }) => refusal === null))
    return { before: '', key: 'VA fits, if you served.', after: ' The other two don’t fit this down payment yet.' };
  if (!only) {
    return { before: '', key: 'None of the three fits this down payment yet.', after: ' Each column says what would.' };
  }
  const monthly = cheapest(open, wholeMonth);
  const total = cheapest(open, wholeCost);
  if (!monthly || !total) {
    return {
      before: 'At this down payment, ',
      key: `${kindNames[only.kind]} is the one you can have:`,
      after: ` ${usdWhole(wholeMonth(only))} a month.`,
    };
  }
  const [fast, slow] = [kindNames[monthly.first.kind], kindNames[total.first.kind]];
  const stay = spanText(stayMonths);
  if (monthly.less <= same.monthly && total.less <= same.cost) {
    return { before: '', key: 'They cost you about the same', after: `, by the month and over ${stay}.` };
  }
  if (monthly.first === total.first) {
    return {
      before: `${fast} is ${usdWhole(monthly.less)} a month less at first, and `,
      key: `costs ${usdWhole(total.less)} less over ${stay}`,
      after: ` than ${kindNames[total.second.kind]}.`,
    };
  }
  const cost = wholeCost(monthly.first) - wholeCost(total.first);
  const { financed } = monthly.first.home.plan;
  return {
    before: `${fast} is ${usdWhole(wholeMonth(total.first) - wholeMonth(monthly.first))} a month less at first. `,
    key: `${slow} costs ${usdWhole(cost)} less over ${stay}`,
    after: financed > 0 ? `, because ${fast} adds ${usdWhole(financed)} to the loan.` : '.',
  };
}

/** A loan's payments in a sentence: "Conventional: 145 payments of $1,901, then 215 of $1,738". */
export function paymentsText(kind: LoanKind, { runs, financed, termMonths }: LoanPlan): string {
  const [first, second] = runs;
  const last = runs.at(-1);
  if (!first || !last) return '';
  const fee = financed > 0 ? ` with ${usdWhole(financed)} of ${kind === 'fha' ? 'premium' : 'fee'} in the loan` : '';
  const start = `${kindNames[kind]}${fee}: ${integerText(first.count)} payments of ${usdWhole(first.amount)}`;
  if (runs.length === 1) return start;
  if (runs.length === 2) return `${start}, then ${integerText(second?.count ?? 0)} of ${usdWhole(last.amount)}`;
  return `${start}, then a little less each year, to ${usdWhole(last.amount)} in month ${integerText(termMonths)}`;
}
