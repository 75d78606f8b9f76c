/**
 * A double of the parts of Google's spreadsheet service that the script uses, as strict as the real one where a mistake
 * would cost a lead: values count only once flushed, a range must lie in the grid, rows and widths must agree, text that
 * starts with an equals sign becomes a formula, text that looks like a number becomes one unless the cell is plain text,
 * and a leading apostrophe is swallowed unless the cell is plain text.
 */
type Cell = { readonly value: string | number; readonly formula?: string };

export class SheetDouble {
  private cells: Cell[][] = [];
  private pending: (() => void)[] = [];
  private formats = new Map<string, string>();
  rows = 1000;
  width = 26;
  frozen = 0;
  constructor(
    readonly name: string,
    private readonly book: BookDouble,
  ) {}

  getLastRow(): number {
    this.flush();
    return this.cells.reduce((last, row, index) => (row.some((cell) => cell.value !== '') ? index + 1 : last), 0);
  }
  getLastColumn(): number {
    this.flush();
    return Math.max(
      0,
      ...this.cells.map((row) => row.reduce((last, cell, index) => (cell.value === '' ? last : index + 1), 0)),
    );
  }
  getMaxRows(): number {
    return this.rows;
  }
  getMaxColumns(): number {
    return this.width;
  }
  insertRowsAfter(after: number, count: number): void {
    if (after !== this.rows) throw new Error('the double adds rows at the end only');
    this.rows += count;
  }
  insertColumnsAfter(after: number, count: number): void {
    if (after !== this.width) throw new Error('the double adds columns at the end only');
    this.width += count;
  }
  setFrozenRows(count: number): void {
    this.frozen = count;
  }
  getRange(row: number, column: number, height = 1, width = 1): RangeDouble {
    const isInside =
      row >= 1 &&
      column >= 1 &&
      height >= 1 &&
      width >= 1 &&
      row + height - 1 <= this.rows &&
      column + width - 1 <= this.width;
    if (!isInside) throw new Error('The coordinates of the range are outside the dimensions of the sheet.');
    return new RangeDouble(this, row, column, height, width);
  }

  format(row: number, column: number, format: string): void {
    this.formats.set(`${row} ${column}`, format);
  }
  write(row: number, column: number, text: string): void {
    this.book.beforeWrite();
    this.pending.push(() => {
      while (this.cells.length < row) this.cells.push([]);
      const line = this.cells[row - 1] ?? [];
      while (line.length < column) line.push({ value: '' });
      line[column - 1] = this.cellOf(text, this.formats.get(`${row} ${column}`) === '@');
    });
  }
  private cellOf(text: string, isPlain: boolean): Cell {
    const kept = this.book.corrupt(text);
    if (kept.startsWith('=')) return { value: '#ERROR!', formula: kept };
    if (isPlain) return { value: kept };
    if (kept.startsWith("'")) return { value: kept.slice(1) };
    return kept.trim() !== '' && Number.isFinite(Number(kept)) ? { value: Number(kept) } : { value: kept };
  }
  read(row: number, column: number): string | number {
    this.flush();
    return this.cells[row - 1]?.[column - 1]?.value ?? '';
  }
  flush(): void {
    for (const write of this.pending) write();
    this.pending = [];
  }

  /** The rows below the header, by the header's names. */
  records(): Record<string, string | number>[] {
    this.flush();
    const [header = [], ...rows] = this.cells;
    return rows.map((row) =>
      Object.fromEntries(header.map((cell, index) => [String(cell.value), row[index]?.value ?? ''])),
    );
  }
  header(): string[] {
    this.flush();
    return (this.cells[0] ?? []).map((cell) => String(cell.value));
  }
  formulas(): string[] {
    this.flush();
    return this.cells.flat().flatMap((cell) => (cell.formula === undefined ? [] : [cell.formula]));
  }
}

class RangeDouble {
  constructor(
    private readonly sheet: SheetDouble,
    private readonly row: number,
    private readonly column: number,
    private readonly height: number,
    private readonly width: number,
  ) {}
  private each(visit: (row: number, column: number) => void): void {
    for (let row = 0; row < this.height; row += 1) {
      for (let column = 0; column < this.width; column += 1) visit(row, column);
    }
  }
  setNumberFormat(format: string): this {
    this.each((row, column) => this.sheet.format(this.row + row, this.column + column, format));
    return this;
  }
  setValues(values: readonly (readonly string[])[]): this {
    if (values.length !== this.height || values.some((line) => line.length !== this.width)) {
      throw new Error('The number of rows or columns in the data does not match the range.');
    }
    this.each((row, column) =>
      this.sheet.write(this.row + row, this.column + column, String(values[row]?.[column] ?? '')),
    );
    return this;
  }
  setValue(value: string): this {
    this.each((row, column) => this.sheet.write(this.row + row, this.column + column, value));
    return this;
  }
  getValues(): (string | number)[][] {
    return Array.from({ length: this.height }, (_, row) =>
      Array.from({ length: this.width }, (_, column) => this.sheet.read(this.row + row, this.column + column)),
    );
  }
}

export class BookDouble {
  readonly sheets = new Map<string, SheetDouble>();
  /** Called before each cell is written; a test may throw here. */
  beforeWrite: () => void = () => undefined;
  /** What becomes of a text on its way into the cell. */
  corrupt: (text: string) => string = (text) => text;
  getSheetByName(name: string): SheetDouble | null {
    return this.sheets.get(name) ?? null;
  }
  insertSheet(name: string): SheetDouble {
    if (this.sheets.has(name)) throw new Error(`A sheet with the name "${name}" already exists.`);
    const sheet = new SheetDouble(name, this);
    this.sheets.set(name, sheet);
    return sheet;
  }
  flush(): void {
    for (const sheet of this.sheets.values()) sheet.flush();
  }
}
