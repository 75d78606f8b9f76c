import { randomFrom } from '@/__tests__/helpers/random';
import type { EstimateValues, FieldName } from '@/lib/loan-estimate/estimate';
import { annualPercentageRate } from '@/lib/mortgage/apr';
import { balanceAfter, payment as levelPayment } from '@/lib/mortgage/loan';
import { integerText } from '@/lib/numbers/format';
import federal from './federal-sample.json' with { type: 'json' };

/** The form's statements; the rest is blank. */
export type Truth = { readonly [Name in FieldName]?: EstimateValues[Name] | null };

/** A Loan Estimate: its values, and the texts printed around them. */
export type SampleEstimate = {
  readonly values: Truth;
  readonly priceLabel: string;
  readonly termText: string;
  readonly printed: Readonly<Record<Section, readonly PrintedLine[]>>;
  /** A purchase has a seller; other loans have the shorter cash-to-close table. */
  readonly hasSeller: boolean;
  /** The text next to the answers of "Loan Terms". */
  readonly bullets: { readonly rate: readonly string[]; readonly payment: readonly string[] };
  readonly address: string;
  readonly mark: Marks;
};

export type PrintedLine = { readonly name: string; readonly amount: number | null };

/** How boxes are checked: as letters, as symbols, or as lines without text. */
export type Marks = 'letter' | 'symbol' | 'lines';

const sections = ['A', 'B', 'C', 'E', 'F', 'G', 'H'] as const;
type Section = (typeof sections)[number];

const cents = (value: number) => Math.round(value * 100) / 100;
const sum = (amounts: readonly (number | null)[]) =>
  amounts.reduce<number>((total, amount) => total + (amount ?? 0), 0);

/** The charges and total of each section, null if nothing is charged, with totals D and I. */
function stated(printed: SampleEstimate['printed']) {
  const total = (letter: Section) => sum(printed[letter].map(({ amount }) => amount));
  const values = sections.flatMap((letter) => {
    const lines = printed[letter].filter(({ amount }) => amount !== null);
    const none = lines.length === 0;
    return [
      [`lines${letter}`, none ? null : lines],
      [`total${letter}`, none ? null : total(letter)],
    ];
  });
  return {
    ...(Object.fromEntries(values) as Pick<Truth, `lines${Section}` | `total${Section}`>),
    totalD: total('A') + total('B') + total('C'),
    totalI: total('E') + total('F') + total('G') + total('H'),
  };
}

/** A date after January 1, 2026, as printed and as the reader returns it. */
export function dayText(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${month}/${date}/${year}`;
}

const federalLines: SampleEstimate['printed'] = federal.printed;

/** The federal sample of a filled-in Loan Estimate for a fixed rate: Regulation Z, Appendix H, form H-24(B). */
export const federalSample: SampleEstimate = {
  values: { ...(federal.values as Truth), ...stated(federalLines) },
  priceLabel: 'SALE PRICE',
  termText: '30 years',
  printed: federalLines,
  hasSeller: true,
  bullets: { rate: [], payment: [] },
  address: '456 Somewhere Avenue, Anytown, ST 12345',
  mark: 'symbol',
};

export function sampleWith(values: Truth): SampleEstimate {
  return { ...federalSample, values: { ...federalSample.values, ...values } };
}

const lenders = [
  'Example Savings Bank',
  'Sample Home Loans, LLC',
  'First Drawn Mortgage Company',
  'Buckeye Sample Credit Union',
  '1st Example Lending, Inc.',
  'Drawn & Sons Mortgage',
  'The Very Long Example Name of a Federal Savings and Loan Association of Central Ohio',
];

const namesOf = (letter: Section) => federalLines[letter].map(({ name }) => name);
const originationFees = [
  ...namesOf('A').slice(1),
  'Processing Fee',
  'Loan Origination Fee',
  'Document Preparation Fee',
  'Rate Lock Fee',
];
const fixedServices = [
  ...namesOf('B'),
  'Mortgage Insurance Premium',
  'Verification of 2 Tax Returns',
  'Condominium Project Questionnaire and Review of the Master Policy',
];
const openServices = [
  ...namesOf('C'),
  'Title - Closing Protection Letter',
  'Title - Courier Fee',
  'Title - Settlement or Closing Fee with Delivery of Documents',
];
const otherLines = ["Title - Owner's Title Policy (optional)", 'Home Warranty Fee', 'HOA Transfer Fee'];

/** A random Loan Estimate from a seed: every section varies, and its amounts agree with each other. */
export function randomEstimate(seed: number): SampleEstimate {
  const next = randomFrom(seed * 7919 + 17);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T;
  const whole = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  const isTrue = (chance: number) => next() < chance;
  const some = (names: readonly string[], max: number, from: number, to: number): PrintedLine[] =>
    [...names]
      .map((name) => ({ name, order: next() }))
      .sort((a, b) => a.order - b.order)
      .slice(0, whole(0, Math.min(max, names.length)))
      .map(({ name }) => ({ name, amount: whole(from, to) }));

  const purpose = pick(['Purchase', 'Purchase', 'Refinance', 'Construction', 'Home Equity Loan']);
  const hasSeller = purpose === 'Purchase';
  const price = whole(60, 900) * 1000 + (isTrue(0.3) ? whole(1, 999) : 0);
  const loanAmount = Math.round(price * (0.5 + 0.47 * next())) + (isTrue(0.2) ? 0.5 : 0);
  const ratePercent = whole(16, 76) / 8;
  const isAdjustable = isTrue(0.25);
  const termYears = isAdjustable ? 30 : pick([30, 30, 20, 15, 10, 25]);
  const oddMonths = !isAdjustable && isTrue(0.1) ? whole(1, 11) : 0;
  const termMonths = termYears * 12 + oddMonths;
  const termText = oddMonths > 0 ? `${termYears} years ${oddMonths} mo.` : `${termYears} years`;
  const isInterestOnly = isAdjustable && isTrue(0.5);
  const interest = (loanAmount * ratePercent) / 1200;
  const payment = cents(isInterestOnly ? interest : levelPayment({ principal: loanAmount, ratePercent, termMonths }));

  const insured = isTrue(0.5);
  const premium = insured ? whole(25, 410) : 0;
  const escrow = isTrue(0.8) ? whole(90, 990) : 0;
  const lastYear = Math.ceil(termMonths / 12);
  const ends = isAdjustable
    ? [5, 8, 11, lastYear]
    : insured && isTrue(0.7)
      ? [Math.min(whole(2, 12), lastYear - 1), lastYear]
      : [lastYear];
  const years = ends.map((to, index) => ({ from: (ends[index - 1] ?? 0) + 1, to }));
  const principalAndInterest = years.map((_, index) => {
    if (!isAdjustable || index === 0) return { min: payment, max: payment };
    return { min: Math.round(payment * 1.1), max: Math.round(payment * (1.2 + 0.3 * index)) };
  });
  const mortgageInsurance = years.map((_, index) => (index < Math.max(1, years.length - 1) ? premium : 0));
  const monthlyTotal = years.map((_, index) => {
    const { min, max } = principalAndInterest[index] ?? { min: 0, max: 0 };
    const rest = (mortgageInsurance[index] ?? 0) + escrow;
    return { min: Math.round(min + rest), max: Math.round(max + rest) };
  });

  const pointsPercent = isTrue(0.5) ? whole(1, 20) / 8 : 0;
  const points: PrintedLine =
    pointsPercent > 0
      ? {
          name: `${String(pointsPercent).replace(/^0/, '')} % of Loan Amount (Points)`,
          amount: Math.round((loanAmount * pointsPercent) / 100),
        }
      : { name: '% of Loan Amount (Points)', amount: null };
  const A = [points, ...some(originationFees, 6, 20, 2900)];
  const B = some(fixedServices, 8, 10, 990);
  const C = some(openServices, 8, 10, 1900);
  const perDay = cents((loanAmount * ratePercent) / 36_500);
  const days = whole(1, 30);
  const yearly = cents(whole(500, 3000) / 12);
  const taxes = cents(whole(900, 9000) / 12);
  const [insuranceMonths, taxMonths] = [whole(1, 4), whole(1, 6)];
  const E: PrintedLine[] = [
    { name: 'Recording Fees and Other Taxes', amount: isTrue(0.9) ? whole(30, 400) : null },
    { name: 'Transfer Taxes', amount: isTrue(0.4) ? whole(100, 3000) : null },
  ];
  const F: PrintedLine[] = [
    isTrue(0.8)
      ? { name: "Homeowner's Insurance Premium ( 12 months)", amount: Math.round(yearly * 12) }
      : { name: "Homeowner's Insurance Premium ( months)", amount: null },
    { name: 'Mortgage Insurance Premium ( months)', amount: null },
    {
      name: `Prepaid Interest ( $${perDay.toFixed(2)} per day for ${days} days @ ${ratePercent}%)`,
      amount: Math.round(perDay * days),
    },
    { name: 'Property Taxes ( months)', amount: null },
  ];
  const monthly = (name: string, amount: number, months: number): PrintedLine =>
    escrow > 0 && amount > 0
      ? { name: `${name} $${amount.toFixed(2)} per month for ${months} mo.`, amount: Math.round(amount * months) }
      : { name: `${name} per month for mo.`, amount: null };
  const G = [
    monthly("Homeowner's Insurance", yearly, insuranceMonths),
    monthly('Mortgage Insurance', 0, 0),
    monthly('Property Taxes', taxes, taxMonths),
  ];
  const H = some(otherLines, 3, 100, 2000);
  const printed = { A, B, C, E, F, G, H };
  const charges = stated(printed);
  const lenderCredits = isTrue(0.3) ? whole(100, 4000) : 0;
  const totalJ = charges.totalD + charges.totalI - lenderCredits;
  const down = Math.round(price - loanAmount);
  const deposit = hasSeller ? -whole(0, 20) * 500 || 0 : 0;
  const sellerCredits = hasSeller ? -whole(0, 3) * 1000 || 0 : 0;

  const rateLocked = isTrue(0.6);
  const mark = pick<Marks>(['letter', 'symbol', 'lines']);
  const prepaid = F[2]?.amount ?? 0;
  const apr = annualPercentageRate({
    amountFinanced: loanAmount - (charges.totalA ?? 0) - prepaid,
    payments: years.map(({ from, to }, index) => ({
      amount: (principalAndInterest[index]?.max ?? 0) + (mortgageInsurance[index] ?? 0),
      count: Math.min(to * 12, termMonths) - (from - 1) * 12,
    })),
  });
  const premiums = mortgageInsurance.reduce((total, amount, index) => {
    const { from = 1, to = 1 } = years[index] ?? {};
    return total + amount * 12 * Math.max(0, Math.min(5, to) - from + 1);
  }, 0);
  const owed = balanceAfter({ principal: loanAmount, ratePercent, termMonths }, 60);
  const repaid = isInterestOnly ? 0 : loanAmount;
  const tip = ((payment * termMonths - repaid + prepaid) / loanAmount) * 100;
  const month = String(whole(1, 12)).padStart(2, '0');
  const day = (from: number, to: number) => String(whole(from, to)).padStart(2, '0');
  const product = isAdjustable
    ? isInterestOnly
      ? '5 Year Interest Only, 5/3 Adjustable Rate'
      : '5/3 Adjustable Rate'
    : 'Fixed Rate';
  const cap = whole(1, 3);
  const top = ratePercent + whole(4, 8);
  const penalty = isTrue(0.15);
  const taxesInEscrow = escrow > 0 ? 'yes' : 'no';

  return {
    values: {
      lender: pick(lenders),
      dateIssued: `2026-${month}-${day(1, 14)}`,
      price,
      termMonths,
      purpose,
      product,
      loanType: pick(['Conventional', 'FHA', 'VA']),
      rateLocked,
      ...(rateLocked && { lockedUntil: `2026-12-${day(1, 28)}` }),
      costsExpire: `2026-${month}-${day(15, 28)}`,
      loanAmount,
      amountCanIncrease: false,
      ratePercent,
      rateCanIncrease: isAdjustable,
      payment,
      paymentCanIncrease: isAdjustable,
      prepaymentPenalty: penalty,
      ...(penalty && {
        penaltyTerms: `As high as $${integerText(whole(1000, 9000))} if you pay off the loan during the first ${whole(2, 3)} years`,
      }),
      balloon: false,
      years,
      principalAndInterest,
      mortgageInsurance,
      escrow: years.map(() => escrow),
      monthlyTotal,
      taxesAndInsurance: escrow > 0 ? escrow : whole(90, 990),
      taxesInEscrow,
      insuranceInEscrow: taxesInEscrow,
      closingCosts: totalJ,
      cashToClose: hasSeller ? totalJ + down + deposit + sellerCredits : (isTrue(0.5) ? 1 : -1) * whole(500, 30_000),
      ...charges,
      pointsPercent,
      pointsAmount: points.amount ?? 0,
      totalJ,
      lenderCredits,
      ...(hasSeller && {
        costsFinanced: 0,
        downPayment: down,
        deposit,
        fundsForBorrower: 0,
        sellerCredits,
        adjustments: 0,
      }),
      ...(isAdjustable && {
        interestOnly: isInterestOnly ? 'YES for your first 60 payments' : 'NO',
        firstPaymentChange: `$${integerText(Math.round(payment * 1.1))} - $${integerText(Math.round(payment * 1.5))} at 61st payment`,
        maximumPayment: `$${integerText(Math.round(payment * 2.1))} starting at 169th payment`,
        indexAndMargin: `MTA + ${cap + 1}%`,
        initialRatePercent: ratePercent,
        minimumRatePercent: cap + 1.25,
        maximumRatePercent: top,
        firstRateChange: 'Beginning of 61st month',
        laterRateChanges: 'Every 36th month after first change',
        firstCapPercent: cap,
        laterCapPercent: cap + 1,
      }),
      paidInFiveYears: Math.round(payment * 60 + premiums + charges.totalD + prepaid),
      principalInFiveYears: isInterestOnly ? 0 : Math.round(loanAmount - owed),
      aprPercent: Math.round((apr ?? ratePercent) * 1000) / 1000,
      tipPercent: Math.round(tip * 100) / 100,
    },
    priceLabel: hasSeller ? 'SALE PRICE' : pick(['EST. PROP. VALUE', 'APPRAISED PROP. VALUE']),
    termText,
    printed,
    hasSeller,
    bullets: isAdjustable
      ? {
          rate: ['Adjusts every three years starting in year 6', `Can go as high as ${top}% in year 15`],
          payment: ['Adjusts every three years starting in year 6', 'See AP Table on page 2 for details'],
        }
      : { rate: [], payment: [] },
    address: `${whole(1, 9999)} Example Street, Columbus, OH 43215`,
    mark,
  };
}

/** The federal sample and random forms. */
export function sampleEstimates(count: number): readonly SampleEstimate[] {
  return [federalSample, ...Array.from({ length: count }, (_, index) => randomEstimate(index + 1))];
}

/** As the form prints them: cents only if there are any, the sign before the dollar sign. */
export function printedDollars(amount: number): string {
  const size = Math.abs(amount);
  const text = Number.isInteger(size)
    ? integerText(size)
    : `${integerText(Math.floor(size))}${size.toFixed(2).slice(-3)}`;
  return `${amount < 0 ? '-' : ''}$${text}`;
}
