import { Table, type TableColumn } from '@lender/ui';
import type { Comparison } from './comparison-view.ts';
import { draftCopy } from './policies.copy.es.ts';

const { test: copy } = draftCopy;

type Side = Comparison['sides'][number];
type Move = Comparison['moves'][number];

const sides: readonly TableColumn<Side>[] = [
  { id: 'who', header: copy.columns.who, isRowHeader: true, cell: ({ who }) => who },
  { id: 'offered', header: copy.columns.offered, align: 'end', cell: ({ offered }) => offered },
  { id: 'amount', header: copy.columns.amount, align: 'end', cell: ({ amount }) => amount },
];
const moves: readonly TableColumn<Move>[] = [
  { id: 'from', header: copy.moveColumns.from, isRowHeader: true, cell: ({ from }) => from },
  { id: 'to', header: copy.moveColumns.to, cell: ({ to }) => to },
  { id: 'count', header: copy.moveColumns.count, align: 'end', cell: ({ count }) => count },
];

/** Shows what two policies offer, and how applications move from one outcome to another. */
export function ComparisonTables({
  caption,
  comparison,
}: {
  readonly caption: string;
  readonly comparison: Comparison;
}) {
  return (
    <>
      <Table
        caption={caption}
        isCaptionHidden
        columns={sides}
        rows={comparison.sides}
        rowKey={({ who }) => who}
        empty=""
      />
      <Table caption={copy.moves} columns={moves} rows={comparison.moves} rowKey={({ id }) => id} empty="" />
    </>
  );
}
