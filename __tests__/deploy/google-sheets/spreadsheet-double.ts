/**
 * A test double of the parts of Google's spreadsheet service that the script uses. It is as strict as the service wherever a
 * mistake would lose a lead: values count only once flushed, ranges must be inside the grid and have the size of their values,
 * and unless a cell is plain text, text that starts with an equals sign becomes a formula, digits become a number, and a
 * leading apostrophe disappears.
 */
type Cell = { readonly value: string | number; readonly formula?: string };

const lengths = (count: number) => Array.from({ length: count }, (_, index) => index);

export class SheetDouble {
  /** The cells by row and column, from 0. */
  private readonly cells: Cell[][] = [];
  private pending: (() => void)[] = [];
  private readonly plain = new Set<string>();
  private rows = 1000;
  private width = 26;
  constructor(private readonly book: BookDouble) {}

  flush(): void {
    for (const write of this.pending) write();
    this.pending = [];
  }
  private read(row: number, column: number): string | number {
    this.flush();
    return this.cells[row]?.[column]?.value ?? '';
  }
  getLastRow(): number {
    this.flush();
    return 1 + this.cells.findLastIndex((row) => row.some(({ value }) => value !== ''));
  }
  getLastColumn(): number {
    this.flush();
    return Math.max(0, ...this.cells.map((row) => 1 + row.findLastIndex((cell) => cell && cell.value !== '')));
  }
  getMaxRows = () => this.rows;
  getMaxColumns = () => this.width;
  insertRowsAfter(after: number, count: number): void {
    if (after !== this.rows) throw new Error('the double adds rows at the end only');
    this.rows += count;
  }
  insertColumnsAfter(after: number, count: number): void {
    if (after !== this.width) throw new Error('the double adds columns at the end only');
    this.width += count;
  }
  setFrozenRows(): void {}

  getRange(row: number, column: number, height = 1, width = 1) {
    const isInside = row >= 1 && column >= 1 && height >= 1 && width >= 1;
    if (!isInside || row + height - 1 > this.rows || column + width - 1 > this.width)
      throw new Error('The coordinates of the range are outside the dimensions of the sheet.');
    const each = (visit: (down: number, right: number) => void) => {
      for (const down of lengths(height)) for (const right of lengths(width)) visit(down, right);
    };
    const range = {
      setNumberFormat: (format: string) => {
        each((down, right) => {
          if (format === '@') this.plain.add(`${row + down} ${column + right}`);
        });
        return range;
      },
      setValues: (values: readonly (readonly string[])[]) => {
        if (values.length !== height || values.some((line) => line.length !== width))
          throw new Error('The number of rows or columns in the data does not match the range.');
        each((down, right) => this.write(row + down, column + right, String(values[down]?.[right] ?? '')));
        return range;
      },
      setValue: (value: string) => {
        each((down, right) => this.write(row + down, column + right, value));
        return range;
      },
      getValues: () =>
        lengths(height).map((down) => lengths(width).map((right) => this.read(row + down - 1, column + right - 1))),
    };
    return range;
  }
  private write(row: number, column: number, text: string): void {
    this.book.beforeWrite();
    this.pending.push(() => {
      const line = this.cells[row - 1] ?? [];
      line[column - 1] = this.cellOf(text, this.plain.has(`${row} ${column}`));
      this.cells[row - 1] = line;
    });
  }
  private cellOf(text: string, isPlain: boolean): Cell {
    const stored = this.book.corrupt(text);
    if (stored.startsWith('=')) return { value: '#ERROR!', formula: stored };
    if (isPlain) return { value: stored };
    if (stored.startsWith("'")) return { value: stored.slice(1) };
    return stored.trim() !== '' && Number.isFinite(Number(stored)) ? { value: Number(stored) } : { value: stored };
  }

  header(): string[] {
    return lengths(this.getLastColumn()).map((column) => String(this.read(0, column)));
  }
  /** The rows below the header, keyed by column name. */
  records(): Record<string, string | number>[] {
    const header = this.header();
    return lengths(this.getLastRow())
      .slice(1)
      .map((row) => Object.fromEntries(header.map((name, column) => [name, this.read(row, column)])));
  }
  formulas(): string[] {
    this.flush();
    return this.cells.flat().flatMap(({ formula }) => formula ?? []);
  }
}

export class BookDouble {
  private readonly sheets = new Map<string, SheetDouble>();
  /** Called before each cell is written; a test can throw here. */
  beforeWrite: () => void = () => undefined;
  /** Changes a text on its way into the cell. */
  corrupt: (text: string) => string = (text) => text;
  getSheetByName = (name: string) => this.sheets.get(name) ?? null;
  insertSheet(name: string): SheetDouble {
    if (this.sheets.has(name)) throw new Error(`A sheet with the name "${name}" already exists.`);
    const sheet = new SheetDouble(this);
    this.sheets.set(name, sheet);
    return sheet;
  }
  getUrl = () => 'https://docs.google.com/spreadsheets/d/book';
  flush(): void {
    for (const sheet of this.sheets.values()) sheet.flush();
  }
}
