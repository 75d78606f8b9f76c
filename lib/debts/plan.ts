/** A debt: dollars owed, percent a year, and the minimum monthly payment. */
export type PlannedDebt = { readonly balance: number; readonly ratePercent: number; readonly minimum: number };

/** Which debt gets the rest of the budget after the minimums. */
export type PlanOrder = 'highest-rate-first' | 'smallest-balance-first';

export type DebtPlan = {
  readonly months: number;
  /** Dollars, over all debts. */
  readonly interest: number;
  /** For each debt, in the order given, the month in which it is paid off. */
  readonly paidOffIn: readonly number[];
};

const halfCent = 0.005;
const longest = 1200;

/**
 * Pays several debts from one monthly budget: each month interest (balance × rate / 100 / 12) is added, each debt gets
 * its minimum, and all the rest goes to one debt, then the next. Null if the budget does not cover the minimums or the
 * debts last more than 100 years.
 * Example: $1,000 at 12 % and $10 a month never ends; $1,000 at 0 % and $100 a month ends in 10.
 */
export function debtPlan(debts: readonly PlannedDebt[], monthlyBudget: number, order: PlanOrder): DebtPlan | null {
  if (debts.reduce((sum, debt) => sum + debt.minimum, 0) > monthlyBudget) return null;
  const turns = debts
    .map((debt, index) => ({ debt, index }))
    .sort((a, b) =>
      order === 'highest-rate-first'
        ? b.debt.ratePercent - a.debt.ratePercent || a.debt.balance - b.debt.balance
        : a.debt.balance - b.debt.balance || b.debt.ratePercent - a.debt.ratePercent,
    );
  const owed = debts.map((debt) => debt.balance);
  const paidOffIn = owed.map(() => 0);
  let interest = 0;
  if (debts.length === 0) return { months: 0, interest, paidOffIn };
  for (let month = 1; month <= longest; month += 1) {
    let left = monthlyBudget;
    const pay = (index: number, amount: number) => {
      const paid = Math.min(amount, owed[index] ?? 0);
      owed[index] = (owed[index] ?? 0) - paid;
      left -= paid;
    };
    for (const { debt, index } of turns) {
      const charge = ((owed[index] ?? 0) * debt.ratePercent) / 1200;
      interest += charge;
      owed[index] = (owed[index] ?? 0) + charge;
      pay(index, debt.minimum);
    }
    for (const { index } of turns) pay(index, left);
    for (const { index } of turns) {
      if (paidOffIn[index] === 0 && (owed[index] ?? 0) < halfCent) paidOffIn[index] = month;
    }
    if (owed.every((balance) => balance < halfCent)) return { months: month, interest, paidOffIn };
  }
  return null;
}
