import { type DrawnEstimate, dayText, printedDollars } from './drawn';

/** A box with its answer, as "RATE LOCK" and "LOAN TYPE" have. */
export type Choice = { readonly label: string; readonly isChecked: boolean };

/** The texts of the header, label and entry. */
export function headerTexts({ values, priceLabel, termText, address }: DrawnEstimate) {
  return {
    left: [
      ['DATE ISSUED', values.dateIssued === null ? '' : dayText(values.dateIssued)],
      ['APPLICANTS', 'Michael Jones and Mary Stone'],
      ['PROPERTY', address],
      [priceLabel, values.price === null ? '' : printedDollars(values.price)],
    ],
    right: [
      ['LOAN TERM', termText],
      ['PURPOSE', values.purpose ?? ''],
      ['PRODUCT', values.product ?? ''],
    ],
    types: ['Conventional', 'FHA', 'VA'].map((label): Choice => ({ label, isChecked: label === values.loanType })),
    lock: [
      { label: 'NO', isChecked: values.rateLocked === false },
      {
        label: values.lockedUntil ? `YES, until ${dayText(values.lockedUntil)} at 5:00 p.m. EDT` : 'YES, until',
        isChecked: values.rateLocked === true,
      },
    ] satisfies Choice[],
    expiry: [
      'Before closing, your interest rate, points, and lender credits can',
      'change unless you lock the interest rate. All other estimated',
      `closing costs expire on ${values.costsExpire ? dayText(values.costsExpire) : ''} at 5:00 p.m. EDT`,
    ],
  } as const;
}

const yesNo = (answer: boolean | null) => (answer === null ? '' : answer ? 'YES' : 'NO');
const amountOf = (value: number | null) => (value === null ? '' : printedDollars(value));

/** The rows of "Loan Terms": label, value, answer, and what stands beside the answer. */
export function termRows({ values, bullets }: DrawnEstimate) {
  return {
    terms: [
      ['Loan Amount', amountOf(values.loanAmount), yesNo(values.amountCanIncrease), []],
      ['Interest Rate', `${values.ratePercent}%`, yesNo(values.rateCanIncrease), bullets.rate],
      ['Monthly Principal & Interest', amountOf(values.payment), yesNo(values.paymentCanIncrease), bullets.payment],
    ],
    features: [
      ['Prepayment Penalty', yesNo(values.prepaymentPenalty), values.penaltyTerms ? [values.penaltyTerms] : []],
      ['Balloon Payment', yesNo(values.balloon), values.balloonTerms ? [values.balloonTerms] : []],
    ],
  } as const;
}

/** The cells of "Projected Payments"; a cell may take two lines. */
export function paymentCells({ values }: DrawnEstimate) {
  const years = values.years ?? [];
  return {
    heads: years.map(({ from, to }) => (from === to ? `Year ${from}` : `Years ${from}-${to}`)),
    interest: (values.principalAndInterest ?? []).map(({ least, most }) =>
      least === most ? [printedDollars(least)] : [`${printedDollars(least)} min`, `${printedDollars(most)} max`],
    ),
    insurance: (values.mortgageInsurance ?? []).map((amount) => `+ ${amount === 0 ? '—' : amount}`),
    escrow: (values.escrow ?? []).map((amount) => `+ ${amount}`),
    total: (values.monthlyTotal ?? []).map(({ least, most }) =>
      least === most ? printedDollars(least) : `${printedDollars(least)}-${printedDollars(most)}`,
    ),
  };
}

/** The tables of adjustable loans, row by row. */
export function adjustableRows({ values }: DrawnEstimate) {
  if (values.indexAndMargin === null) return null;
  return {
    payments: [
      ['Interest Only Payments?', values.interestOnly],
      ['Optional Payments?', 'NO'],
      ['Step Payments?', 'NO'],
      ['Seasonal Payments?', 'NO'],
      ['Monthly Principal and Interest Payments', ''],
      ['First Change/Amount', values.firstPaymentChange],
      ['Subsequent Changes', 'Every three years'],
      ['Maximum Payment', values.maximumPayment],
    ],
    rates: [
      ['Index + Margin', values.indexAndMargin],
      ['Initial Interest Rate', `${values.initialRatePercent}%`],
      ['Minimum/Maximum Interest Rate', `${values.minimumRatePercent}%/${values.maximumRatePercent}%`],
      ['Change Frequency', ''],
      ['First Change', values.firstRateChange],
      ['Subsequent Changes', values.laterRateChanges],
      ['Limits on Interest Rate Changes', ''],
      ['First Change', `${values.firstCapPercent}%`],
      ['Subsequent Changes', `${values.laterCapPercent}%`],
    ],
  } as const;
}

/** The rows of "Calculating Cash to Close". */
export function cashRows({ values, hasSeller }: DrawnEstimate): readonly (readonly [string, string])[] {
  const total: readonly [string, string] = ['Total Closing Costs (J)', amountOf(values.totalJ)];
  if (!hasSeller) {
    return [['Loan Amount', amountOf(values.loanAmount)], total, ['Estimated Total Payoffs and Payments', '-$100,000']];
  }
  return [
    total,
    ['Closing Costs Financed (Paid from your Loan Amount)', amountOf(values.costsFinanced)],
    ['Down Payment/Funds from Borrower', amountOf(values.downPayment)],
    ['Deposit', amountOf(values.deposit)],
    ['Funds for Borrower', amountOf(values.fundsForBorrower)],
    ['Seller Credits', amountOf(values.sellerCredits)],
    ['Adjustments and Other Credits', amountOf(values.adjustments)],
  ];
}

/** The titles of the sections as the form prints them. */
export const sectionTitles = {
  A: 'A. Origination Charges',
  B: 'B. Services You Cannot Shop For',
  C: 'C. Services You Can Shop For',
  D: 'D. TOTAL LOAN COSTS (A + B + C)',
  E: 'E. Taxes and Other Government Fees',
  F: 'F. Prepaids',
  G: 'G. Initial Escrow Payment at Closing',
  H: 'H. Other',
  I: 'I. TOTAL OTHER COSTS (E + F + G + H)',
  J: 'J. TOTAL CLOSING COSTS',
} as const;

/** The sentence beside the estimated closing costs. */
export function costsSentence({ values }: DrawnEstimate): readonly string[] {
  return [
    `Includes ${amountOf(values.totalD)} in Loan Costs + ${amountOf(values.totalI)} in Other Costs -`,
    `${amountOf(values.lenderCredits)} in Lender Credits. See page 2 for details.`,
  ];
}
