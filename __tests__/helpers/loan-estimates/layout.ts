import { dayText, type PrintedLine, printedDollars, type SampleEstimate } from './sample-estimates';

/** A text on a page: the start of its baseline in points from the top left corner. */
export type Placed = {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly isBold: boolean;
};

/** Points. */
export type WidthOf = (text: string, size: number, isBold: boolean) => number;

function wrapped(text: string, most: number, widthOf: (text: string) => number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && widthOf(`${last} ${word}`) <= most) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** A box with its answer, as under "RATE LOCK" and "LOAN TYPE". */
type Choice = { readonly label: string; readonly isChecked: boolean };

const yesNo = (answer: boolean | null = null) => (answer === null ? '' : answer ? 'YES' : 'NO');
const dollars = (value: number | null = null) => (value === null ? '' : printedDollars(value));
const day = (value: string | null = null) => (value === null ? '' : dayText(value));

const titles = {
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

export function layoutOf(estimate: SampleEstimate, widthOf: WidthOf): readonly Placed[][] {
  const pages: Placed[][] = [[], [], []];
  let page = pages[0] as Placed[];
  const put = (text: string, x: number, y: number, size = 9, isBold = false) => {
    if (text !== '') page.push({ text, x, y, size, isBold });
  };
  const putRight = (text: string, right: number, y: number, size = 9, isBold = false) =>
    put(text, right - widthOf(text, size, isBold), y, size, isBold);
  const putMiddle = (text: string, middle: number, y: number, size = 9, isBold = false) =>
    put(text, middle - widthOf(text, size, isBold) / 2, y, size, isBold);
  const putLines = (lines: readonly string[], x: number, y: number, step: number, size: number) => {
    for (const [line, text] of lines.entries()) put(text, x, y + line * step, size);
  };
  /** Labels in bold, each with the entries to its right. */
  const putRows = (
    rows: readonly (readonly (string | null | undefined)[])[],
    [left, ...rest]: readonly [number, ...number[]],
    y: number,
    step: number,
    [bold, plain = bold]: readonly [number, number?],
  ) => {
    for (const [row, [label, ...entries]] of rows.entries()) {
      put(label ?? '', left, y + row * step, bold, true);
      for (const [at, x] of rest.entries()) put(entries[at] ?? '', x, y + row * step, plain);
    }
  };
  /** The cells of a row of "Projected Payments", each centered in its column. */
  const putCells = (texts: readonly string[], y: number, isBold = false) => {
    for (const [index, text] of texts.entries()) {
      putMiddle(text, 220 + ((index + 0.5) * 340) / texts.length, y, 9.5, isBold);
    }
  };
  const putChoices = (choices: readonly Choice[], x: number, y: number, size: number) => {
    let left = x;
    for (const { label, isChecked } of choices) {
      if (estimate.mark === 'letter' && isChecked) put('X', left, y, size, true);
      if (estimate.mark === 'symbol') put(isChecked ? '\u2718' : '\u274F', left, y, size);
      put(label, left + 12, y, size);
      left += 12 + widthOf(label, size, false) + 14;
    }
  };
  const { values, printed } = estimate;

  // Page 1
  put('EXAMPLE FORM', 54, 40, 10, true);
  put('Save this Loan Estimate to compare with your Closing Disclosure.', 310, 40, 8);
  put('Loan Estimate', 54, 70, 20, true);
  const left = [
    ['DATE ISSUED', day(values.dateIssued)],
    ['APPLICANTS', 'Michael Jones and Mary Stone'],
    ['PROPERTY', estimate.address],
    [estimate.priceLabel, dollars(values.price)],
  ];
  putRows(left, [54, 160], 92, 16, [8, 9]);
  const right = [
    ['LOAN TERM', estimate.termText],
    ['PURPOSE', values.purpose],
    ['PRODUCT', values.product],
  ];
  putRows(right, [324, 400], 70, 14, [8, 9]);
  put('LOAN TYPE', 324, 112, 8, true);
  const types = ['Conventional', 'FHA', 'VA'].map((label) => ({ label, isChecked: label === values.loanType }));
  putChoices(types, 400, 112, 8);
  putRows([['LOAN ID #', '123456789']], [324, 400], 126, 14, [8, 9]);
  put('RATE LOCK', 324, 140, 8, true);
  const until = values.lockedUntil ? ` ${dayText(values.lockedUntil)} at 5:00 p.m. EDT` : '';
  const lock = [
    { label: 'NO', isChecked: values.rateLocked === false },
    { label: `YES, until${until}`, isChecked: values.rateLocked === true },
  ];
  putChoices(lock, 400, 140, 8);
  const expiry = [
    'Before closing, your interest rate, points, and lender credits can',
    'change unless you lock the interest rate. All other estimated',
    `closing costs expire on ${day(values.costsExpire)} at 5:00 p.m. EDT`,
  ];
  putLines(expiry, 400, 150, 9, 6.2);

  put('Loan Terms', 60, 196, 12, true);
  put('Can this amount increase after closing?', 300, 196, 9, true);
  const terms = [
    ['Loan Amount', dollars(values.loanAmount), yesNo(values.amountCanIncrease), []],
    ['Interest Rate', `${values.ratePercent}%`, yesNo(values.rateCanIncrease), estimate.bullets.rate],
    [
      'Monthly Principal & Interest',
      dollars(values.payment),
      yesNo(values.paymentCanIncrease),
      estimate.bullets.payment,
    ],
  ] as const;
  let y = 216;
  for (const [label, value, answer, notes] of terms) {
    put(label, 60, y, 10.5, true);
    put(value, 215, y, 10.5);
    put(answer, 300, y, 10.5, true);
    const bullets = notes.map((note) => `\u2022 ${note}`);
    putLines(bullets, 330, y, 11, 9);
    y += 13 + Math.max(notes.length, 1) * 11;
  }
  put('Does the loan have these features?', 300, y, 9, true);
  y += 18;
  for (const [label, answer, note] of [
    ['Prepayment Penalty', values.prepaymentPenalty, values.penaltyTerms],
    ['Balloon Payment', values.balloon, values.balloonTerms],
  ] as const) {
    put(label, 60, y, 10.5, true);
    put(yesNo(answer), 300, y, 10.5, true);
    put(note ? `\u2022 ${note}` : '', 330, y, 8);
    y += 22;
  }
  y += 8;
  put('Projected Payments', 60, y, 12, true);
  const years = (values.years ?? []).map(({ from, to }) => (from === to ? `Year ${from}` : `Years ${from}-${to}`));
  const interest = values.principalAndInterest ?? [];
  const isFixed = ({ min, max }: (typeof interest)[number]) => min === max;
  y += 20;
  /** A table row; `below` is the distance to the next. */
  const putRow = (label: string, cells: readonly string[], below: number, isBold = false) => {
    put(label, isBold ? 60 : 66, y, 9.5, isBold);
    putCells(cells, y, isBold);
    y += below;
  };
  putRow('Payment Calculation', years, 22, true);
  const [least, most] = [
    interest.map((span) => `${dollars(span.min)}${isFixed(span) ? '' : ' min'}`),
    interest.map((span) => (isFixed(span) ? '' : `${dollars(span.max)} max`)),
  ];
  putCells(most, y + 11);
  putRow('Principal & Interest', least, 28);
  const premiums = (values.mortgageInsurance ?? []).map((amount) => `+ ${amount === 0 ? '—' : amount}`);
  putRow('Mortgage Insurance', premiums, 20);
  put('Amount can increase over time', 66, y + 9, 7);
  const escrowed = (values.escrow ?? []).map((amount) => `+ ${amount}`);
  putRow('Estimated Escrow', escrowed, 28);
  put('Estimated Total', 60, y, 9.5, true);
  put('Monthly Payment', 60, y + 11, 9.5, true);
  const totals = (values.monthlyTotal ?? []).map((span) =>
    isFixed(span) ? dollars(span.min) : `${dollars(span.min)}-${dollars(span.max)}`,
  );
  putCells(totals, y + 11, true);
  y += 40;
  put('Estimated Taxes, Insurance', 60, y, 9.5, true);
  put('& Assessments', 60, y + 11, 9.5, true);
  put('Amount can increase over time', 60, y + 20, 7);
  put(dollars(values.taxesAndInsurance), 215, y, 9.5);
  put('a month', 215, y + 11, 9.5);
  put('This estimate includes', 320, y, 8, true);
  put('In escrow?', 480, y, 8, true);
  const escrow = [
    ['Property Taxes', values.taxesInEscrow],
    ["Homeowner's Insurance", values.insuranceInEscrow],
  ] as const;
  for (const [index, [label, answer]] of escrow.entries()) {
    if (estimate.mark === 'symbol') put('\u2718', 320, y + 12 + index * 12, 8);
    put(label, 332, y + 12 + index * 12, 8);
    put(answer?.toUpperCase() ?? '', 480, y + 12 + index * 12, 8, true);
  }
  put('Other:', 332, y + 36, 8);
  put('See Section G on page 2 for escrowed property costs. You must pay for other', 320, y + 48, 6.5);
  put('property costs separately.', 320, y + 56, 6.5);
  y += 82;
  put('Costs at Closing', 60, y, 12, true);
  y += 20;
  put('Estimated Closing Costs', 60, y, 9.5, true);
  put(dollars(values.closingCosts), 215, y, 9.5);
  const sentence = [
    `Includes ${dollars(values.totalD)} in Loan Costs + ${dollars(values.totalI)} in Other Costs -`,
    `${dollars(values.lenderCredits)} in Lender Credits. See page 2 for details.`,
  ];
  putLines(sentence, 290, y, 10, 7.5);
  y += 28;
  put('Estimated Cash to Close', 60, y, 9.5, true);
  const cash = values.cashToClose ?? 0;
  put(dollars(estimate.hasSeller ? cash : Math.abs(cash)), 215, y, 9.5);
  if (estimate.hasSeller)
    put('Includes Closing Costs. See Calculating Cash to Close on page 2 for details.', 290, y, 7.5);
  else {
    const to = [
      { label: 'From', isChecked: cash >= 0 },
      { label: 'To Borrower', isChecked: cash < 0 },
    ];
    putChoices(to, 290, y, 8);
  }
  put('Visit www.consumerfinance.gov/mortgage-estimate for general information and tools.', 54, 752, 7);
  const footer = (number: number) => {
    put('LOAN ESTIMATE', 54, 772, 7);
    put(`PAGE ${number} OF 3 \u2022 LOAN ID # 123456789`, 440, 772, 7);
  };
  footer(1);

  // Page 2
  page = pages[1] as Placed[];
  put('Closing Cost Details', 54, 50, 14, true);
  put('Loan Costs', 54, 72, 12, true);
  put('Other Costs', 318, 72, 12, true);
  const section = (letter: keyof typeof titles, x: number, top: number) => {
    const lines: readonly PrintedLine[] = letter === 'D' || letter === 'I' || letter === 'J' ? [] : printed[letter];
    put(titles[letter], x, top, 9.5, true);
    putRight(dollars(values[`total${letter}`]), x + 240, top, 9.5, true);
    let base = top + 13;
    for (const { name, amount } of lines) {
      putRight(dollars(amount), x + 240, base, 8);
      const parts = wrapped(name, 200, (text) => widthOf(text, 8, false));
      putLines(parts, x + 4, base, 11.5, 8);
      base += parts.length * 11.5;
    }
    return base + 15;
  };
  y = (['A', 'B', 'C'] as const).reduce((top, letter) => section(letter, 54, top), 92);
  const endOfLoanCosts = Math.max(y, 420);
  section('D', 54, endOfLoanCosts);
  y = (['E', 'F', 'G', 'H', 'I', 'J'] as const).reduce((top, letter) => section(letter, 318, top), 92) - 8;
  put('D + I', 322, y, 8);
  putRight(dollars((values.totalD ?? 0) + (values.totalI ?? 0)), 558, y, 8);
  y += 11;
  put('Lender Credits', 322, y, 8);
  putRight(values.lenderCredits ? `-${dollars(values.lenderCredits)}` : '', 558, y, 8);
  y += 22;
  put('Calculating Cash to Close', 318, y, 12, true);
  const total = ['Total Closing Costs (J)', values.totalJ] as const;
  const cashRows = estimate.hasSeller
    ? ([
        total,
        ['Closing Costs Financed (Paid from your Loan Amount)', values.costsFinanced],
        ['Down Payment/Funds from Borrower', values.downPayment],
        ['Deposit', values.deposit],
        ['Funds for Borrower', values.fundsForBorrower],
        ['Seller Credits', values.sellerCredits],
        ['Adjustments and Other Credits', values.adjustments],
      ] as const)
    : ([['Loan Amount', values.loanAmount], total, ['Estimated Total Payoffs and Payments', -100_000]] as const);
  for (const [label, amount] of cashRows) {
    y += 13;
    put(label, 318, y, 8);
    putRight(dollars(amount), 558, y, 8);
  }
  y += 15;
  put('Estimated Cash to Close', 318, y, 9.5, true);
  putRight(dollars(values.cashToClose), 558, y, 9.5, true);
  if (values.indexAndMargin) {
    y = Math.max(y, endOfLoanCosts) + 28;
    put('Adjustable Payment (AP) Table', 54, y, 10, true);
    put('Adjustable Interest Rate (AIR) Table', 318, y, 10, true);
    const payments = [
      ['Interest Only Payments?', values.interestOnly],
      ['Optional Payments?', 'NO'],
      ['Step Payments?', 'NO'],
      ['Seasonal Payments?', 'NO'],
      ['Monthly Principal and Interest Payments'],
      ['First Change/Amount', values.firstPaymentChange],
      ['Subsequent Changes', 'Every three years'],
      ['Maximum Payment', values.maximumPayment],
    ];
    const rates = [
      ['Index + Margin', values.indexAndMargin],
      ['Initial Interest Rate', `${values.initialRatePercent}%`],
      ['Minimum/Maximum Interest Rate', `${values.minimumRatePercent}%/${values.maximumRatePercent}%`],
      ['Change Frequency'],
      ['First Change', values.firstRateChange],
      ['Subsequent Changes', values.laterRateChanges],
      ['Limits on Interest Rate Changes'],
      ['First Change', `${values.firstCapPercent}%`],
      ['Subsequent Changes', `${values.laterCapPercent}%`],
    ];
    putRows(payments, [54, 182], y + 15, 12, [7]);
    putRows(rates, [318, 446], y + 15, 12, [7]);
  }
  footer(2);

  // Page 3
  page = pages[2] as Placed[];
  put('Additional Information About This Loan', 54, 50, 14, true);
  const contacts = [
    ['LENDER', values.lender ?? ''],
    ['NMLS/__ LICENSE ID', '000000'],
    ['LOAN OFFICER', 'Joe Smith'],
    ['NMLS/__ LICENSE ID', '12345'],
    ['EMAIL', 'joesmith@example.com'],
    ['PHONE', '123-456-7890'],
  ] as const;
  for (const [index, [label, entry]] of contacts.entries()) {
    const at = 76 + index * 14;
    put(label, 54, at, 7.5, true);
    const lines = wrapped(entry, 150, (part) => widthOf(part, 6, false));
    putLines(lines, 150, at, 7, 6);
    put(label === 'LENDER' ? 'MORTGAGE BROKER' : label, 318, at, 7.5, true);
  }
  put('Comparisons', 60, 190, 12, true);
  put('Use these measures to compare this loan with other loans.', 220, 190, 9);
  put('In 5 Years', 60, 214, 9.5, true);
  put(dollars(values.paidInFiveYears), 220, 214, 9.5);
  put('Total you will have paid in principal, interest, mortgage insurance, and loan costs.', 280, 214, 7.5);
  put(dollars(values.principalInFiveYears), 220, 228, 9.5);
  put('Principal you will have paid off.', 280, 228, 7.5);
  put('Annual Percentage Rate (APR)', 60, 250, 9.5, true);
  put(`${values.aprPercent}%`, 220, 250, 9.5);
  put('Your costs over the loan term expressed as a rate. This is not your interest rate.', 280, 250, 7.5);
  put('Total Interest Percentage (TIP)', 60, 272, 9.5, true);
  put(`${values.tipPercent}%`, 220, 272, 9.5);
  put('The total amount of interest that you will pay over the loan term as a', 280, 272, 7.5);
  put('percentage of your loan amount.', 280, 281, 7.5);
  footer(3);
  return pages;
}
