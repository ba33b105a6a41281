import type { ReactNode } from 'react';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { type ColumnSort, SortLink } from './sort-link.tsx';
import * as css from './table.css.ts';

export interface TableColumn<Row> {
  readonly id: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** `end` for money and counts, whose digits then line up. @default 'start' */
  readonly align?: 'start' | 'end';
  /** This column names the row. */
  readonly isRowHeader?: boolean;
  /** Short words that are read as one, such as a date with its time. */
  readonly isOneLine?: boolean;
  readonly sort?: ColumnSort;
}

export interface TableProps<Row> {
  /** What the table holds; drawn above it unless hidden. */
  readonly caption: string;
  readonly isCaptionHidden?: boolean;
  readonly columns: readonly TableColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  /** Said instead of the rows when there are none. */
  readonly empty: ReactNode;
}

/**
 * Rows to compare, scrolling sideways inside their own frame when there is no room.
 *
 * @example
 * <Table caption="Pagos" columns={[{ id: 'date', header: 'Fecha', cell: (payment) => payment.date, isRowHeader: true }]}
 *   rows={payments} rowKey={(payment) => payment.id} empty="Todavía no hay pagos." />
 */
export function Table<Row>({ caption, isCaptionHidden = false, columns, rows, rowKey, empty }: TableProps<Row>) {
  return (
    // A frame that scrolls has to be reachable by keyboard.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
    <section className={css.scroller} aria-label={caption} tabIndex={0}>
      <table className={css.table}>
        <caption className={isCaptionHidden ? undefined : css.caption}>
          {isCaptionHidden ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}
        </caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th
                key={column.id}
                scope="col"
                className={css.cell({ align: column.align ?? 'start', kind: 'head' })}
                aria-sort={column.sort?.direction}
              >
                {column.sort ? <SortLink {...column.sort}>{column.header}</SortLink> : column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)} className={css.row}>
              {columns.map((column) => (
                <Cell key={column.id} column={column} row={row} />
              ))}
            </tr>
          ))}
          {rows.length === 0 && (
            <tr>
              <td className={css.empty} colSpan={columns.length}>
                {empty}
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </section>
  );
}

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
