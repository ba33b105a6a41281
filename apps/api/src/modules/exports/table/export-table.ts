import type { PlainDate } from '@lender/calculator';
import type { Centavos } from '@lender/money';
import type { ExportAsked } from './export-asked.ts';

/** Value of a cell, by the kind of its column. */
interface CellValues {
  /** Text of a person, or of this program in Spanish. Identifiers are texts: they may begin with a zero. */
  readonly text: string | null;
  /** Status or other word of the contract, for programs; its words are in a column beside it. */
  readonly code: string | number | null;
  readonly number: number | null;
  readonly money: Centavos | null;
  readonly day: PlainDate | null;
  readonly moment: Date | null;
}

export type ColumnKind = keyof CellValues;

/** A cell with its kind, which says how each format writes it. */
export type ExportCell = {
  [Kind in ColumnKind]: { readonly kind: Kind; readonly value: CellValues[Kind] };
}[ColumnKind];

export interface ExportColumn {
  /** Name for programs. It stays the same when the heading is worded differently. */
  readonly name: string;
  readonly kind: ColumnKind;
  readonly heading: string;
}

export type ExportRow = readonly ExportCell[];

/** Columns of a file, and the reader of its rows. */
export interface ExportTable {
  readonly columns: readonly ExportColumn[];
  readonly read: (asked: ExportAsked) => Promise<readonly ExportRow[]>;
}

type Columns = Readonly<Record<string, ColumnKind>>;

/** A row, with a value for each column. */
export type RowOf<Kinds extends Columns> = { readonly [Name in keyof Kinds]: CellValues[Kinds[Name]] };

interface TableParts<Kinds extends Columns> {
  /** Name and kind of each column, in order. */
  readonly columns: Kinds;
  readonly headings: { readonly [Name in keyof Kinds]: string };
  readonly read: (asked: ExportAsked) => Promise<readonly RowOf<Kinds>[]>;
}

/** Defines what a file holds. A column without a heading, or a row without a column, does not compile. */
export function defineTable<const Kinds extends Columns>({ columns, headings, read }: TableParts<Kinds>): ExportTable {
  const words: Readonly<Record<string, string>> = headings;
  const kinds = Object.entries(columns);
  // `RowOf` says that the value of a column has the type of its kind.
  const toCell = (row: RowOf<Kinds>, [name, kind]: [string, ColumnKind]) =>
    ({ kind, value: Reflect.get(row, name) }) as ExportCell;
  return {
    columns: kinds.map(([name, kind]) => ({ name, kind, heading: words[name] ?? name })),
    read: async (asked) => (await read(asked)).map((row) => kinds.map((column) => toCell(row, column))),
  };
}
