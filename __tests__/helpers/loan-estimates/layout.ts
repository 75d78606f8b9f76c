import { type DrawnEstimate, type PrintedLine, printedDollars } from './drawn';
import {
  adjustableRows,
  type Choice,
  cashRows,
  costsSentence,
  headerTexts,
  paymentCells,
  sectionTitles,
  termRows,
} from './form-texts';

/** One text of a page: the start of its baseline in points from the top left corner. */
export type Placed = {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly isBold: boolean;
};

/** The width of a text in points. */
export type WidthOf = (text: string, size: number, isBold: boolean) => number;

/** A text in lines that are at most so wide. */
function wrapped(text: string, most: number, widthOf: (text: string) => number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && widthOf(`${last} ${word}`) <= most) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** The three pages of a Loan Estimate as placed texts, 612 by 792 points each. */
export function layoutOf(drawn: DrawnEstimate, widthOf: WidthOf): readonly Placed[][] {
  const pages: Placed[][] = [[], [], []];
  let page = pages[0] as Placed[];
  const put = (text: string, x: number, y: number, size = 9, isBold = false) => {
    if (text !== '') page.push({ text, x, y, size, isBold });
  };
  const putRight = (text: string, right: number, y: number, size = 9, isBold = false) =>
    put(text, right - widthOf(text, size, isBold), y, size, isBold);
  const putMiddle = (text: string, middle: number, y: number, size = 9, isBold = false) =>
    put(text, middle - widthOf(text, size, isBold) / 2, y, size, isBold);
  const putChoices = (choices: readonly Choice[], x: number, y: number, size: number) => {
    let left = x;
    for (const { label, isChecked } of choices) {
      if (drawn.mark === 'letter' && isChecked) put('X', left, y, size, true);
      if (drawn.mark === 'symbol') put(isChecked ? '\u2718' : '\u274F', left, y, size);
      put(label, left + 12, y, size);
      left += 12 + widthOf(label, size, false) + 14;
    }
  };
  const { values, printed } = drawn;
  const dollars = (value: number | null) => (value === null ? '' : printedDollars(value));

  // Page 1
  put('EXAMPLE FORM', 54, 40, 10, true);
  put('Save this Loan Estimate to compare with your Closing Disclosure.', 310, 40, 8);
  put('Loan Estimate', 54, 70, 20, true);
  const head = headerTexts(drawn);
  for (const [index, [label = '', entry = '']] of head.left.entries()) {
    put(label, 54, 92 + index * 16, 8, true);
    put(entry, 160, 92 + index * 16, 9);
  }
  for (const [index, [label = '', entry = '']] of head.right.entries()) {
    put(label, 324, 70 + index * 14, 8, true);
    put(entry, 400, 70 + index * 14, 9);
  }
  put('LOAN TYPE', 324, 112, 8, true);
  putChoices(head.types, 400, 112, 8);
  put('LOAN ID #', 324, 126, 8, true);
  put('123456789', 400, 126, 9);
  put('RATE LOCK', 324, 140, 8, true);
  putChoices(head.lock, 400, 140, 8);
  for (const [index, line] of head.expiry.entries()) put(line, 400, 150 + index * 9, 6.2);

  put('Loan Terms', 60, 196, 12, true);
  put('Can this amount increase after closing?', 300, 196, 9, true);
  const rows = termRows(drawn);
  let y = 216;
  for (const [label, value, answer, notes] of rows.terms) {
    put(label, 60, y, 10.5, true);
    put(value, 215, y, 10.5);
    put(answer, 300, y, 10.5, true);
    for (const [index, note] of notes.entries()) put(`\u2022 ${note}`, 330, y + index * 11, 9);
    y += 13 + Math.max(notes.length, 1) * 11;
  }
  put('Does the loan have these features?', 300, y, 9, true);
  y += 18;
  for (const [label, answer, notes] of rows.features) {
    put(label, 60, y, 10.5, true);
    put(answer, 300, y, 10.5, true);
    for (const [index, note] of notes.entries()) put(`\u2022 ${note}`, 330, y + index * 11, 8);
    y += 22;
  }
  y += 8;
  put('Projected Payments', 60, y, 12, true);
  const cells = paymentCells(drawn);
  const middles = cells.heads.map((_, index) => 220 + ((index + 0.5) * 340) / cells.heads.length);
  y += 20;
  put('Payment Calculation', 60, y, 9.5, true);
  for (const [index, text] of cells.heads.entries()) putMiddle(text, middles[index] ?? 0, y, 9.5, true);
  y += 22;
  put('Principal & Interest', 66, y, 9.5);
  for (const [index, lines] of cells.interest.entries()) {
    for (const [line, text] of lines.entries()) putMiddle(text, middles[index] ?? 0, y + line * 11, 9.5);
  }
  y += 28;
  put('Mortgage Insurance', 66, y, 9.5);
  for (const [index, text] of cells.insurance.entries()) putMiddle(text, middles[index] ?? 0, y, 9.5);
  y += 20;
  put('Estimated Escrow', 66, y, 9.5);
  put('Amount can increase over time', 66, y + 9, 7);
  for (const [index, text] of cells.escrow.entries()) putMiddle(text, middles[index] ?? 0, y, 9.5);
  y += 28;
  put('Estimated Total', 60, y, 9.5, true);
  put('Monthly Payment', 60, y + 11, 9.5, true);
  for (const [index, text] of cells.total.entries()) putMiddle(text, middles[index] ?? 0, y + 11, 9.5, true);
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
    if (drawn.mark === 'symbol') put('\u2718', 320, y + 12 + index * 12, 8);
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
  for (const [index, line] of costsSentence(drawn).entries()) put(line, 290, y + index * 10, 7.5);
  y += 28;
  put('Estimated Cash to Close', 60, y, 9.5, true);
  if (drawn.hasSeller) {
    put(dollars(values.cashToClose), 215, y, 9.5);
    put('Includes Closing Costs. See Calculating Cash to Close on page 2 for details.', 290, y, 7.5);
  } else {
    put(dollars(Math.abs(values.cashToClose ?? 0)), 215, y, 9.5);
    const toBorrower = (values.cashToClose ?? 0) < 0;
    putChoices(
      [
        { label: 'From', isChecked: !toBorrower },
        { label: 'To Borrower', isChecked: toBorrower },
      ],
      290,
      y,
      8,
    );
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
  const section = (title: string, total: number | null, lines: readonly PrintedLine[], x: number, top: number) => {
    put(title, x, top, 9.5, true);
    putRight(dollars(total), x + 240, top, 9.5, true);
    let base = top + 13;
    for (const { name, amount } of lines) {
      putRight(dollars(amount), x + 240, base, 8);
      for (const line of wrapped(name, 200, (text) => widthOf(text, 8, false))) {
        put(line, x + 4, base, 8);
        base += 11.5;
      }
    }
    return base + 15;
  };
  y = section(sectionTitles.A, values.totalA, printed.A, 54, 92);
  y = section(sectionTitles.B, values.totalB, printed.B, 54, y);
  y = section(sectionTitles.C, values.totalC, printed.C, 54, y);
  const endOfLoanCosts = Math.max(y, 420);
  section(sectionTitles.D, values.totalD, [], 54, endOfLoanCosts);
  y = section(sectionTitles.E, values.totalE, printed.E, 318, 92);
  y = section(sectionTitles.F, values.totalF, printed.F, 318, y);
  y = section(sectionTitles.G, values.totalG, printed.G, 318, y);
  y = section(sectionTitles.H, values.totalH, printed.H, 318, y);
  y = section(sectionTitles.I, values.totalI, [], 318, y);
  y = section(sectionTitles.J, values.totalJ, [], 318, y) - 8;
  put('D + I', 322, y, 8);
  putRight(dollars((values.totalD ?? 0) + (values.totalI ?? 0)), 558, y, 8);
  y += 11;
  put('Lender Credits', 322, y, 8);
  putRight(values.lenderCredits ? `-${dollars(values.lenderCredits)}` : '', 558, y, 8);
  y += 22;
  put('Calculating Cash to Close', 318, y, 12, true);
  for (const [label, amount] of cashRows(drawn)) {
    y += 13;
    put(label, 318, y, 8);
    putRight(amount, 558, y, 8);
  }
  y += 15;
  put('Estimated Cash to Close', 318, y, 9.5, true);
  putRight(dollars(values.cashToClose), 558, y, 9.5, true);
  const tables = adjustableRows(drawn);
  if (tables) {
    y = Math.max(y, endOfLoanCosts) + 28;
    put('Adjustable Payment (AP) Table', 54, y, 10, true);
    put('Adjustable Interest Rate (AIR) Table', 318, y, 10, true);
    for (const [x, table] of [
      [54, tables.payments],
      [318, tables.rates],
    ] as const) {
      for (const [index, [label, entry]] of table.entries()) {
        put(label, x, y + 15 + index * 12, 7, true);
        put(entry ?? '', x + 128, y + 15 + index * 12, 7);
      }
    }
  }
  footer(2);

  // Page 3
  page = pages[2] as Placed[];
  put('Additional Information About This Loan', 54, 50, 14, true);
  const contacts = [
    ['LENDER', values.lender ?? '', 'MORTGAGE BROKER', ''],
    ['NMLS/__ LICENSE ID', '000000', 'NMLS/__ LICENSE ID', ''],
    ['LOAN OFFICER', 'Joe Smith', 'LOAN OFFICER', ''],
    ['NMLS/__ LICENSE ID', '12345', 'NMLS/__ LICENSE ID', ''],
    ['EMAIL', 'joesmith@example.com', 'EMAIL', ''],
    ['PHONE', '123-456-7890', 'PHONE', ''],
  ] as const;
  for (const [index, [label, entry, other]] of contacts.entries()) {
    put(label, 54, 76 + index * 14, 7.5, true);
    for (const [line, text] of wrapped(entry, 150, (part) => widthOf(part, 6, false)).entries()) {
      put(text, 150, 76 + index * 14 + line * 7, 6);
    }
    put(other, 318, 76 + index * 14, 7.5, true);
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
  put('Other Considerations', 60, 312, 12, true);
  put('Appraisal', 60, 332, 9.5, true);
  put('We may order an appraisal to determine the property\u2019s value and charge you for it.', 180, 332, 8);
  put('Late Payment', 60, 350, 9.5, true);
  put('If your payment is more than 15 days late, we will charge a late fee of 5%.', 180, 350, 8);
  footer(3);
  return pages;
}
