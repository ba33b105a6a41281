import writeExcelFile, { type Row } from 'write-excel-file/node';

/** Kind of a column of a workbook. A `moment` is the wall clock that is shown, in the UTC fields of its date. */
export type WorkbookKind = 'text' | 'number' | 'money' | 'day' | 'moment';

export interface WorkbookColumn {
  readonly heading: string;
  readonly kind: WorkbookKind;
}

type WorkbookCell = string | number | Date | null;

/** A table with typed cells, and notes about it. The table has a sheet of its own, with its headings first. */
export interface WorkbookText {
  readonly title: string;
  readonly columns: readonly WorkbookColumn[];
  readonly rows: readonly (readonly WorkbookCell[])[];
  readonly notes: { readonly title: string; readonly lines: readonly (readonly [label: string, text: string])[] };
}

/** How a spreadsheet shows the cells of a column. `@` is text, also where it looks like a number. */
const FORMATS = {
  text: '@',
  number: undefined,
  money: '#,##0.00',
  day: 'dd/mm/yyyy',
  moment: 'dd/mm/yyyy hh:mm',
} as const satisfies Readonly<Record<WorkbookKind, string | undefined>>;

/** Width of a column in letters: of its heading, and of the cells of its kind. */
const WIDTHS: Readonly<Record<WorkbookKind, number>> = { text: 22, number: 10, money: 14, day: 12, moment: 18 };

/** Writes a workbook (XLSX). A text is never a formula, whatever it begins with. */
export const workbook = ({ title, columns, rows, notes }: WorkbookText): Promise<Buffer> =>
  writeExcelFile([
    {
      sheet: title,
      stickyRowsCount: 1,
      columns: columns.map(({ heading, kind }) => ({ width: Math.max(heading.length + 2, WIDTHS[kind]) })),
      data: [columns.map(({ heading }) => label(heading)), ...rows.map((row) => toRow(row, columns))],
    },
    {
      sheet: notes.title,
      columns: [{ width: 22 }, { width: 80 }],
      data: notes.lines.map(([name, text]) => [label(name), { value: text, type: String, wrap: true }]),
    },
  ]).toBuffer();

const label = (text: string) => ({ value: text, type: String, fontWeight: 'bold' }) as const;

const toRow = (row: readonly WorkbookCell[], columns: readonly WorkbookColumn[]): Row =>
  row.map((value, at) => {
    if (value === null || value === '') return null;
    if (typeof value === 'string') return { value, type: String, format: FORMATS.text };
    // A code may be a number in a column of texts.
    const kind = columns[at]?.kind ?? 'number';
    const format = kind === 'text' ? undefined : FORMATS[kind];
    if (value instanceof Date) return { value, type: Date, ...(format !== undefined && { format }) };
    return { value, type: Number, ...(format !== undefined && { format }) };
  });
