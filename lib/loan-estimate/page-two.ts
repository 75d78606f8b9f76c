import type { CostLine, Found, PageFields } from './estimate';
import { type FormPage, locate, readDollars, readPercent, readText } from './found';
import { entryOf, headingIn, type Label, labelIn, labelsIn, partOfPage, wordsRightOf } from './labels';
import { type Line, textOf, type UprightPage, type Word } from './page-text';
import { dollarsAmong, onlyOf, percentIn } from './values';

/** Section headings, including names used only in a Closing Disclosure. */
const headings = {
  A: ['A. Origination Charges'],
  B: ['B. Services You Cannot Shop For', 'B. Services Borrower Did Not Shop For'],
  C: ['C. Services You Can Shop For', 'C. Services Borrower Did Shop For'],
  D: ['D. TOTAL LOAN COSTS'],
  E: ['E. Taxes and Other Government Fees'],
  F: ['F. Prepaids'],
  G: ['G. Initial Escrow Payment at Closing'],
  H: ['H. Other'],
  I: ['I. TOTAL OTHER COSTS'],
  J: ['J. TOTAL CLOSING COSTS'],
} as const;

type Letter = keyof typeof headings;

const letters = Object.keys(headings) as readonly Letter[];
const lettersWithLines = ['A', 'B', 'C', 'E', 'F', 'G', 'H'] as const;

/** The amount at the end of a line, after other words. */
function amountAtEnd(
  words: readonly Word[],
): { readonly amount: number; readonly words: readonly Word[]; readonly name: readonly Word[] } | null {
  const stated = dollarsAmong(words).at(-1);
  if (!stated || stated.words.at(-1) !== words.at(-1)) return null;
  const first = words.indexOf(stated.words[0] as Word);
  return first > 0 ? { amount: stated.value, words: stated.words, name: words.slice(0, first) } : null;
}

/** Lines of E, F and G that the form prints even if nothing is charged. */
const preprintedLines =
  /^(?:Recording Fees|Transfer Tax|Homeowner'?s Insurance|Mortgage Insurance|Prepaid Interest|Property Tax|\.?\d*\.?\d*\s*% of Loan Amount)/i;

/**
 * The charges between two headings. A name next to a line without an amount cannot be distinguished from that line's.
 */
function linesBetween(at: FormPage, lines: readonly Line[]): Found<readonly CostLine[]> | null {
  const read = lines.map((line) => ({ line, text: textOf(line.words), end: amountAtEnd(line.words) }));
  const lacksAmount = (place: number) => {
    const other = read[place];
    return other !== undefined && other.end === null && !preprintedLines.test(other.text);
  };
  const charges = read.flatMap(({ end }, place) =>
    end
      ? [{ name: lacksAmount(place - 1) || lacksAmount(place + 1) ? null : textOf(end.name), amount: end.amount }]
      : [],
  );
  const withAmount = read.flatMap(({ end, line }) => (end ? line.words : []));
  return charges.length > 0 ? locate(at, { value: charges, words: withAmount }) : null;
}

/** The only amount next to a label, up to the end of the column: of a line, or the total of a section. */
function amountNextTo(at: FormPage, column: UprightPage, label: Label | null): Found<number> | null {
  return label && readDollars(at, wordsRightOf(column, label));
}

function fieldsBySection(
  name: 'total' | 'lines',
  letters: readonly Letter[],
  read: (letter: Letter) => Found<unknown> | null,
): PageFields {
  return Object.fromEntries(letters.map((letter) => [`${name}${letter}`, read(letter)]));
}

function sections(at: FormPage, column: UprightPage, letters: readonly Letter[], end: number) {
  const places = letters.map((letter) => ({ letter, heading: labelIn(column.lines, ...headings[letter]) }));
  return places.map(({ letter, heading }, index) => {
    const next = places[index + 1];
    const isKnown = heading && (next ? next.heading && next.heading.top > heading.top : true);
    const bottom = next?.heading?.top ?? end;
    const lines = isKnown
      ? column.lines.filter(
          (line) => line.top > heading.top + 0.5 * heading.size && line.bottom < bottom + 0.3 * heading.size,
        )
      : [];
    return { letter, total: amountNextTo(at, column, heading), lines };
  });
}

/** The points in the first line of A. A line without a percentage or an amount means none. */
function points(at: FormPage, lines: readonly Line[]): Pick<PageFields, 'pointsPercent' | 'pointsAmount'> {
  const line = onlyOf(lines.filter(({ words }) => /%?\s*of\s*Loan\s*Amount\s*\(?\s*Points/i.test(textOf(words))));
  if (!line) return {};
  const label = line.words.findIndex((word) => /^%?of/i.test(word.text) || /%of/i.test(word.text));
  const end = amountAtEnd(line.words);
  const before = line.words.slice(0, label + 1);
  const text = textOf(before).replace(/of.*$/i, '').trim();
  const value = text === '%' || text === '' ? null : percentIn(text.endsWith('%') ? text : `${text}%`);
  if (value === null) {
    const isBlank = (text === '%' || text === '') && !end && !/\d/.test(textOf(line.words));
    const none = isBlank ? locate(at, { value: 0, words: line.words }) : null;
    return { pointsPercent: none, pointsAmount: none };
  }
  return {
    pointsPercent: locate(at, { value, words: before }),
    pointsAmount: end && locate(at, { value: end.amount, words: end.words }),
  };
}

/** The lender credits of a column as a positive number, whatever sign the form prints. */
function credits(at: FormPage, column: UprightPage): Found<number> | null {
  const stated = amountNextTo(at, column, labelIn(column.lines, 'Lender Credits'));
  return stated && { ...stated, value: Math.abs(stated.value) };
}

/** The tables of adjustable payments and rates; each answer is to the right of its label. */
function adjustable(at: FormPage, page: UprightPage): PageFields {
  const payments = labelIn(page.lines, 'Adjustable Payment (AP) Table');
  const rates = labelIn(page.lines, 'Adjustable Interest Rate (AIR) Table');
  const between = rates && payments && rates.left > payments.right ? rates.left - rates.size : Infinity;
  const ap =
    payments && partOfPage(page, { left: payments.left - payments.size, right: between, top: payments.bottom });
  const air = rates && partOfPage(page, { left: rates.left - rates.size, top: rates.bottom });
  const text = (column: UprightPage | null, heading: string) => {
    const label = column && headingIn(column.lines, heading);
    return label && readText(at, entryOf(column, label));
  };
  const percentAfter = (column: UprightPage | null, heading: string) => {
    const label = column && headingIn(column.lines, heading);
    return label && readPercent(at, wordsRightOf(column, label));
  };
  /** The lines "First Change" and "Subsequent Changes" occur twice, under two headings. */
  const sectionUnder = (heading: string, until: string | null): UprightPage | null => {
    const start = air && labelIn(air.lines, heading);
    const end = air && until ? labelIn(air.lines, until) : null;
    if (!air || !start || (until && !end)) return null;
    return partOfPage(air, { top: start.bottom, bottom: end?.top ?? start.bottom + 5 * start.size });
  };
  const frequency = sectionUnder('Change Frequency', 'Limits on Interest Rate Changes');
  const limits = sectionUnder('Limits on Interest Rate Changes', null);
  const ends = air && headingIn(air.lines, 'Minimum/Maximum Interest Rate');
  const endWords = ends ? wordsRightOf(air, ends) : [];
  const both = /^(\S+%)\s*\/\s*(\S+%)$/.exec(textOf(endWords));
  const [minimum, maximum] = [percentIn(both?.[1] ?? ''), percentIn(both?.[2] ?? '')];
  return {
    interestOnly: text(ap, 'Interest Only Payments?'),
    firstPaymentChange: text(ap, 'First Change/Amount'),
    maximumPayment: text(ap, 'Maximum Payment'),
    indexAndMargin: text(air, 'Index + Margin'),
    initialRatePercent: percentAfter(air, 'Initial Interest Rate'),
    minimumRatePercent: minimum === null ? null : locate(at, { value: minimum, words: endWords }),
    maximumRatePercent: maximum === null ? null : locate(at, { value: maximum, words: endWords }),
    firstRateChange: text(frequency, 'First Change'),
    laterRateChanges: text(frequency, 'Subsequent Changes'),
    firstCapPercent: percentAfter(limits, 'First Change'),
    laterCapPercent: percentAfter(limits, 'Subsequent Changes'),
  };
}

/** The two columns of the page, separated at the left edge of the headings E, F and G. */
function halves(page: UprightPage): { readonly left: UprightPage; readonly right: UprightPage } | null {
  const edges = (['E', 'F', 'G'] as const).flatMap((letter) =>
    labelsIn(page.lines, ...headings[letter]).map(({ left, size }) => left - size),
  );
  const first = labelsIn(page.lines, ...headings.A)[0];
  const edge = Math.min(...edges);
  if (!first || !Number.isFinite(edge) || Math.max(...edges) - edge > 3 * first.size || first.left > edge) return null;
  return { left: partOfPage(page, { right: edge }), right: partOfPage(page, { left: edge }) };
}

export function readCosts(at: FormPage): PageFields {
  const { page } = at;
  const columns = halves(page);
  if (!columns) return {};
  const { left, right } = columns;
  const loan = sections(at, left, ['A', 'B', 'C', 'D'], Infinity);
  const other = sections(at, right, ['E', 'F', 'G', 'H', 'I', 'J'], Infinity);
  const all = new Map([...loan, ...other].map((section) => [section.letter, section]));
  const calculating = headingIn(right.lines, 'Calculating Cash to Close');
  const cashSection = calculating && partOfPage(right, { top: calculating.bottom });
  const cash = (...labels: string[]) =>
    cashSection && amountNextTo(at, cashSection, labelIn(cashSection.lines, ...labels));
  return {
    ...fieldsBySection('total', letters, (letter) => all.get(letter)?.total ?? null),
    ...fieldsBySection('lines', lettersWithLines, (letter) => linesBetween(at, all.get(letter)?.lines ?? [])),
    ...points(at, all.get('A')?.lines ?? []),
    lenderCredits: calculating && credits(at, partOfPage(right, { bottom: calculating.top })),
    costsFinanced: cash('Closing Costs Financed (Paid from your Loan Amount)', 'Closing Costs Financed'),
    downPayment: cash('Down Payment/Funds from Borrower', 'Down Payment'),
    deposit: cash('Deposit'),
    fundsForBorrower: cash('Funds for Borrower'),
    sellerCredits: cash('Seller Credits'),
    adjustments: cash('Adjustments and Other Credits'),
    ...adjustable(at, page),
  };
}

/** The section totals on page 2 of a Closing Disclosure, where both halves of the costs are one table. */
export function readDisclosedCosts(at: FormPage): PageFields {
  const { page } = at;
  return {
    ...fieldsBySection('total', letters, (letter) => amountNextTo(at, page, labelIn(page.lines, ...headings[letter]))),
    lenderCredits: credits(at, page),
  };
}
