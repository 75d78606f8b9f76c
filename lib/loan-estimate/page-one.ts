import type { Found, PageFields, Span, Years } from './estimate';
import { type FormPage, locate, readAll, readDollars, readPercent, readText } from './found';
import { entryOf, headingIn, type Label, labelIn, labelsIn, partOfPage, wordsInside, wordsRightOf } from './labels';
import { cellsOf, linesOf, textOf, textOfLines, type UprightPage, type Word } from './page-text';
import { alphanumeric, dayIn, dollarsIn, onlyOf, partIn, termIn } from './values';

/** The symbols of a checked and an unchecked box, and the letters that ZapfDingbats and Wingdings use for them. */
const checked =
  /^\u2610?(?:[xX348\u00D7\u00FD\u00FE\u2611\u2612\u2713-\u2718\u25A0\u25CF\u22A0\uF0FE\uF0FD\uF078\uF0FC])$/;
const unchecked = /^[oq\u00A8\u2610\u25A1\u25CB\u25FB\u274F-\u2752\uF0A8\uF06F\uF071]$/;

/** Whether the box before a word is checked; null if the text has no box. */
function boxBefore(words: readonly Word[], place: number): boolean | null {
  const word = words[place];
  const before = words[place - 1];
  if (!word) return null;
  const marks = word.text.replace(/[a-z]{2,}.*$/i, '');
  if (marks !== '' && marks !== word.text) return checked.test(marks) ? true : unchecked.test(marks) ? false : null;
  if (!before || word.left - before.right > 1.5 * word.size) return null;
  return checked.test(before.text) ? true : unchecked.test(before.text) ? false : null;
}

/** The only word with a checked box before it. */
function checkedOf(
  words: readonly Word[],
  names: Readonly<Record<string, RegExp>>,
): { name: string; word: Word } | null {
  return onlyOf(
    Object.entries(names).flatMap(([name, pattern]) =>
      words.flatMap((word, place) => (pattern.test(word.text) && boxBefore(words, place) ? [{ name, word }] : [])),
    ),
  );
}

const datePattern = String.raw`(\d{1,2}\s*\/\s*\d{1,2}\s*\/\s*\d{4})(?!\d)`;

/** The date after certain words, with the words that state it. */
function readDate(at: FormPage, words: readonly Word[], before: string): Found<string> | null {
  const match = new RegExp(`${before}\\s*${datePattern}`, 'i').exec(textOf(words));
  const day = match?.[1] ? dayIn(match[1]) : null;
  if (!match || day === null) return null;
  let length = 0;
  const dateWords = words.filter((word) => {
    const start = length;
    length += word.text.length + 1;
    return start + word.text.length > match.index && start < match.index + match[0].length;
  });
  return locate(at, { value: day, words: dateWords });
}

function rateLock(
  at: FormPage,
  words: readonly Word[],
): Pick<PageFields, 'rateLocked' | 'lockedUntil' | 'costsExpire'> {
  const until = readDate(at, words, 'until');
  const mark = checkedOf(words, { no: /^\W*NO\W*$|^[xX]NO$/, yes: /^\W*YES\W*$|^[xX]YES,?$/ });
  const isLocked = mark ? mark.name === 'yes' : until ? true : null;
  // A date next to a checked NO is a contradiction.
  const isClear = isLocked !== null && (isLocked || until === null);
  const lockedWords = mark ? [mark.word] : words.filter(({ text }) => /YES/.test(text));
  return {
    rateLocked: isClear ? locate(at, { value: isLocked, words: lockedWords.length > 0 ? lockedWords : words }) : null,
    lockedUntil: isLocked === false ? null : until,
    costsExpire: readDate(at, words, String.raw`expire\s*on`),
  };
}

/** In form order. */
const loanTypes = { Conventional: /Conventional/, FHA: /FHA/, VA: /^\W*[xX]?VA\W*$/ };

/** Top of the page: who issued it, when, and for which loan. */
function header(at: FormPage, top: UprightPage): PageFields {
  const term = labelIn(top.lines, 'LOAN TERM');
  const middle = term ? term.left - 0.5 * term.size : Infinity;
  const entry = (...labels: string[]) => {
    const label = labelIn(top.lines, ...labels);
    return label ? entryOf(top, label, label.left < middle - 1 ? middle : Infinity) : [];
  };
  const lock = labelIn(top.lines, 'RATE LOCK');
  const lockWords = lock ? entryOf(top, lock, Infinity, 12) : [];
  const type = entry('LOAN TYPE');
  const checkedType = checkedOf(type, loanTypes);
  return {
    dateIssued: readAll(at, entry('DATE ISSUED'), dayIn),
    price: readDollars(
      at,
      entry('SALE PRICE', 'EST. PROP. VALUE', 'APPRAISED PROP. VALUE', 'ESTIMATED PROP. VALUE', 'APPRAISED VALUE'),
    ),
    termMonths: readAll(at, entry('LOAN TERM'), termIn),
    purpose: readText(at, entry('PURPOSE')),
    product: readText(at, entry('PRODUCT')),
    loanType: checkedType ? locate(at, { value: checkedType.name, words: [checkedType.word] }) : null,
    ...rateLock(at, lockWords),
  };
}

/** The rows of "Loan Terms", with the answers in the column of the questions. */
function loanTerms(at: FormPage, part: UprightPage): PageFields {
  const question = labelIn(part.lines, 'Can this amount increase after closing?');
  const features = labelIn(part.lines, 'Does the loan have these features?');
  const rows = {
    amount: headingIn(part.lines, 'Loan Amount'),
    rate: headingIn(part.lines, 'Interest Rate'),
    payment: headingIn(part.lines, 'Monthly Principal & Interest', 'Monthly Principal and Interest'),
    penalty: headingIn(part.lines, 'Prepayment Penalty'),
    balloon: headingIn(part.lines, 'Balloon Payment'),
  };
  const tops = [...Object.values(rows), features].flatMap((row) => (row ? [row.top] : []));
  /** YES or NO of a row, and the text next to it down to the next row. */
  const answerOf = (row: Label | null, column: Label | null) => {
    if (!row || !column) return { answer: null, terms: null, left: Infinity };
    const left = Math.max(row.right, column.left - 3 * column.size);
    const [first] = wordsRightOf(part, row).filter((word) => word.left >= left && /^(?:YES|NO)$/.test(word.text));
    if (!first) return { answer: null, terms: null, left };
    const below = Math.min(Infinity, ...tops.filter((top) => top > row.bottom));
    const terms = wordsInside(part, {
      left: first.left - first.size,
      top: row.top - 0.15 * row.size,
      bottom: below - 0.1 * row.size,
    });
    const text = readText(
      at,
      terms.filter((word) => word !== first && !/^[\u2022\u00B7\u25CF\u25AA*-]$/.test(word.text)),
    );
    return { answer: locate(at, { value: first.text === 'YES', words: [first] }), terms: text, left: first.left };
  };
  const [amount, rate, payment] = [rows.amount, rows.rate, rows.payment].map((row) => answerOf(row, question));
  const [penalty, balloon] = [rows.penalty, rows.balloon].map((row) => answerOf(row, features ?? question));
  const between = (row: Label | null, answer: { readonly left: number } | undefined) =>
    row ? wordsRightOf(part, row, answer?.left) : [];
  return {
    loanAmount: readDollars(at, between(rows.amount, amount)),
    amountCanIncrease: amount?.answer ?? null,
    ratePercent: readPercent(at, between(rows.rate, rate)),
    rateCanIncrease: rate?.answer ?? null,
    payment: readDollars(at, between(rows.payment, payment)),
    paymentCanIncrease: payment?.answer ?? null,
    prepaymentPenalty: penalty?.answer ?? null,
    penaltyTerms: penalty?.answer?.value ? penalty.terms : null,
    balloon: balloon?.answer ?? null,
    balloonTerms: balloon?.answer?.value ? balloon.terms : null,
  };
}

type Column = Years & { readonly middle: number; readonly words: readonly Word[] };

/** The columns of "Projected Payments" from their headings; null unless they are consecutive from year 1. */
function columnsOf(words: readonly Word[]): Column[] | null {
  const columns: Column[] = [];
  let open: Word[] = [];
  for (const word of words) {
    open.push(word);
    const match = /^Years?(\d{1,2})(?:-(\d{1,2}))?$/i.exec(textOf(open).replace(/\s/g, ''));
    const next = words[words.indexOf(word) + 1];
    if (!match || (next && /^[-\d]/.test(next.text))) continue;
    const [left, right] = [open[0]?.left ?? 0, word.right];
    columns.push({
      from: Number(match[1]),
      to: Number(match[2] ?? match[1]),
      middle: (left + right) / 2,
      words: open,
    });
    open = [];
  }
  const follow = columns.every(({ from, to }, index) => from === (columns[index - 1]?.to ?? 0) + 1 && to >= from);
  return columns.length > 0 && open.length === 0 && follow ? columns : null;
}

/** "$761.78", "$1,028 min $1,359 max" or "$1,137 - $1,468", each optionally followed by "only interest". */
function spanIn(text: string): Span | null {
  const plain = text
    .replace(/only\s*interest/i, '')
    .replace(/\s*-\s*\$/, ' - $')
    .trim();
  const single = dollarsIn(plain);
  if (single !== null) return { min: single, max: single };
  const match =
    /^(\$\s*[\d,.]+)\s*min\.?\s*(\$\s*[\d,.]+)\s*max\.?$/i.exec(plain) ??
    /^(\$\s*[\d,.]+) - (\$\s*[\d,.]+)$/.exec(plain);
  const [min, max] = [dollarsIn(match?.[1] ?? ''), dollarsIn(match?.[2] ?? '')];
  return min !== null && max !== null && min <= max ? { min, max } : null;
}

const taxesLabels = ['Estimated Taxes, Insurance & Assessments', 'Estimated Taxes, Insurance and Assessments'];

function projectedPayments(at: FormPage, part: UprightPage): PageFields {
  const head = headingIn(part.lines, 'Payment Calculation');
  const columns = head && columnsOf(wordsRightOf(part, head));
  const below = labelIn(part.lines, ...taxesLabels);
  if (!head || !columns) return {};
  const rows = [
    labelIn(part.lines, 'Principal & Interest', 'Principal and Interest'),
    labelIn(part.lines, 'Mortgage Insurance'),
    labelIn(part.lines, 'Estimated Escrow'),
    labelIn(part.lines, 'Estimated Total Monthly Payment'),
  ] as const;
  const ends = [...rows.map((row) => row?.top ?? Infinity), below?.top ?? Infinity];
  /** The texts of a row, one per column; null if one of them cannot be parsed. */
  const cells = <T>(place: number, read: (text: string) => T | null): Found<readonly T[]> | null => {
    const row = rows[place];
    if (!row) return null;
    const bottom = Math.min(...ends.slice(place + 1)) - 0.3 * row.size;
    // Small print under a label, such as "Amount can increase over time", begins at its left edge.
    const words = linesOf(wordsInside(part, { top: row.top - 0.3 * row.size, bottom })).flatMap((line) =>
      cellsOf(line.words)
        .filter(([first]) => first && first.left > row.left + 2 * row.size)
        .flat(),
    );
    const values = columns.map((column, index) => {
      const before = columns[index - 1];
      const after = columns[index + 1];
      const left = before ? (before.middle + column.middle) / 2 : -Infinity;
      const right = after ? (column.middle + after.middle) / 2 : Infinity;
      const inColumn = wordsInside({ words }, { left, right });
      return inColumn.length > 0 ? read(textOfLines(linesOf(inColumn))) : null;
    });
    const known = values.flatMap((value) => (value === null ? [] : [value]));
    return known.length === columns.length ? locate(at, { value: known, words }) : null;
  };
  return {
    years: locate(at, {
      value: columns.map(({ from, to }) => ({ from, to })),
      words: columns.flatMap(({ words }) => words),
    }),
    principalAndInterest: cells(0, spanIn),
    mortgageInsurance: cells(1, partIn),
    escrow: cells(2, partIn),
    monthlyTotal: cells(3, spanIn),
  };
}

/** Taxes and insurance, with the escrow answers at the right edge. */
function taxes(at: FormPage, part: UprightPage): PageFields {
  const label = labelIn(part.lines, ...taxesLabels);
  const head = labelIn(part.lines, 'In escrow?');
  const includes = labelIn(part.lines, 'This estimate includes');
  const escrowOf = (...names: string[]) => {
    const row = labelIn(part.lines, ...names);
    if (!row || !head || !includes || row.left < includes.left - 2 * row.size) return null;
    const words = wordsRightOf(part, row).filter(({ left, size }) => left >= head.left - size);
    return readAll(at, words, (text) => {
      const answer = alphanumeric(text);
      return answer === 'yes' || answer === 'no' || answer === 'some' ? answer : null;
    });
  };
  return {
    taxesAndInsurance: label && readDollars(at, wordsRightOf(part, label, includes?.left)),
    taxesInEscrow: escrowOf('Property Taxes'),
    insuranceInEscrow: escrowOf("Homeowner's Insurance", 'Homeowners Insurance'),
  };
}

function amountNextTo(at: FormPage, part: UprightPage, label: Label | null): Found<number> | null {
  if (!label) return null;
  const words = wordsRightOf(part, label);
  const text = words.findIndex((word) => /^[a-z]{2,}/i.test(word.text));
  return readDollars(at, text < 0 ? words : words.slice(0, text));
}

/** Cash from the borrower; negative if a checked box says it is paid to the borrower. */
function cashNextTo(at: FormPage, part: UprightPage, label: Label | null): Found<number> | null {
  const amount = amountNextTo(at, part, label);
  if (!label || !amount) return null;
  const words = wordsRightOf(part, label);
  if (!words.some(({ text }) => /^Borrower/i.test(text))) return amount;
  const mark = checkedOf(words, { from: /^\W*[xX]?From$/, to: /^\W*[xX]?To$/ });
  if (!mark) return null;
  return mark.name === 'to' ? { ...amount, value: -Math.abs(amount.value) } : amount;
}

export function readTerms(at: FormPage): PageFields {
  const { page } = at;
  const terms = headingIn(page.lines, 'Loan Terms');
  const projected = headingIn(page.lines, 'Projected Payments');
  const costs = headingIn(page.lines, 'Costs at Closing');
  if (!terms || !projected || terms.top > projected.top) return {};
  const end = costs && costs.top > projected.top ? costs.top : Infinity;
  const middle = partOfPage(page, { top: projected.bottom, bottom: end });
  const last = costs && partOfPage(page, { top: costs.bottom });
  return {
    ...header(at, partOfPage(page, { bottom: terms.top })),
    ...loanTerms(at, partOfPage(page, { top: terms.top - 0.5 * terms.size, bottom: projected.top })),
    ...projectedPayments(at, middle),
    ...taxes(at, middle),
    closingCosts: last && amountNextTo(at, last, labelIn(last.lines, 'Estimated Closing Costs', 'Closing Costs')),
    cashToClose: last && cashNextTo(at, last, labelIn(last.lines, 'Estimated Cash to Close', 'Cash to Close')),
  };
}

/** The lender credits in the sentence next to the closing costs on page 1. */
export function creditsOfSentence(at: FormPage): Found<number> | null {
  const { page } = at;
  const costs = headingIn(page.lines, 'Costs at Closing');
  const label =
    costs && labelsIn(partOfPage(page, { top: costs.bottom }).lines, 'Estimated Closing Costs', 'Closing Costs')[0];
  if (!label) return null;
  const words = entryOf(page, label);
  const match = /in\s*Other\s*Costs\s*-\s*(\$[\d,]+(?:\.\d{2})?)\s*in\s*Lender\s*Credits/i.exec(textOf(words));
  const value = match?.[1] ? dollarsIn(match[1]) : null;
  return value === null ? null : locate(at, { value, words });
}
