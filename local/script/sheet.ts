/** `shown` is the displayed value. A formula always shows an error here, because the script must never write a formula. */
interface Cell {
  shown: string;
  formula: string;
  format: string;
}

const NEW_SHEET_ROWS = 1000;
const NEW_SHEET_COLUMNS = 26;
const MAX_CELL_CHARS = 50_000;

/**
 * A test double for the parts of Google's Sheet that the script uses, including its pitfalls. Unless a cell is formatted as plain text, its
 * value is parsed as if typed: `=…` becomes a formula, `+971…` becomes a number or a formula, and `007` loses its zeros. A cell holds at
 * most 50,000 characters. Cells outside the grid cannot be addressed.
 */
export class Sheet {
  readonly #cells: Cell[][];
  #maxRows: number;
  #maxColumns: number;
  readonly #id: number;
  /** Incremented on every change of values. */
  changes = 0;

  /** Stores the rows as plain text. */
  constructor(rows: readonly (readonly string[])[] = [], id = 0) {
    this.#id = id;
    this.#cells = rows.map((row) => row.map((shown) => ({ shown, formula: '', format: '@' })));
    this.#maxRows = Math.max(NEW_SHEET_ROWS, rows.length);
    this.#maxColumns = Math.max(NEW_SHEET_COLUMNS, ...rows.map((row) => row.length));
  }

  getSheetId(): number {
    return this.#id;
  }

  getLastRow(): number {
    return this.#cells.findLastIndex((row) => row?.some(hasContent)) + 1;
  }

  getLastColumn(): number {
    return Math.max(0, ...this.#cells.map((row) => (row?.findLastIndex(hasContent) ?? -1) + 1));
  }

  getMaxRows(): number {
    return this.#maxRows;
  }

  getMaxColumns(): number {
    return this.#maxColumns;
  }

  insertRowsAfter(_after: number, count: number): void {
    this.#maxRows += count;
  }

  insertColumnsAfter(_after: number, count: number): void {
    this.#maxColumns += count;
  }

  deleteRow(row: number): void {
    this.#cells.splice(row - 1, 1);
    this.#maxRows -= 1;
    this.changes += 1;
  }

  setFrozenRows(): void {}

  /** Rows and columns count from 1. */
  getRange(row: number, column: number, rows = 1, columns = 1) {
    const inside = row >= 1 && column >= 1 && rows >= 1 && columns >= 1;
    if (!inside || row + rows - 1 > this.#maxRows || column + columns - 1 > this.#maxColumns)
      throw new Error('The coordinates of the range are outside the dimensions of the sheet.');
    const cells = () =>
      Array.from({ length: rows }, (_row, down) =>
        Array.from({ length: columns }, (_cell, across) => this.#cell(row + down, column + across)),
      );
    const range = {
      getRow: () => row,
      getDisplayValues: () => cells().map((line) => line.map(({ shown }) => shown)),
      getFormulas: () => cells().map((line) => line.map(({ formula }) => formula)),
      setNumberFormat: (format: string) => {
        for (const cell of cells().flat()) cell.format = format;
        return range;
      },
      setValues: (values: readonly (readonly string[])[]) => {
        if (values.length !== rows || values.some((line) => line.length !== columns))
          throw new Error('The number of rows or columns in the data does not match the range.');
        if (values.flat().some((value) => value.length > MAX_CELL_CHARS))
          throw new Error('Your input contains more than the maximum of 50000 characters in a single cell.');
        cells().forEach((line, down) =>
          line.forEach((cell, across) => Object.assign(cell, enter(values[down]?.[across] ?? '', cell.format))),
        );
        this.changes += 1;
        return range;
      },
      createTextFinder: (text: string) => {
        const finder = {
          matchEntireCell: () => finder,
          findAll: () =>
            range.getDisplayValues().flatMap((line, down) => {
              const across = line.findIndex((shown) => shown.toLowerCase() === text.toLowerCase());
              return across < 0 ? [] : [this.getRange(row + down, column + across)];
            }),
          findNext: () => finder.findAll()[0] ?? null,
        };
        return finder;
      },
    };
    return range;
  }

  /** Displayed values, up to the last row and column with content. */
  rows(): string[][] {
    return this.#all()?.getDisplayValues() ?? [];
  }

  /** All formulas in the sheet. There must never be any. */
  formulas(): string[] {
    return (this.#all()?.getFormulas() ?? []).flat().filter((formula) => formula !== '');
  }

  #all() {
    const rows = this.getLastRow();
    return rows === 0 ? undefined : this.getRange(1, 1, rows, this.getLastColumn());
  }

  #cell(row: number, column: number): Cell {
    const line = (this.#cells[row - 1] ??= []);
    return (line[column - 1] ??= { shown: '', formula: '', format: 'General' });
  }
}

function hasContent(cell: Cell | undefined): boolean {
  return cell !== undefined && (cell.shown !== '' || cell.formula !== '');
}

/** Returns the content of a cell of this format after `typed` has been entered. */
function enter(typed: string, format: string): Pick<Cell, 'shown' | 'formula'> {
  if (format === '@') return { shown: typed, formula: '' };
  if (typed.startsWith("'")) return { shown: typed.slice(1), formula: '' };
  const trimmed = typed.trim();
  if (trimmed.startsWith('=') && trimmed.length > 1) return { shown: '#ERROR!', formula: trimmed };
  if (/^[+-]?\d+(\.\d+)?(e[+-]?\d+)?$/i.test(trimmed)) return { shown: String(Number(trimmed)), formula: '' };
  if (/^[+@-]./.test(trimmed)) return { shown: '#ERROR!', formula: `=${trimmed}` };
  if (/^(true|false)$/i.test(trimmed)) return { shown: trimmed.toUpperCase(), formula: '' };
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})( .*)?$/.exec(trimmed) ?? [];
  if (year !== undefined) return { shown: `${Number(day)}/${Number(month)}/${year}`, formula: '' };
  return { shown: typed, formula: '' };
}
