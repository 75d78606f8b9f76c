import { termText } from '@/lib/calculators/words';
import { annualPercentageRate } from '@/lib/mortgage/apr';
import { balanceAfter, type Loan, payment } from '@/lib/mortgage/loan';
import { percentText, usd, usdWhole } from '@/lib/numbers/format';
import { dollars, type FieldName, type Fields, type ReadForm } from './estimate';

/** The values of the named fields; null unless all of them were read. */
function all<Name extends FieldName>(fields: Fields, ...names: readonly Name[]) {
  const found = names.map((name) => [name, fields[name]?.value ?? null] as const);
  if (found.some(([, value]) => value === null)) return null;
  return Object.fromEntries(found) as { readonly [Each in Name]: NonNullable<Fields[Each]>['value'] };
}

/** Reports the contradiction unless the values agree. */
function mismatchUnless(agree: boolean, text: string): string[] {
  return agree ? [] : [text];
}

/** Whole dollars and their total are off by half a dollar at most each; amounts with cents are exact. */
function tolerance(amounts: readonly number[]): number {
  return amounts.every(Number.isInteger) ? Math.ceil((amounts.length + 1) / 2) - 1 : 0.005;
}

function sumCheck(name: string, parts: readonly number[], total: number): string[] {
  const sum = parts.reduce((before, amount) => before + amount, 0);
  const agree = Math.abs(sum - total) <= tolerance([...parts, total]);
  return mismatchUnless(agree, `${name} adds up to ${dollars(sum)}, and the form says ${dollars(total)}.`);
}

const sections = ['A', 'B', 'C', 'E', 'F', 'G', 'H'] as const;

type Total = Extract<FieldName, `total${string}`> | 'lenderCredits' | 'closingCosts';

/** Totals that are sums of other totals, in one form or both. */
const totals: readonly {
  readonly name: string;
  readonly parts: readonly Total[];
  readonly total: Total;
  readonly form?: ReadForm['form'];
}[] = [
  { name: 'A + B + C', parts: ['totalA', 'totalB', 'totalC'], total: 'totalD' },
  { name: 'E + F + G + H', parts: ['totalE', 'totalF', 'totalG', 'totalH'], total: 'totalI' },
  { name: 'D + I, less the lender credits,', parts: ['totalD', 'totalI', 'lenderCredits'], total: 'totalJ' },
  { name: 'J on page 2', parts: ['totalJ'], total: 'closingCosts', form: 'estimate' },
];

function sums(fields: Fields, form: ReadForm['form']): string[] {
  const ofLines = sections.flatMap((letter) => {
    const [lines, total] = [fields[`lines${letter}`], fields[`total${letter}`]];
    if (!lines || !total) return [];
    const amounts = lines.value.map(({ amount }) => amount);
    return sumCheck(`Section ${letter}`, amounts, total.value);
  });
  const totalMismatches = totals.flatMap(({ name, parts, total, form: only = form }) => {
    const read = all(fields, ...parts, total);
    if (!read || form !== only) return [];
    const amounts = parts.map((part) => (part === 'lenderCredits' ? -read[part] : read[part]));
    return sumCheck(name, amounts, read[total]);
  });
  return [...ofLines, ...totalMismatches];
}

/** The columns of the payment table: principal and interest, insurance, escrow and their sum. */
function payments(fields: Fields): string[] {
  const table = all(fields, 'years', 'principalAndInterest', 'mortgageInsurance', 'escrow', 'monthlyTotal');
  if (!table) return [];
  return table.years.flatMap(({ from }, index) => {
    const [interest, total] = [table.principalAndInterest[index], table.monthlyTotal[index]];
    const rest = (table.mortgageInsurance[index] ?? 0) + (table.escrow[index] ?? 0);
    if (!interest || !total) return [];
    return mismatchUnless(
      Math.abs(interest.max + rest - total.max) <= 2 && Math.abs(interest.min + rest - total.min) <= 2,
      `The parts of the payment from year ${from} on add up to ${usdWhole(interest.max + rest)}, and the form says ${usdWhole(total.max)}.`,
    );
  });
}

/** The loan, if its rate is fixed and its payments amortize it evenly. */
function levelLoan(fields: Fields): Loan | null {
  const read = all(
    fields,
    'loanAmount',
    'ratePercent',
    'termMonths',
    'rateCanIncrease',
    'amountCanIncrease',
    'balloon',
  );
  if (!read || read.rateCanIncrease || read.amountCanIncrease || read.balloon) return null;
  if (/interest only|step|optional|seasonal/i.test(fields.product?.value ?? '')) return null;
  return { principal: read.loanAmount, ratePercent: read.ratePercent, termMonths: read.termMonths };
}

/** The rate is printed with three decimals, so the payment may be based on one that differs by half a thousandth. */
function paymentCheck(fields: Fields, loan: Loan): string[] {
  const stated = fields.payment?.value;
  if (stated === undefined) return [];
  const [min, max] = [-0.0005, 0.0005].map((off) => payment({ ...loan, ratePercent: loan.ratePercent + off }));
  if (min === undefined || max === undefined) return [];
  return mismatchUnless(
    stated >= min - 0.01 && stated <= max + 0.01,
    `${usdWhole(loan.principal)} at ${percentText(loan.ratePercent)} over ${termText(loan.termMonths)} is ${usd(payment(loan))} a month, and the form says ${usd(stated)}.`,
  );
}

/** Interest for the days before the first payment, from its line of section F. */
function prepaidInterest(fields: Fields): number | null {
  const line = fields.linesF?.value.find(({ name }) => name?.startsWith('Prepaid Interest'));
  return line ? line.amount : null;
}

/** The payments of a level loan with its mortgage insurance, as runs of equal amounts. */
function runsOf(fields: Fields, loan: Loan) {
  const table = all(fields, 'years', 'mortgageInsurance');
  const level = fields.payment?.value;
  if (!table || level === undefined) return null;
  return table.years.map(({ from, to }, index) => ({
    amount: level + (table.mortgageInsurance[index] ?? 0),
    count: Math.max(0, Math.min(to * 12, loan.termMonths) - (from - 1) * 12),
  }));
}

/**
 * The APR must be between that of the payments on the full loan and that of the payments on the loan less every
 * possible finance charge, give or take an eighth of a point, because the form does not say which charges are finance
 * charges. Source: 12 CFR 1026.22(a)(2).
 */
function aprCheck(fields: Fields, loan: Loan): string[] {
  const runs = runsOf(fields, loan);
  const read = all(fields, 'aprPercent', 'totalD', 'totalI');
  if (!runs || !read) return [];
  const apr = (charges: number) => annualPercentageRate({ amountFinanced: loan.principal - charges, payments: runs });
  const [min, max] = [apr(0), apr(read.totalD + read.totalI)];
  if (min === null || max === null) return [];
  return mismatchUnless(
    read.aprPercent >= min - 0.125 && read.aprPercent <= max + 0.125,
    `The payments make an APR between ${percentText(min)} and ${percentText(max)}, and the form says ${percentText(read.aprPercent)}.`,
  );
}

/** Total interest, including prepaid interest, as a share of the loan. 12 CFR 1026.37(l)(3). */
function interestCheck(fields: Fields, loan: Loan): string[] {
  const prepaid = prepaidInterest(fields);
  const read = all(fields, 'tipPercent', 'payment');
  if (!read || prepaid === null) return [];
  const share = ((read.payment * loan.termMonths - loan.principal + prepaid) / loan.principal) * 100;
  return mismatchUnless(
    Math.abs(share - read.tipPercent) <= 0.02,
    `All interest is ${percentText(share)} of the loan, and the form says ${percentText(read.tipPercent)}.`,
  );
}

/** Paid in total and toward principal in five years; insurance is printed to the dollar. 12 CFR 1026.37(l)(1). */
function fiveYearsCheck(fields: Fields, loan: Loan): string[] {
  const runs = runsOf(fields, loan);
  const prepaid = prepaidInterest(fields);
  const read = all(fields, 'paidInFiveYears', 'principalInFiveYears', 'totalD');
  if (!runs || prepaid === null || !read || loan.termMonths < 60) return [];
  let months = 60;
  let made = 0;
  for (const { amount, count } of runs) {
    made += amount * Math.min(count, months);
    months -= Math.min(count, months);
  }
  const paid = made + read.totalD + prepaid;
  const repaid = loan.principal - balanceAfter(loan, 60);
  return [
    ...mismatchUnless(
      Math.abs(paid - read.paidInFiveYears) <= 32,
      `Payments, insurance and loan costs of five years are ${usdWhole(paid)}, and the form says ${usdWhole(read.paidInFiveYears)}.`,
    ),
    ...mismatchUnless(
      Math.abs(repaid - read.principalInFiveYears) <= 2,
      `Five years of payments pay off ${usdWhole(repaid)}, and the form says ${usdWhole(read.principalInFiveYears)}.`,
    ),
  ];
}

/**
 * Contradictions in a form's own arithmetic: sums of sections and totals, and for a level-payment, fixed-rate loan also
 * the payment, the APR, the interest and the five-year figures. Values that were not read are not checked.
 */
export function contradictionsOf({ form, fields }: ReadForm): string[] {
  const loan = levelLoan(fields);
  const ofLoan = [paymentCheck, aprCheck, interestCheck, fiveYearsCheck];
  return [...sums(fields, form), ...payments(fields), ...(loan ? ofLoan.flatMap((check) => check(fields, loan)) : [])];
}
