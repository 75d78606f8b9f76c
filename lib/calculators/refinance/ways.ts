import { spanText, termText } from '@/lib/calculators/words';
import { annualPercentageRate, aprText, exampleChargesPercent } from '@/lib/mortgage/apr';
import { type PayOff, payment, payOff } from '@/lib/mortgage/loan';
import { type Debt, owedAfter } from '@/lib/mortgage/replacement';
import { integerText, percentText, roundHalfAway, usd, usdWhole } from '@/lib/numbers/format';
import type { Analysis, SecondLoan } from './compute';

function endOf(payOffs: readonly PayOff[]): number | null {
  const months = payOffs.map((each) => each.months);
  return months.includes(null) ? null : Math.max(0, ...months.map((each) => each ?? 0));
}

/** All payments until the debts are gone, in dollars; null if one never is. */
function paidOn(debts: readonly Debt[], payOffs: readonly PayOff[]): number | null {
  if (endOf(payOffs) === null) return null;
  return debts.reduce((sum, { principal }, index) => sum + principal + (payOffs[index]?.interest ?? 0), 0);
}

/** The debts as they are; dollars and months. */
function asTheyAre(debts: readonly Debt[], stayMonths: number) {
  const payOffs = debts.map(payOff);
  return {
    monthly: debts.reduce((sum, debt) => sum + debt.payment, 0),
    /** All payments and closing costs to the end; null if a debt is never paid off. */
    byEnd: paidOn(debts, payOffs),
    /** Months until the last payment; null if there is none. */
    months: endOf(payOffs),
    /** The balance when the home is sold. */
    owed: debts.reduce((sum, debt) => sum + owedAfter(debt, stayMonths), 0),
  };
}

/**
 * Three ways to handle several debts. By the end = principal and interest of every loan, plus closing costs paid in
 * cash. The second loan is for everything but the first mortgage, at the market's example rate, without closing costs.
 * Example: $187,000 at 3.2 % paid with $1,040 and $28,000 at 24 % paid with $840, against $215,000 at 7.4 % over 360
 * months with 2 % of costs: $1,880.00, $1,488.62 and $1,330.70 a month; $301,590, $540,202 and $307,312 by the end.
 */
export function waysOf({ debts, loan, replaced, stayMonths }: Analysis, terms: Omit<SecondLoan, 'whoMakesIt'>) {
  const { newPayment, financedAmount, closingCosts } = replaced.result;
  const { newRatePercent, termMonths, financeClosingCosts } = loan;
  const one = { principal: financedAmount, payment: newPayment, ratePercent: newRatePercent };
  const [first, ...others] = debts;
  const rest = others.reduce((sum, { principal }) => sum + principal, 0);
  const keeps = first && first.principal > 0 && first.ratePercent < newRatePercent && rest > 0;
  return {
    asIs: asTheyAre(debts, stayMonths),
    one: {
      monthly: newPayment,
      byEnd: newPayment * termMonths + (financeClosingCosts ? 0 : closingCosts),
      months: termMonths,
      owed: owedAfter(one, stayMonths),
    },
    /** Null unless the first mortgage has the lower rate and there are other debts. */
    second: keeps ? withSecond(first, rest, stayMonths, terms) : null,
  };
}

export type Ways = ReturnType<typeof waysOf>;

function withSecond(first: Debt, rest: number, stayMonths: number, terms: Omit<SecondLoan, 'whoMakesIt'>) {
  const { ratePercent, months } = terms;
  const level = payment({ principal: rest, ratePercent, termMonths: months });
  const mortgage = asTheyAre([first], stayMonths);
  return {
    monthly: mortgage.monthly + level,
    byEnd: mortgage.byEnd === null ? null : mortgage.byEnd + level * months,
    months: mortgage.months === null ? null : Math.max(mortgage.months, months),
    owed: mortgage.owed + owedAfter({ principal: rest, ratePercent, payment: level }, stayMonths),
    loan: rest,
    payment: level,
    aprPercent: annualPercentageRate({
      amountFinanced: rest * (1 - exampleChargesPercent / 100),
      payments: [{ amount: level, count: months }],
    }),
  };
}

const whole = (amount: number | null) => (amount === null ? null : roundHalfAway(amount, 0));

/** The difference from the current debts: "$238,612 more"; undefined if either is unknown. */
function againstText(amount: number | null, now: number | null): string | undefined {
  const [a, b] = [whole(amount), whole(now)];
  if (a === null || b === null || a === b) return undefined;
  return `${usdWhole(Math.abs(a - b))} ${a > b ? 'more' : 'less'}`;
}

export function wayHeads({ debts, loan }: Analysis, { second }: Ways, terms: SecondLoan) {
  const rates = debts.map(({ ratePercent }) => percentText(ratePercent)).join(', ');
  const [first] = debts;
  return [
    { name: 'As it is', start: `${integerText(debts.length)} loans at ${rates}` },
    { name: 'One new loan', start: `${percentText(loan.newRatePercent)}, ${spanText(loan.termMonths)}` },
    ...(second
      ? [
          {
            name: `Keep ${percentText(first?.ratePercent ?? 0)}, add a second`,
            start: `${usdWhole(second.loan)} at ${percentText(terms.ratePercent)}, APR ${aprText(second.aprPercent)}, ${spanText(terms.months)}`,
          },
        ]
      : []),
  ];
}

export function wayRows(analysis: Analysis, ways: Ways, terms: SecondLoan) {
  const { stayMonths, loan } = analysis;
  const { asIs, one, second } = ways;
  const shown = [asIs, one, ...(second ? [second] : [])];
  const cell = (text: string, note?: string) => ({ text, note });
  const first = second ? usd(second.monthly - second.payment) : '';
  const counts = [
    `${integerText(analysis.debts.length)} payments`,
    `${integerText(loan.termMonths)} payments`,
    ...(second ? [`${first} and ${integerText(terms.months)} of ${usd(second.payment)}`] : []),
  ];
  return [
    { label: 'A month', isBig: true, cells: shown.map(({ monthly }, index) => cell(usd(monthly), counts[index])) },
    {
      label: 'By the end you’ve paid',
      cells: shown.map(({ byEnd, months }, index) =>
        cell(
          usdWhole(whole(byEnd)),
          index > 0 ? againstText(byEnd, asIs.byEnd) : months === null ? 'never paid off' : `in ${spanText(months)}`,
        ),
      ),
    },
    ...(stayMonths > 0
      ? [
          {
            label: `Still owed in ${spanText(stayMonths)}`,
            cells: shown.map(({ owed }, index) =>
              cell(usdWhole(whole(owed)), index > 0 ? againstText(owed, asIs.owed) : undefined),
            ),
          },
        ]
      : []),
  ];
}

/** The card, car or student loan with the highest rate among those that get paid off; undefined if there is none. */
function dearestOf(debts: readonly Debt[]): Debt | undefined {
  const paid = debts.filter((debt) => debt.card && debt.principal > 0 && payOff(debt).months !== null);
  return paid.sort((a, b) => b.ratePercent - a.ratePercent)[0];
}

/** An example of a rate that a card company may grant in hardship, in percent. */
const hardshipPercent = 12;

/** Ways to pay off a card without a loan, each with its figures; empty unless a card gets paid off. */
export function waysWithoutLoan({ debts }: Analysis): readonly { readonly title: string; readonly text: string }[] {
  const debt = dearestOf(debts);
  if (!debt) return [];
  const { months, interest } = payOff(debt);
  const more = payOff({ ...debt, payment: debt.payment + 100 });
  const eased = payOff({ ...debt, ratePercent: hardshipPercent });
  const rate = percentText(debt.ratePercent);
  const count = (payments: number | null) => `${integerText(payments ?? 0)} payments`;
  return [
    {
      title: 'Keep going, and stop charging',
      text: `${usd(debt.payment)} a month pays off the ${usdWhole(debt.principal)} at ${rate} in ${count(months)}, for ${usdWhole(interest)} of interest.`,
    },
    {
      title: 'Add $100 a month',
      text: `Done in ${count(more.months)}, and ${usdWhole((interest ?? 0) - (more.interest ?? 0))} less interest.`,
    },
    ...(debt.ratePercent > hardshipPercent
      ? [
          {
            title: 'Ask the card company',
            text: `Ask for its hardship rate. At ${percentText(hardshipPercent)} the same ${usd(debt.payment)} pays it off in ${count(eased.months)}.`,
          },
        ]
      : []),
  ];
}

/** Why a new loan saves interest or costs more. */
export function reasonOf({ debts, loan, replaced }: Pick<Analysis, 'debts' | 'loan' | 'replaced'>): string {
  const { result, monthsRemaining } = replaced;
  const { termMonths } = loan;
  const lowerRate = debts.every((debt) => loan.newRatePercent < debt.ratePercent);
  const many = monthsRemaining.length > 1;
  const now = many ? 'Your current loans' : 'Your current loan';
  const payment = many ? 'one of your current payments doesn’t' : 'your current payment doesn’t';
  if (monthsRemaining.some((months) => months === null)) {
    return `As it stands, ${payment} even cover the interest, so that debt is never paid off. The new loan ends after ${termText(termMonths)}.`;
  }
  const last = Math.max(0, ...monthsRemaining.map((months) => months ?? 0));
  if (last === 0) return 'There is nothing to pay off, so a new loan saves nothing.';
  const left = `${now} would be paid off in ${termText(last)}; the new one runs ${termText(termMonths)}.`;
  const saved = roundHalfAway(result.interestSaved ?? 0, 2);
  if (saved < 0) {
    if (termMonths > last) {
      return lowerRate
        ? `${left} The lower rate saves, but the longer time costs more than it saves.`
        : `${left} The rate isn’t lower and the time is longer: both add interest.`;
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
