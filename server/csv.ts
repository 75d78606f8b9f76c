/** What makes a spreadsheet take a cell for a formula when it stands first, full-width forms included. */
const formulaStart = /^[=+\-@\t\r\n\0＝＋－＠]/;

/** The text of a cell that a spreadsheet shows as it is: an apostrophe goes before what it would evaluate. */
export function harmlessCell(text: string): string {
  return formulaStart.test(text) ? `'${text}` : text;
}

/** Rows as CSV (RFC 4180): every cell quoted and harmless, lines ended by CR LF, a byte order mark first so that spreadsheets read UTF-8. */
export function csvOf(rows: readonly (readonly string[])[]): string {
  const lines = rows.map((row) => row.map((text) => `"${harmlessCell(text).replaceAll('"', '""')}"`).join(','));
  return `\uFEFF${lines.map((line) => `${line}\r\n`).join('')}`;
}
