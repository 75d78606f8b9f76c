import type { Tone } from '@/lib/charts';
import { balanceAfter } from '@/lib/mortgage/loan';
import { type LoanKind, type LoanPlan, planTerms } from '@/lib/mortgage/loan-plan';
import { roundToTotal } from '@/lib/numbers/round-to-total';

/** What a cost depends on: nothing (a fixed amount), the price, or the loan. */
type CostBasis = 'amount' | 'percentOfPrice' | 'percentOfLoan';

/** A monthly cost of owning a home that does not depend on the loan. */
export type CarryingCost = {
  readonly id: string;
  readonly label: string;
  readonly tone: Tone;
  readonly basis: Exclude<CostBasis, 'percentOfLoan'>;
  /** Dollars a month for an amount, otherwise percent of the price a year. */
  readonly value: number;
};

export type MonthlyCost = {
  readonly id: string;
  readonly label: string;
  readonly tone: Tone;
  readonly basis: CostBasis;
  /** In dollars a month, for the first year. */
  readonly monthly: number;
  /** The last month in which it is paid; null if it never ends. */
  readonly endMonth: number | null;
};

/** A home's monthly cost: the items in display order, and their total in dollars. */
export type MonthlyCosts = {
  readonly items: readonly MonthlyCost[];
  /** Null for a loan without a term, which has no payment. */
  readonly total: number | null;
};

export const loanCostIds = { loan: 'loan', mortgageInsurance: 'mortgageInsurance' } as const;

/** The label of an item; FHA calls its mortgage insurance a premium. */
export function costLabel({ id, label }: Pick<MonthlyCost, 'id' | 'label'>, kind: LoanKind): string {
  return id === loanCostIds.mortgageInsurance && kind === 'fha' ? 'FHA premium, first year' : label;
}

type CostValue = Pick<CarryingCost, 'basis' | 'value'>;

export const propertyTaxCost = (value: CostValue): CarryingCost => ({
  ...value,
  id: 'tax',
  label: 'Property tax',
  tone: 2,
});

export const homeInsuranceCost = (value: CostValue): CarryingCost => ({
  ...value,
  id: 'insurance',
  label: 'Homeowner’s insurance',
  tone: 3,
});

export const hoaCost = (value: CostValue): CarryingCost => ({ ...value, id: 'hoa', label: 'HOA fees', tone: 4 });

/** A carrying cost at a price, in dollars a month. Example: 1.5 % of $240,000 a year is $300.00. */
export function carryingCostAt({ basis, value }: CarryingCost, price: number): number {
  return basis === 'amount' ? value : (price * value) / 1200;
}

export function carryingTotalAt(costs: readonly CarryingCost[], price: number): number {
  return costs.reduce((sum, cost) => sum + carryingCostAt(cost, price), 0);
}

/**
 * The monthly cost of a home: the loan's payment, each carrying cost at the price, and mortgage insurance. Without a
 * loan, its two items are missing from the list and the total. Mortgage insurance is that of the first year; its item
 * stays at 0, so that tables keep their rows.
 * Example: $162,300 with $10,453 down at 7.4 % over 360 months, tax 1.6919 %, insurance 0.5 % and mortgage insurance
 * 0.78 %: 1,051.36 + 228.83 + 67.63 + 98.70 = $1,446.51.
 */
export function monthlyCosts(plan: LoanPlan, price: number, carrying: readonly CarryingCost[]): MonthlyCosts {
  const { principalAndInterest, insurance, baseLoan, termMonths } = plan;
  const others = carrying.map(
    ({ value: _value, ...cost }): MonthlyCost => ({
      ...cost,
      monthly: carryingCostAt({ ...cost, value: _value }, price),
      endMonth: null,
    }),
  );
  const loan: readonly MonthlyCost[] = [
    {
      id: loanCostIds.loan,
      label: 'Principal and interest',
      tone: 1,
      basis: 'percentOfLoan',
      monthly: principalAndInterest ?? 0,
      endMonth: termMonths,
    },
  ];
  const insured: readonly MonthlyCost[] = [
    {
      id: loanCostIds.mortgageInsurance,
      label: 'Mortgage insurance',
      tone: 5,
      basis: 'percentOfLoan',
      monthly: insurance.monthly,
      endMonth: insurance.endMonth,
    },
  ];
  const items = baseLoan > 0 ? [...loan, ...others, ...insured] : others;
  const total = items.reduce((sum, { monthly }) => sum + monthly, 0);
  return { items, total: baseLoan > 0 && principalAndInterest === null ? null : total };
}

/** The monthly dollars of one item; 0 if there is none. */
export function costOf({ items }: MonthlyCosts, id: string): number {
  return items.find((item) => item.id === id)?.monthly ?? 0;
}

/**
 * The items as printed, rounded so that they add up to the rounded total: to cents, or to whole dollars with `digits`
 * 0. The item with the largest rounding error absorbs the difference, so it is less than one unit off. That is never
 * the loan's payment if another item can, because sentences and schedules quote it.
 */
export function printedCosts({ items }: MonthlyCosts, digits: 0 | 2 = 2): readonly MonthlyCost[] {
  const isOpen = ({ id, monthly }: MonthlyCost) => monthly > 0 && id !== loanCostIds.loan;
  const open = items.flatMap((item, index) => (isOpen(item) ? [index] : []));
  const rounded = roundToTotal(
    items.map(({ monthly }) => monthly),
    open.length > 0 ? open : [0],
    digits,
  );
  return items.map((item, index) => ({ ...item, monthly: rounded[index] ?? 0 }));
}

/** The first month without mortgage insurance, and the home's cost from then on; null without insurance. */
export function afterInsurance(month: MonthlyCosts): { readonly endMonth: number; readonly monthly: number } | null {
  const item = month.items.find(({ id }) => id === loanCostIds.mortgageInsurance);
  if (!item || item.monthly === 0 || item.endMonth === null || month.total === null) return null;
  return { endMonth: item.endMonth, monthly: month.total - item.monthly };
}

/** The parts of one year of payments, in dollars. */
export type PaidYear = {
  /** From 1; the last may have fewer than twelve months. */
  readonly year: number;
  readonly principal: number;
  readonly interest: number;
  /** Every item that is not part of the loan, at today's amounts. */
  readonly others: number;
  readonly mortgageInsurance: number;
};

/** Each year's payments with carrying costs at today's amounts; the parts add up to the total. Empty without a loan. */
export function paidYears(plan: LoanPlan, month: MonthlyCosts): readonly PaidYear[] {
  const { principalAndInterest, termMonths } = plan;
  if (principalAndInterest === null || month.total === null) return [];
  const carrying = month.total - principalAndInterest - costOf(month, loanCostIds.mortgageInsurance);
  const premiums = plan.runs.flatMap(({ amount, count }) =>
    Array.from({ length: count }, () => amount - principalAndInterest),
  );
  return Array.from({ length: Math.ceil(termMonths / 12) }, (_, index) => {
    const months = Math.min(12, termMonths - 12 * index);
    const from = 12 * index;
    const principal = balanceAfter(planTerms(plan), from) - balanceAfter(planTerms(plan), from + months);
    return {
      year: index + 1,
      principal,
      interest: months * principalAndInterest - principal,
      others: months * carrying,
      mortgageInsurance: premiums.slice(from, from + months).reduce((sum, amount) => sum + amount, 0),
    };
  });
}
