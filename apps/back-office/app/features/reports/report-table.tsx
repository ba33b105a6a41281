import { Table, type TableColumn, TextLink } from '@lender/ui';
import type { ReportCell, ReportTableView, ReportView } from './report-view.ts';
import { reportsCopy as copy } from './reports.copy.es.ts';

type Row = ReportTableView['rows'][number];

/** Table of every figure of a chart. */
export function ReportTable({ caption, columns, rows }: ReportView['tables'][number]) {
  return (
    <Table
      caption={caption}
      columns={columns.map(
        ({ header, isFigure }, place): TableColumn<Row> => ({
          id: header,
          header,
          align: isFigure ? 'end' : 'start',
          isRowHeader: place === 0,
          isOneLine: isFigure,
          cell: ({ cells }) => <Cell cell={cells[place]} />,
        }),
      )}
      rows={rows}
      rowKey={({ key }) => key}
      empty={copy.empty}
    />
  );
}

const Cell = ({ cell }: { readonly cell: ReportCell | undefined }) =>
  typeof cell === 'object' ? <TextLink href={cell.href}>{cell.text}</TextLink> : cell;
