/** First characters that make a spreadsheet read a cell as a formula, including full-width forms. */
const formulaStart = /^[=+\-@\t\r\n\0＝＋－＠]/;

/** The same after a semicolon or a tab: a spreadsheet that separates cells by these reads quotes as text. */
const laterStart = /([;\t\r\n][ "]*)(?=[=+\-@\0＝＋－＠])/g;

/** The text of a cell that a spreadsheet shows as it is: an apostrophe goes before what it would evaluate. */
export function neutralizeCell(text: string): string {
  const inside = text.replace(laterStart, "$1'");
  return formulaStart.test(text) ? `'${inside}` : inside;
}

/** The start of a CSV file, by which spreadsheets know that it is UTF-8. */
export const byteOrderMark = '\uFEFF';

/** A row as a line of CSV (RFC 4180): every cell quoted and harmless, CR LF at the end. */
export function csvLine(row: readonly string[]): string {
  return `${row.map((text) => `"${neutralizeCell(text).replaceAll('"', '""')}"`).join(',')}\r\n`;
}
