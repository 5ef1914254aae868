/** `shown` is the displayed value. A formula always shows an error here, because the script must never write a formula. */
interface Cell {
  shown: string;
  formula: string;
  format: string;
  isProtected?: boolean;
  /** Belongs to a typed column of a table. */
  isTyped?: boolean;
  /** The only texts that a drop-down accepts. */
  rule?: Rule;
}

type Rule = readonly string[] | null;

interface Area {
  row: number;
  column: number;
  rows: number;
  columns: number;
}

const NEW_SHEET_ROWS = 1000;
const NEW_SHEET_COLUMNS = 26;
const MAX_CELL_CHARS = 50_000;

/**
 * A test double for the parts of Google's Sheet that the script uses, including its pitfalls. Unless a cell is formatted as plain text, its
 * value is parsed as if typed: `=…` becomes a formula, `+971…` becomes a number or a formula, and `007` loses its zeros. A cell holds at
 * most 50,000 characters. Cells outside the grid cannot be addressed.
 *
 * Staff can make a sheet refuse what the script writes, as users of Google's Sheets have reported: typed columns take no number format and no
 * rule, drop-downs and protected cells reject values, and merged cells drop all values but the first. Google collects writes, and so throws
 * the error of a rejected value only at the next read or flush; no value of that write is kept.
 */
export class Sheet {
  readonly #cells: Cell[][];
  #maxRows: number;
  #maxColumns: number;
  readonly #id: number;
  readonly #merged: Area[] = [];
  /** The error of a rejected write, until it is thrown. */
  #rejection = '';
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

  /** @throws Error when a write was rejected. */
  flush(): void {
    const message = this.#rejection;
    this.#rejection = '';
    if (message !== '') throw new Error(message);
  }

  getLastRow(): number {
    this.flush();
    return this.#cells.findLastIndex((row) => row?.some(hasContent)) + 1;
  }

  getLastColumn(): number {
    return Math.max(0, ...Array.from(this.#cells, (row) => (row?.findLastIndex(hasContent) ?? -1) + 1));
  }

  getMaxRows(): number {
    return this.#maxRows;
  }

  getMaxColumns(): number {
    return this.#maxColumns;
  }

  insertRowsAfter(after: number, count: number): void {
    if (after < this.#cells.length) this.#cells.splice(after, 0, ...Array.from({ length: count }, () => []));
    this.#maxRows += count;
    this.changes += 1;
  }

  insertColumnsAfter(_after: number, count: number): void {
    this.#maxColumns += count;
  }

  deleteRow(row: number): void {
    this.#cells.splice(row - 1, 1);
    this.#maxRows -= 1;
    this.changes += 1;
  }

  setFrozenRows(count: number): void {
    if (this.#merged.some(({ row, rows }) => row <= count && row + rows - 1 > count))
      throw new Error('You can’t freeze rows which contain only part of a merged cell.');
  }

  /** Rows and columns count from 1. */
  getRange(row: number, column: number, rows = 1, columns = 1) {
    const inside = row >= 1 && column >= 1 && rows >= 1 && columns >= 1;
    if (!inside || row + rows - 1 > this.#maxRows || column + columns - 1 > this.#maxColumns)
      throw new Error('The coordinates of the range are outside the dimensions of the sheet.');
    const cells = () =>
      Array.from({ length: rows }, (_row, down) =>
        Array.from({ length: columns }, (_cell, across) => this.#cell(row + down, column + across)),
      );
    const forEachCell = (change: (cell: Cell, down: number, across: number) => void) =>
      cells().forEach((line, down) => line.forEach((cell, across) => change(cell, down, across)));
    const range = {
      getDisplayValues: () => {
        this.flush();
        return cells().map((line) => line.map(({ shown }) => shown));
      },
      getFormulas: () => cells().map((line) => line.map(({ formula }) => formula)),
      getNumberFormats: () => cells().map((line) => line.map(({ format }) => format)),
      setNumberFormat: (format: string) => {
        if (cells().flat().some(isTyped)) throw new Error("You can't set the number format of cells in a typed column.");
        forEachCell((cell) => (cell.format = format));
        return range;
      },
      setValues: (values: readonly (readonly string[])[]) => {
        if (values.length !== rows || values.some((line) => line.length !== columns))
          throw new Error('The number of rows or columns in the data does not match the range.');
        if (values.flat().some((value) => value.length > MAX_CELL_CHARS))
          throw new Error('Your input contains more than the maximum of 50000 characters in a single cell.');
        const entered = cells().map((line, down) => line.map((cell, across) => enter(values[down]?.[across] ?? '', cell.format)));
        forEachCell((cell, down, across) => (this.#rejection ||= rejectionOf(cell, entered[down]?.[across]?.shown ?? '')));
        if (this.#rejection !== '') return range;
        forEachCell((cell, down, across) => {
          if (!this.#isCovered(row + down, column + across)) Object.assign(cell, entered[down]?.[across]);
        });
        this.changes += 1;
        return range;
      },
      setDataValidations: (rules: readonly Rule[][]) => {
        if (cells().flat().some(isTyped)) throw new Error('This operation is not allowed on cells in typed columns.');
        forEachCell((cell, down, across) => (cell.rule = rules[down]?.[across] ?? null));
        return range;
      },
      clearDataValidations: () => range.setDataValidations([]),
      protect: () => {
        forEachCell((cell) => (cell.isProtected = true));
        return { remove: () => forEachCell((cell) => (cell.isProtected = false)) };
      },
      /** Like Google, puts blank cells last. */
      sort: ({ column: by, ascending }: { column: number; ascending: boolean }) => {
        const at = (line: Cell[]) => line[by - column]?.shown ?? '';
        const order = (a: string, b: string) => (a === '' || b === '' ? Number(a === '') - Number(b === '') : a < b === ascending ? -1 : 1);
        const sorted = cells().toSorted((a, b) => order(at(a), at(b)));
        sorted.forEach((line, down) => line.forEach((cell, across) => ((this.#cells[row + down - 1] ??= [])[column + across - 1] = cell)));
        this.changes += 1;
      },
      merge: () => {
        this.#merged.push({ row, column, rows, columns });
        forEachCell((cell, down, across) => {
          if (down + across > 0) Object.assign(cell, { shown: '', formula: '' });
        });
      },
      /** Stands for the menu Format, Convert to table, for which scripts have no method. */
      convertToTypedColumns: () => forEachCell((cell) => (cell.isTyped = true)),
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

  /** True if the cell is merged into another one, which holds the value of both. */
  #isCovered(row: number, column: number): boolean {
    return this.#merged.some(
      (area) =>
        (row !== area.row || column !== area.column) &&
        row >= area.row &&
        row < area.row + area.rows &&
        column >= area.column &&
        column < area.column + area.columns,
    );
  }

  #cell(row: number, column: number): Cell {
    const line = (this.#cells[row - 1] ??= []);
    return (line[column - 1] ??= { shown: '', formula: '', format: 'General' });
  }
}

function hasContent(cell: Cell | undefined): boolean {
  return cell !== undefined && (cell.shown !== '' || cell.formula !== '');
}

function isTyped(cell: Cell): boolean {
  return cell.isTyped === true;
}

/** Returns the error for a text in a cell; '' if the cell accepts it. */
function rejectionOf({ isProtected, rule }: Cell, text: string): string {
  if (isProtected) return 'You are trying to edit a protected cell or object. Please contact the spreadsheet owner.';
  if (rule && text !== '' && !rule.includes(text)) return 'The data you entered violates the data validation rules set on this cell.';
  return '';
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
