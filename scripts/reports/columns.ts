/** What a column of a table wants, in points: the width of its longest word, and of its longest cell in one line. */
export type ColumnNeed = { readonly least: number; readonly full: number };

/**
 * Divides `width` points among the columns of a table. Each gets its longest word; the rest is shared by what each
 * still lacks, and room to spare goes to the columns by their length, as in a browser.
 */
export function columnWidths(needs: readonly ColumnNeed[], width: number): number[] {
  const sum = (pick: (need: ColumnNeed) => number) => needs.reduce((total, need) => total + pick(need), 0);
  const full = sum((need) => need.full);
  if (full <= width) return needs.map((need) => need.full + ((width - full) * need.full) / (full || 1));
  const least = sum((need) => need.least);
  const lacking = full - least || 1;
  return needs.map((need) => need.least + ((width - least) * (need.full - need.least)) / lacking);
}
