import type { CostLine, Found, PageFields } from './estimate';
import { type FormPage, found, foundDollars, foundPercent, foundText } from './found';
import { entryOf, headingIn, type Label, labelIn, labelsIn, wordsInside, wordsRightOf } from './labels';
import { type Line, linesOf, textOf, type UprightPage, type Word } from './page-text';
import { dollarsAmong, percentIn } from './values';

/** A column of the page as a page of its own. */
function columnOf(page: UprightPage, left: number, right: number): UprightPage {
  const words = wordsInside(page, { left, right });
  return { ...page, words, lines: linesOf(words) };
}

/** The headings of the sections, with the names that only a Closing Disclosure has. */
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

/** The amount at the end of a line, in words that are not all of the line. */
function amountAtEnd(
  words: readonly Word[],
): { readonly amount: number; readonly words: readonly Word[]; readonly name: readonly Word[] } | null {
  const stated = dollarsAmong(words).at(-1);
  if (!stated || stated.words.at(-1) !== words.at(-1)) return null;
  const first = words.indexOf(stated.words[0] as Word);
  return first > 0 ? { amount: stated.value, words: stated.words, name: words.slice(0, first) } : null;
}

/** Lines of E, F and G that the form prints even when nothing is charged. */
const printedAlways =
  /^(?:Recording Fees|Transfer Tax|Homeowner'?s Insurance|Mortgage Insurance|Prepaid Interest|Property Tax|\.?\d*\.?\d*\s*% of Loan Amount)/i;

/** The charges between two headings; the name of a line beside one without an amount cannot be told from it. */
function linesBetween(at: FormPage, lines: readonly Line[]): Found<readonly CostLine[]> | null {
  const read = lines.map((line) => ({ line, text: textOf(line.words), end: amountAtEnd(line.words) }));
  const isLoose = (place: number) => {
    const other = read[place];
    return other !== undefined && other.end === null && !printedAlways.test(other.text);
  };
  const charges = read.flatMap(({ end }, place) =>
    end ? [{ name: isLoose(place - 1) || isLoose(place + 1) ? null : textOf(end.name), amount: end.amount }] : [],
  );
  const withAmount = read.flatMap(({ end, line }) => (end ? line.words : []));
  return charges.length > 0 ? found(at, { value: charges, words: withAmount }) : null;
}

/** The total beside the heading of a section: the only amount up to the end of the column. */
function totalOf(at: FormPage, column: UprightPage, heading: Label | null): Found<number> | null {
  return heading && foundDollars(at, wordsRightOf(column, heading));
}

/** The sections of one column, each with its total and the lines up to the next heading. */
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
    return { letter, heading, total: totalOf(at, column, heading), lines };
  });
}

/** The points in the first line of A. A line without a percentage and without an amount says that there are none. */
function points(at: FormPage, lines: readonly Line[]): Pick<PageFields, 'pointsPercent' | 'pointsAmount'> {
  const all = lines.filter(({ words }) => /%?\s*of\s*Loan\s*Amount\s*\(?\s*Points/i.test(textOf(words)));
  const [line, ...others] = all;
  if (!line || others.length > 0) return { pointsPercent: null, pointsAmount: null };
  const label = line.words.findIndex((word) => /^%?of/i.test(word.text) || /%of/i.test(word.text));
  const end = amountAtEnd(line.words);
  const before = line.words.slice(0, label + 1);
  const text = textOf(before).replace(/of.*$/i, '').trim();
  const value = text === '%' || text === '' ? null : percentIn(text.endsWith('%') ? text : `${text}%`);
  if (value === null) {
    const isBlank = (text === '%' || text === '') && !end && !/\d/.test(textOf(line.words));
    const none = isBlank ? found(at, { value: 0, words: line.words }) : null;
    return { pointsPercent: none, pointsAmount: none };
  }
  return {
    pointsPercent: found(at, { value, words: before }),
    pointsAmount: end && found(at, { value: end.amount, words: end.words }),
  };
}

/** A line with a label and one amount in a column; null without an amount. */
function lineAmount(at: FormPage, column: UprightPage, ...labels: string[]): Found<number> | null {
  const label = labelIn(column.lines, ...labels);
  if (!label) return null;
  const [amount, ...others] = dollarsAmong(wordsRightOf(column, label));
  return amount && others.length === 0 ? found(at, amount) : null;
}

/** A credit as a positive number, whichever sign the form gives it. */
function credit(stated: Found<number> | null): Found<number> | null {
  return stated && { ...stated, value: Math.abs(stated.value) };
}

/** Answers in the tables of adjustable payments and rates, each right of its label. */
function adjustable(at: FormPage, page: UprightPage): PageFields {
  const payments = labelIn(page.lines, 'Adjustable Payment (AP) Table');
  const rates = labelIn(page.lines, 'Adjustable Interest Rate (AIR) Table');
  if (!payments && !rates) return {};
  const left = payments
    ? columnOf(
        page,
        payments.left - payments.size,
        rates && rates.left > payments.right ? rates.left - rates.size : Infinity,
      )
    : null;
  const right = rates ? columnOf(page, rates.left - rates.size, Infinity) : null;
  const below = (column: UprightPage | null, heading: Label | null): UprightPage | null => {
    if (!column || !heading) return null;
    const words = wordsInside(column, { top: heading.bottom });
    return { ...column, words, lines: linesOf(words) };
  };
  const [ap, air] = [below(left, payments), below(right, rates)];
  const text = (column: UprightPage | null, ...labels: string[]) => {
    const label = column && headingIn(column.lines, ...labels);
    return label && column ? foundText(at, entryOf(column, label)) : null;
  };
  const percentAfter = (column: UprightPage | null, ...labels: string[]) => {
    const label = column && headingIn(column.lines, ...labels);
    return label && column ? foundPercent(at, wordsRightOf(column, label)) : null;
  };
  /** The lines "First Change" and "Subsequent Changes" stand twice, under two headings. */
  const under = (heading: string, until: string | null): UprightPage | null => {
    const start = air && labelIn(air.lines, heading);
    const end = air && until ? labelIn(air.lines, until) : null;
    if (!air || !start || (until && !end)) return null;
    const words = wordsInside(air, { top: start.bottom, bottom: end?.top ?? start.bottom + 5 * start.size });
    return { ...air, words, lines: linesOf(words) };
  };
  const [frequency, limits] = [
    under('Change Frequency', 'Limits on Interest Rate Changes'),
    under('Limits on Interest Rate Changes', null),
  ];
  const ends = air && headingIn(air.lines, 'Minimum/Maximum Interest Rate');
  const both = air && ends ? /^(\S+%)\s*\/\s*(\S+%)$/.exec(textOf(wordsRightOf(air, ends))) : null;
  const [minimum, maximum] = [percentIn(both?.[1] ?? ''), percentIn(both?.[2] ?? '')];
  const endWords = air && ends ? wordsRightOf(air, ends) : [];
  return {
    interestOnly: text(ap, 'Interest Only Payments?'),
    firstPaymentChange: text(ap, 'First Change/Amount'),
    maximumPayment: text(ap, 'Maximum Payment'),
    indexAndMargin: text(air, 'Index + Margin'),
    initialRatePercent: percentAfter(air, 'Initial Interest Rate'),
    minimumRatePercent: minimum === null ? null : found(at, { value: minimum, words: endWords }),
    maximumRatePercent: maximum === null ? null : found(at, { value: maximum, words: endWords }),
    firstRateChange: text(frequency, 'First Change'),
    laterRateChanges: text(frequency, 'Subsequent Changes'),
    firstCapPercent: percentAfter(limits, 'First Change'),
    laterCapPercent: percentAfter(limits, 'Subsequent Changes'),
  };
}

/** The two columns of the page, told apart by the left edge of the headings E, F and G. */
function halves(page: UprightPage): { readonly left: UprightPage; readonly right: UprightPage } | null {
  const edges = (['E', 'F', 'G'] as const).flatMap((letter) =>
    labelsIn(page.lines, ...headings[letter]).map(({ left, size }) => left - size),
  );
  const first = labelsIn(page.lines, ...headings.A)[0];
  const edge = Math.min(...edges);
  if (!first || !Number.isFinite(edge) || Math.max(...edges) - edge > 3 * first.size || first.left > edge) return null;
  return { left: columnOf(page, -Infinity, edge), right: columnOf(page, edge, Infinity) };
}

/** The fields of page 2 of a Loan Estimate. */
export function readCosts(at: FormPage): PageFields {
  const { page } = at;
  const columns = halves(page);
  if (!columns) return {};
  const { left, right } = columns;
  const loan = sections(at, left, ['A', 'B', 'C', 'D'], Infinity);
  const other = sections(at, right, ['E', 'F', 'G', 'H', 'I', 'J'], Infinity);
  const all = new Map([...loan, ...other].map((section) => [section.letter, section]));
  const total = (letter: Letter) => all.get(letter)?.total ?? null;
  const charges = (letter: Letter) => linesBetween(at, all.get(letter)?.lines ?? []);
  const calculating = headingIn(right.lines, 'Calculating Cash to Close');
  const [costsPart, cashPart] = calculating
    ? [
        { words: wordsInside(right, { bottom: calculating.top }), top: 0 },
        { words: wordsInside(right, { top: calculating.bottom }), top: calculating.bottom },
      ].map(({ words }) => ({ ...right, words, lines: linesOf(words) }))
    : [null, null];
  const cash = (...labels: string[]) => (cashPart ? lineAmount(at, cashPart, ...labels) : null);
  return {
    totalA: total('A'),
    totalB: total('B'),
    totalC: total('C'),
    totalD: total('D'),
    totalE: total('E'),
    totalF: total('F'),
    totalG: total('G'),
    totalH: total('H'),
    totalI: total('I'),
    totalJ: total('J'),
    linesA: charges('A'),
    linesB: charges('B'),
    linesC: charges('C'),
    linesE: charges('E'),
    linesF: charges('F'),
    linesG: charges('G'),
    linesH: charges('H'),
    ...points(at, all.get('A')?.lines ?? []),
    lenderCredits: costsPart ? credit(lineAmount(at, costsPart, 'Lender Credits')) : null,
    costsFinanced: cash('Closing Costs Financed (Paid from your Loan Amount)', 'Closing Costs Financed'),
    downPayment: cash('Down Payment/Funds from Borrower', 'Down Payment'),
    deposit: cash('Deposit'),
    fundsForBorrower: cash('Funds for Borrower'),
    sellerCredits: cash('Seller Credits'),
    adjustments: cash('Adjustments and Other Credits'),
    ...adjustable(at, page),
  };
}

/** Totals of the sections from page 2 of a Closing Disclosure, where both halves of the costs are one table. */
export function readDisclosedCosts(at: FormPage): PageFields {
  const { page } = at;
  const total = (letter: Letter) => {
    const heading = labelIn(page.lines, ...headings[letter]);
    return totalOf(at, page, heading);
  };
  const creditsLine = labelIn(page.lines, 'Lender Credits');
  return {
    totalA: total('A'),
    totalB: total('B'),
    totalC: total('C'),
    totalD: total('D'),
    totalE: total('E'),
    totalF: total('F'),
    totalG: total('G'),
    totalH: total('H'),
    totalI: total('I'),
    totalJ: total('J'),
    lenderCredits: creditsLine && credit(foundDollars(at, wordsRightOf(page, creditsLine))),
  };
}
