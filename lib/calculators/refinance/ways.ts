import { listText, spanText, termText } from '@/lib/calculators/words';
import { annualPercentageRate, aprText, exampleChargesPercent } from '@/lib/mortgage/apr';
import { type PayOff, payment, payOff } from '@/lib/mortgage/loan';
import { type Debt, owedAfter } from '@/lib/mortgage/replacement';
import { integerText, percentText, roundHalfAway, usd, usdWhole } from '@/lib/numbers/format';
import type { Analysis, SecondLoan } from './compute';
import type { DebtKind } from './fields';

/** "1 payment", "56 payments". */
export function paymentsText(count: number): string {
  return `${integerText(count)} payment${count === 1 ? '' : 's'}`;
}

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
    paymentsText(analysis.debts.length),
    paymentsText(loan.termMonths),
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

type Added = Analysis['debts'][number];

/**
 * The card, car or student loan to pay off first: one that its payment never pays off, else the one with the highest
 * rate; one without a payment only if there is no other.
 */
function mostUrgentOf(debts: readonly Added[]): Added | undefined {
  const rank = (debt: Added) => {
    if (debt.payment === 0) return 0;
    return payOff(debt).months === null ? 2 : 1;
  };
  return debts
    .filter((debt) => debt.card && debt.principal > 0)
    .sort((a, b) => rank(b) - rank(a) || b.ratePercent - a.ratePercent)[0];
}

/** An example of a rate that a card company may grant in hardship, in percent. */
const hardshipPercent = 12;

/** Months in which a payment that is too low is brought to pay off a debt if $100 more is not enough. */
const fiveYears = 60;

type WayWithoutLoan = { readonly title: string; readonly text: string };

/** Interest of a few cents is not "$0". */
const interestText = (interest: number) =>
  interest > 0 ? `${interest < 0.5 ? usd(interest) : usdWhole(interest)} of interest` : 'no interest';

function raisedWay(debt: Debt): WayWithoutLoan {
  const added = payOff({ ...debt, payment: debt.payment + 100 });
  const level = Math.ceil(payment({ ...debt, termMonths: fiveYears }));
  const { months, interest } = added.months === null ? payOff({ ...debt, payment: level }) : added;
  return {
    title: added.months === null ? `Pay ${usdWhole(level)} a month` : 'Add $100 a month',
    text: `Done in ${paymentsText(months ?? 0)}, for ${interestText(interest ?? 0)}.`,
  };
}

/** Ways to pay off a card, car or student loan without a new loan, with their figures; empty if there is none. */
export function waysWithoutLoan({ debts }: Pick<Analysis, 'debts'>): readonly WayWithoutLoan[] {
  const debt = mostUrgentOf(debts);
  if (!debt) return [];
  const [owed, paid, rate] = [usdWhole(debt.principal), usd(debt.payment), percentText(debt.ratePercent)];
  if (debt.payment === 0) {
    return [{ title: 'Keep going', text: `Type what you pay a month on the ${owed}, and you’ll see when it’s gone.` }];
  }
  const isCard = kindOf(debt) === 'card';
  const { months, interest } = payOff(debt);
  const more = payOff({ ...debt, payment: debt.payment + 100 });
  const eased = payOff({ ...debt, ratePercent: hardshipPercent });
  const monthly = (ratePercent: number) => usd((debt.principal * ratePercent) / 1200);
  const easedText =
    eased.months === null
      ? `the interest is ${monthly(hardshipPercent)} a month`
      : `the same ${paid} pays it off in ${paymentsText(eased.months)}`;
  const ask = {
    title: `Ask the ${isCard ? 'card company' : 'lender'}`,
    text: `Ask for its hardship rate. At ${percentText(hardshipPercent)} ${easedText}.`,
  };
  const asks = debt.ratePercent > hardshipPercent ? [ask] : [];
  if (months === null) {
    return [
      {
        title: `As it is, it’s never paid off`,
        text: `The ${owed} at ${rate} costs ${monthly(debt.ratePercent)} of interest a month. You pay ${paid}, so what you owe never goes down.${isCard ? ' First, stop charging.' : ''}`,
      },
      raisedWay(debt),
      ...asks,
    ];
  }
  const less = roundHalfAway(interest - (more.interest ?? 0), 0);
  return [
    {
      title: isCard ? 'Keep going, and stop charging' : 'Keep going',
      text: `${paid} a month pays off the ${owed} at ${rate} in ${paymentsText(months)}, for ${interestText(interest)}.`,
    },
    ...(more.months !== null && more.months < months
      ? [
          {
            title: 'Add $100 a month',
            text: `Done in ${paymentsText(more.months)}${less > 0 ? `, and ${usdWhole(less)} less interest` : ''}.`,
          },
        ]
      : []),
    ...asks,
  ];
}

const lenders: Readonly<Record<DebtKind, string>> = {
  card: 'card company',
  car: 'car lender',
  student: 'student lender',
};

export function kindOf({ kind }: { readonly kind?: string | undefined }): DebtKind {
  return kind === 'car' || kind === 'student' ? kind : 'card';
}

/** Who can’t take the house for a debt of these kinds: "The card company and the car lender". */
export function lendersText(kinds: readonly DebtKind[], article: 'A' | 'The'): string {
  const names = [...new Set(kinds)].map((kind) => `${article.toLowerCase()} ${lenders[kind]}`);
  return `${article}${listText(names).slice(article.length)}`;
}

/** The risk of paying off debts of these kinds with a mortgage; without any, the risk of a card. */
export function securedTitle(kinds: readonly DebtKind[]): string {
  if (kinds.length === 0 || kinds.includes('card')) return 'Card debt becomes secured by your home.';
  return kinds.length > 1 ? 'These debts become secured by your home.' : 'This debt becomes secured by your home.';
}

/** Why a new loan saves interest or costs more. */
export function reasonOf({ debts, loan, replaced }: Pick<Analysis, 'debts' | 'loan' | 'replaced'>): string {
  const { result, monthsRemaining } = replaced;
  const { termMonths } = loan;
  const lowerRate = debts.every((debt) => loan.newRatePercent < debt.ratePercent);
  const sameRate = debts.every((debt) => loan.newRatePercent === debt.ratePercent);
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
    if (sameRate) {
      return `${left} The rate is the same, and the ${termMonths > last ? 'longer time adds' : 'costs add'} interest.`;
    }
    if (termMonths > last) {
      return lowerRate
        ? `${left} The lower rate saves, but the longer time costs more than it saves.`
        : `${left} The rate isn’t lower and the time is longer: both add interest.`;
    }
    return `${left} It ends no later, but the rate and the costs outweigh that.`;
  }
  if (saved > 0) {
    if (termMonths > last) return `${left} The lower rate saves more than the longer time costs.`;
    if (sameRate) return `${left} The rate is the same, and paying it off sooner saves interest.`;
    return lowerRate
      ? `${left} A lower rate and no more time: both save interest.`
      : `${left} Paying it off sooner saves more than the rate costs.`;
  }
  return left;
}
