/** First characters that make a spreadsheet evaluate a cell, full-width forms included. */
const formulaStart = /^[=+\-@\t\r\n\0＝＋－＠]/;

/** The same after a semicolon or tab: a spreadsheet that splits cells there treats quotes as text. */
const formulaAfterSeparator = /([;\t\r\n][ "]*)(?=[=+\-@\0＝＋－＠])/g;

export function neutralizeCell(text: string): string {
  const inside = text.replace(formulaAfterSeparator, "$1'");
  return formulaStart.test(text) ? `'${inside}` : inside;
}

/** Marks a CSV file as UTF-8 for spreadsheets. */
export const byteOrderMark = '\uFEFF';

/** One CSV line (RFC 4180), every cell quoted and neutralized. */
export function csvLine(row: readonly string[]): string {
  return `${row.map((text) => `"${neutralizeCell(text).replaceAll('"', '""')}"`).join(',')}\r\n`;
}
