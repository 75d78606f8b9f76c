import type { Found, PageFields } from './estimate';
import { type FormPage, locate, readText } from './found';
import { entryOf, type Label, labelIn, wordsInside, wordsRightOf } from './labels';
import { linesOf, textOf } from './page-text';
import { alphanumeric, dollarsAmong, onlyOf, percentsAmong } from './values';

/** The first percentage to the right of a label. */
function percentNextTo(at: FormPage, label: Label | null): Found<number> | null {
  const [first] = label ? percentsAmong(wordsRightOf(at.page, label)) : [];
  return first ? locate(at, first) : null;
}

/** The amount in "In 5 Years" in the sentence that begins with certain words. */
function inFiveYears(at: FormPage, sentence: string): Found<number> | null {
  const { page } = at;
  const label = labelIn(page.lines, 'In 5 Years');
  const next = labelIn(page.lines, 'Annual Percentage Rate (APR)');
  if (!label || !next || next.top < label.top) return null;
  const words = wordsInside(page, {
    left: label.right,
    top: label.top - label.size,
    bottom: next.top - 0.1 * next.size,
  });
  const all = linesOf(words).flatMap((line) => {
    const stated = onlyOf(dollarsAmong(line.words));
    const end = stated?.words.at(-1);
    if (!stated || !end) return [];
    const after = line.words.slice(line.words.indexOf(end) + 1);
    return alphanumeric(textOf(after)).startsWith(sentence) ? [stated] : [];
  });
  const one = onlyOf(all);
  return one && locate(at, one);
}

/** The name next to LENDER, on one or more lines; the broker is in the column to the right. */
function lender(at: FormPage): Found<string> | null {
  const { page } = at;
  const label = labelIn(page.lines, 'LENDER');
  const broker = labelIn(page.lines, 'MORTGAGE BROKER');
  const right = label && broker && broker.left > label.right ? broker.left - 0.5 * broker.size : Infinity;
  return label && readText(at, entryOf(page, label, right));
}

/** Page 3 of a Loan Estimate. A Closing Disclosure states the percentages among its loan calculations. */
export function readComparisons(at: FormPage): PageFields {
  const { page } = at;
  return {
    lender: lender(at),
    paidInFiveYears: inFiveYears(at, 'totalyouwillhavepaid'),
    principalInFiveYears: inFiveYears(at, 'principalyouwillhavepaidoff'),
    aprPercent: percentNextTo(at, labelIn(page.lines, 'Annual Percentage Rate (APR)')),
    tipPercent: percentNextTo(at, labelIn(page.lines, 'Total Interest Percentage (TIP)')),
  };
}
