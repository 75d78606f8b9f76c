import { spokenText } from '@/lib/calculators/words';
import { type Comparison, fiveYearRows, type OutcomeCell, outcomeRows, stayRows } from './comparison';
import { type OffersValues, offerLetters } from './fields';
import { words } from './words';

/** A cell as RFC 4180 asks: in quotation marks where it contains a comma, without the signs that only people need. */
function csvCell(text: string): string {
  const plain = text.replace(/[$%]|(?<=\d),(?=\d{3})/g, '').replace(/\u2212/g, '-');
  return /[",\r\n]/.test(plain) ? `"${plain.replace(/"/g, '""')}"` : plain;
}

/** The offers and everything computed from them as comma-separated values: a row a number, a column an offer. */
export function offersCsv(values: OffersValues, comparison: Comparison): string {
  const { outcome, costs } = words;
  const { apr, payment, upfront } = outcomeRows(comparison);
  const five = fiveYearRows(comparison);
  const texts = (cells: readonly OutcomeCell[]) => cells.map((cell) => cell.text);
  const rows: readonly (readonly string[])[] = [
    ['', ...offerLetters.map((letter) => `Offer ${letter}`)],
    ...words.rows.map(({ name, label }) => [
      label,
      ...offerLetters.map((letter) => String(values[`${name}${letter}`])),
    ]),
    [outcome.apr.label, ...texts(apr)],
    [outcome.payment.label, ...texts(payment)],
    [outcome.upfront.label, ...texts(upfront)],
    ...stayRows(comparison).map(({ months, cells }) => [`Cost over ${spokenText('months', months)}`, ...texts(cells)]),
    [costs.paid.label, ...texts(five.paid)],
    [costs.repaid.label, ...texts(five.repaid)],
    [costs.cost.label, ...texts(five.cost)],
  ];
  return `${rows.map((row) => row.map(csvCell).join(',')).join('\r\n')}\r\n`;
}
