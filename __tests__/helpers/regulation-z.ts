/**
 * The arithmetic of loans written from Regulation Z (12 CFR 1026, appendix J) and from the meaning of the words, payment by
 * payment, without the code of the site: tests compare the two.
 */

/** The level payment of a loan: the amount whose payments are worth the loan at its rate; found by halving. */
export function levelPayment(principal: number, ratePercent: number, months: number): number {
  const owedAfter = (amount: number) => {
    let owed = principal;
    for (let month = 0; month < months; month += 1) owed += (owed * ratePercent) / 1200 - amount;
    return owed;
  };
  let [low, high] = [principal / months, principal];
  for (let halving = 0; halving < 200; halving += 1) {
    const middle = (low + high) / 2;
    if (owedAfter(middle) > 0) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** What is owed before each payment, from the first on. */
export function balances(principal: number, ratePercent: number, months: number): readonly number[] {
  const amount = levelPayment(principal, ratePercent, months);
  const owed = [principal];
  for (let month = 1; month < months; month += 1) {
    const before = owed[month - 1] ?? 0;
    owed.push(before + (before * ratePercent) / 1200 - amount);
  }
  return owed;
}

/** The interest of a loan over some months after others. */
export function interestOver(principal: number, ratePercent: number, months: number, from = 0, to = months): number {
  return balances(principal, ratePercent, months)
    .slice(from, to)
    .reduce((sum, owed) => sum + (owed * ratePercent) / 1200, 0);
}

/** The annual percentage rate: the rate at which the payments are worth the amount financed; found by halving. */
export function annualPercentageRate(financed: number, payments: readonly number[]): number {
  const worthAt = (percent: number) =>
    payments.reduce((sum, amount, index) => sum + amount / (1 + percent / 1200) ** (index + 1), 0);
  let [low, high] = [0, 100];
  for (let halving = 0; halving < 200; halving += 1) {
    const middle = (low + high) / 2;
    if (worthAt(middle) > financed) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
