import { memo, type ReactNode, type Ref } from 'react';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { type ColumnSort, SortLink } from './sort-link.tsx';
import * as css from './table.css.ts';

export interface TableColumn<Row> {
  readonly id: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** `end` for money and counts, whose digits then line up. @default 'start' */
  readonly align?: 'start' | 'end';
  /** True when the column names the row. */
  readonly isRowHeader?: boolean;
  /** True for short text kept on one line, such as a date with its time. */
  readonly isOneLine?: boolean;
  readonly sort?: ColumnSort;
  /** Width in CSS pixels; only in a long table, whose columns stay as they are whatever rows are drawn. */
  readonly width?: number;
}

/** The rows of a long list that are drawn, and the room that the others take. */
export interface TablePart {
  /** Number of rows; -1 while it is not known. */
  readonly total: number;
  /** Index of the first row that is drawn, from 0. */
  readonly first: number;
  /** Height of the rows above that are not drawn, in CSS pixels. */
  readonly roomAbove: number;
  readonly roomBelow: number;
  /** Receives each row, which carries its index as `data-index`. */
  readonly rowRef: Ref<HTMLTableRowElement>;
}

export interface TableProps<Row> {
  /** Caption of the table; drawn above it unless hidden. */
  readonly caption: string;
  readonly isCaptionHidden?: boolean;
  /** Columns; with many rows, pass the same array until its content changes. */
  readonly columns: readonly TableColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  /** Text in place of the rows when there are none. */
  readonly empty: ReactNode;
  /** True for more rows than fit a screen: they scroll inside the frame, below their headers, one line each. */
  readonly isLong?: boolean;
  /** Part of a long table that is drawn. @default all of it */
  readonly part?: TablePart;
  /** Element that scrolls. */
  readonly frame?: Ref<HTMLElement>;
}

/**
 * Table of rows to compare; scrolls sideways inside its own frame when there is no room.
 *
 * @example
 * <Table caption="Pagos" columns={[{ id: 'date', header: 'Fecha', cell: (payment) => payment.date, isRowHeader: true }]}
 *   rows={payments} rowKey={(payment) => payment.id} empty="Todavía no hay pagos." />
 */
export function Table<Row>(props: TableProps<Row>) {
  const { caption, isCaptionHidden = false, columns, isLong = false, part, frame } = props;
  return (
    // A frame that scrolls has to be reachable by keyboard.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
    <section ref={frame} className={css.scroller({ isLong })} aria-label={caption} tabIndex={0}>
      <table className={css.table({ isLong })} aria-rowcount={part && countOf(part)}>
        <caption className={isCaptionHidden ? undefined : css.caption}>
          {isCaptionHidden ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}
        </caption>
        {isLong && (
          <colgroup>
            {columns.map(({ id, width }) => (
              <col key={id} width={width} />
            ))}
          </colgroup>
        )}
        <thead>
          <tr aria-rowindex={part && 1}>
            {columns.map((column) => (
              <ColumnHeader key={column.id} {...column} />
            ))}
          </tr>
        </thead>
        <Rows {...props} />
      </table>
    </section>
  );
}

/** The header row counts, too. */
const countOf = ({ total }: TablePart): number => (total < 0 ? -1 : total + 1);

function ColumnHeader<Row>({ header, align = 'start', sort }: TableColumn<Row>) {
  return (
    <th scope="col" className={css.cell({ align, kind: 'head' })} aria-sort={sort?.direction}>
      {sort ? <SortLink {...sort}>{header}</SortLink> : header}
    </th>
  );
}

function Rows<Row>({ columns, rows, rowKey, empty, part }: TableProps<Row>) {
  const first = part?.first ?? 0;
  return (
    <tbody>
      <Room height={part?.roomAbove} columns={columns.length} />
      {rows.map((row, at) => (
        <DrawnRow key={rowKey(row)} row={row} columns={columns} place={part && first + at} rowRef={part?.rowRef} />
      ))}
      <Room height={part?.roomBelow} columns={columns.length} />
      {rows.length === 0 && (
        <tr>
          <td className={css.empty} colSpan={columns.length}>
            {empty}
          </td>
        </tr>
      )}
    </tbody>
  );
}

/** Takes the room of rows that are not drawn. */
function Room({ height = 0, columns }: { readonly height: number | undefined; readonly columns: number }) {
  if (height === 0) return null;
  return (
    // Counts as no row.
    // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: see above
    <tr role="none">
      <td role="none" className={css.room} style={{ height }} colSpan={columns} />
    </tr>
  );
}

interface RowProps<Row> {
  readonly row: Row;
  readonly columns: readonly TableColumn<Row>[];
  readonly place: number | undefined;
  readonly rowRef: Ref<HTMLTableRowElement> | undefined;
}

/** While the reader scrolls, only new rows are drawn. */
const DrawnRow = memo(function DrawnRow<Row>({ row, columns, place, rowRef }: RowProps<Row>) {
  const inPart = place === undefined ? {} : { 'data-index': place, 'aria-rowindex': place + 2 };
  return (
    <tr {...inPart} ref={rowRef} className={css.row}>
      {columns.map((column) => (
        <Cell key={column.id} column={column} row={row} />
      ))}
    </tr>
  );
}) as <Row>(props: RowProps<Row>) => ReactNode;

interface CellProps<Row> {
  readonly column: TableColumn<Row>;
  readonly row: Row;
}

function Cell<Row>({ column: { align = 'start', isRowHeader, isOneLine = false, cell }, row }: CellProps<Row>) {
  if (!isRowHeader) return <td className={css.cell({ align, kind: 'body', isOneLine })}>{cell(row)}</td>;
  return (
    <th scope="row" className={css.cell({ align, kind: 'rowHead', isOneLine })}>
      {cell(row)}
    </th>
  );
}
