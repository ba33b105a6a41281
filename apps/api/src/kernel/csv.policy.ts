/** Rows under their headings; `null` is an empty cell. */
export interface CsvTable {
  readonly headings: readonly string[];
  readonly rows: readonly (readonly (string | number | null)[])[];
}

/** Start of a text that a spreadsheet takes for a formula and runs. */
const FORMULA = /^[=+\-@\t\r]/;
const QUOTED = /[",\r\n]/;

function cellOf(value: string | number | null): string {
  if (value === null) return '';
  return typeof value === 'number' ? String(value) : csvText(value);
}

/** Writes a text as a cell. One that a spreadsheet would take for a formula begins with an apostrophe. */
export function csvText(value: string): string {
  const text = FORMULA.test(value) ? `'${value}` : value;
  return QUOTED.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const lineOf = (cells: readonly (string | number | null)[]): string => cells.map(cellOf).join(',');

/**
 * Writes a table as a file that spreadsheets open as it is: UTF-8 with its mark, commas, RFC 4180. Text that a
 * spreadsheet would take for a formula begins with an apostrophe.
 *
 * @param heading - the file's title, or who has it made and when: the first line, in one cell
 */
export const csvOf = (heading: string, { headings, rows }: CsvTable): string =>
  `\uFEFF${[lineOf([heading]), lineOf(headings), ...rows.map(lineOf), ''].join('\r\n')}`;
