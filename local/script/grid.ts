/** A block of cells; rows and columns count from 1, as in Google Sheets. */
export interface Area {
  row: number;
  column: number;
  rows: number;
  columns: number;
}

/** `text` and `other` show what they hold; a formula shows an error here, for nothing may ever have entered one. */
interface Cell {
  shown: string;
  formula: string;
  format: string;
}

const EMPTY: Readonly<Cell> = { shown: '', formula: '', format: 'General' };
const NEW_SHEET_ROWS = 1000;
const NEW_SHEET_COLUMNS = 26;

/**
 * One sheet, with the traps of the real one: a value written into a cell that is not plain text is read as if a person
 * had typed it (`=…` is a formula, `+971…` a number or a formula, `007` loses its zeros), and a cell outside the grid
 * cannot be addressed.
 */
export class Grid {
  readonly #cells: Cell[][] = [];
  maxRows = NEW_SHEET_ROWS;
  maxColumns = NEW_SHEET_COLUMNS;

  /** A sheet that holds these texts as plain text, as after a restart. */
  static of(rows: readonly (readonly string[])[]): Grid {
    const grid = new Grid();
    grid.maxRows = Math.max(NEW_SHEET_ROWS, rows.length);
    grid.maxColumns = rows.reduce((most, row) => Math.max(most, row.length), NEW_SHEET_COLUMNS);
    rows.forEach((row, at) => {
      grid.#cells[at] = row.map((shown) => ({ shown, formula: '', format: '@' }));
    });
    return grid;
  }

  deleteRow(row: number): void {
    this.#check({ row, column: 1, rows: 1, columns: 1 });
    this.#cells.splice(row - 1, 1);
    this.maxRows -= 1;
  }

  setFormat(area: Area, format: string): void {
    this.#each(area, (cell) => ({ ...cell, format }));
  }

  setValues(area: Area, values: readonly (readonly string[])[]): void {
    if (values.length !== area.rows || values.some((row) => row.length !== area.columns)) {
      throw new Error('The number of rows or columns in the data does not match the range.');
    }
    this.#each(area, (cell, down, across) => ({ ...cell, ...enter(values[down]?.[across] ?? '', cell.format) }));
  }

  shown(area: Area): string[][] {
    return this.#read(area, (cell) => cell.shown);
  }

  formulas(area: Area): string[][] {
    return this.#read(area, (cell) => cell.formula);
  }

  /** The rows of the area where a cell shows exactly this text, ignoring case as TextFinder does. */
  find(area: Area, text: string): number[] {
    const wanted = text.toLowerCase();
    return this.shown(area).flatMap((row, at) => (row.some((shown) => shown.toLowerCase() === wanted) ? [area.row + at] : []));
  }

  lastRow(): number {
    return this.#cells.findLastIndex((row) => row?.some((cell) => hasContent(cell)) ?? false) + 1;
  }

  lastColumn(): number {
    return this.#cells.reduce((most, row) => Math.max(most, row.findLastIndex((cell) => hasContent(cell)) + 1), 0);
  }

  /** Everything up to the last row and column with content. */
  all(): Area {
    return { row: 1, column: 1, rows: this.lastRow(), columns: this.lastColumn() };
  }

  #read(area: Area, pick: (cell: Cell) => string): string[][] {
    if (area.rows > 0) this.#check(area);
    return Array.from({ length: area.rows }, (_row, down) =>
      Array.from({ length: area.columns }, (_cell, across) => pick(this.#cells[area.row - 1 + down]?.[area.column - 1 + across] ?? EMPTY)),
    );
  }

  #each(area: Area, change: (cell: Cell, down: number, across: number) => Cell): void {
    this.#check(area);
    for (let down = 0; down < area.rows; down += 1) {
      const row = (this.#cells[area.row - 1 + down] ??= []);
      for (let across = 0; across < area.columns; across += 1) {
        const column = area.column - 1 + across;
        while (row.length < column) row.push(EMPTY);
        row[column] = change(row[column] ?? EMPTY, down, across);
      }
    }
  }

  #check(area: Area): void {
    const inside = area.row >= 1 && area.column >= 1 && area.rows >= 1 && area.columns >= 1;
    if (!inside || area.row + area.rows - 1 > this.maxRows || area.column + area.columns - 1 > this.maxColumns) {
      throw new Error('The coordinates of the range are outside the dimensions of the sheet.');
    }
  }
}

function hasContent(cell: Cell | undefined): boolean {
  return cell !== undefined && (cell.shown !== '' || cell.formula !== '');
}

/** What a cell of this format holds after somebody typed `typed` into it. */
export function enter(typed: string, format: string): { shown: string; formula: string } {
  if (format === '@') return { shown: typed, formula: '' };
  if (typed.startsWith("'")) return { shown: typed.slice(1), formula: '' };
  const trimmed = typed.trim();
  if (trimmed.startsWith('=') && trimmed.length > 1) return { shown: '#ERROR!', formula: trimmed };
  const unsigned = trimmed.replace(/^\+/, '');
  if (/^-?\d+(\.\d+)?(e[+-]?\d+)?$/i.test(unsigned)) return { shown: String(Number(unsigned)), formula: '' };
  if (/^[+@-]./.test(trimmed)) return { shown: '#ERROR!', formula: `=${trimmed}` };
  if (/^(true|false)$/i.test(trimmed)) return { shown: trimmed.toUpperCase(), formula: '' };
  const date = /^(\d{4})-(\d{2})-(\d{2})( .*)?$/.exec(trimmed);
  if (date) return { shown: `${Number(date[3])}/${Number(date[2])}/${date[1]}`, formula: '' };
  return { shown: typed, formula: '' };
}
